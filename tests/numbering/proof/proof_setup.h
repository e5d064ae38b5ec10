#pragma once

#include "core/numbering/proof/proof.h"

#include <QStringList>

#include <stdexcept>

namespace lekthi::numbering {

/// Codes with ids from 1 on.
inline QList<ProofCode> proofCodes(const QStringList &codes)
{
    QList<ProofCode> list;
    for (const QString &code : codes)
        list.append({static_cast<int>(list.size()) + 1, code});
    return list;
}

/// A type of project 1 whose template has to be right.
inline NumberedType numberedType(const QString &typeCode, const QString &text)
{
    auto parsed = Template::parse(text);
    if (!parsed)
        throw std::invalid_argument(qPrintable(text));
    static const QStringList types{QStringLiteral("LETTER"), QStringLiteral("MEMO"), QStringLiteral("RFI"),
                                   QStringLiteral("RFA"), QStringLiteral("TRANSMITTAL")};
    return {.projectId = 1,
            .projectCode = QStringLiteral("P1"),
            .typeId = static_cast<int>(types.indexOf(typeCode)) + 1,
            .typeCode = typeCode,
            .text = std::move(*parsed)};
}

inline ProofInput proofInput(const QList<NumberedType> &types, const QStringList &organizations)
{
    return {.types = types, .organizations = {proofCodes(organizations)}};
}

} // namespace lekthi::numbering
