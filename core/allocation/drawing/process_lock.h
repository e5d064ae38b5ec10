#pragma once

#include "core/allocation/redis/counter_lock.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace lekthi::allocation {

/// A lock on counters that holds across processes, with what redis::CounterLock says of each function. One
/// thread at a time.
class ProcessLock
{
public:
    using Taken = redis::CounterLock::Taken;

    ProcessLock() = default;
    virtual ~ProcessLock() = default; ///< releases
    ProcessLock(const ProcessLock &) = delete;
    ProcessLock &operator=(const ProcessLock &) = delete;

    virtual Taken take(const QString &name) = 0;
    virtual std::optional<std::vector<bool>> takeFree(const QStringList &names) = 0;
    virtual void lookForOthers() = 0;
    virtual bool isAlone() const = 0;
    virtual bool mayKeep() = 0;
    virtual bool passOn() = 0;
    virtual void release() = 0;
    virtual std::chrono::milliseconds validity() const = 0;
};

/// Where the locks of one allocator come from. Thread-safe.
class ProcessLocks
{
public:
    ProcessLocks() = default;
    virtual ~ProcessLocks() = default; ///< outlives its locks
    ProcessLocks(const ProcessLocks &) = delete;
    ProcessLocks &operator=(const ProcessLocks &) = delete;

    /// One that holds nothing. Asks nobody yet.
    virtual std::unique_ptr<ProcessLock> make() = 0;
    /// As redis::LockService::takeOutageReport().
    virtual std::optional<QString> takeOutageReport() = 0;
};

} // namespace lekthi::allocation
