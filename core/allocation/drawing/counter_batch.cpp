#include "core/allocation/drawing/counter_batch.h"

#include "core/store/ledger/drawing_gateway.h"

#include <algorithm>

namespace lekthi::allocation {

namespace {

QList<QUuid> idsToLookUp(const Jobs &jobs)
{
    QList<QUuid> ids;
    for (const Job &job : jobs)
        ids += idsToLookUp(job.request);
    return ids;
}

store::Fallback fallbackOf(const Attempt &attempt)
{
    if (attempt.withoutRedis)
        return store::Fallback::DatabaseLock;
    return attempt.earlier > 0 ? store::Fallback::Retry : store::Fallback::None;
}

bool isFirstOfDocument(const Request &request)
{
    return request.documentId && !request.another;
}

bool isSameRequest(const Job &first, const Job &second)
{
    return first.request.count == second.request.count && first.documentDate == second.documentDate &&
           fitsDocument(second.request, first.request.documentId);
}

Failure idReused(const Job &job)
{
    return refusal(ValidationFault::RequestIdReused, job.request.requestId.toString(QUuid::WithoutBraces));
}

} // namespace

bool isAnyRefused(const Answers &answers)
{
    return std::any_of(answers.begin(), answers.end(),
                       [](const Answer &answer) { return std::holds_alternative<Failure>(answer); });
}

CounterBatch::CounterBatch(DrawingStore &store, const numbering::CounterKey &key, const Jobs &jobs,
                           const Attempt &attempt, Looking looking)
    : m_store(store)
    , m_key(key)
    , m_jobs(jobs)
    , m_attempt(attempt)
    , m_looking(looking)
    , m_lockWaitMs(attempt.lockWaitMs)
    , m_answers(jobs.size(), OtherCounter{})
{
}

store::Result<std::optional<store::DrawnBatch>> CounterBatch::planExpecting(const store::Counter &expected,
                                                                            const Rulebook &book)
{
    return check(book, {})
        .and_then([&] { return plan(expected, book.stamp); })
        .map([this](store::DrawnBatch &&batch) {
            const bool areAllOpen = m_open.size() + m_repeats.size() == m_jobs.size();
            return areAllOpen && !isAnyRefused(m_answers) ? std::optional(std::move(batch)) : std::nullopt;
        });
}

Answers CounterBatch::answersOf(const QDateTime &drawnAt)
{
    setTime(drawnAt);
    answerRepeats();
    return std::move(m_answers);
}

/// What was drawn earlier bears its own time.
void CounterBatch::setTime(const QDateTime &drawnAt)
{
    for (const Open &open : m_open) {
        auto *drawn = std::get_if<QList<Allocation>>(&m_answers[open.index]);
        if (!drawn)
            continue;
        for (Allocation &one : *drawn)
            one.generatedAt = drawnAt;
    }
}

store::Result<LedgerRows> CounterBatch::served()
{
    if (m_looking == Looking::Never)
        return LedgerRows();
    return m_store.findByRequestIds(idsToLookUp(m_jobs)).map(byRequestId);
}

store::Result<void> CounterBatch::check(const Rulebook &book, const LedgerRows &known)
{
    for (size_t index = 0; index < m_jobs.size(); ++index)
        if (!repeatsEarlierJob(index))
            sortOne(index, book, known);
    return lookUpDocuments();
}

void CounterBatch::sortOne(size_t index, const Rulebook &book, const LedgerRows &known)
{
    const Job &job = m_jobs[index];
    const auto earlier = earlierAnswer(job, known, book.reference);
    if (!earlier) {
        m_answers[index] = earlier.error();
        return;
    }
    if (const auto &rows = *earlier) {
        m_answers[index] = toAllocations(*rows);
        return;
    }
    if (auto alike = resembling(job)) {
        m_open.push_back({index, std::move(alike)});
        return;
    }
    auto checked = checkRequest(job.request, job.documentDate, book);
    if (checked)
        checked->parts.documentTime = job.askedAt;
    if (!checked)
        m_answers[index] = checked.error();
    else if (checked->key == m_key)
        m_open.push_back({index, std::make_shared<const CheckedRequest>(std::move(*checked))});
}

/// Most requests of a batch differ in nothing that a check looks at.
std::shared_ptr<const CheckedRequest> CounterBatch::resembling(const Job &job) const
{
    if (m_open.empty())
        return nullptr;
    const Job &last = m_jobs[m_open.back().index];
    const auto &checked = m_open.back().request;
    const bool alike = last.documentDate == job.documentDate && areCheckedAlike(last.request, job.request) &&
                       (last.askedAt == job.askedAt || !checked->text.showsTime());
    return alike ? checked : nullptr;
}

bool CounterBatch::repeatsEarlierJob(size_t index)
{
    const QUuid id = m_jobs[index].request.requestId;
    if (!m_firstWithId.contains(id)) {
        m_firstWithId.insert(id, index);
        return false;
    }
    m_repeats.push_back(index);
    return true;
}

void CounterBatch::answerRepeats()
{
    for (const size_t index : m_repeats) {
        const size_t first = m_firstWithId.value(m_jobs[index].request.requestId);
        if (isSameRequest(m_jobs[first], m_jobs[index]))
            m_answers[index] = m_answers[first];
        else
            m_answers[index] = idReused(m_jobs[index]);
    }
}

store::Result<void> CounterBatch::lookUpDocuments()
{
    if (m_looking == Looking::Never)
        return {};
    QList<qint64> documents;
    for (const Open &open : m_open)
        if (isFirstOfDocument(m_jobs[open.index].request))
            documents.append(*m_jobs[open.index].request.documentId);
    return m_store.numberedDocuments(documents).map([this](const auto &numbers) { m_numbers = numbers; });
}

std::optional<Failure> CounterBatch::refusalOfDocument(const Request &request) const
{
    if (!isFirstOfDocument(request) || !m_numbers.contains(*request.documentId))
        return std::nullopt;
    return refusal(ValidationFault::DocumentHasNumber, m_numbers.value(*request.documentId));
}

store::ScopeKey CounterBatch::scope() const
{
    return store::scopeKeyOf(m_open.front().request->settings.scope, m_key);
}

store::Result<store::DrawnBatch> CounterBatch::plan(const store::Counter &counter, qint64 rulesStamp)
{
    store::DrawnBatch batch{counter, rulesStamp, {}, {}};
    if (m_open.empty())
        return batch;
    const auto ask = [this, scope = scope()](const QStringList &numbers) {
        return m_store.takenAmong(scope, numbers);
    };
    NumberPlan plan(ask, counter.lastNumber, m_looking);
    QList<NumberPlan::Wish> wishes;
    wishes.reserve(qsizetype(m_open.size()));
    for (const Open &open : m_open)
        wishes << NumberPlan::Wish{open.request.get(), m_jobs[open.index].request.count};
    if (const auto looked = plan.lookAhead(wishes); !looked)
        return tl::unexpected(looked.error());

    for (size_t i = 0; i < m_open.size(); ++i) {
        const Request &request = m_jobs[m_open[i].index].request;
        Answer &answer = m_answers[m_open[i].index];
        if (auto refused = refusalOfDocument(request)) {
            answer = std::move(*refused);
            continue;
        }
        const auto numbers = plan.take(wishes[qsizetype(i)]);
        if (!numbers)
            return tl::unexpected(numbers.error());
        if (!*numbers) {
            answer = numbers->error();
            continue;
        }
        const QList<store::LedgerRow> own = rowsFor(m_open[i], **numbers, counter);
        answer = toAllocations(own);
        batch.rows += own;
        if (request.documentId)
            m_numbers.insert(*request.documentId, own.first().number);
        if (isFirstOfDocument(request))
            batch.firstOf.append(*request.documentId);
    }
    m_metTaken = plan.metTaken();
    if (batch.rows.isEmpty())
        return batch;
    m_after = counter;
    m_after->lastNumber = plan.lastNumber();
    ++m_after->version;
    return batch;
}

QList<store::LedgerRow> CounterBatch::rowsFor(const Open &open, const QList<PlannedNumber> &numbers,
                                              const store::Counter &counter) const
{
    const Job &job = m_jobs[open.index];
    const QList<QUuid> ids = requestIdsOf(job.request);
    QList<store::LedgerRow> rows;
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        store::LedgerRow row = ledgerRowFor(job, ids[i], m_attempt.drawer);
        row.beginsRequest = i == 0;
        row.counterId = counter.id;
        row.resetEpoch = counter.resetEpoch;
        row.key = m_key;
        row.number = numbers[i].number;
        row.sequence = numbers[i].sequence;
        row.skipped = numbers[i].skipped;
        row.revision = job.request.revision;
        row.templateText = open.request->text.text();
        row.templateVersion = open.request->templateVersion;
        row.retryCount = m_attempt.earlier;
        row.fallback = fallbackOf(m_attempt);
        row.lockWaitMs = m_lockWaitMs;
        rows << row;
    }
    return rows;
}

} // namespace lekthi::allocation
