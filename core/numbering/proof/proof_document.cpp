#include "core/numbering/proof/proof_document.h"

#include "core/numbering/proof/collated_text.h"

namespace lekthi::numbering {

namespace {

void setPart(ProofDocument &document, TokenKind kind, const ProofCode &code)
{
    switch (kind) {
    case TokenKind::Originator:
        document.key.originatorOrganizationId = code.id;
        document.parts.originator = code.code;
        return;
    case TokenKind::Recipient:
        document.key.recipientOrganizationId = code.id;
        document.parts.recipient = code.code;
        return;
    case TokenKind::SubType:
        document.key.subTypeId = code.id;
        document.parts.subType = code.code;
        return;
    case TokenKind::RfaType:
        document.key.rfaTypeId = code.id;
        document.parts.rfaType = code.code;
        return;
    case TokenKind::Discipline:
        document.key.disciplineId = code.id;
        document.parts.discipline = code.code;
        return;
    default:
        return;
    }
}

ProofCode usualChoice(TokenKind kind, const QList<ProofCode> &choices)
{
    const bool writesToOther = kind == TokenKind::Recipient && choices.size() > 1;
    return choices.value(writesToOther ? 1 : 0);
}

void renderNumber(const NumberShape &shape, ProofDocument &document)
{
    const auto number = render(shape.type->text, document.parts, shape.type->overflow);
    document.number = number ? number->text() : QString();
}

} // namespace

ProofDocument ProofDocuments::of(const NumberShape &shape, const NumberReading &reading, QDate date) const
{
    const NumberedType &type = *shape.type;
    ProofDocument document;
    document.type = &type - m_input.types.constData();
    document.key.projectId = type.projectId;
    document.key.correspondenceTypeId = type.typeId;
    document.key.period = periodOf(type.period, date, m_input.fiscalStartMonth).value_or(Period());
    document.parts.project = type.projectCode;
    document.parts.corrType = type.typeCode;
    document.parts.documentDate = date;
    document.parts.period = document.key.period;
    document.parts.sequence = reading.sequence;
    document.parts.revision = reading.revision;
    fill(shape, reading, document);
    renderNumber(shape, document);
    return document;
}

void ProofDocuments::fill(const NumberShape &shape, const NumberReading &reading,
                          ProofDocument &document) const
{
    for (const TokenKind kind : keyPartsOf(shape.key)) {
        const ProofCode *shown = reading.codeOf(kind);
        setPart(document, kind, shown ? *shown : usualChoice(kind, choicesOf(shape, kind)));
    }
}

ProofDocument ProofDocuments::withCode(const NumberShape &shape, const ProofDocument &document,
                                       TokenKind kind, const ProofCode &code) const
{
    ProofDocument other = document;
    setPart(other, kind, code);
    renderNumber(shape, other);
    return other;
}

QList<ProofCode> ProofDocuments::choicesOf(const NumberShape &shape, TokenKind kind) const
{
    const ProofCode open;
    switch (kind) {
    case TokenKind::SubType:
        return m_input.subTypes + QList{open};
    case TokenKind::RfaType:
        return m_input.rfaTypes + QList{open};
    case TokenKind::Discipline:
        return m_input.disciplines + QList{open};
    default:
        return m_input.organizations[shape.type->organizations];
    }
}

QList<TokenKind> keyPartsOf(KeyShape shape)
{
    QList<TokenKind> parts{TokenKind::Originator};
    for (const TokenKind kind :
         {TokenKind::Recipient, TokenKind::SubType, TokenKind::RfaType, TokenKind::Discipline}) {
        if (isAvailable(kind, shape))
            parts.append(kind);
    }
    return parts;
}

bool isSameNumber(const QString &first, const QString &second)
{
    if (first == second)
        return true;
    return isCollationKnown(first) && isCollationKnown(second) && collatedText(first) == collatedText(second);
}

bool areDifferentAllocations(const ProofDocument &first, const ProofDocument &second)
{
    return !(first.key == second.key) || first.parts.sequence != second.parts.sequence;
}

} // namespace lekthi::numbering
