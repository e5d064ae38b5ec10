#include "models/pools/pool_filling.h"

#include "models/pools/pool_rights.h"

#include <QCoreApplication>
#include <QSysInfo>

#include <atomic>
#include <chrono>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto fillTick = 200ms;

QString fillingWindowText()
{
    return u"lekthi %1 %2 %3"_s.arg(QCoreApplication::applicationVersion(), QSysInfo::machineHostName())
        .arg(QCoreApplication::applicationPid());
}

} // namespace

/// What the thread that fills and the window share.
struct PoolFilling::Run
{
    store::Pool pool;
    std::atomic<bool> isCancelled = false;
    std::atomic<qint64> added = 0;
    std::atomic<qint64> inAll = 0;

    store::Result<dispensing::FillOutcome> fill(store::Connection &connection);
};

store::Result<dispensing::FillOutcome> PoolFilling::Run::fill(store::Connection &connection)
{
    // Of a pool that is low the filler knows by itself how many it lacks by now.
    const dispensing::FillOptions options{.program = fillingWindowText(),
                                          .count = pool.isLow() ? 0 : idsToFill(pool)};
    return dispensing::fillPool(connection, pool, options, [this](qint64 done, qint64 all) {
        added = done;
        inAll = all;
        return !isCancelled;
    });
}

PoolFilling::PoolFilling(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_tick.setInterval(fillTick);
    connect(&m_tick, &QTimer::timeout, this, &PoolFilling::changed);
}

PoolFilling::~PoolFilling()
{
    if (m_run)
        m_run->isCancelled = true;
}

void PoolFilling::start(const store::Pool &pool)
{
    if (isBusy())
        return;
    m_run = std::make_shared<Run>();
    m_run->pool = pool;
    m_run->inAll = idsToFill(pool);
    m_filling.run(
        m_session.address(), this,
        [run = m_run](store::Connection &connection) { return run->fill(connection); },
        [this](const store::Result<dispensing::FillOutcome> &outcome) { take(outcome); });
    m_tick.start();
    emit changed();
}

void PoolFilling::take(const store::Result<dispensing::FillOutcome> &outcome)
{
    m_tick.stop();
    const QString name = pool();
    m_run.reset();
    emit changed();
    if (outcome)
        emit finished(name, *outcome);
    else
        emit failed(name, store::describe(outcome.error()));
}

void PoolFilling::cancel()
{
    if (!m_run)
        return;
    m_run->isCancelled = true;
    emit changed();
}

bool PoolFilling::isCancelling() const
{
    return m_run && m_run->isCancelled;
}

QString PoolFilling::pool() const
{
    return m_run ? m_run->pool.name : QString();
}

qint64 PoolFilling::idsAdded() const
{
    return m_run ? m_run->added.load() : 0;
}

qint64 PoolFilling::idsInAll() const
{
    return m_run ? m_run->inAll.load() : 0;
}

} // namespace lekthi::models
