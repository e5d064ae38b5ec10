#include "core/numbering/token.h"

#include "core/numbering/token_names.h"
#include "core/numbering/token_table.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

QString era(Calendar calendar)
{
    return calendar == Calendar::Buddhist ? u"B.E."_s : u"A.D."_s;
}

QString sequenceTitle(int digits)
{
    if (digits == 1)
        return QCoreApplication::translate("lekthi", "Sequence number, 1 digit");
    return QCoreApplication::translate("lekthi", "Sequence number, %1 digits").arg(digits);
}

QString sequenceExplanation(int digits)
{
    return QCoreApplication::translate(
               "lekthi", "The number that the counter hands out, with leading zeros to %1 digits.")
        .arg(digits);
}

QString yearExplanation(Calendar calendar)
{
    return calendar == Calendar::Buddhist
               ? QCoreApplication::translate("lekthi",
                                             "Year of the counter in the Buddhist Era, such as 2568.")
               : QCoreApplication::translate("lekthi",
                                             "Year of the counter in the Common Era, such as 2025.");
}

bool showsDay(const Token &token)
{
    return token.datePattern.contains(u"yy") || token.datePattern.contains(u"MM") ||
           token.datePattern.contains(u"dd");
}

QString timeExplanation(const Token &token)
{
    if (!showsDay(token))
        return QCoreApplication::translate("lekthi", "Time of the allocation as %1, Asia/Bangkok.")
            .arg(token.datePattern);
    const QString text =
        token.calendar == Calendar::Buddhist
            ? QCoreApplication::translate("lekthi", "Document date and allocation time as %1, Buddhist Era.")
            : QCoreApplication::translate("lekthi", "Document date and allocation time as %1, Common Era.");
    return text.arg(token.datePattern);
}

QString dateTitle(const Token &token)
{
    const bool buddhist = token.calendar == Calendar::Buddhist;
    if (showsTime(token) && !showsDay(token))
        return QCoreApplication::translate("lekthi", "Time");
    if (showsTime(token))
        return buddhist ? QCoreApplication::translate("lekthi", "Date and time B.E.")
                        : QCoreApplication::translate("lekthi", "Date and time");
    return buddhist ? QCoreApplication::translate("lekthi", "Date B.E.")
                    : QCoreApplication::translate("lekthi", "Date");
}

QString dateExplanation(const Token &token)
{
    if (showsTime(token))
        return timeExplanation(token);
    const QString text =
        token.calendar == Calendar::Buddhist
            ? QCoreApplication::translate("lekthi", "Date of the document as %1, year in the Buddhist Era.")
            : QCoreApplication::translate("lekthi", "Date of the document as %1, year in the Common Era.");
    return text.arg(token.datePattern);
}

/// As tokens of the kind are offered: arguments at their usual value.
QList<Token> usualTokens(const TokenDescriptor &descriptor)
{
    const Token token{.kind = descriptor.kind};
    const auto dated = [&descriptor](Calendar calendar, const QString &pattern) {
        return Token{.kind = descriptor.kind, .calendar = calendar, .datePattern = pattern};
    };
    switch (descriptor.form) {
    case TokenForm::Sequence:
        return {{.kind = descriptor.kind, .digits = 4}};
    case TokenForm::Year:
        return {dated(Calendar::Buddhist, {}), dated(Calendar::Gregorian, {})};
    case TokenForm::Date:
        return {dated(Calendar::Gregorian, u"yyyyMMdd"_s), dated(Calendar::Buddhist, u"yyyyMMdd"_s),
                dated(Calendar::Gregorian, u"yyyyMMddHHmmss"_s),
                dated(Calendar::Buddhist, u"yyyyMMddHHmmss"_s)};
    default:
        return {token};
    }
}

} // namespace

TokenFamily familyOf(TokenKind kind)
{
    return descriptorOf(kind).family;
}

TokenKind partOf(TokenKind kind)
{
    return descriptorOf(kind).part;
}

const TokenDescriptor &descriptorOf(TokenKind kind)
{
    return tokenTable()[static_cast<std::size_t>(kind)];
}

QString spellToken(const Token &token)
{
    const QString name = tokenName(token.kind);
    switch (descriptorOf(token.kind).form) {
    case TokenForm::Sequence:
        return u"{%1:%2}"_s.arg(name).arg(token.digits);
    case TokenForm::Year:
        return u"{%1:%2}"_s.arg(name, era(token.calendar));
    case TokenForm::Date:
        if (token.calendar == Calendar::Buddhist)
            return u"{%1:%2:%3}"_s.arg(name, token.datePattern, era(token.calendar));
        return u"{%1:%2}"_s.arg(name, token.datePattern);
    default:
        return u"{%1}"_s.arg(name);
    }
}

bool showsTime(const Token &token)
{
    return token.datePattern.contains(u"HH");
}

const QList<Token> &offeredTokens()
{
    static const QList<Token> tokens = [] {
        QList<Token> offered;
        for (const TokenDescriptor &descriptor : tokenTable())
            offered += usualTokens(descriptor);
        return offered;
    }();
    return tokens;
}

QString tokenTitle(const Token &token)
{
    const bool buddhist = token.calendar == Calendar::Buddhist;
    const TokenDescriptor &descriptor = descriptorOf(token.kind);
    switch (descriptor.form) {
    case TokenForm::Sequence:
        return sequenceTitle(token.digits);
    case TokenForm::Year:
        return buddhist ? QCoreApplication::translate("lekthi", "Year B.E.")
                        : QCoreApplication::translate("lekthi", "Year A.D.");
    case TokenForm::Date:
        return dateTitle(token);
    default:
        return QCoreApplication::translate("lekthi", descriptor.title);
    }
}

QString tokenExplanation(const Token &token)
{
    const TokenDescriptor &descriptor = descriptorOf(token.kind);
    switch (descriptor.form) {
    case TokenForm::Sequence:
        return sequenceExplanation(token.digits);
    case TokenForm::Year:
        return yearExplanation(token.calendar);
    case TokenForm::Date:
        return dateExplanation(token);
    default:
        return QCoreApplication::translate("lekthi", descriptor.explanation);
    }
}

} // namespace lekthi::numbering
