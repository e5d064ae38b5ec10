#pragma once

#include "core/store/reference/reference_data.h"
#include "tests/numbering/proof/proof_setup.h"

#include "core/numbering/parse/number_parser.h"

namespace lekthi::registers {

/// Two organizations, ids 1 and 2, that write letters to each other: "คคง." and "ABC".
inline numbering::NumberParser letterParser()
{
    const auto input = numbering::proofInput(
        {numbering::numberedType(QStringLiteral("LETTER"),
                                 QStringLiteral("{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"))},
        {QStringLiteral("คคง."), QStringLiteral("ABC")});
    auto parser = numbering::NumberParser::make(input, 0);
    if (!parser)
        throw std::invalid_argument("unreadable template");
    return *std::move(parser);
}

} // namespace lekthi::registers
