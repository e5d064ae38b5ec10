#include "core/allocation/request/revision_text.h"

#include "core/allocation/request/request_check.h"
#include "core/numbering/token_table.h"

#include <QList>
#include <QRegularExpression>

#include <utility>

namespace lekthi::allocation {

using namespace Qt::StringLiterals;
using numbering::TokenForm;
using numbering::TokenKind;

namespace {

/// What stands for a value that the ledger does not hold.
struct Guess
{
    bool codesAsToday = true;
    bool isLongest = false;
};

using Place = std::pair<qsizetype, qsizetype>;

QString patternOf(const numbering::Token &token, const numbering::NumberParts &parts, Guess guess)
{
    switch (numbering::descriptorOf(token.kind).form) {
    case TokenForm::Sequence:
        return QRegularExpression::escape(QString::number(parts.sequence).rightJustified(token.digits, u'0'));
    case TokenForm::Revision:
        if (parts.revision.isEmpty())
            return u"([\\p{L}\\p{Nd}]{1,%1}%2)"_s.arg(maximumRevisionLength)
                .arg(guess.isLongest ? u""_s : u"?"_s);
        return u'(' + QRegularExpression::escape(parts.revision) + u')';
    case TokenForm::Year:
        return u"[0-9]{4}"_s;
    default:
        break;
    }
    const QString &code = parts.codeOf(token.kind);
    if (guess.codesAsToday && !code.isEmpty())
        return QRegularExpression::escape(code.normalized(QString::NormalizationForm_C));
    return guess.isLongest ? u".+"_s : u".+?"_s;
}

/// Where the revision stands in the number; empty if the template does not fit.
QList<Place> revisionPlaces(const QString &number, const numbering::Template &text,
                            const numbering::NumberParts &parts, Guess guess)
{
    QString pattern;
    for (const numbering::Segment &segment : text.formatFor(parts.sequence).segments)
        pattern += segment.token ? patternOf(*segment.token, parts, guess)
                                 : QRegularExpression::escape(segment.literal);
    const QRegularExpression expression(QRegularExpression::anchoredPattern(pattern));
    const QRegularExpressionMatch match = expression.match(number);
    QList<Place> places;
    for (int group = 1; group <= match.lastCapturedIndex(); ++group) {
        if (match.captured(group) != match.captured(1))
            return {};
        places << Place(match.capturedStart(group), match.capturedLength(group));
    }
    return places;
}

QList<Place> agreedPlaces(const QString &number, const numbering::Template &text,
                          const numbering::NumberParts &parts)
{
    for (const bool codesAsToday : {true, false}) {
        const QList<Place> shortest = revisionPlaces(number, text, parts, {codesAsToday, false});
        if (!shortest.isEmpty() && shortest == revisionPlaces(number, text, parts, {codesAsToday, true}))
            return shortest;
    }
    return {};
}

} // namespace

std::optional<QString> withRevision(const QString &number, const numbering::Template &text,
                                    const numbering::NumberParts &issued, const QString &revision)
{
    if (!text.formatFor(issued.sequence).find(TokenKind::Revision))
        return number;
    const QList<Place> places = agreedPlaces(number, text, issued);
    if (places.isEmpty())
        return std::nullopt;
    QString revised = number;
    for (auto place = places.crbegin(); place != places.crend(); ++place)
        revised.replace(place->first, place->second, revision);
    return revised;
}

} // namespace lekthi::allocation
