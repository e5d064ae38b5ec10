#include "core/allocation/drawing/worker.h"

#include "core/allocation/drawing/error_log.h"
#include "core/allocation/request/request_check.h"
#include "core/allocation/request/request_ids.h"

#include <algorithm>
#include <utility>

namespace lekthi::allocation {

using namespace Qt::StringLiterals;

namespace {

/// Errors that one request of many may have caused.
bool concernsOneRequest(store::ErrorKind kind)
{
    return kind == store::ErrorKind::Duplicate || kind == store::ErrorKind::Refused ||
           kind == store::ErrorKind::Internal;
}

qint64 numbersIn(const Answers &answers)
{
    qint64 count = 0;
    for (const Answer &answer : answers)
        if (const auto *allocations = std::get_if<QList<Allocation>>(&answer))
            count += allocations->size();
    return count;
}

Jobs jobsOf(std::vector<std::pair<Job, Failure>> failed)
{
    Jobs jobs;
    for (auto &[job, failure] : failed)
        jobs.push_back(std::move(job));
    return jobs;
}

/// Most of those who come together want the same: one check does for all of them.
tl::expected<numbering::CounterKey, Failure> keyOf(const Job &job, const std::vector<RoutedJob> &routed,
                                                   const Rulebook &book)
{
    if (!routed.empty()) {
        const auto &[key, last] = routed.back();
        if (last.documentDate == job.documentDate && areCheckedAlike(last.request, job.request))
            return key;
    }
    return checkRequest(job.request, job.documentDate, book).map(&CheckedRequest::key);
}

} // namespace

Worker::Worker(const Workshop &shop)
    : m_shop(shop)
    , m_session(shop.door, shop.queue, shop.board)
    , m_counts(shop.minutes)
    , m_lock(shop.locks)
{
}

void Worker::run()
{
    const auto restAfter = [this]() -> std::optional<std::chrono::milliseconds> {
        if (m_lock.isLingering())
            return LineLock::lingering;
        const bool keepsOpen = m_session.isOpen() || m_lock.isOpen() || m_freeLocks;
        return keepsOpen ? std::optional(m_shop.options.restAfter) : std::nullopt;
    };
    while (auto work = m_shop.queue.take(restAfter())) {
        std::visit([this](auto &piece) { serve(std::move(piece)); }, *work);
        writeDown();
    }
}

void Worker::serve(Arrivals arrivals)
{
    std::vector<RoutedJob> routed;
    Clock::time_point rulesFrom;
    Clock::time_point latest;
    std::erase_if(arrivals.jobs, [this](const Job &job) {
        const bool gaveUp = job.ticket->isAnswered();
        if (gaveUp)
            m_givenUp.push_back(job);
        return gaveUp;
    });
    for (const Job &job : arrivals.jobs) {
        rulesFrom = std::max(rulesFrom, job.rulesFrom);
        latest = std::max(latest, job.submitted);
    }
    Failed failed = route(std::move(arrivals.jobs), rulesFrom, routed);
    // A refusal must not rest on rules that are older than the request.
    if (!failed.empty() && failed.front().second.code == FailureCode::ValidationError)
        failed = route(jobsOf(std::move(failed)), std::max(rulesFrom, latest), routed);
    m_shop.queue.finishArrivals(std::move(routed));
    fail(std::move(failed));
}

Worker::Failed Worker::route(Jobs jobs, Clock::time_point rulesFrom, std::vector<RoutedJob> &routed)
{
    Failed failed;
    if (jobs.empty())
        return failed;
    if (rulesFrom != Clock::time_point())
        m_lock.letGo();
    RetryPolicy policy(m_shop.options.retry);
    const auto book = m_session.retrying(
        policy, [&](DrawingStore &store) { return m_shop.rulebooks.newerThan(rulesFrom, store); });
    for (Job &job : jobs) {
        if (!book) {
            Failure failure = failureOf(book.error());
            failure.attempts = policy.attempts();
            failed.emplace_back(std::move(job), std::move(failure));
            continue;
        }
        if (auto refused = m_shop.rates.refusalOf(job.request))
            failed.emplace_back(std::move(job), std::move(*refused));
        else if (const auto key = keyOf(job, routed, **book))
            routed.emplace_back(*key, std::move(job));
        else
            failed.emplace_back(std::move(job), key.error());
    }
    return failed;
}

void Worker::serve(KeyBatch batch)
{
    const numbering::CounterKey key = batch.key;
    m_lock.begin(key, batch.isAhead);
    const int earlier = batch.earlier;
    const bool isUnknown = batch.isUnknown;
    Serving serving{std::move(batch), earlier, isUnknown};
    serveTogether(serving);
    // The next batch is drawn while this one's callers wake up.
    finish(serving.batch, std::move(serving.moved));
    m_counts.drawn(key, serving.drawn);
    handOut(std::move(serving.drawn));
    fail(std::move(serving.failed));
    m_lock.answered();
}

void Worker::finish(const KeyBatch &batch, Jobs moved)
{
    if (batch.isAhead)
        m_lock.takeOver(batch.key);
    const bool mayGoAhead = m_lock.leaveToLine(batch.key);
    if (!m_shop.queue.finishBatch(batch, std::move(moved), mayGoAhead))
        m_lock.endLine(batch.key);
}

void Worker::serveTogether(Serving &serving)
{
    RetryPolicy policy(m_shop.options.retry);
    Attempt context;
    const auto mayConcernOne = [&](const store::Error &error) {
        return serving.batch.jobs.size() > 1 &&
               (isBeyondRate(error) || isAboutPerson(error) || concernsOneRequest(error.kind));
    };
    auto answers = m_session.retrying(
        policy,
        [&](DrawingStore &store) {
            context = {.earlier = serving.earlier + policy.retries()};
            return attempt(store, serving, context);
        },
        [&](const store::Error &error) { return isBeyondRate(error) || mayConcernOne(error); });
    if (answers)
        sortOut(serving, std::move(*answers), context.withoutRedis);
    else if (mayConcernOne(answers.error()))
        serveOneByOne(serving, context.earlier + 1);
    else
        failAll(serving, answers.error(), policy.attempts());
}

/// One request of many spoils the transaction of all: alone it fails alone.
void Worker::serveOneByOne(Serving &serving, int earlier)
{
    for (Job &job : std::exchange(serving.batch.jobs, {})) {
        Serving single{serving.batch, earlier, serving.isUnknown};
        single.batch.jobs.push_back(std::move(job));
        serveTogether(single);
        std::move(single.drawn.begin(), single.drawn.end(), std::back_inserter(serving.drawn));
        std::move(single.failed.begin(), single.failed.end(), std::back_inserter(serving.failed));
        std::move(single.moved.begin(), single.moved.end(), std::back_inserter(serving.moved));
    }
}

void Worker::sortOut(Serving &serving, Answers answers, bool withoutRedis)
{
    // Counted first: who holds a number may ask how many there are.
    m_shop.board.drew(numbersIn(answers), withoutRedis);
    Jobs &jobs = serving.batch.jobs;
    for (size_t i = 0; i < jobs.size(); ++i) {
        if (auto *allocations = std::get_if<QList<Allocation>>(&answers[i]))
            serving.drawn.emplace_back(std::move(jobs[i]), std::move(*allocations));
        else if (auto *failure = std::get_if<Failure>(&answers[i]))
            serving.failed.emplace_back(std::move(jobs[i]), std::move(*failure));
        else
            serving.moved.emplace_back(std::move(jobs[i])).rulesFrom = Clock::now();
    }
}

void Worker::handOut(Drawn drawn)
{
    for (auto &[job, allocations] : drawn)
        answer(job, std::move(allocations));
}

void Worker::failAll(Serving &serving, const store::Error &error, const QStringList &attempts)
{
    // What is done late brings the counter to where the next batch, were it to expect it as the notes have
    // it, would leave it: one ahead of that would pass it by.
    if (serving.isUnknown)
        m_shop.notes.forget(serving.batch.key);
    for (Job &job : serving.batch.jobs) {
        Failure failure = failureOfRequest(error, job.request);
        failure.attempts = attempts;
        failure.mayHaveBeenDrawn = serving.isUnknown;
        m_shop.rates.note(job.request, error);
        serving.failed.emplace_back(std::move(job), std::move(failure));
    }
}

store::Result<Answers> Worker::attempt(DrawingStore &store, Serving &serving, Attempt &context)
{
    KeyBatch &batch = serving.batch;
    context.withoutRedis = batch.withoutRedis;
    context.expected = batch.expected;
    if (!batch.isAhead)
        if (const auto taken = takeLock(batch.key, context); !taken)
            return tl::unexpected(taken.error());
    gather(batch, context);
    m_lock.lookForOthers(batch.jobs.size());
    auto answers = batch.jobs.empty() ? store::Result<Answers>(Answers()) : draw(store, serving, context);
    if (!answers) {
        m_shop.queue.planFailed(batch);
        m_lock.release();
    }
    return answers;
}

/// Nobody overtakes the batch before, whatever it has to go through.
store::Result<void> Worker::waitForTurn(KeyBatch &batch, Attempt &attempt)
{
    if (!batch.isAhead)
        return {};
    m_shop.queue.waitForTurn(batch);
    batch.isAhead = false;
    m_lock.takeOver(batch.key);
    return takeLock(batch.key, attempt);
}

/// Who came while others had the counter is served with those who waited.
void Worker::gather(KeyBatch &batch, const Attempt &context)
{
    if (context.earlier == 0)
        m_shop.queue.topUp(batch);
    dropGivenUp(batch.jobs);
}

store::Result<Answers> Worker::draw(DrawingStore &store, Serving &serving, Attempt &context)
{
    const numbering::CounterKey &key = serving.batch.key;
    const auto book = prepare(store, context);
    if (!book)
        return tl::unexpected(book.error());
    if (const auto ensured = ensureCounter(store, key); !ensured)
        return tl::unexpected(ensured.error());
    auto answers = drawInStages(store, serving, **book, context);
    if (!answers && answers.error().kind == store::ErrorKind::NotFound)
        m_shop.notes.noteExisting(key, false);
    return answers;
}

store::Result<Answers> Worker::drawInStages(DrawingStore &store, Serving &serving, const Rulebook &book,
                                            Attempt &context)
{
    KeyBatch &batch = serving.batch;
    Draw draw(store, batch.key, book, &m_shop.notes);
    bool isPassedOn = false; // by who has the counter's row: it orders what comes next
    const auto planned = [&](const store::Counter &after) {
        if (context.earlier == 0 && !isPassedOn)
            m_shop.queue.planned(batch, after, context.withoutRedis);
    };
    auto answers = draw.asExpected(batch.jobs, context, planned);
    // It stays so however what follows fails: what the store was asked for may be done late.
    serving.isUnknown = serving.isUnknown || draw.mayHaveDrawn();
    if (answers && !*answers)
        if (const auto waited = waitForTurn(batch, context); !waited)
            return tl::unexpected(waited.error());
    while (answers && !*answers) {
        if (const auto had = draw.takeRow(); !had)
            return tl::unexpected(had.error());
        isPassedOn = m_lock.passOn();
        gather(batch, context);
        answers = draw.fromRow(batch.jobs, context, planned);
        serving.isUnknown = serving.isUnknown || draw.mayHaveDrawn();
    }
    return std::move(answers).map([](auto &&all) { return std::move(*all); });
}

store::Result<std::shared_ptr<const Rulebook>> Worker::prepare(DrawingStore &store, Attempt &context)
{
    return m_shop.rulebooks.newerThan({}, store).and_then([&](const auto &book) {
        return m_session.drawer(store).map([&](const store::Drawer &drawer) {
            context.drawer = drawer;
            return book;
        });
    });
}

store::Result<void> Worker::takeLock(const numbering::CounterKey &key, Attempt &context)
{
    const auto asked = Clock::now();
    const auto taken = m_lock.take(key, m_shop.options.lock.timeToLive / 2);
    if (!taken)
        return {};
    context.lockWaitMs += millisecondsSince(asked);
    m_counts.lock(key, *taken, Clock::now() - asked);
    context.withoutRedis = taken == ProcessLock::Taken::Unavailable;
    if (context.withoutRedis && !m_outage)
        noteOutage(key);
    if (taken == ProcessLock::Taken::TimedOut)
        return tl::unexpected(store::Error{store::ErrorKind::LockTimeout, 0,
                                           QStringLiteral("another process holds the lock in Redis"),
                                           numbering::lockName(key)});
    return {};
}

void Worker::noteOutage(const numbering::CounterKey &key)
{
    if (auto reason = m_shop.redis->takeOutageReport())
        m_outage = Outage{key, std::move(*reason)};
}

store::Result<void> Worker::ensureCounter(DrawingStore &store, const numbering::CounterKey &key)
{
    if (m_shop.notes.exists(key))
        return {};
    return store.ensureCounter(key).map([&](const std::optional<store::Counter> &found) {
        m_shop.notes.noteExisting(key, true);
        if (found)
            m_shop.notes.stands(key, *found);
    });
}

void Worker::dropGivenUp(Jobs &jobs)
{
    std::erase_if(jobs, [this](const Job &job) {
        const bool gaveUp = !job.ticket->startWork();
        if (gaveUp)
            m_givenUp.push_back(job);
        return gaveUp;
    });
}

void Worker::serve(Revision revision)
{
    m_lock.letGo();
    if (!revision.job.ticket->startWork())
        return m_givenUp.push_back(std::move(revision.job));
    RetryPolicy policy(m_shop.options.retry);
    auto revised = m_session.retrying(policy, [&](DrawingStore &store) {
        return m_session.drawer(store).and_then([&](const store::Drawer &drawer) {
            return store.reviseNumber(revision, policy.retries(), drawer, m_shop.notes);
        });
    });
    if (revised && *revised)
        return answer(revision.job, QList<Allocation>{**revised});
    Failed failed;
    Failure failure = revised ? revised->error() : failureOfRequest(revised.error(), revision.job.request);
    failure.attempts = policy.attempts();
    failed.emplace_back(std::move(revision.job), std::move(failure));
    fail(std::move(failed));
}

void Worker::serve(Rest)
{
    if (m_lock.isLingering())
        return m_lock.letGo();
    m_session.close();
    m_lock.close();
    m_freeLocks.reset();
}

void Worker::answer(const Job &job, Outcome outcome)
{
    if (!job.ticket->answer(std::move(outcome)))
        m_givenUp.push_back(job);
}

void Worker::fail(Failed failed)
{
    for (auto &[job, failure] : failed) {
        m_lock.letGo(); // the store may take its time
        if (answerFromLedger(job, failure))
            continue;
        if (job.ticket->isAnswered()) {
            m_givenUp.push_back(std::move(job));
            continue;
        }
        if (failure.cause.kind != store::ErrorKind::Unreachable)
            m_session.once([&](DrawingStore &store) { return store.recordFailure(job, failure); });
        m_counts.failed(job.request, failure);
        answer(job, tl::unexpected(std::move(failure)));
    }
}

/// What nobody waits for, after everything that somebody waits for.
void Worker::writeDown()
{
    for (const Job &job : std::exchange(m_givenUp, {})) {
        m_lock.letGo();
        auto failure = job.ticket->gaveUpWith();
        if (failure && failure->code != FailureCode::Cancelled)
            m_session.once([&](DrawingStore &store) { return store.recordFailure(job, *failure); });
    }
    if (!m_outage)
        return;
    const auto recorded = m_session.once(
        [&](DrawingStore &store) { return store.recordRedisOutage(m_outage->key, m_outage->reason); });
    if (recorded)
        m_outage.reset();
}

/// A request that was served before gets its numbers again, even if it would be refused today; one whose
/// number was voided since hears that instead.
bool Worker::answerFromLedger(const Job &job, Failure &failure)
{
    const bool isRefusal =
        failure.code == FailureCode::ValidationError || failure.code == FailureCode::RateLimited;
    if (!isRefusal || failure.fault == ValidationFault::CountInvalid ||
        failure.fault == ValidationFault::RequestIdReused)
        return false;
    const auto rows =
        m_session.once([&](DrawingStore &store) { return store.findByRequestIds(idsToLookUp(job.request)); });
    if (!rows)
        return false;
    const auto book =
        m_session.once([&](DrawingStore &store) { return m_shop.rulebooks.newerThan({}, store); });
    if (!book)
        return false;
    const auto earlier = earlierAnswer(job, byRequestId(*rows), (*book)->reference);
    if (!earlier && earlier.error().code == FailureCode::NumberVoided)
        failure = earlier.error();
    if (!earlier || !*earlier)
        return false;
    answer(job, toAllocations(**earlier));
    return true;
}

} // namespace lekthi::allocation
