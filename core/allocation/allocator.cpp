#include "core/allocation/allocator.h"

#include "core/allocation/drawing/deadline_watch.h"
#include "core/allocation/drawing/mariadb_store.h"
#include "core/allocation/drawing/redis_locks.h"
#include "core/allocation/drawing/worker.h"
#include "core/allocation/minutes/minute_writer.h"

#include <QPromise>

#include <algorithm>
#include <future>
#include <optional>
#include <thread>
#include <utility>

namespace lekthi::allocation {

class Allocator::Private
{
public:
    Private(store::Address address, AllocatorOptions options);
    ~Private();

    Job jobFor(const Request &request, Ticket::Done done);
    AllocatorHealth health() const;

    JobQueue queue;

private:
    QDateTime now() const;
    metrics::AllocatorState state() const;

    const store::Address m_address;
    MariaDbDoor m_door;
    DeadlineWatch m_deadlines;
    RulebookCache m_rulebooks;
    CounterNotes m_notes;
    RateNotes m_rates;
    HealthBoard m_board;
    std::optional<RedisLocks> m_redis;
    std::optional<LockPool> m_locks;
    Workshop m_shop;
    std::optional<MinuteWriter> m_minutes; // looks at all of the above
    std::vector<std::thread> m_threads;
};

Allocator::Private::Private(store::Address address, AllocatorOptions options)
    : queue(std::max(1, options.batchLimit),
            std::clamp(options.countersTogether, 1, redis::CounterLock::mostAtOnce))
    , m_address(std::move(address))
    , m_door(m_address, options.session)
    , m_shop{m_door, std::move(options), queue, m_rulebooks, m_notes, m_rates, m_board, nullptr, nullptr,
             nullptr}
{
    if (m_shop.options.redis)
        m_shop.redis = &m_redis.emplace(*m_shop.options.redis, m_shop.options.lock);
    if (m_redis)
        m_shop.locks = &m_locks.emplace(*m_redis);
    if (!m_address.isSandbox())
        m_shop.minutes =
            &m_minutes.emplace(m_address, m_shop.options.session, [this] { return state(); }).book();
    for (int i = 0; i < std::max(1, m_shop.options.connections); ++i)
        m_threads.emplace_back([this] { Worker(m_shop).run(); });
}

Allocator::Private::~Private()
{
    queue.close();
    for (std::thread &thread : m_threads)
        thread.join();
}

Job Allocator::Private::jobFor(const Request &request, Ticket::Done done)
{
    Job job;
    job.request = request;
    // One moment for both: what is asked for just before midnight is of the day that ends, and shows its
    // time.
    const QDateTime asked = now();
    job.documentDate = request.documentDate.isValid() ? request.documentDate : numbering::documentDate(asked);
    job.askedAt = numbering::documentTime(asked);
    if (request.requestId.isNull())
        job.request.requestId = newRequestId();
    job.ticket = Ticket::make(std::move(done), request.cancellation);
    if (request.deadline)
        m_deadlines.watch(*request.deadline, job.ticket);
    return job;
}

QDateTime Allocator::Private::now() const
{
    return m_shop.options.clock ? m_shop.options.clock() : QDateTime::currentDateTimeUtc();
}

AllocatorHealth Allocator::Private::health() const
{
    AllocatorHealth health = m_board.read();
    health.waiting = queue.waiting();
    if (m_redis)
        health.redis = m_redis->health();
    return health;
}

metrics::AllocatorState Allocator::Private::state() const
{
    using metrics::PartState;
    const AllocatorHealth now = health();
    return {!m_redis                                             ? PartState::Unused
            : now.redis.state == redis::RedisHealth::State::Down ? PartState::Down
                                                                 : PartState::Up,
            now.storeReachable ? PartState::Up : PartState::Down, now.sessions,
            std::max(1, m_shop.options.connections), now.waiting};
}

namespace {

/// Starts work that reports to the function it is given, and waits for the report.
template <class Start>
Outcome waitFor(Start start)
{
    auto promise = std::make_shared<std::promise<Outcome>>();
    std::future<Outcome> outcome = promise->get_future();
    start([promise](Outcome result) { promise->set_value(std::move(result)); });
    return outcome.get();
}

} // namespace

Allocator::Allocator(store::Address address, AllocatorOptions options)
    : d(std::make_unique<Private>(std::move(address), std::move(options)))
{
}

Allocator::~Allocator() = default;

Outcome Allocator::allocate(const Request &request)
{
    return waitFor([&](Ticket::Done done) { d->queue.arrive(d->jobFor(request, std::move(done))); });
}

QFuture<Outcome> Allocator::submit(const Request &request)
{
    auto promise = std::make_shared<QPromise<Outcome>>();
    promise->start();
    d->queue.arrive(d->jobFor(request, [promise](Outcome outcome) {
        promise->addResult(std::move(outcome));
        promise->finish();
    }));
    return promise->future();
}

Outcome Allocator::revise(int projectId, const QString &number, const QString &revision,
                          const Request &request)
{
    return waitFor([&](Ticket::Done done) {
        d->queue.arrive(Revision{projectId, number, revision, d->jobFor(request, std::move(done))});
    });
}

AllocatorHealth Allocator::health() const
{
    return d->health();
}

} // namespace lekthi::allocation
