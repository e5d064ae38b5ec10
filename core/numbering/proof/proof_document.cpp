#include "core/numbering/proof/proof_document.h"

#include "core/numbering/proof/collated_text.h"

namespace lekthi::numbering {

namespace {

void setPart(ProofDocument &document, TokenKind kind, const ProofCode &code)
{
    setPartId(document.key, kind, code.id);
    setRow(document.parts, kind, code);
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
    document.key.period = periodOf(type.period, date, type.fiscalYear).value_or(Period());
    document.parts.project = type.projectCode;
    document.parts.corrType = type.typeCode;
    document.parts.shown = type.shown;
    document.parts.documentDate = date;
    document.parts.documentTime = reading.timeOfDay();
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
    const QList<ProofCode> &rows = rowsFor(m_input, kind, shape.type->organizations);
    return familyOf(kind) == TokenFamily::Organization ? rows : rows + QList{ProofCode()};
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
