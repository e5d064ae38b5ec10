#include "core/allocation/request/revision_text.h"

#include <QList>
#include <QRegularExpression>

#include <utility>

namespace lekthi::allocation {

using namespace Qt::StringLiterals;
using numbering::TokenKind;

namespace {

/// What stands for a value that the ledger does not hold.
enum class Unknown { AsToday, Shortest, Longest };

using Place = std::pair<qsizetype, qsizetype>;

QString patternOf(const numbering::Token &token, const numbering::NumberParts &parts, Unknown unknown)
{
    switch (token.kind) {
    case TokenKind::Sequence:
        return QRegularExpression::escape(QString::number(parts.sequence).rightJustified(token.digits, u'0'));
    case TokenKind::Revision:
        return u'(' + QRegularExpression::escape(parts.revision) + u')';
    case TokenKind::Year:
        return u"[0-9]{4}"_s;
    default:
        break;
    }
    const QString &code = parts.codeOf(token.kind);
    if (unknown == Unknown::AsToday && !code.isEmpty())
        return QRegularExpression::escape(code.normalized(QString::NormalizationForm_C));
    return unknown == Unknown::Longest ? u".+"_s : u".+?"_s;
}

/// Where the revision stands in the number; empty if the template does not fit.
QList<Place> revisionPlaces(const QString &number, const numbering::Template &text,
                            const numbering::NumberParts &parts, Unknown unknown)
{
    QString pattern;
    for (const numbering::Segment &segment : text.segments())
        pattern += segment.token ? patternOf(*segment.token, parts, unknown)
                                 : QRegularExpression::escape(segment.literal);
    const QRegularExpression expression(QRegularExpression::anchoredPattern(pattern));
    const QRegularExpressionMatch match = expression.match(number);
    QList<Place> places;
    for (int group = 1; group <= match.lastCapturedIndex(); ++group)
        places << Place(match.capturedStart(group), match.capturedLength(group));
    return places;
}

QList<Place> agreedPlaces(const QString &number, const numbering::Template &text,
                          const numbering::NumberParts &parts)
{
    QList<Place> today = revisionPlaces(number, text, parts, Unknown::AsToday);
    if (!today.isEmpty())
        return today;
    const QList<Place> shortest = revisionPlaces(number, text, parts, Unknown::Shortest);
    return shortest == revisionPlaces(number, text, parts, Unknown::Longest) ? shortest : QList<Place>();
}

} // namespace

std::optional<QString> withRevision(const QString &number, const numbering::Template &text,
                                    const numbering::NumberParts &issued, const QString &revision)
{
    if (!text.uses(TokenKind::Revision))
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
