#include "core/numbering/render.h"

#include "core/numbering/template_text.h"
#include "core/numbering/text_safety.h"
#include "core/numbering/token_table.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

constexpr qsizetype longestPreviewedTemplate = 10 * maximumTemplateLength;

using Value = tl::expected<QString, RenderFailure>;

tl::unexpected<RenderFailure> fail(RenderFailureKind kind, const Token &token)
{
    return tl::unexpected(RenderFailure{kind, spellToken(token)});
}

Value codeValue(const Token &token, const NumberParts &parts)
{
    const QString &code = parts.codeOf(token.kind);
    if (std::ranges::all_of(code, [](QChar character) { return character == u' '; }))
        return fail(RenderFailureKind::MissingValue, token);
    if (hasInvisible(code))
        return fail(RenderFailureKind::UnsafeValue, token);
    return code;
}

Value sequenceValue(const Token &token, qint64 sequence, OverflowPolicy overflow)
{
    if (sequence < 1)
        return fail(RenderFailureKind::MissingValue, token);
    const bool outgrown = overflow == OverflowPolicy::Refuse && sequence > lastSequenceWithin(token.digits);
    if (outgrown || sequence > lastSequence)
        return fail(RenderFailureKind::SequenceExhausted, token);
    return QString::number(sequence).rightJustified(token.digits, u'0');
}

QString padded(int number, int width)
{
    return QString::number(number).rightJustified(width, u'0');
}

int shownYear(int gregorianYear, Calendar calendar)
{
    return calendar == Calendar::Buddhist ? gregorianYear + buddhistYearOffset : gregorianYear;
}

Value yearValue(const Token &token, const NumberParts &parts)
{
    if (parts.period.year != 0)
        return padded(shownYear(parts.period.year, token.calendar), 4);
    if (!parts.documentDate.isValid())
        return fail(RenderFailureKind::MissingValue, token);
    return padded(shownYear(parts.documentDate.year(), token.calendar), 4);
}

Value dateValue(const Token &token, QDate date, QTime time)
{
    if (!date.isValid() || !time.isValid())
        return fail(RenderFailureKind::MissingValue, token);
    const int year = shownYear(date.year(), token.calendar);
    QString text = token.datePattern;
    text.replace("yyyy"_L1, padded(year, 4));
    text.replace("yy"_L1, padded(year % 100, 2));
    text.replace("MM"_L1, padded(date.month(), 2));
    text.replace("dd"_L1, padded(date.day(), 2));
    text.replace("HH"_L1, padded(time.hour(), 2));
    text.replace("mm"_L1, padded(time.minute(), 2));
    text.replace("ss"_L1, padded(time.second(), 2));
    return text;
}

Value valueOf(const Token &token, const NumberParts &parts, OverflowPolicy overflow)
{
    switch (descriptorOf(token.kind).form) {
    case TokenForm::Sequence:
        return sequenceValue(token, parts.sequence, overflow);
    case TokenForm::Year:
        return yearValue(token, parts);
    case TokenForm::Date:
        return dateValue(token, parts.documentDate, parts.documentTime);
    default:
        return codeValue(token, parts);
    }
}

/// Joins parts to a number in Normalization Form C.
class NumberBuilder
{
public:
    void append(const QString &value, const Segment &segment)
    {
        m_parts.append({.start = m_text.size(),
                        .length = value.size(),
                        .family = segment.token ? familyOf(segment.token->kind) : TokenFamily::Literal,
                        .token = segment.token,
                        .templateStart = segment.start,
                        .templateLength = segment.length});
        m_text += value;
    }

    /// The literal without the separator that would stand doubled, or first, where a part was left out before
    /// it.
    QString joining(const QString &literal) const
    {
        const bool open = m_text.isEmpty() || isSeparator(m_text.back());
        return open && isSeparator(literal.front()) ? literal.mid(1) : literal;
    }

    void dropLastSeparator()
    {
        if (m_parts.isEmpty() || m_parts.constLast().token || !isSeparator(m_text.back()))
            return;
        m_text.chop(1);
        if (--m_parts.last().length == 0)
            m_parts.removeLast();
    }

    DocumentNumber finish()
    {
        const QString composed = m_text.normalized(QString::NormalizationForm_C);
        if (composed != m_text)
            moveBorders(composed);
        return {composed, m_parts};
    }

private:
    /// Where in the composed text the part begins that began at this position: a character that was composed
    /// across the border belongs to the part before it.
    qsizetype movedBorder(qsizetype border, const QString &composed) const
    {
        const QString rest = m_text.mid(border).normalized(QString::NormalizationForm_C);
        qsizetype common = 0;
        const qsizetype most = std::min(rest.size(), composed.size());
        while (common < most && rest[rest.size() - 1 - common] == composed[composed.size() - 1 - common])
            ++common;
        const qsizetype moved = composed.size() - common;
        const bool splits = moved > 0 && moved < composed.size() && composed[moved].isLowSurrogate();
        return splits ? moved + 1 : moved;
    }

