#include "core/audit/plain_texts.h"

#include "core/numbering/text_safety.h"
#include "core/numbering/token_table.h"
#include "core/store/reference/codes.h"

#include <algorithm>
#include <array>

namespace lekthi::audit {

using numbering::CounterKey;
using numbering::Segment;
using numbering::Token;
using numbering::TokenForm;
using numbering::TokenKind;

namespace {

constexpr qsizetype mostTemplates = 1'000;

bool take(QStringView piece, QStringView &rest)
{
    if (!rest.startsWith(piece))
        return false;
    rest = rest.sliced(piece.size());
    return true;
}

bool takeDigits(qint64 value, int width, QStringView &rest)
{
    std::array<char16_t, 20> digits;
    size_t first = digits.size();
    for (; value > 0 || int(digits.size() - first) < width; value /= 10)
        digits.at(--first) = char16_t(u'0' + value % 10);
    return take(QStringView(digits.data() + first, qsizetype(digits.size() - first)), rest);
}

/// A character that no other before it is composed with.
bool isStarter(QChar character)
{
    const bool isThai = character.unicode() >= 0x0E01 && character.unicode() <= 0x0E59;
    return (character.unicode() < 0x80 || isThai) && character.combiningClass() == 0;
}

/// Whether the piece is the same in every number, which is composed as a whole (Normalization Form C).
bool isPlain(const QString &piece)
{
    return !piece.isEmpty() && isStarter(piece.front()) &&
           piece == piece.normalized(QString::NormalizationForm_C);
}

bool isAscii(const QString &text)
{
    return std::ranges::all_of(
        text, [](QChar character) { return character > u' ' && character.unicode() < 0x7F; });
}

bool canRecognize(const Segment &segment)
{
    if (!segment.token)
        return isPlain(segment.literal);
    return numbering::descriptorOf(segment.token->kind).form != TokenForm::Date;
}

} // namespace

const PlainTexts::Segments &PlainTexts::segmentsOf(const QString &templateText)
{
    if (m_last && templateText == m_lastText)
        return *m_last;
    if (m_templates.size() >= mostTemplates)
        m_templates.clear();
    auto known = m_templates.constFind(templateText);
    if (known == m_templates.cend()) {
        const auto parsed = numbering::Template::parse(templateText);
        Segments segments;
        if (parsed && parsed->formats().size() == 1) {
            const QList<Segment> &all = parsed->formats().first().segments;
            if (std::ranges::all_of(all, canRecognize))
                segments = all;
        }
        known = m_templates.insert(templateText, segments);
    }
    m_lastText = templateText;
    m_last = &*known;
    return *m_last;
}

const PlainTexts::Code &PlainTexts::codeOf(TokenKind kind, int id)
{
    const QPair which(int(kind), id);
    if (const auto known = m_codes.constFind(which); known != m_codes.cend())
        return *known;
    Code code;
    if (const store::CodedItem *item = store::itemOf(m_data, store::codeKindOf(kind), id))
        code.text = store::writtenFor(*item, kind);
    const bool isBlank = std::ranges::all_of(code.text, [](QChar character) { return character == u' '; });
    code.isPlain = !isBlank && !numbering::hasInvisible(code.text) && isPlain(code.text);
    return *m_codes.insert(which, code);
}

bool PlainTexts::takeToken(const Token &token, const store::StoredLedgerRow &row, const CounterKey &key,
                           qint64 sequence, QStringView &rest)
{
    switch (numbering::descriptorOf(token.kind).form) {
    case TokenForm::Sequence:
        return takeDigits(sequence, token.digits, rest);
    case TokenForm::Year: {
        const bool isBuddhist = token.calendar == numbering::Calendar::Buddhist;
        return key.period.year > 0 &&
               takeDigits(key.period.year + (isBuddhist ? numbering::buddhistYearOffset : 0), 4, rest);
    }
    case TokenForm::Revision:
        return !row.revision.isEmpty() && isAscii(row.revision) && take(row.revision, rest);
    case TokenForm::Date:
        return false;
    default:
        break;
    }
    const Code &code = codeOf(token.kind, numbering::partId(key, token.kind));
    return code.isPlain && take(code.text, rest);
}

bool PlainTexts::gives(const store::StoredLedgerRow &row, const CounterKey &key, qint64 sequence,
                       QStringView number)
{
    const Segments &segments = segmentsOf(row.templateText);
    if (!segments || sequence < 1)
        return false;
    QStringView rest = number;
    for (const Segment &segment : *segments) {
        const bool isHere =
            segment.token ? takeToken(*segment.token, row, key, sequence, rest) : take(segment.literal, rest);
        if (!isHere)
            return false;
    }
    return rest.isEmpty();
}

} // namespace lekthi::audit
