#include "core/numbering/proof/proof_input.h"

namespace lekthi::numbering {

const QList<ProofCode> &rowsFor(const ProofInput &input, TokenKind kind, qsizetype organizations)
{
    switch (partOf(kind)) {
    case TokenKind::SubType:
        return input.subTypes;
    case TokenKind::RfaType:
        return input.rfaTypes;
    case TokenKind::Discipline:
        return input.disciplines;
    default:
        return input.organizations[organizations];
    }
}

QString writtenFor(const ProofCode &row, TokenKind kind)
{
    const ShownText shown = descriptorOf(kind).shown;
    return shown == ShownText::Code ? row.code : row.others.value(shown);
}

QString writtenFor(const NumberedType &type, TokenKind kind)
{
    if (kind == TokenKind::Project)
        return type.projectCode;
    return kind == TokenKind::CorrType ? type.typeCode : type.shown.value(kind);
}

void setRow(NumberParts &parts, TokenKind kind, const ProofCode &row)
{
    for (const TokenDescriptor &token : tokenTable()) {
        if (token.part == partOf(kind))
            parts.setCode(token.kind, writtenFor(row, token.kind));
    }
}

} // namespace lekthi::numbering
