#include "tests/allocation/simulation/simulated_store.h"

#include <algorithm>

namespace lekthi::simulation {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto longestWait = 300ms; // for a row
constexpr int counterMoved = 31033;
constexpr int rulesMoved = 31034;

store::Error error(store::ErrorKind kind, int code, const QString &detail)
{
    return {kind, code, detail, {}};
}

} // namespace

QString shortId(const QUuid &requestId)
{
    return requestId.toString(QUuid::WithoutBraces).right(4);
}

QString numberAt(const allocation::Rulebook &book, const numbering::CounterKey &key, qint64 sequence)
{
    const auto *recipient =
        store::itemById(book.reference.organizations, key.recipientOrganizationId.value_or(0));
    return u"%1-%2-%3"_s.arg(recipient->code, QString::number(sequence).rightJustified(4, u'0'),
                             QString::number(key.period.year));
}

SimulatedStore::SimulatedStore(Schedule &ownSchedule, const Faults &ownFaults, allocation::Rulebook rules)
    : schedule(ownSchedule)
    , faults(ownFaults)
    , book(std::move(rules))
{
}

qint64 SimulatedStore::idOf(const numbering::CounterKey &key)
{
    if (const auto known = ids.constFind(key); known != ids.constEnd())
        return *known;
    Row row;
    row.counter.id = ids.size() + 1;
    row.counter.key = key;
    ids.insert(key, row.counter.id);
    rows.emplace(row.counter.id, row);
    return row.counter.id;
}

store::Result<void> SimulatedStore::take(Row &row, const void *holder)
{
    const auto until = schedule.now() + longestWait;
    row.waiting.push_back(holder);
    while (row.holder || row.waiting.front() != holder) {
        if (schedule.now() >= until) {
            std::erase(row.waiting, holder);
            schedule.wake(&row);
            return tl::unexpected(error(store::ErrorKind::LockTimeout, 1205, u"the row"_s));
        }
        schedule.wait(&row, until);
    }
    row.waiting.pop_front();
    row.holder = holder;
    return {};
}

void SimulatedStore::release(Row &row, const void *holder)
{
    if (row.holder != holder)
        return;
    row.holder = nullptr;
    schedule.wake(&row);
}

std::optional<store::Error> SimulatedStore::refusalOf(const store::DrawnBatch &batch,
                                                      const QList<store::DrawnBatch> &others)
{
    const store::Counter &now = rows.at(batch.seen.id).counter;
    if (now.version != batch.seen.version || now.lastNumber != batch.seen.lastNumber)
        return error(store::ErrorKind::Conflict, counterMoved, u"the counter has moved"_s);
    if (book.stamp != batch.rulesStamp)
        return error(store::ErrorKind::Conflict, rulesMoved, u"the rules have moved"_s);
    QSet<QUuid> own;
    QSet<QString> numbers;
    for (const store::DrawnBatch &other : others)
        for (const store::LedgerRow &row : other.rows) {
            own.insert(row.requestId);
            numbers.insert(row.number);
        }
    for (const store::LedgerRow &row : batch.rows) {
        if (served.contains(row.requestId) || own.contains(row.requestId))
            return error(store::ErrorKind::Duplicate, 1062, u"a request id"_s);
        if (taken.contains(row.number) || numbers.contains(row.number))
            return error(store::ErrorKind::Duplicate, 1062, u"a number in force"_s);
        own.insert(row.requestId);
        numbers.insert(row.number);
    }
    for (const qint64 document : batch.firstOf)
        if (documents.contains(document))
            return error(store::ErrorKind::Duplicate, 1062, u"a document"_s);
    return std::nullopt;
}

/// What the routine would refuse as nothing that a program of ours sends.
void SimulatedStore::check(const store::DrawnBatch &batch)
{
    const store::Counter &now = rows.at(batch.seen.id).counter;
    qint64 sequence = now.lastNumber;
    for (const store::LedgerRow &row : batch.rows) {
        for (const QString &skipped : row.skipped) {
            ++sequence;
            if (!taken.contains(skipped) || skipped != numberAt(book, now.key, sequence))
                complaints << u"%1 was passed over, though it is free"_s.arg(skipped);
        }
        ++sequence;
        if (row.sequence != sequence || row.number != numberAt(book, now.key, sequence))
            complaints << u"%1 came where %2 was next"_s.arg(row.number, numberAt(book, now.key, sequence));
    }
}

void SimulatedStore::write(const store::DrawnBatch &batch)
{
    check(batch);
    schedule.tell([&] {
        QStringList all;
        for (const store::LedgerRow &row : batch.rows)
            all << shortId(row.requestId) + u' ' + row.number;
        return u"written: "_s + all.join(u", "_s);
    });
    store::Counter &counter = rows.at(batch.seen.id).counter;
    for (store::LedgerRow row : batch.rows) {
        row.createdAt = time();
        served.insert(row.requestId, ledger.size());
        taken.insert(row.number);
        if (row.documentId && !documents.contains(*row.documentId))
            documents.insert(*row.documentId, row.number);
        counter.lastNumber = row.sequence;
        ledger.append(std::move(row));
    }
    ++counter.version;
}

QDateTime SimulatedStore::time() const
{
    return QDateTime::fromMSecsSinceEpoch(
        std::chrono::duration_cast<std::chrono::milliseconds>(schedule.now().time_since_epoch()).count(),
        Qt::UTC);
}

} // namespace lekthi::simulation
