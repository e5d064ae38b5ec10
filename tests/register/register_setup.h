#pragma once

#include "core/store/reference/reference_data.h"
#include "tests/numbering/proof/proof_setup.h"

#include "core/numbering/parse/number_parser.h"

namespace lekthi::registers {

/// Of letters with this template that two organizations, ids 1 and 2, write to each other: "คคง." and "ABC".
inline numbering::NumberParser parserOf(const QString &text)
{
    const auto input = numbering::proofInput({numbering::numberedType(QStringLiteral("LETTER"), text)},
                                             {QStringLiteral("คคง."), QStringLiteral("ABC")});
    auto parser = numbering::NumberParser::make(input, 0);
    if (!parser)
        throw std::invalid_argument("unreadable template");
    return *std::move(parser);
}

inline numbering::NumberParser letterParser()
{
    return parserOf(QStringLiteral("{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"));
}

} // namespace lekthi::registers
