#include "core/numbering/token.h"

#include "core/numbering/token_names.h"

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

QString dateExplanation(const Token &token)
{
    const QString text =
        token.calendar == Calendar::Buddhist
            ? QCoreApplication::translate("lekthi", "Date of the document as %1, year in the Buddhist Era.")
            : QCoreApplication::translate("lekthi", "Date of the document as %1, year in the Common Era.");
    return text.arg(token.datePattern);
}

} // namespace

TokenFamily familyOf(TokenKind kind)
{
    switch (kind) {
    case TokenKind::Originator:
    case TokenKind::Recipient:
        return TokenFamily::Organization;
    case TokenKind::Project:
    case TokenKind::CorrType:
    case TokenKind::SubType:
    case TokenKind::RfaType:
    case TokenKind::Discipline:
        return TokenFamily::Classification;
    case TokenKind::Sequence:
        return TokenFamily::Sequence;
    case TokenKind::Year:
    case TokenKind::Date:
        return TokenFamily::Date;
    case TokenKind::Revision:
        return TokenFamily::Revision;
    }
    return TokenFamily::Literal;
}

QString spellToken(const Token &token)
{
    const QString name = tokenName(token.kind);
    switch (token.kind) {
    case TokenKind::Sequence:
        return u"{%1:%2}"_s.arg(name).arg(token.digits);
    case TokenKind::Year:
        return u"{%1:%2}"_s.arg(name, era(token.calendar));
    case TokenKind::Date:
        if (token.calendar == Calendar::Buddhist)
            return u"{%1:%2:%3}"_s.arg(name, token.datePattern, era(token.calendar));
        return u"{%1:%2}"_s.arg(name, token.datePattern);
    default:
        return u"{%1}"_s.arg(name);
    }
}

const QList<Token> &offeredTokens()
{
    static const QList<Token> tokens{
        {.kind = TokenKind::Project},
        {.kind = TokenKind::Originator},
        {.kind = TokenKind::Recipient},
        {.kind = TokenKind::CorrType},
        {.kind = TokenKind::SubType},
        {.kind = TokenKind::RfaType},
        {.kind = TokenKind::Discipline},
        {.kind = TokenKind::Sequence, .digits = 4},
        {.kind = TokenKind::Year, .calendar = Calendar::Buddhist},
        {.kind = TokenKind::Year, .calendar = Calendar::Gregorian},
        {.kind = TokenKind::Revision},
        {.kind = TokenKind::Date, .calendar = Calendar::Gregorian, .datePattern = u"yyyyMMdd"_s},
        {.kind = TokenKind::Date, .calendar = Calendar::Buddhist, .datePattern = u"yyyyMMdd"_s},
    };
    return tokens;
}

QString tokenTitle(const Token &token)
{
    const bool buddhist = token.calendar == Calendar::Buddhist;
    switch (token.kind) {
    case TokenKind::Project:
        return QCoreApplication::translate("lekthi", "Project");
    case TokenKind::Originator:
        return QCoreApplication::translate("lekthi", "Sender");
    case TokenKind::Recipient:
        return QCoreApplication::translate("lekthi", "Recipient");
    case TokenKind::CorrType:
        return QCoreApplication::translate("lekthi", "Document type");
    case TokenKind::SubType:
        return QCoreApplication::translate("lekthi", "Sub type");
    case TokenKind::RfaType:
        return QCoreApplication::translate("lekthi", "RFA type");
    case TokenKind::Discipline:
        return QCoreApplication::translate("lekthi", "Discipline");
    case TokenKind::Sequence:
        return sequenceTitle(token.digits);
    case TokenKind::Year:
        return buddhist ? QCoreApplication::translate("lekthi", "Year B.E.")
                        : QCoreApplication::translate("lekthi", "Year A.D.");
    case TokenKind::Date:
        return buddhist ? QCoreApplication::translate("lekthi", "Date B.E.")
                        : QCoreApplication::translate("lekthi", "Date");
    case TokenKind::Revision:
        return QCoreApplication::translate("lekthi", "Revision");
    }
    return {};
}

QString tokenExplanation(const Token &token)
{
    switch (token.kind) {
    case TokenKind::Project:
        return QCoreApplication::translate("lekthi", "Code of the project, such as LCBP3-C2.");
    case TokenKind::Originator:
        return QCoreApplication::translate("lekthi", "Code of the organization that sends the document.");
    case TokenKind::Recipient:
        return QCoreApplication::translate("lekthi", "Code of the first organization the document goes to.");
    case TokenKind::CorrType:
        return QCoreApplication::translate("lekthi", "Code of the document type, such as LETTER or RFA.");
    case TokenKind::SubType:
        return QCoreApplication::translate("lekthi", "Number of the transmittal's sub type, such as 21.");
    case TokenKind::RfaType:
        return QCoreApplication::translate("lekthi", "Code of the RFA type, such as RPT.");
    case TokenKind::Discipline:
        return QCoreApplication::translate("lekthi", "Code of the discipline, such as TER.");
    case TokenKind::Sequence:
        return sequenceExplanation(token.digits);
    case TokenKind::Year:
        return yearExplanation(token.calendar);
    case TokenKind::Date:
        return dateExplanation(token);
    case TokenKind::Revision:
        return QCoreApplication::translate("lekthi", "Revision of the document, such as A.");
    }
    return {};
}

} // namespace lekthi::numbering
