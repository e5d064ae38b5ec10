#pragma once

#include "core/pools/explanation.h"
#include "core/pools/id_rules.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QStringView>

#include <optional>

namespace lekthi::pools {

/// What a typed id is, as far as it tells itself (`pool verify`); whether it was issued the pool knows.
struct Verification
{
    QString id{}; ///< the digits that were typed, as 0 to 9; as typed, trimmed, if it is more than digits
    bool wellFormed = false; ///< as many digits as ids of the pool have
    bool checkDigit = false; ///< well-formed, and the last digit is right
    /// Well-formed: which filters refuse it. An id that was issued under earlier settings may be refused
    /// today.
    QList<Refusal> refusals{};
    /// Well-formed, with a wrong check digit: ids that one typing error turns into this one, and that the
    /// rules accept. First those with two neighbours swapped, which are each the likelier, then those with
    /// one other digit, from the left.
    QStringList candidates{};

    bool operator==(const Verification &) const = default;
};

/// The digits of what was typed, as 0 to 9; nothing if there is anything in it but digits, spaces and
/// hyphens.
std::optional<QString> digitsOfTyped(QStringView typed);

/// Spaces and hyphens between the digits do not count; digits may be of any script, as Thai ones are. Pure;
/// any thread.
Verification verify(const IdRules &rules, QStringView typed);

/// The finished sentence for a person: whether the id is right, and what may have been meant.
QString describe(const Verification &verification, const IdRules &rules);

/// {"id", "wellFormed", "checkDigit", "issued"}; issued is null if it is not known.
QJsonObject toJson(const Verification &verification, std::optional<bool> issued);

} // namespace lekthi::pools
