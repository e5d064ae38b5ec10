#include "tests/allocation/simulation/simulated_session.h"

#include "core/allocation/drawing/counter_notes.h"

#include <memory>
#include <utility>

namespace lekthi::simulation {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using store::Result;

namespace {

constexpr auto longestWay = 400us;
constexpr auto longestWork = 1500us;
constexpr auto longestHangover = 50ms; // until the server notices that a session is gone

tl::unexpected<store::Error> lost()
{
    return tl::unexpected(store::Error{store::ErrorKind::Unreachable, 2013, u"the session is lost"_s, {}});
}

tl::unexpected<store::Error> killed()
{
    return tl::unexpected(store::Error{store::ErrorKind::Cancelled, 1317, u"the call was killed"_s, {}});
}

QString textOf(const QList<store::DrawnBatch> &batches)
{
    QStringList all;
    for (const store::DrawnBatch &batch : batches)
        for (const store::LedgerRow &row : batch.rows)
            all << shortId(row.requestId) + u' ' + row.number;
    return all.join(u", "_s);
}

/// A call on its way through the server: goes on there whatever becomes of the session.
struct Call
{
    QList<store::DrawnBatch> batches;
    bool mayLeaveOut = false; ///< counters that stand otherwise, or are locked
};

/// What one call holds in the server.
class Holding
{
public:
    explicit Holding(SimulatedStore &store)
        : m_store(store)
    {
    }
    ~Holding() { release(); }
    Holding(const Holding &) = delete;
    Holding &operator=(const Holding &) = delete;

    Result<void> take(SimulatedStore::Row &row)
    {
        auto had = m_store.take(row, this);
        if (had)
            m_rows.push_back(&row);
        return had;
    }
    bool has(const SimulatedStore::Row &row) const { return row.holder == this; }
    bool isEmpty() const { return m_rows.empty(); }
    void release()
    {
        for (SimulatedStore::Row *row : std::exchange(m_rows, {}))
            m_store.release(*row, this);
    }

private:
    SimulatedStore &m_store;
    std::vector<SimulatedStore::Row *> m_rows;
};

using Held = std::shared_ptr<Holding>;

/// Raises and writes in one go what stands as seen, once all rows are held. Gives the counters.
Result<QSet<qint64>> execute(SimulatedStore &world, const Call &call, Holding &holding)
{
    QList<store::DrawnBatch> entered;
    for (const store::DrawnBatch &batch : call.batches) {
        SimulatedStore::Row &row = world.rows.at(batch.seen.id);
        if (holding.has(row)) {
            entered << batch;
            continue;
        }
        if (call.mayLeaveOut && (row.holder || !row.waiting.empty()))
            continue;
        if (const auto had = holding.take(row); !had)
            return tl::unexpected(had.error());
        entered << batch;
    }
    world.schedule.pause(world.schedule.upTo(longestWork));
    if (world.schedule.chance(world.faults.killed))
        return killed();
    if (world.schedule.chance(world.faults.deadlock))
        return tl::unexpected(store::Error{store::ErrorKind::Deadlock, 1213, u"somebody came first"_s, {}});
    QList<store::DrawnBatch> writing;
    for (const store::DrawnBatch &batch : entered) {
        const auto refusal = world.refusalOf(batch, writing);
        if (refusal && call.mayLeaveOut && refusal->serverCode == 31033)
            continue;
        if (refusal)
            return tl::unexpected(*refusal);
        writing << batch;
    }
    QSet<qint64> counters;
    for (const store::DrawnBatch &batch : writing) {
        world.write(batch);
        counters.insert(batch.seen.id);
    }
    return counters;
}

class SimulatedSession final : public allocation::DrawingStore
{
public:
    explicit SimulatedSession(SimulatedStore &store)
        : m_store(store)
        , m_held(std::make_shared<Holding>(store))
    {
    }
    ~SimulatedSession() override { rollBack(); }

    Result<store::Drawer> findDrawer() override
    {
        return asked([] { return store::Drawer{.account = 7, .address = u"192.0.2.7"_s}; });
    }
    Result<allocation::Rulebook> loadRulebook() override
    {
        return asked([this] { return m_store.book; });
    }
    Result<allocation::Rulebook> refreshed(const allocation::Rulebook &book, int, int) override
    {
        return asked([&] {
            allocation::Rulebook fresh = m_store.book;
            fresh.stamp = book.stamp;
            return fresh;
        });
    }
    Result<std::optional<store::Counter>> ensureCounter(const numbering::CounterKey &key) override
    {
        return asked([&]() -> std::optional<store::Counter> {
            const bool isKnown = m_store.ids.contains(key);
            const qint64 id = m_store.idOf(key);
            return isKnown ? std::optional(m_store.rows.at(id).counter) : std::nullopt;
        });
    }
    Result<QList<store::Counter>> countersOfIds(const QList<qint64> &ids) override
    {
        return asked([&] {
            QList<store::Counter> found;
            for (const qint64 id : ids)
                found << m_store.rows.at(id).counter;
            return found;
        });
    }
    Result<QList<store::LedgerRow>> findByRequestIds(const QList<QUuid> &ids) override
    {
        return asked([&] {
            QList<store::LedgerRow> found;
            for (const QUuid &id : ids)
                if (const auto place = m_store.served.constFind(id); place != m_store.served.constEnd())
                    found << m_store.ledger.at(*place);
            return found;
        });
    }
    Result<QHash<qint64, QString>> numberedDocuments(const QList<qint64> &documents) override
    {
        return asked([&] {
            QHash<qint64, QString> found;
            for (const qint64 document : documents)
                if (m_store.documents.contains(document))
                    found.insert(document, m_store.documents.value(document));
            return found;
        });
    }
    Result<QStringList> takenAmong(const store::ScopeKey &, const QStringList &numbers) override
    {
        return asked([&] {
            QStringList found;
            for (const QString &number : numbers)
                if (m_store.taken.contains(number))
                    found << number;
            return found;
        });
    }

