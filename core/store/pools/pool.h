#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>

namespace lekthi::store {

enum class PoolState { Active, Retired };

/// An ID pool as the store has it, with how many ids there are of it (id-generator-architecture.md). Only how
/// full it is ever changes, and that it is retired.
struct Pool
{
    int id = 0;
    QString name{};
    int length = 0;         ///< digits of an id, with its check digit
    qint64 minimum = 0;     ///< with fewer ids than this available the pool is filled; 0: only by hand
    qint64 batch = 0;       ///< ids that filling adds
    QString settingsText{}; ///< JSON; core/pools/settings_json.h reads it
    qint64 capacity = 0;    ///< ids that the settings accept; at least so many if it is not exact
    bool capacityIsExact = false;
    PoolState state = PoolState::Active;
    qint64 createdRequestId = 0;
    std::optional<qint64> retiredRequestId{};
    QDateTime createdAt{};
    QDateTime retiredAt{}; ///< invalid: in use
    qint64 generated = 0;  ///< ids that were ever filled in
    qint64 issued = 0;     ///< of these
    QDateTime filledAt{};  ///< when an id was added last; invalid: never
    QString filler{};      ///< login of who fills it, or did last
    QString fillingProgram{};
    QDateTime filledUntil{};    ///< how long nobody else may
    bool isBeingFilled = false; ///< at the moment of reading
    QStringList services{};     ///< logins of the accounts that it is given to

    qint64 available() const { return generated - issued; }
    bool isActive() const { return state == PoolState::Active; }
    /// Whether it has to be filled.
    bool isLow() const { return isActive() && available() < minimum; }
    /// Whether there are no ids besides those that were made; only counting tells (an estimate never does).
    bool hasNoMoreIds() const { return capacityIsExact && generated >= capacity; }
};

/// "ACTIVE", "RETIRED": the store's ENUM, also for scripts.
inline QString poolStateName(PoolState state)
{
    return state == PoolState::Active ? QStringLiteral("ACTIVE") : QStringLiteral("RETIRED");
}

} // namespace lekthi::store
