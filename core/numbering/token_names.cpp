#include "core/numbering/token_names.h"

#include "core/numbering/edit_distance.h"
#include "core/numbering/text_safety.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

struct NamedKind
{
    QLatin1StringView name;
    TokenKind kind;
};

constexpr std::array kindNames{
    NamedKind{"PROJECT"_L1, TokenKind::Project},
    NamedKind{"ORIGINATOR"_L1, TokenKind::Originator},
    NamedKind{"RECIPIENT"_L1, TokenKind::Recipient},
    NamedKind{"CORR_TYPE"_L1, TokenKind::CorrType},
    NamedKind{"SUB_TYPE"_L1, TokenKind::SubType},
    NamedKind{"RFA_TYPE"_L1, TokenKind::RfaType},
    NamedKind{"DISCIPLINE"_L1, TokenKind::Discipline},
    NamedKind{"SEQ"_L1, TokenKind::Sequence},
    NamedKind{"YEAR"_L1, TokenKind::Year},
    NamedKind{"DATE"_L1, TokenKind::Date},
    NamedKind{"REV"_L1, TokenKind::Revision},
};

// Words of other numbering programs that no edit distance would lead to ours.
constexpr std::array aliases{
    NamedKind{"PROJECT_CODE"_L1, TokenKind::Project}, NamedKind{"SENDER"_L1, TokenKind::Originator},
    NamedKind{"FROM"_L1, TokenKind::Originator},      NamedKind{"TO"_L1, TokenKind::Recipient},
    NamedKind{"DOC_TYPE"_L1, TokenKind::CorrType},    NamedKind{"SEQUENCE"_L1, TokenKind::Sequence},
    NamedKind{"NUMBER"_L1, TokenKind::Sequence},      NamedKind{"NO"_L1, TokenKind::Sequence},
    NamedKind{"REVISION"_L1, TokenKind::Revision},
};

constexpr qsizetype longestGuessedName = 24;

template <typename Names>
std::optional<TokenKind> find(const Names &names, QStringView name)
{
    const auto found =
        std::ranges::find_if(names, [&](const NamedKind &known) { return known.name == name; });
    return found == names.end() ? std::nullopt : std::optional(found->kind);
}

QList<TokenKind> nearestKinds(QStringView name)
{
    QList<TokenKind> nearest;
    qsizetype best = longestGuessedName;
    for (const auto &known : kindNames) {
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
    return kindNames[static_cast<std::size_t>(kind)].name;
}

std::optional<TokenKind> tokenKindFromName(QStringView name)
{
    return find(kindNames, name);
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
    if (const auto exact = find(kindNames, tidyName))
        return {*exact};
    if (const auto alias = find(aliases, tidyName))
        return {*alias};
    return nearestKinds(tidyName);
}

} // namespace lekthi::numbering
