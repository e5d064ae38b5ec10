#include "core/allocation/drawing/number_printer.h"

namespace lekthi::allocation {

tl::expected<QString, numbering::RenderFailure> NumberPrinter::numberAt(const CheckedRequest &request,
                                                                        qint64 sequence)
{
    const QString digits = QString::number(sequence);
    // Padding, format and limits depend on how many digits there are, not on which.
    if (m_request == &request && digits.size() == m_digits) {
        QString number = m_number;
        return number.replace(m_digitsAt, m_digits, digits);
    }
    numbering::NumberParts parts = request.parts;
    parts.sequence = sequence;
    const auto number = numbering::render(request.text, parts, request.settings.overflow);
    if (!number)
        return tl::unexpected(number.error());
    keep(request, *number, digits);
    return number->text();
}

void NumberPrinter::keep(const CheckedRequest &request, const numbering::DocumentNumber &number,
                         const QString &digits)
{
    m_request = nullptr;
    for (const numbering::DocumentNumber::Part &part : number.parts()) {
        const bool isSequence = part.token && part.token->kind == numbering::TokenKind::Sequence;
        const qsizetype at = part.start + part.length - digits.size();
        // Normalization may have moved the part's borders.
        if (!isSequence || QStringView(number.text()).mid(at, digits.size()) != digits)
            continue;
        m_request = &request;
        m_number = number.text();
        m_digitsAt = at;
        m_digits = digits.size();
    }
}

} // namespace lekthi::allocation
