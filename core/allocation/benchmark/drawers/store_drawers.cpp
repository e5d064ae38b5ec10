#include "core/allocation/benchmark/drawers/store_drawers.h"

#include "core/allocation/options.h"
#include "core/store/session/transaction.h"

#include <thread>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;
using store::Result;
using store::Statement;
using store::Transaction;

namespace {

const allocation::RetryLimits limits;

QString sequenceName(const FieldCounter &counter)
{
    return u"lekthi_bench_%1"_s.arg(counter.index);
}

Result<Drawn> committed(Transaction &transaction, Result<void> written, Drawn drawn)
{
    return written.and_then([&] { return transaction.commit(); }).map([&] { return drawn; });
}

QString upsertText(const numbering::CounterKey &key)
{
    return u"INSERT INTO document_number_counters (project_id, originator_organization_id, "
           "recipient_organization_id, correspondence_type_id, sub_type_id, rfa_type_id, discipline_id, "
           "current_year, current_period, version, last_number, updated_at) "
           "VALUES (%1, %2, %3, %4, %5, %6, %7, %8, %9, 1, 1, UTC_TIMESTAMP(6)) "
           "ON DUPLICATE KEY UPDATE last_number = last_number + 1, version = version + 1, "
           "updated_at = UTC_TIMESTAMP(6) RETURNING last_number"_s.arg(key.projectId)
               .arg(key.originatorOrganizationId)
               .arg(key.recipientOrganizationId.value_or(0))
               .arg(key.correspondenceTypeId)
               .arg(key.subTypeId)
               .arg(key.rfaTypeId)
               .arg(key.disciplineId)
               .arg(key.period.year)
               .arg(key.period.part);
}

} // namespace

StoreDrawer::StoreDrawer(std::unique_ptr<store::Connection> connection, const Field &field)
    : m_connection(std::move(connection))
    , m_ledger(field)
{
}

Result<void> StoreDrawer::raiseAndAppend(const FieldCounter &counter, const store::Counter &seen,
                                         qint64 number, const DrawFacts &facts)
{
    const store::ChainedRows rows =
        ledger().rows(counter, seen.ledger, number, 1, facts, connection().serverNow());
    return store::raiseCounter(connection(), seen, number, rows.head()).and_then([&] {
        return LedgerWriter::append(connection(), counter, rows);
    });
}

Result<void> StoreDrawer::append(const FieldCounter &counter, qint64 number, const DrawFacts &facts)
{
    return LedgerWriter::append(connection(), counter,
                                ledger().rows(counter, {}, number, 1, facts, connection().serverNow()));
}

Result<Drawn> StoreDrawer::drawUnderRowLock(const FieldCounter &counter, DrawFacts facts)
{
    auto transaction = Transaction::begin(connection());
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto asked = std::chrono::steady_clock::now();
    const auto seen = store::lockCounter(connection(), counter.key);
    if (!seen)
        return tl::unexpected(seen.error());
    facts.lockWaitMs += millisecondsSince(asked);
    const qint64 next = seen->lastNumber + 1;
    return committed(*transaction, raiseAndAppend(counter, *seen, next, facts), {next, 1});
}

Result<Drawn> StoreDrawer::drawByVersion(const FieldCounter &counter, const DrawFacts &facts)
{
    auto transaction = Transaction::begin(connection());
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto seen = store::findCounter(connection(), counter.key);
    if (!seen)
        return tl::unexpected(seen.error());
    const qint64 next = (*seen)->lastNumber + 1;
    return committed(*transaction, raiseAndAppend(counter, **seen, next, facts), {next, 1});
}

Result<Drawn> StoreDrawer::drawByVersionWithRetries(const FieldCounter &counter, DrawFacts facts)
{
    auto drawn = drawByVersion(counter, facts);
    while (!drawn && drawn.error().kind == store::ErrorKind::Conflict &&
           facts.retries < limits.versionConflictRetries) {
        ++facts.retries;
        drawn = drawByVersion(counter, facts);
    }
    return drawn;
}

Result<Drawn> SelectForUpdateDrawer::draw(const FieldCounter &counter)
{
    return drawUnderRowLock(counter, {});
}

Result<Drawn> VersionCheckDrawer::draw(const FieldCounter &counter)
{
    return drawByVersionWithRetries(counter, {});
}

Result<Drawn> NoWaitDrawer::draw(const FieldCounter &counter)
{
    DrawFacts facts;
    std::uniform_real_distribution<double> spread(0.5, 1.5);
    auto pause = limits.firstLockDelay;
    auto drawn = drawOnce(counter, facts);
    while (!drawn && drawn.error().kind == store::ErrorKind::LockTimeout &&
           facts.retries < limits.lockTimeoutRetries) {
        std::this_thread::sleep_for(pause * spread(m_random));
        pause *= 2;
        ++facts.retries;
        facts.lockWaitMs = millisecondsSince(facts.begun);
        drawn = drawOnce(counter, facts);
    }
    return drawn;
}

Result<Drawn> NoWaitDrawer::drawOnce(const FieldCounter &counter, const DrawFacts &facts)
{
    constexpr Statement lockCounterNoWait("benchmark/lock_counter_nowait");
    auto transaction = Transaction::begin(connection());
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto rows = connection().read(lockCounterNoWait, {counter.id});
    if (!rows)
        return tl::unexpected(rows.error());
    store::Counter seen;
    seen.id = counter.id;
    seen.version = rows->first().integer("version"_L1);
    seen.ledger = {rows->first().bytes("ledger_head"_L1), rows->first().bigInteger("ledger_length"_L1)};
    const qint64 next = rows->first().bigInteger("last_number"_L1) + 1;
    return committed(*transaction, raiseAndAppend(counter, seen, next, facts), {next, 1});
}

Result<Drawn> UpsertDrawer::draw(const FieldCounter &counter)
{
    DrawFacts facts;
    auto transaction = Transaction::begin(connection());
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto rows = connection().readText(upsertText(counter.key));
    if (!rows)
        return tl::unexpected(rows.error());
    facts.lockWaitMs = millisecondsSince(facts.begun);
    const qint64 next = rows->first().bigInteger("last_number"_L1);
    return committed(*transaction, append(counter, next, facts), {next, 1});
}

Result<Drawn> SequenceDrawer::draw(const FieldCounter &counter)
{
    const DrawFacts facts;
    const auto rows =
        connection().readText(u"SELECT NEXT VALUE FOR %1 AS next_number"_s.arg(sequenceName(counter)));
    if (!rows)
        return tl::unexpected(rows.error());
    const qint64 next = rows->first().bigInteger("next_number"_L1);
    auto transaction = Transaction::begin(connection());
    if (!transaction)
        return tl::unexpected(transaction.error());
    return committed(*transaction, append(counter, next, facts), {next, 1});
}

Result<void> SequenceDrawer::makeSequences(store::Connection &connection, const Field &field)
{
    for (const FieldCounter &counter : field.counters) {
        const auto made =
            connection.execute(u"CREATE OR REPLACE SEQUENCE %1 START WITH %2"_s.arg(sequenceName(counter))
                                   .arg(counter.lastNumber + 1));
        if (!made)
            return made;
    }
    return {};
}

Result<void> SequenceDrawer::dropSequences(store::Connection &connection, const Field &field)
{
    QStringList names;
    for (const FieldCounter &counter : field.counters)
        names << sequenceName(counter);
    return connection.execute(u"DROP SEQUENCE IF EXISTS "_s + names.join(", "_L1));
}

} // namespace lekthi::benchmark
