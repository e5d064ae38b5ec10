#include "core/allocation/drawing/worker.h"

#include "core/allocation/drawing/error_log.h"
#include "core/allocation/drawing/revise.h"
#include "core/allocation/request/request_check.h"
#include "core/allocation/request/request_ids.h"
#include "core/store/counter_gateway.h"

#include <algorithm>
#include <utility>

namespace lekthi::allocation {

namespace {

constexpr qsizetype maximumRemembered = 10'000;

/// Errors that one request of many may have caused.
bool concernsOneRequest(store::ErrorKind kind)
{
    return kind == store::ErrorKind::Duplicate || kind == store::ErrorKind::Refused ||
           kind == store::ErrorKind::Internal;
}

Jobs jobsOf(std::vector<std::pair<Job, Failure>> failed)
{
    Jobs jobs;
    for (auto &[job, failure] : failed)
        jobs.push_back(std::move(job));
    return jobs;
}

} // namespace

Worker::Worker(const store::Address &address, const AllocatorOptions &options, JobQueue &queue,
               RulebookCache &rulebooks)
    : m_options(options)
    , m_queue(queue)
    , m_rulebooks(rulebooks)
    , m_session(address, options.session, queue)
{
}

void Worker::run()
{
    while (auto work = m_queue.take())
        std::visit([this](auto &piece) { serve(std::move(piece)); }, *work);
}

void Worker::serve(Arrivals arrivals)
{
    std::vector<RoutedJob> routed;
    Clock::time_point rulesFrom;
    Clock::time_point latest;
    for (const Job &job : arrivals.jobs) {
        rulesFrom = std::max(rulesFrom, job.rulesFrom);
        latest = std::max(latest, job.submitted);
    }
    Failed failed = route(std::move(arrivals.jobs), rulesFrom, routed);
    // A refusal must not rest on rules that are older than the request.
    if (!failed.empty() && failed.front().second.code == FailureCode::ValidationError)
        failed = route(jobsOf(std::move(failed)), std::max(rulesFrom, latest), routed);
    m_queue.finishArrivals(std::move(routed));
    fail(std::move(failed));
}

Worker::Failed Worker::route(Jobs jobs, Clock::time_point rulesFrom, std::vector<RoutedJob> &routed)
{
    Failed failed;
    if (jobs.empty())
        return failed;
    RetryPolicy policy(m_options.retry);
    const auto book = m_session.retrying(
        policy, [&](store::Connection &connection) { return m_rulebooks.newerThan(rulesFrom, connection); });
    for (Job &job : jobs) {
        if (!book) {
            failed.emplace_back(std::move(job), failureOf(book.error()));
            continue;
        }
        auto checked = checkRequest(job.request, job.documentDate, **book);
        if (checked)
            routed.emplace_back(checked->key, std::move(job));
        else
            failed.emplace_back(std::move(job), std::move(checked.error()));
    }
    return failed;
}

void Worker::serve(KeyBatch batch)
{
    Failed failed;
    Jobs moved;
    serveTogether(batch.key, std::move(batch.jobs), failed, moved);
    m_queue.finishBatch(batch.key, std::move(moved));
    fail(std::move(failed));
}

void Worker::serveTogether(const numbering::CounterKey &key, Jobs jobs, Failed &failed, Jobs &moved)
{
    RetryPolicy policy(m_options.retry);
    const bool several = jobs.size() > 1;
    auto answers = m_session.retrying(
        policy,
        [&](store::Connection &connection) { return attempt(connection, key, jobs, policy.retries()); },
        [&](store::ErrorKind kind) { return several && concernsOneRequest(kind); });
    if (!answers && several && concernsOneRequest(answers.error().kind)) {
        for (Job &job : jobs)
            serveTogether(key, Jobs{std::move(job)}, failed, moved);
        return;
    }
    for (size_t i = 0; i < jobs.size(); ++i) {
        if (!answers)
            failed.emplace_back(std::move(jobs[i]), failureOf(answers.error()));
        else if (auto *allocations = std::get_if<QList<Allocation>>(&(*answers)[i]))
            jobs[i].done(std::move(*allocations));
        else if (auto *failure = std::get_if<Failure>(&(*answers)[i]))
            failed.emplace_back(std::move(jobs[i]), std::move(*failure));
        else
            moved.emplace_back(std::move(jobs[i])).rulesFrom = Clock::now();
    }
}

store::Result<Answers> Worker::attempt(store::Connection &connection, const numbering::CounterKey &key,
                                       const Jobs &jobs, int earlierAttempts)
{
    const auto book = m_rulebooks.newerThan({}, connection);
    if (!book)
        return tl::unexpected(book.error());
    if (!m_existing.contains(key)) {
        if (const auto ensured = store::ensureCounter(connection, key); !ensured)
            return tl::unexpected(ensured.error());
        if (m_existing.size() >= maximumRemembered)
            m_existing.clear();
        m_existing.insert(key);
    }
    auto answers = drawBatch(connection, key, jobs, **book, {.earlier = earlierAttempts});
    if (!answers && answers.error().kind == store::ErrorKind::NotFound)
        m_existing.remove(key);
    return answers;
}

void Worker::serve(Revision revision)
{
    RetryPolicy policy(m_options.retry);
    auto revised = m_session.retrying(policy, [&](store::Connection &connection) {
        return reviseNumber(connection, revision, policy.retries());
    });
    if (revised && *revised)
        return revision.job.done(QList<Allocation>{**revised});
    Failed failed;
    failed.emplace_back(std::move(revision.job), revised ? revised->error() : failureOf(revised.error()));
    fail(std::move(failed));
}

void Worker::fail(Failed failed)
{
    for (auto &[job, failure] : failed) {
        if (answerFromLedger(job, failure))
            continue;
        if (failure.cause.kind != store::ErrorKind::Unreachable)
            m_session.once(
                [&](store::Connection &connection) { return recordFailure(connection, job, failure); });
        job.done(tl::unexpected(std::move(failure)));
    }
}

/// A request that was served before gets its numbers again, even if it would be refused today.
bool Worker::answerFromLedger(const Job &job, const Failure &failure)
{
    if (failure.code != FailureCode::ValidationError || failure.fault == ValidationFault::CountInvalid ||
        failure.fault == ValidationFault::RequestIdReused)
        return false;
    const auto rows = m_session.once([&](store::Connection &connection) {
        return store::findByRequestIds(connection, idsToLookUp(job.request));
    });
    if (!rows)
        return false;
    const auto earlier = earlierAnswer(job, byRequestId(*rows));
    if (!earlier || !*earlier)
        return false;
    job.done(toAllocations(**earlier));
    return true;
}

} // namespace lekthi::allocation
