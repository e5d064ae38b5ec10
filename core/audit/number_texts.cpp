#include "core/audit/number_texts.h"

#include "core/audit/number_story.h"

#include <QDateTime>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using numbering::CounterKey;
using numbering::TokenForm;
using numbering::TokenKind;

namespace {

constexpr qsizetype mostLikes = 20'000;

QDate dayOf(const store::StoredLedgerRow &row)
{
    QDateTime time = QDateTime::fromString(row.createdAt.left(19), u"yyyy-MM-dd HH:mm:ss"_s);
    time.setTimeSpec(Qt::UTC);
    return numbering::documentDate(time);
}

/// Any day, and any time that a clock can show.
QString patternOfDate(const QString &datePattern)
{
    QString pattern;
    for (qsizetype at = 0; at < datePattern.size(); ++at) {
        const QStringView rest = QStringView(datePattern).mid(at);
        const bool isHour = rest.startsWith(u"HH");
        if (isHour || rest.startsWith(u"mm") || rest.startsWith(u"ss")) {
            pattern += isHour ? u"(?:[01][0-9]|2[0-3])"_s : u"[0-5][0-9]"_s;
            ++at;
        } else {
            pattern += rest.front().isLetter() ? u"[0-9]"_s : QRegularExpression::escape(rest.first(1));
        }
    }
    return pattern;
}

} // namespace

NumberTexts::NumberTexts(store::ReferenceData data, const QList<store::PastCode> &pastCodes)
    : m_data(std::move(data))
    , m_plain(m_data)
{
    for (const store::PastCode &past : pastCodes)
        m_pastCodes[{int(store::codeKindOf(past.kind)), past.itemId}].append(past.code);
}

NumberTexts::Like &NumberTexts::likeOf(const QString &templateText, const CounterKey &key)
{
    const QPair which(templateText, key);
    if (const auto known = m_likes.find(which); known != m_likes.end())
        return *known;
    if (m_likes.size() >= mostLikes)
        m_likes.clear();
    Like like;
    if (auto text = numbering::Template::parse(templateText))
        like.text = std::move(*text);
    like.parts = store::partsOf(m_data, key);
    like.showsDate = like.text && (like.text->uses(TokenKind::Date) ||
                                   (key.period.year == 0 && like.text->uses(TokenKind::Year)));
    return *m_likes.insert(which, like);
}

bool NumberTexts::couldHaveGiven(const store::StoredLedgerRow &row, const CounterKey &key)
{
    if (!row.skipped && m_plain.gives(row, key, row.sequence, row.number))
        return true;
    Like &like = likeOf(row.templateText, key);
    if (!like.text)
        return false;
    like.parts.revision = row.revision;
    if (like.showsDate)
        like.parts.documentDate = dayOf(row);
    const QStringList skipped = passedOverIn(row);
    like.parts.sequence = row.sequence;
    like.parts.documentTime = numbering::timeShownIn(row.number, *like.text, like.parts);
    like.parts.sequence -= skipped.size();
    for (const QString &number : skipped) {
        if (!couldBe(number, like, key))
            return false;
        ++like.parts.sequence;
    }
    return couldBe(row.number, like, key);
}

/// Most documents are of the day on which they get their number, and no code has changed.
bool NumberTexts::couldBe(const QString &number, Like &like, const CounterKey &key) const
{
    if (isLikeTheLast(number, like))
        return true;
    const auto rendered = numbering::render(*like.text, like.parts);
    if (!rendered || rendered->text() != number)
        return isByAnyCode(number, like, key);
    keepFrame(*rendered, like);
    return true;
}

/// Spares rendering: neighbours of a counter differ in nothing but the running number.
bool NumberTexts::isLikeTheLast(const QString &number, const Like &like)
{
    const qint64 sequence = like.parts.sequence;
    if (like.digits == 0 || sequence < like.leastSequence || like.parts.revision != like.revision ||
        like.parts.documentDate != like.date || like.parts.documentTime != like.time ||
        number.size() != like.before.size() + like.digits + like.behind.size() ||
        !number.startsWith(like.before) || !number.endsWith(like.behind))
        return false;
    qint64 rest = sequence;
    for (int place = like.digits - 1; place >= 0; --place, rest /= 10) {
        if (number.at(like.before.size() + place).unicode() != u'0' + rest % 10)
            return false;
    }
    return rest == 0;
}

void NumberTexts::keepFrame(const numbering::DocumentNumber &rendered, Like &like)
{
    like.digits = 0;
    const auto isSequence = [](const numbering::DocumentNumber::Part &part) {
        return part.token && part.token->kind == TokenKind::Sequence;
    };
    const auto &parts = rendered.parts();
    const auto found = std::ranges::find_if(parts, isSequence);
    const bool isFit = found != parts.end() && std::ranges::count_if(parts, isSequence) == 1 &&
                       found->length == found->token->digits;
    if (!isFit)
        return;
    like.before = rendered.text().left(found->start);
    like.behind = rendered.text().mid(found->start + found->length);
    like.digits = int(found->length);
    like.leastSequence = like.text->formatFor(like.parts.sequence).firstSequence();
    like.revision = like.parts.revision;
    like.date = like.parts.documentDate;
    like.time = like.parts.documentTime;
}

bool NumberTexts::isByAnyCode(const QString &number, const Like &like, const CounterKey &key) const
{
    QString pattern;
    for (const numbering::Segment &segment : like.text->formatFor(like.parts.sequence).segments)
        pattern += segment.token ? patternOf(*segment.token, like, key)
                                 : QRegularExpression::escape(segment.literal);
    const QRegularExpression expression(
        QRegularExpression::anchoredPattern(pattern.normalized(QString::NormalizationForm_C)));
    return expression.match(number).hasMatch();
}

QString NumberTexts::patternOf(const numbering::Token &token, const Like &like, const CounterKey &key) const
{
    const numbering::TokenDescriptor &descriptor = numbering::descriptorOf(token.kind);
    switch (descriptor.form) {
    case TokenForm::Sequence:
        return QString::number(like.parts.sequence).rightJustified(token.digits, u'0');
    case TokenForm::Revision:
        return QRegularExpression::escape(like.parts.revision);
    case TokenForm::Year:
        if (key.period.year != 0)
            return QString::number(key.period.year + (token.calendar == numbering::Calendar::Buddhist
                                                          ? numbering::buddhistYearOffset
                                                          : 0));
        return u"[0-9]{4}"_s;
    case TokenForm::Date:
        return patternOfDate(token.datePattern);
    default:
        break;
    }
    // Of other texts than codes it is not kept what they were before.
    if (descriptor.shown != numbering::ShownText::Code)
        return u".{1,%1}"_s.arg(numbering::maximumNumberLength);
    QStringList codes;
    for (const QString &code : codesOf(token, like.parts, key))
        codes.append(QRegularExpression::escape(code));
    return u"(?:"_s + codes.join(u'|') + u')';
}

QStringList NumberTexts::codesOf(const numbering::Token &token, const numbering::NumberParts &parts,
                                 const CounterKey &key) const
{
    return m_pastCodes.value({int(store::codeKindOf(token.kind)), partId(key, token.kind)}) +
           QStringList(parts.codeOf(token.kind));
}

store::Result<NumberTexts> readNumberTexts(store::Connection &connection)
{
    auto data = store::loadReferenceData(connection);
    if (!data)
        return tl::unexpected(data.error());
    return store::pastCodes(connection).map([&](const QList<store::PastCode> &past) {
        return NumberTexts(std::move(*data), past);
    });
}

} // namespace lekthi::audit
