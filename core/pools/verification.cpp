#include "core/pools/verification.h"

#include "core/pools/verhoeff.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lekthi::pools {

namespace {

bool separatesDigits(char32_t character)
{
    return QChar::isSpace(character) || QChar::category(character) == QChar::Punctuation_Dash;
}

QStringList withNeighboursSwapped(const QString &id)
{
    QStringList ids;
    for (qsizetype place = 0; place + 1 < id.size(); ++place) {
        QString other = id;
        std::swap(other[place], other[place + 1]);
        if (other != id)
            ids.append(other);
    }
    return ids;
}

QStringList withOtherDigit(const QString &id)
{
    QStringList ids;
    for (qsizetype place = 0; place < id.size(); ++place) {
        for (char16_t digit = u'0'; digit <= u'9'; ++digit) {
            QString other = id;
            other[place] = QChar(digit);
            if (other != id)
                ids.append(other);
        }
    }
    return ids;
}

QStringList likelyIds(const IdRules &rules, const QString &id)
{
    QStringList likely = withNeighboursSwapped(id) + withOtherDigit(id);
    likely.removeIf([&rules](const QString &other) { return !rules.accepts(other); });
    return likely;
}

} // namespace

std::optional<QString> digitsOfTyped(QStringView typed)
{
    QString digits;
    for (const char32_t character : typed.toUcs4()) {
        if (separatesDigits(character))
            continue;
        if (QChar::category(character) != QChar::Number_DecimalDigit)
            return std::nullopt;
        digits.append(QChar(u'0' + QChar::digitValue(character)));
    }
    return digits;
}

Verification verify(const IdRules &rules, QStringView typed)
{
    const auto digits = digitsOfTyped(typed);
    Verification result{.id = digits.value_or(typed.trimmed().toString())};
    result.wellFormed = digits && digits->size() == rules.length();
    if (!result.wellFormed)
        return result;
    result.refusals = explain(rules, result.id).refusals;
    result.checkDigit = hasRightCheckDigit(result.id);
    if (!result.checkDigit)
        result.candidates = likelyIds(rules, result.id);
    return result;
}

QString describe(const Verification &verification, const IdRules &rules)
{
    if (!verification.wellFormed)
        return QCoreApplication::translate("lekthi",
                                           "This is not an ID of this pool. Its IDs have %1 digits.")
            .arg(rules.length());
    if (verification.checkDigit && verification.refusals.isEmpty())
        return QCoreApplication::translate("lekthi", "The check digit is correct.");
    if (verification.checkDigit)
        return QCoreApplication::translate(
            "lekthi", "The check digit is correct, but the filters of this pool refuse the ID.");
    if (verification.candidates.isEmpty())
        return QCoreApplication::translate(
            "lekthi", "The check digit is wrong, and no single typing error explains it. Type the ID again.");
    return QCoreApplication::translate("lekthi", "The check digit is wrong. Did you mean one of these: %1?")
        .arg(verification.candidates.join(u", "_s));
}

QJsonObject toJson(const Verification &verification, std::optional<bool> issued)
{
    return {{u"id"_s, verification.id},
            {u"wellFormed"_s, verification.wellFormed},
            {u"checkDigit"_s, verification.checkDigit},
            {u"issued"_s, issued ? QJsonValue(*issued) : QJsonValue()}};
}

} // namespace lekthi::pools
