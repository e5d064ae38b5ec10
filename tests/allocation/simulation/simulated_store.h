#pragma once

#include "core/allocation/drawing/drawing_store.h"
#include "tests/allocation/simulation/schedule.h"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <deque>
#include <map>

namespace lekthi::simulation {

/// In how many of a hundred cases something goes wrong.
struct Faults
{
    int lostBefore = 0;    ///< the session, before the store has done anything
    int lostAfter = 0;     ///< the session, when it is done: the answer reaches nobody
    int lostMeanwhile = 0; ///< the session, while the store goes on with the call and ends it later
    int deadlock = 0;
    int killed = 0; ///< a call, before the store has done anything or when it is done
    int shut = 0;   ///< no session can be opened
};

/// A store in memory that holds to what the routines of the real one promise: a counter's row has one holder
/// and others wait for it in line, a call writes all or nothing and only where version and number are as
/// seen, request ids and numbers in force are unique. What it writes can be looked at by tests.
class SimulatedStore
{
public:
    struct Row
    {
        store::Counter counter;
        const void *holder = nullptr;
        std::deque<const void *> waiting = {};
    };

    SimulatedStore(Schedule &schedule, const Faults &faults, allocation::Rulebook book);

    Schedule &schedule;
    const Faults faults;
    allocation::Rulebook book;
    std::map<qint64, Row> rows; ///< by id
    QHash<numbering::CounterKey, qint64> ids;
    QList<store::LedgerRow> ledger; ///< in the order of their commits
    QHash<QUuid, qsizetype> served; ///< places in the ledger
    QSet<QString> taken;            ///< numbers in force
    QHash<qint64, QString> documents;
    QHash<qint64, int> commitsOfOthers; ///< by counter: what nobody of the pipelines has drawn
    QStringList complaints;             ///< what it was asked to write against the rules
    int recordedFailures = 0;

    qint64 idOf(const numbering::CounterKey &key); ///< made if it is missing
    /// Waits in line for the row. LockTimeout if it was not had in time.
    store::Result<void> take(Row &row, const void *holder);
    void release(Row &row, const void *holder);

    /// Why it may not be written now, together with the others, if so.
    std::optional<store::Error> refusalOf(const store::DrawnBatch &batch,
                                          const QList<store::DrawnBatch> &others = {});
    void write(const store::DrawnBatch &batch);
    QDateTime time() const;

private:
    void check(const store::DrawnBatch &batch);
};

/// The end of it, which tells it from others of one schedule.
QString shortId(const QUuid &requestId);

/// "R103-0007-2025": what the template of the simulation prints.
QString numberAt(const allocation::Rulebook &book, const numbering::CounterKey &key, qint64 sequence);

} // namespace lekthi::simulation
