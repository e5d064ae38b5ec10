#include "core/numbering/token_syntax.h"

#include "core/numbering/template.h"
#include "core/numbering/token_names.h"
#include "core/numbering/token_table.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

using Argument = std::optional<QStringView>;

/// A token, or the tokens that may have been meant.
struct ArgumentReading
{
    std::optional<Token> token;
    QList<Token> meant;
};

Token sequenceToken(int digits)
{
    return {.kind = TokenKind::Sequence, .digits = digits};
}

Token yearToken(Calendar calendar)
{
    return {.kind = TokenKind::Year, .calendar = calendar};
}

Token dateToken(const QString &pattern, Calendar calendar)
{
    return {.kind = TokenKind::Date, .calendar = calendar, .datePattern = pattern};
}

ArgumentReading readPlain(TokenKind kind, Argument argument)
{
    const Token token{.kind = kind};
    if (argument)
        return {{}, {token}};
    return {token, {}};
}

/// The whole number that a text in any script's digits writes; anything above 9 counts as 10.
std::optional<int> roughNumber(QStringView text)
{
    int value = 0;
    for (const QChar character : text) {
        if (character.digitValue() < 0)
            return std::nullopt;
        value = std::min(10, value * 10 + character.digitValue());
    }
    return text.isEmpty() ? std::nullopt : std::optional(value);
}

ArgumentReading readDigits(Argument argument)
{
    constexpr int usual = 4;
    if (!argument)
        return {{}, {sequenceToken(usual)}};
    if (argument->size() == 1 && argument->front() >= u'1' && argument->front() <= u'9')
        return {sequenceToken(argument->front().digitValue()), {}};
    const auto number = roughNumber(argument->trimmed());
    if (!number)
        return {{}, {sequenceToken(usual)}};
    if (*number == 0)
        return {{}, {sequenceToken(1), sequenceToken(usual)}};
    return {{}, {sequenceToken(std::min(*number, maximumSequenceDigits))}};
}

std::optional<Calendar> calendarOf(QStringView era)
{
    if (era == "B.E."_L1)
        return Calendar::Buddhist;
    if (era == "A.D."_L1)
        return Calendar::Gregorian;
    return std::nullopt;
}

/// The calendar that a misspelled era names: BE, b.e., พ.ศ., CE, ...
std::optional<Calendar> likelyCalendar(QStringView era)
{
    QString letters = tidyTokenName(era);
    letters.remove(u'.').remove(u'_');
    if (letters == u"BE" || letters == u"พศ")
        return Calendar::Buddhist;
    if (letters == u"AD" || letters == u"CE" || letters == u"คศ")
        return Calendar::Gregorian;
    return std::nullopt;
}

ArgumentReading readYear(Argument argument)
{
    if (const auto calendar = calendarOf(argument.value_or(QStringView())))
        return {yearToken(*calendar), {}};
    if (const auto calendar = likelyCalendar(argument.value_or(QStringView())))
        return {{}, {yearToken(*calendar)}};
    return {{}, {yearToken(Calendar::Buddhist), yearToken(Calendar::Gregorian)}};
}

bool isDateSeparator(QChar character)
{
    return character == u'-' || character == u'.' || character == u'_' || character == u'/';
}

/// Fields of the day in any order, and behind them the time of day from the hour on. pattern_of_template.sql
/// says the same.
bool isDatePattern(QStringView pattern)
{
    bool year = false;
    bool month = false;
    bool day = false;
    bool hour = false;
    bool minute = false;
    bool second = false;
    const auto take = [&pattern](QStringView field, bool isInPlace, bool &seen) {
        if (seen || !isInPlace || !pattern.startsWith(field))
            return false;
        seen = true;
        pattern = pattern.mid(field.size());
        return true;
    };
    while (!pattern.isEmpty()) {
        if (isDateSeparator(pattern.front()))
            pattern = pattern.mid(1);
        else if (!take(u"yyyy", !hour, year) && !take(u"yy", !hour, year) && !take(u"MM", !hour, month) &&
                 !take(u"dd", !hour, day) && !take(u"HH", true, hour) && !take(u"mm", hour, minute) &&
                 !take(u"ss", minute, second))
            return false;
    }
    return year || month || day || hour;
}

/// The pattern in the letters that we use, whatever their case was; behind the hour m is the minute.
QString tidyDatePattern(QStringView pattern)
{
    QString tidy = pattern.trimmed().toString().toLower();
    tidy.replace(u'h', u'H');
    const qsizetype hour = tidy.indexOf(u'H');
    return tidy.left(hour).replace(u'm', u'M') + (hour < 0 ? QString() : tidy.mid(hour));
}

ArgumentReading readDate(Argument argument)
{
    const QStringView whole = argument.value_or(QStringView());
    const qsizetype colon = whole.indexOf(u':');
    const QStringView pattern = colon < 0 ? whole : whole.left(colon);
    const QStringView era = colon < 0 ? QStringView(u"A.D.") : whole.mid(colon + 1);
    const auto calendar = calendarOf(era);
    if (calendar && isDatePattern(pattern))
        return {dateToken(pattern.toString(), *calendar), {}};
    const auto meantCalendar = calendar ? calendar : likelyCalendar(era);
    const QString tidy = tidyDatePattern(pattern);
    const QString meantPattern = isDatePattern(tidy) ? tidy : u"yyyyMMdd"_s;
    return {{}, {dateToken(meantPattern, meantCalendar.value_or(Calendar::Gregorian))}};
}

ArgumentReading readArgument(TokenKind kind, Argument argument)
{
    switch (descriptorOf(kind).form) {
    case TokenForm::Sequence:
        return readDigits(argument);
    case TokenForm::Year:
        return readYear(argument);
    case TokenForm::Date:
        return readDate(argument);
    default:
        return readPlain(kind, argument);
    }
}

QStringList spellings(const ArgumentReading &reading)
{
    if (reading.token)
        return {spellToken(*reading.token)};
    QStringList texts;
    for (const Token &token : reading.meant)
        texts.append(spellToken(token));
    return texts;
}

TokenReading readKnown(TokenKind kind, Argument argument)
{
    const ArgumentReading reading = readArgument(kind, argument);
    if (reading.token)
        return {.token = reading.token};
    return {.fault = ProblemCode::BadArgument, .replacements = spellings(reading)};
}

TokenReading guess(const QString &tidyName, Argument argument)
{
    TokenReading reading;
    for (const TokenKind kind : likelyKinds(tidyName))
        reading.replacements += spellings(readArgument(kind, argument));
    reading.replacements.append(QString());
    return reading;
}

/// YEAR is a token only with its calendar; alone it is deprecated.
bool isCurrent(TokenKind kind, Argument argument)
{
    return descriptorOf(kind).form != TokenForm::Year || argument;
}

} // namespace

TokenReading readToken(QStringView body)
{
    const qsizetype colon = body.indexOf(u':');
    const QStringView name = colon < 0 ? body : body.left(colon);
    const Argument argument = colon < 0 ? Argument() : Argument(body.mid(colon + 1));
    if (const auto kind = tokenKindFromName(name); kind && isCurrent(*kind, argument))
        return readKnown(*kind, argument);
    const QString tidyName = tidyTokenName(name);
    const auto kind = tokenKindFromName(tidyName);
    if (!kind || !isCurrent(*kind, argument)) {
        if (const QStringList meant = deprecatedReplacements(tidyName); !meant.isEmpty())
            return {.fault = ProblemCode::DeprecatedToken, .replacements = meant};
    }
    return guess(tidyName, argument);
}

} // namespace lekthi::numbering
