#pragma once

#include "core/pools/capacity.h"
#include "core/pools/id_rules.h"
#include "core/pools/pool_name.h"
#include "core/pools/settings_problem.h"

#include <QList>
#include <QString>

#include <optional>

#include <tl/expected.hpp>

namespace lekthi::pools {

/// A pool as somebody types it: anything may be wrong with it.
struct PoolDraft
{
    QString name{};
    int length = 10;       ///< digits of an id, with its check digit
    qint64 minimum = 1000; ///< when fewer ids than this are available, the pool is refilled; 0: only by hand
    qint64 batch = 5000;   ///< ids that a refill makes
    FilterSettings filters{};

    bool operator==(const PoolDraft &) const = default;
};

inline constexpr qint64 maximumMinimum = 10'000'000; ///< ids
inline constexpr qint64 maximumBatch = 1'000'000;    ///< ids

/// A pool without name as the profile's program makes it: its filters, and its thresholds (MOSIP 100,000 and
/// 200,000 ids; OpenG2P 1,000 and 5,000).
PoolDraft draftOf(Profile profile);

/// What is wrong with a draft, in the order of the settings; empty: nothing. Pure; any thread.
QList<SettingsProblem> problemsOf(const PoolDraft &draft);

/// What the capacity tells besides: whether any id is accepted, and whether minimum and batch are more than
/// the pool can hold (estimated: more than it can hold at most). Capacity: of the draft's length and filters.
QList<SettingsProblem> problemsOf(const PoolDraft &draft, const Capacity &capacity);

/// The settings of a pool (id-generator-architecture.md, Pool replenishment); nothing is wrong with them.
class PoolSettings
{
public:
    /// The settings, or all problems, of which at least one is an error.
    static tl::expected<PoolSettings, QList<SettingsProblem>> make(const PoolDraft &draft);

    const PoolName &name() const { return m_name; }
    const IdRules &rules() const { return m_rules; }
    qint64 minimum() const { return m_minimum; }
    qint64 batch() const { return m_batch; }
    /// For a person to change.
    PoolDraft draft() const;

    bool operator==(const PoolSettings &) const = default;

private:
    PoolSettings(PoolName name, IdRules rules, qint64 minimum, qint64 batch);

    PoolName m_name;
    IdRules m_rules;
    qint64 m_minimum;
    qint64 m_batch;
};

/// profileNameOf() their filters; ownProfileName() of settings that cannot be read.
QString profileNameOf(const std::optional<PoolSettings> &settings);

} // namespace lekthi::pools