    Result<store::LockedCounter> lockCounter(const numbering::CounterKey &key) override
    {
        if (!reach())
            return lost();
        if (!m_store.ids.contains(key))
            return tl::unexpected(store::Error{store::ErrorKind::NotFound, 0, u"no counter"_s, {}});
        SimulatedStore::Row &row = m_store.rows.at(m_store.ids.value(key));
        if (const auto had = m_held->take(row); !had)
            return tl::unexpected(had.error());
        store::LockedCounter locked{row.counter, m_store.book.stamp};
        way();
        return locked;
    }
    void rollBack() override { m_held->release(); }

    Result<QDateTime> drawNumbers(const store::DrawnBatch &batch,
                                  const std::function<void()> &sending) override
    {
        if (sending)
            sending();
        return called({{batch}, false}).map([this](const QSet<qint64> &) { return m_store.time(); });
    }
    Result<store::DrawnSeveral> drawSeveral(const QList<store::DrawnBatch> &batches) override
    {
        return called({batches, true}).map([this](const QSet<qint64> &counters) {
            return store::DrawnSeveral{m_store.time(), counters};
        });
    }
    Result<tl::expected<allocation::Allocation, allocation::Failure>>
    reviseNumber(const allocation::Revision &, int, const store::Drawer &,
                 allocation::CounterNotes &) override
    {
        return lost(); // no schedule revises
    }

    Result<void> recordFailure(const allocation::Job &, allocation::Failure &failure) override
    {
        if (!reach())
            return lost();
        failure.reference = u"ERR-%1"_s.arg(++m_store.recordedFailures);
        return {};
    }
    Result<void> recordRedisOutage(const numbering::CounterKey &, const QString &) override
    {
        if (!reach())
            return lost();
        return {};
    }
    void leaveNode() override {}

private:
    void way() { m_store.schedule.pause(m_store.schedule.upTo(longestWay)); }

    /// Whether the store hears what it is asked.
    bool reach()
    {
        way();
        if (!m_isLost && m_store.schedule.chance(m_store.faults.lostBefore))
            lose();
        return !m_isLost;
    }

    /// The server finds out, and undoes what was begun, now or later.
    void lose()
    {
        m_isLost = true;
        m_store.schedule.tell([] { return u"the session is lost"_s; });
        const Held left = std::exchange(m_held, std::make_shared<Holding>(m_store));
        if (!left->isEmpty())
            m_store.schedule.at(m_store.schedule.now() + m_store.schedule.upTo(longestHangover),
                                [left] { left->release(); });
    }

    template <class Look>
    auto asked(const Look &look) -> Result<decltype(look())>
    {
        if (!reach())
            return lost();
        auto seen = look();
        way();
        return seen;
    }

    Result<QSet<qint64>> called(const Call &call)
    {
        m_store.schedule.tell([&] { return u"asks for "_s + textOf(call.batches); });
        if (!reach())
            return lost();
        if (m_store.schedule.chance(m_store.faults.lostMeanwhile)) {
            m_store.schedule.tell([] { return u"the session is lost, its call goes on"_s; });
            m_store.schedule.start([&store = m_store, call, held = m_held] {
                store.schedule.pause(store.schedule.upTo(longestHangover));
                std::ignore = execute(store, call, *held);
                held->release();
            });
            m_held = std::make_shared<Holding>(m_store);
            m_isLost = true;
            return lost();
        }
        auto done = execute(m_store, call, *m_held);
        m_held->release();
        m_store.schedule.tell([&] { return done ? u"done"_s : done.error().detail; });
        if (m_store.schedule.chance(m_store.faults.lostAfter)) {
            m_isLost = true;
            m_store.schedule.tell([] { return u"the answer is lost"_s; });
            return lost();
        }
        way();
        if (done && m_store.schedule.chance(m_store.faults.killed))
            return killed();
        return done;
    }

    SimulatedStore &m_store;
    Held m_held;
    bool m_isLost = false;
};

} // namespace

Result<std::unique_ptr<allocation::DrawingStore>> SimulatedDoor::open()
{
    m_store.schedule.pause(m_store.schedule.upTo(longestWay));
    if (m_store.schedule.chance(m_store.faults.shut))
        return tl::unexpected(store::Error{store::ErrorKind::Unreachable, 2002, u"nobody is there"_s, {}});
    return std::make_unique<SimulatedSession>(m_store);
}

} // namespace lekthi::simulation