    void moveBorders(const QString &composed)
    {
        qsizetype end = composed.size();
        for (auto part = m_parts.rbegin(); part != m_parts.rend(); ++part) {
            const qsizetype start = part->start == 0 ? 0 : std::min(end, movedBorder(part->start, composed));
            part->start = start;
            part->length = end - start;
            end = start;
        }
        m_parts.removeIf([](const DocumentNumber::Part &part) { return part.length == 0; });
    }

    QString m_text;
    QList<DocumentNumber::Part> m_parts;
};

} // namespace

QString overflowPolicyName(OverflowPolicy policy)
{
    return policy == OverflowPolicy::Widen ? u"WIDEN"_s : u"REFUSE"_s;
}

std::optional<OverflowPolicy> overflowPolicyFromName(QStringView name)
{
    if (name == u"WIDEN")
        return OverflowPolicy::Widen;
    if (name == u"REFUSE")
        return OverflowPolicy::Refuse;
    return std::nullopt;
}

const QString &NumberParts::codeOf(TokenKind kind) const
{
    static const QString none;
    if (const auto place = descriptorOf(kind).code)
        return this->*place;
    const auto found = shown.constFind(kind);
    return found == shown.cend() ? none : *found;
}

void NumberParts::setCode(TokenKind kind, const QString &code)
{
    if (const auto place = descriptorOf(kind).code)
        this->*place = code;
    else
        shown.insert(kind, code);
}

DocumentNumber::DocumentNumber(QString text, QList<Part> parts)
    : m_text(std::move(text))
    , m_parts(std::move(parts))
{
}

tl::expected<DocumentNumber, RenderFailure> render(const Template &text, const NumberParts &parts,
                                                   OverflowPolicy overflow)
{
    NumberBuilder builder;
    for (const Segment &segment : text.formatFor(parts.sequence).segments) {
        const Value value = segment.token ? valueOf(*segment.token, parts, overflow) : Value(segment.literal);
        if (!value)
            return tl::unexpected(value.error());
        builder.append(*value, segment);
    }
    DocumentNumber number = builder.finish();
    if (codePointCount(number.text()) > maximumNumberLength)
        return tl::unexpected(RenderFailure{RenderFailureKind::TooLong, number.text()});
    return number;
}

QTime timeShownIn(QStringView number, const Template &text, const NumberParts &parts)
{
    const QTime midnight(0, 0);
    const auto rendered = text.showsTime() ? render(text, parts) : tl::unexpected(RenderFailure());
    if (!rendered || rendered->text().size() != number.size())
        return midnight;
    std::array<int, 3> shown{};
    for (const DocumentNumber::Part &part : rendered->parts()) {
        // Each letter of a pattern is a digit, so that what stands at a place of it stands there in the
        // number.
        const QString pattern = part.token ? part.token->datePattern : QString();
        for (const auto &[field, value] :
             {std::pair("HH"_L1, &shown[0]), {"mm"_L1, &shown[1]}, {"ss"_L1, &shown[2]}}) {
            if (const qsizetype at = pattern.indexOf(field); at >= 0)
                *value = number.mid(part.start + at, field.size()).toInt();
        }
    }
    const QTime time(shown[0], shown[1], shown[2]);
    return time.isValid() ? time : midnight;
}

DocumentNumber renderWhatIsRight(const ParsedTemplate &parsed, const NumberParts &parts)
{
    // Somebody pasted a book; composing its parts would take longer than a frame.
    if (parsed.text.size() > longestPreviewedTemplate)
        return {};
    NumberBuilder builder;
    bool leftOut = false;
    for (const Segment &segment : formatFor(parsed.formats, parts.sequence).segments) {
        Value value = tl::unexpected(RenderFailure{});
        if (segment.kind == Segment::Kind::Literal)
            value = leftOut ? builder.joining(segment.literal) : segment.literal;
        else if (segment.token)
            value = valueOf(*segment.token, parts, OverflowPolicy::Widen);
        leftOut = !value;
        if (value && !value->isEmpty())
            builder.append(*value, segment);
    }
    if (leftOut)
        builder.dropLastSeparator();
    return builder.finish();
}

QString describe(const RenderFailure &failure)
{
    switch (failure.kind) {
    case RenderFailureKind::SequenceExhausted:
        return QCoreApplication::translate("lekthi", "The sequence number no longer fits into %1. Give the "
                                                     "template more digits or allow it one more digit.")
            .arg(failure.subject);
    case RenderFailureKind::MissingValue:
        return QCoreApplication::translate("lekthi",
                                           "%1 has no value here. Give the document a value for it.")
            .arg(failure.subject);
    case RenderFailureKind::TooLong:
        return QCoreApplication::translate(
                   "lekthi", "The number would be longer than %1 characters. Shorten the template.")
            .arg(maximumNumberLength);
    case RenderFailureKind::UnsafeValue:
        return QCoreApplication::translate(
                   "lekthi",
                   "The value of %1 holds a character that cannot be seen. Correct the code it stands for.")
            .arg(failure.subject);
    }
    return {};
}

} // namespace lekthi::numbering
