#include "core/allocation/allocator.h"

#include "core/allocation/drawing/job_queue.h"
#include "core/allocation/drawing/worker.h"
#include "core/allocation/request/rulebook_cache.h"

#include <QPromise>

#include <algorithm>
#include <future>
#include <thread>
#include <utility>

namespace lekthi::allocation {

class Allocator::Private
{
public:
    Private(const store::Address &address, const AllocatorOptions &options);
    ~Private();

    JobQueue queue;

private:
    RulebookCache m_rulebooks;
    std::vector<std::thread> m_threads;
};

Allocator::Private::Private(const store::Address &address, const AllocatorOptions &options)
    : queue(std::max(1, options.batchLimit))
{
    for (int i = 0; i < std::max(1, options.connections); ++i)
        m_threads.emplace_back(
            [this, address, options] { Worker(address, options, queue, m_rulebooks).run(); });
}

Allocator::Private::~Private()
{
    queue.close();
    for (std::thread &thread : m_threads)
        thread.join();
}

namespace {

Job jobFor(const Request &request, std::function<void(Outcome)> done)
{
    Job job;
    job.request = request;
    job.documentDate = request.documentDate.isValid()
                           ? request.documentDate
                           : numbering::documentDate(QDateTime::currentDateTimeUtc());
    if (request.requestId.isNull())
        job.request.requestId = QUuid::createUuid();
    job.done = std::move(done);
    return job;
}

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
    : d(std::make_unique<Private>(std::move(address), options))
{
}

Allocator::~Allocator() = default;

Outcome Allocator::allocate(const Request &request)
{
    return waitFor(
        [&](std::function<void(Outcome)> done) { d->queue.arrive(jobFor(request, std::move(done))); });
}

QFuture<Outcome> Allocator::submit(const Request &request)
{
    auto promise = std::make_shared<QPromise<Outcome>>();
    promise->start();
    d->queue.arrive(jobFor(request, [promise](Outcome outcome) {
        promise->addResult(std::move(outcome));
        promise->finish();
    }));
    return promise->future();
}

Outcome Allocator::revise(int projectId, const QString &number, const QString &revision,
                          const Request &request)
{
    return waitFor([&](std::function<void(Outcome)> done) {
        d->queue.arrive(Revision{projectId, number, revision, jobFor(request, std::move(done))});
    });
}

AllocatorHealth Allocator::health() const
{
    return {};
}

} // namespace lekthi::allocation
