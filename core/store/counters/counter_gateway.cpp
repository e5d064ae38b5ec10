#include "core/store/counters/counter_gateway.h"

#include "core/store/counters/counter_row.h"
#include "core/store/counters/shown_counters.h"
#include "core/store/session/json_text.h"
#include "core/store/session/null_values.h"

#include <QJsonArray>
#include <QSet>

namespace lekthi::store {

using namespace Qt::StringLiterals;
using numbering::CounterKey;

namespace {

constexpr int readAtOnce = 1000;
constexpr Statement listAt("counter/list_at");
constexpr Statement listCounters("counter/list_counters");
constexpr Statement listShown("counter/list_shown");
constexpr Statement listCountersOfDocument("counter/list_counters_of_document");
constexpr Statement listOfKeys("counter/list_of_keys");
constexpr Statement listNearTheEnd("counter/list_near_the_end");
constexpr Statement findCounterStatement("counter/find_counter");
constexpr Statement insertCounterStatement("counter/insert_counter");
constexpr Statement lockCounterStatement("counter/lock_counter");
constexpr Statement raiseCounterStatement("counter/raise_counter");

LedgerHead ledgerHeadFrom(const Row &row)
{
    return {row.bytes("ledger_head"_L1), row.bigInteger("ledger_length"_L1)};
}

Counter counterFrom(const Row &row)
{
    Counter counter;
    counter.id = row.bigInteger("id"_L1);
    counter.key = counterKeyFrom(row);
    counter.lastNumber = row.bigInteger("last_number"_L1);
    counter.version = row.integer("version"_L1);
    counter.resetEpoch = row.integer("reset_epoch"_L1);
    counter.ledger = ledgerHeadFrom(row);
    counter.updatedAt = row.instant("updated_at"_L1);
    return counter;
}

/// For the question marks of counter/list_counters and what pages as it does.
QVariantList pageValues(const CounterFilter &filter, qint64 afterId, int limit)
{
    return QVariantList{afterId} + counterFilterValues(filter) + QVariantList{limit};
}

/// What readPage gives after the id of the last counter so far, until there is nothing more.
template <class ReadPage>
Result<void> eachOfPages(const ReadPage &readPage, const std::function<void(const Counter &)> &visit)
{
    for (qint64 afterId = 0;;) {
        const auto page = readPage(afterId);
        if (!page)
            return tl::unexpected(page.error());
        for (const Counter &counter : *page)
            visit(counter);
        if (page->size() < readAtOnce)
            return {};
        afterId = page->constLast().id;
    }
}

template <class ReadPage>
Result<QList<Counter>> allPages(const ReadPage &readPage)
{
    QList<Counter> counters;
    return eachOfPages(readPage, [&counters](const Counter &counter) { counters += counter; }).map([&] {
        return std::move(counters);
    });
}

std::optional<Counter> firstCounter(const Rows &rows)
{
    return rows.isEmpty() ? std::nullopt : std::optional(counterFrom(rows.first()));
}

} // namespace

QVariantList counterKeyValues(const CounterKey &key, const QVariant &recipient)
{
    return {key.projectId,    key.originatorOrganizationId,
            recipient,        key.correspondenceTypeId,
            key.subTypeId,    key.rfaTypeId,
            key.disciplineId, key.period.year,
            key.period.part};
}

QVariantList counterFilterValues(const CounterFilter &filter)
{
    const QVariant project = orNull(filter.projectId);
    const QVariant type = orNull(filter.typeId);
    const QVariant organization = orNull(filter.organizationId);
    const QVariant year = orNull(filter.year);
    return {project, project, type, type, organization, organization, organization, year, year};
}

QVariantList counterLookUpValues(const CounterKey &key)
{
    return counterKeyValues(key, key.recipientOrganizationId.value_or(0));
}

QString keysOfAnyPeriod(const QList<Counter> &counters)
{
    QSet<CounterKey> seen;
    QJsonArray keys;
    for (const Counter &counter : counters) {
        CounterKey key = counter.key;
        key.period = {};
        if (seen.contains(key))
            continue;
        seen.insert(key);
        keys.append(QJsonArray{key.projectId, key.originatorOrganizationId,
                               key.recipientOrganizationId.value_or(0), key.correspondenceTypeId,
                               key.subTypeId, key.rfaTypeId, key.disciplineId});
    }
    return jsonText(keys);
}

QList<Counter> countersFrom(const Rows &rows)
{
    QList<Counter> counters;
    for (const Row &row : rows)
        counters.append(counterFrom(row));
    return counters;
}

CounterKey counterKeyFrom(const Row &row)
{
    CounterKey key;
    key.projectId = row.integer("project_id"_L1);
    key.originatorOrganizationId = row.integer("originator_organization_id"_L1);
    key.recipientOrganizationId = row.optionalInteger("recipient_organization_id"_L1);
    key.correspondenceTypeId = row.integer("correspondence_type_id"_L1);
    key.subTypeId = row.integer("sub_type_id"_L1);
    key.rfaTypeId = row.integer("rfa_type_id"_L1);
    key.disciplineId = row.integer("discipline_id"_L1);
    key.period = {row.integer("current_year"_L1), row.integer("current_period"_L1)};
    return key;
}

Result<QList<Counter>> counterPage(Connection &connection, const CounterFilter &filter, qint64 afterId,
                                   int limit)
{
    return connection.read(listCounters, pageValues(filter, afterId, limit)).map(&countersFrom);
}

Result<QList<Counter>> shownCounterPage(Connection &connection, const CounterFilter &filter, qint64 afterId,
                                        int limit)
{
    return connection.read(listShown, pageValues(filter, afterId, limit)).map(countersFrom);
}

Result<QList<Counter>> countersOfDocument(Connection &connection, qint64 documentId,
                                          const CounterFilter &filter, qint64 afterId, int limit)
{
    return connection
        .read(listCountersOfDocument,
              QVariantList{documentId, documentId} + pageValues(filter, afterId, limit))
        .map(&countersFrom);
}

Result<QList<Counter>> countersOfAllPeriods(Connection &connection, const QList<Counter> &counters)
{
    if (counters.isEmpty())
        return counters;
    return connection.read(listOfKeys, {keysOfAnyPeriod(counters)}).map(&countersFrom);
}

Result<QList<Counter>> countersNearTheEnd(Connection &connection, const CounterFilter &filter)
{
    // The pace of a counter that has just started again is that of the period before.
    CounterFilter ofAnyYear = filter;
    ofAnyYear.year.reset();
    return allPages([&](qint64 afterId) {
               return connection.read(listNearTheEnd, pageValues(ofAnyYear, afterId, readAtOnce))
                   .map(&countersFrom);
           })
        .and_then([&](const QList<Counter> &counters) { return countersOfAllPeriods(connection, counters); })
        .map([&](QList<Counter> counters) {
            counters.removeIf([&](const Counter &counter) {
                return counter.key.period.year != filter.year.value_or(counter.key.period.year);
            });
            return counters;
        });
}

Result<void> eachCounter(Connection &connection, const CounterFilter &filter,
                         const std::function<void(const Counter &)> &visit)
{
    return eachOfPages([&](qint64 afterId) { return counterPage(connection, filter, afterId, readAtOnce); },
                       visit);
}

Result<QList<Counter>> allCounters(Connection &connection, const CounterFilter &filter)
{
    return allPages([&](qint64 afterId) { return counterPage(connection, filter, afterId, readAtOnce); });
}

Result<QList<Counter>> countersOfIds(Connection &connection, const QList<qint64> &ids)
{
    if (ids.isEmpty())
        return QList<Counter>();
    return connection.read(listAt, {jsonText(ids)}).map(&countersFrom);
}

Result<std::optional<Counter>> findCounter(Connection &connection, const CounterKey &key)
{
    return connection.read(findCounterStatement, counterLookUpValues(key)).map(firstCounter);
}

Result<std::optional<Counter>> findCounter(Connection &connection, qint64 id)
{
    return counterPage(connection, {}, id - 1, 1).map([id](const QList<Counter> &page) {
        const bool isFound = !page.isEmpty() && page.constFirst().id == id;
        return isFound ? std::optional(page.constFirst()) : std::nullopt;
    });
}

Result<void> insertCounter(Connection &connection, const CounterKey &key)
{
    return connection
        .write(insertCounterStatement, counterKeyValues(key, orNull(key.recipientOrganizationId)))
        .map([](int) {});
}

Result<Counter> lockCounter(Connection &connection, const CounterKey &key)
{
    Q_ASSERT(connection.isInTransaction());
    // As text: on a node of a cluster the first PREPARE may undo the transaction
    // (Connection::checkTransaction).
    Script script;
    script.add(lockCounterStatement, counterLookUpValues(key));
    return connection.run(script).and_then(
        [&](const AllDone &done) { return lockedCounterFrom(done.first().rows, key); });
}

Result<Counter> lockedCounterFrom(const Rows &rows, const CounterKey &key)
{
    if (rows.isEmpty())
        return tl::unexpected(Error{ErrorKind::NotFound, 0, u"no such counter"_s, numbering::lockName(key)});
    const Row &row = rows.first();
    Counter counter;
    counter.id = row.bigInteger("id"_L1);
    counter.key = key;
    counter.lastNumber = row.bigInteger("last_number"_L1);
    counter.version = row.integer("version"_L1);
    counter.resetEpoch = row.integer("reset_epoch"_L1);
    counter.ledger = ledgerHeadFrom(row);
    return counter;
}

Result<void> raiseCounter(Connection &connection, const Counter &seen, qint64 newLastNumber,
                          const LedgerHead &newHead)
{
    const Result<int> changed = connection.write(
        raiseCounterStatement, {newLastNumber, orNull(newHead.hash), newHead.length, seen.id, seen.version});
    if (!changed)
        return tl::unexpected(changed.error());
    if (*changed > 0)
        return {};
    const QString detail = u"counter %1 left version %2"_s.arg(seen.id).arg(seen.version);
    return tl::unexpected(Error{ErrorKind::Conflict, 0, detail, numbering::lockName(seen.key)});
}

} // namespace lekthi::store
