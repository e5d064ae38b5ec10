#include "core/dispensing/pool_filler.h"

#include "core/dispensing/candidates.h"
#include "core/dispensing/transient.h"
#include "core/pools/settings_json.h"
#include "core/store/pools/pool_gateway.h"
#include "core/store/session/denial.h"
#include "core/store/session/json_text.h"

#include <QElapsedTimer>

#include <utility>

namespace lekthi::dispensing {

using namespace Qt::StringLiterals;
using store::Result;
using End = FillOutcome::End;

namespace {

constexpr std::pair<End, QLatin1StringView> endNames[] = {
    {End::Filled, "FILLED"_L1},
    {End::NotNeeded, "NOT_NEEDED"_L1},
    {End::ByAnother, "BY_ANOTHER"_L1},
    {End::Exhausted, "EXHAUSTED"_L1},
    {End::HardlyAnyLeft, "HARDLY_ANY_LEFT"_L1},
    {End::Cancelled, "CANCELLED"_L1},
};

/// One filling of one pool, from taking the lease to giving it back.
class Filling
{
public:
    Filling(store::Connection &connection, const store::Pool &pool, const pools::PoolSettings &settings,
            const FillOptions &options, const pools::PoolProgress &progress)
        : m_connection(connection)
        , m_pool(pool)
        , m_name(settings.name())
        , m_options(options)
        , m_progress(progress)
        , m_candidates(settings.rules(), m_random)
    {
    }

    Result<FillOutcome> run()
    {
        auto outcome = takeLease().and_then([this] { return m_lease.isOwn ? fill() : byAnother(); });
        if (m_lease.isOwn)
            (void)store::releasePoolLease(m_connection, m_name, m_options.token);
        return outcome;
    }

private:
    Result<void> takeLease()
    {
        return withRetries([this] {
                   return store::takePoolLease(m_connection, m_name, m_options.token, m_options.program,
                                               m_options.lease);
               })
            .map([this](const store::PoolLease &lease) {
                m_lease = lease;
                m_leaseAge.start();
                m_outcome.available = lease.available;
            });
    }

    /// Long before anybody else may take it.
    Result<void> renewLease()
    {
        if (std::chrono::milliseconds(m_leaseAge.elapsed()) < m_options.lease / 3)
            return {};
        return takeLease();
    }

    Result<FillOutcome> ended(End end)
    {
        m_outcome.end = end;
        return m_outcome;
    }

    Result<FillOutcome> byAnother()
    {
        m_outcome.holder = m_lease;
        return ended(End::ByAnother);
    }

    qint64 wanted() const
    {
        return m_options.count > 0 ? m_options.count : idsLacking(m_pool, m_lease.available);
    }

    bool isExhausted() const { return m_pool.capacityIsExact && m_generated >= m_pool.capacity; }

    Result<FillOutcome> fill()
    {
        const qint64 all = wanted();
        if (all == 0)
            return ended(End::NotNeeded);
        m_generated = m_lease.generated;
        for (QStringList ids; m_outcome.added < all;) {
            if (isExhausted())
                return ended(End::Exhausted);
            if (!pools::goesOn(m_progress, m_outcome.added, all))
                return ended(End::Cancelled);
            if (ids.isEmpty())
                ids = nextCandidates(all - m_outcome.added);
            if (ids.isEmpty())
                return ended(m_candidates.isExhaustive() ? End::Exhausted : End::HardlyAnyLeft);
            const Result<void> filled = add(ids);
            if (filled)
                ids.clear();
            else if (filled.error().serverCode != store::denial::notTheFiller)
                return tl::unexpected(filled.error());
            else if (const Result<void> taken = takeLease(); !taken)
                return tl::unexpected(taken.error());
            else if (!m_lease.isOwn)
                return byAnother();
        }
        pools::goesOn(m_progress, all, all);
        return ended(End::Filled);
    }

    QStringList nextCandidates(qint64 most)
    {
        if (m_pool.capacityIsExact && m_generated * 2 >= m_pool.capacity)
            m_candidates.goThroughAll();
        return m_candidates.next(qMin<qint64>(store::mostFilledAtOnce, most));
    }

    Result<void> add(const QStringList &ids)
    {
        return renewLease()
            .and_then([&] {
                return withRetries([&] {
                    return store::fillPool(m_connection, m_name, m_options.token, m_lease.epoch, ids);
                });
            })
            .map([this](const store::FilledIn &filled) {
                m_outcome.added += filled.added;
                m_outcome.available = filled.available;
                m_generated = filled.generated;
            });
    }

    store::Connection &m_connection;
    const store::Pool &m_pool;
    pools::PoolName m_name;
    const FillOptions &m_options;
    const pools::PoolProgress &m_progress;
    pools::SecureRandom m_random;
    Candidates m_candidates;
    store::PoolLease m_lease;
    QElapsedTimer m_leaseAge;
    FillOutcome m_outcome;
    qint64 m_generated = 0;
};

bool isForOthers(const store::Error &error)
{
    return error.serverCode == store::denial::poolNotGiven || error.serverCode == store::denial::poolRetired;
}

} // namespace

QString endName(End end)
{
    for (const auto &[known, name] : endNames) {
        if (known == end)
            return name;
    }
    return {};
}

qint64 idsLacking(const store::Pool &pool, qint64 available)
{
    const qint64 lacking = pool.minimum - available;
    return lacking > 0 ? qMax(pool.batch, lacking) : 0;
}

Result<FillOutcome> fillPool(store::Connection &connection, const store::Pool &pool,
                             const FillOptions &options, const pools::PoolProgress &progress)
{
    const auto settings = pools::settingsFromJson(store::jsonObject(pool.settingsText));
    if (!settings)
        return tl::unexpected(store::Error{store::ErrorKind::Internal, 0,
                                           u"settings of the pool that this program does not know"_s,
                                           pool.name});
    return Filling(connection, pool, *settings, options, progress).run();
}

Result<QList<FilledPool>> fillLowPools(store::Connection &connection, const FillOptions &options,
                                       const pools::PoolProgress &progress)
{
    const Result<QList<store::Pool>> all = store::listPools(connection);
    if (!all)
        return tl::unexpected(all.error());
    QList<FilledPool> filled;
    for (const store::Pool &pool : *all) {
        if (!pool.isLow())
            continue;
        auto outcome = fillPool(connection, pool, options, progress);
        if (outcome || !isForOthers(outcome.error()))
            filled.append({pool.name, std::move(outcome)});
    }
    return filled;
}

} // namespace lekthi::dispensing
