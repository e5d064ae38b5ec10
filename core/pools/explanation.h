#pragma once

#include "core/pools/filter.h"
#include "core/pools/id_rules.h"

#include <QList>
#include <QStringView>

#include <optional>

namespace lekthi::pools {

/// One filter that refuses an id, and where: the place at which it refuses first, reading from the left.
/// Positions are those of QString.
struct Refusal
{
    FilterKind filter = FilterKind::Length;
    qsizetype start = 0;
    /// Length: what is too much; 0 at the end of the id: digits are missing.
    qsizetype length = 0;
    /// Where the digits stand that these repeat, as many: RepeatingBlock, FirstEqualsLast,
    /// FirstEqualsReverse.
    std::optional<qsizetype> earlier{};

    bool operator==(const Refusal &) const = default;
};

/// What the filters say of an id; its check digit is not looked at.
struct Explanation
{
    bool isNumber = true;      ///< only ASCII digits; else nothing is known of it
    QList<Refusal> refusals{}; ///< one for each filter that refuses, in the order in which filters are asked

    bool isAccepted() const { return isNumber && refusals.isEmpty(); }

    bool operator==(const Explanation &) const = default;
};

/// Of an id with more than 32 digits only its length is told. Pure; any thread.
Explanation explain(const IdRules &rules, QStringView id);

} // namespace lekthi::pools
