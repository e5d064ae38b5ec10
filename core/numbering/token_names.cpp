#include "core/numbering/token_names.h"

#include "core/numbering/edit_distance.h"
#include "core/numbering/text_safety.h"
#include "core/numbering/token_table.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

constexpr qsizetype longestGuessedName = 24;

template <typename Test>
std::optional<TokenKind> findKind(const Test &isMeant)
{
    const auto found = std::ranges::find_if(tokenTable(), isMeant);
    return found == tokenTable().end() ? std::nullopt : std::optional(found->kind);
}

QList<TokenKind> nearestKinds(QStringView name)
{
    QList<TokenKind> nearest;
    qsizetype best = longestGuessedName;
    for (const TokenDescriptor &known : tokenTable()) {
        const qsizetype limit = std::max<qsizetype>(1, std::max(name.size(), known.name.size()) / 3);
        const qsizetype distance = editDistance(name, QString(known.name));
        if (distance > limit || distance > best)
            continue;
        if (distance < best)
            nearest.clear();
        best = distance;
        nearest.append(known.kind);
    }
    return nearest;
}

} // namespace

QLatin1StringView tokenName(TokenKind kind)
{
    return descriptorOf(kind).name;
}

std::optional<TokenKind> tokenKindFromName(QStringView name)
{
    return findKind([name](const TokenDescriptor &known) { return known.name == name; });
}

QStringList deprecatedReplacements(QStringView name)
{
    if (name == "ORG"_L1)
        return {u"{ORIGINATOR}"_s, u"{RECIPIENT}"_s};
    if (name == "TYPE"_L1)
        return {u"{CORR_TYPE}"_s, u"{SUB_TYPE}"_s, u"{RFA_TYPE}"_s};
    if (name == "CATEGORY"_L1)
        return {QString()};
    if (name == "ORG_CODE"_L1)
        return {u"{ORIGINATOR}"_s};
    if (name == "TYPE_CODE"_L1)
        return {u"{CORR_TYPE}"_s};
    if (name == "DISCIPLINE_CODE"_L1)
        return {u"{DISCIPLINE}"_s, QString()};
    // Older documents meant the Common Era.
    if (name == "YEAR"_L1)
        return {u"{YEAR:A.D.}"_s, u"{YEAR:B.E.}"_s};
    return {};
}

QString tidyTokenName(QStringView name)
{
    QString tidy;
    for (const QChar character : name.toString().normalized(QString::NormalizationForm_KC).toUpper()) {
        if (character.isSpace() || isInvisible(character.unicode()))
            continue;
        tidy.append(character == u'-' ? QChar(u'_') : character);
    }
    return tidy;
}

QList<TokenKind> likelyKinds(const QString &tidyName)
{
    if (tidyName.isEmpty() || tidyName.size() > longestGuessedName)
        return {};
    if (const auto exact = tokenKindFromName(tidyName))
        return {*exact};
    const auto hasAlias = [&tidyName](const TokenDescriptor &known) {
        return std::ranges::find(known.aliases, tidyName) != known.aliases.end();
    };
    if (const auto alias = findKind(hasAlias))
        return {*alias};
    return nearestKinds(tidyName);
}

} // namespace lekthi::numbering
