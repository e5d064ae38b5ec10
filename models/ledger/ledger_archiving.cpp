#include "models/ledger/ledger_archiving.h"

#include "core/audit/archive/archive_making.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <optional>

namespace lekthi::models {

using namespace std::chrono_literals;

namespace {

constexpr auto tick = 200ms;

/// The request's id, or what is in the way; neither if it was cancelled.
struct Ending
{
    qint64 request = 0;
    QString sentence{};
};

} // namespace

/// What the thread that writes and the window share.
struct LedgerArchiving::Run
{
    int year = 0;
    QString path;
    std::optional<numbering::Reason> reason;
    std::atomic<bool> isCancelled = false;
    std::atomic<qint64> rows = 0;
    std::atomic<qint64> inAll = 0;

    store::Result<Ending> write(store::Connection &connection, const audit::SigningKey &key);
};

store::Result<Ending> LedgerArchiving::Run::write(store::Connection &connection, const audit::SigningKey &key)
{
    const auto range = audit::findArchivable(connection, year);
    if (!range)
        return tl::unexpected(range.error());
    if (!*range)
        return Ending{.sentence = audit::describe(range->error())};
    const auto written = audit::writeArchive(connection, **range, path, key, [this](qint64 count) {
        rows = count;
        return !isCancelled;
    });
    if (!written)
        return tl::unexpected(written.error());
    if (!*written && written->error().kind == audit::NoArchive::Kind::Cancelled)
        return Ending{};
    if (!*written)
        return Ending{.sentence = audit::describe(written->error())};
    return audit::requestWritten(connection, **written, path, *reason)
        .map([](const audit::Archived<qint64> &id) {
            return id ? Ending{.request = *id} : Ending{.sentence = audit::describe(id.error())};
        });
}

LedgerArchiving::LedgerArchiving(Session &session, DigestKeeper &keeper, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_keeper(keeper)
{
    m_tick.setInterval(tick);
    connect(&m_tick, &QTimer::timeout, this, &LedgerArchiving::changed);
}

LedgerArchiving::~LedgerArchiving()
{
    cancel();
}

void LedgerArchiving::start(int year, qint64 rows, const QString &path, const numbering::Reason &reason)
{
    if (isBusy())
        return;
    m_run = std::make_shared<Run>();
    m_run->year = year;
    m_run->inAll = rows;
    m_run->path = path;
    m_run->reason = reason;
    m_tick.start();
    emit changed();
    m_keeper.withKey(this, [this](const audit::AuditResult<DigestKeeper::Key> &key) {
        if (key)
            return write(*key);
        end();
        emit failed(audit::describe(key.error()));
    });
}

void LedgerArchiving::write(const DigestKeeper::Key &key)
{
    m_writing.run(
        m_session.address(), this,
        [run = m_run, key](store::Connection &connection) { return run->write(connection, *key); },
        [this](const store::Result<Ending> &ending) {
            end();
            if (ending && ending->request > 0)
                emit requested(ending->request);
            else
                emit failed(ending ? ending->sentence : store::describe(ending.error()));
        });
}

void LedgerArchiving::end()
{
    m_tick.stop();
    m_run.reset();
    emit changed();
}

void LedgerArchiving::cancel()
{
    if (!m_run)
        return;
    m_run->isCancelled = true;
    emit changed();
}

bool LedgerArchiving::isCancelling() const
{
    return m_run && m_run->isCancelled;
}

qint64 LedgerArchiving::rowsWritten() const
{
    return m_run ? m_run->rows.load() : 0;
}

qint64 LedgerArchiving::rowsInAll() const
{
    return m_run ? std::max(m_run->inAll.load(), rowsWritten()) : 0;
}

} // namespace lekthi::models
