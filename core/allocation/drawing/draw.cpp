#include "core/allocation/drawing/draw.h"

#include "core/allocation/drawing/counter_notes.h"
#include "core/allocation/drawing/number_plan.h"
#include "core/allocation/request/request_ids.h"
#include "core/store/ledger/drawing_gateway.h"

#include <QHash>

#include <algorithm>
#include <memory>
#include <optional>

namespace lekthi::allocation {

namespace {

/// One batch inside its transaction.
class Batch
{
public:
    Batch(store::Connection &connection, const numbering::CounterKey &key, const Jobs &jobs,
          const Attempt &attempt, Looking looking)
        : m_connection(connection)
        , m_key(key)
        , m_jobs(jobs)
        , m_attempt(attempt)
        , m_looking(looking)
        , m_lockWaitMs(attempt.lockWaitMs)
        , m_answers(jobs.size(), OtherCounter{})
    {
    }

    /// mistrusted: a state of the counter that the store has refused to go on from.
    store::Result<Answers> run(const Rulebook &book, const std::optional<store::Counter> &mistrusted = {});
    /// The same without taking the counter's row first, if the counter stands as expected and the book still
    /// holds; nothing if the look of run() is needed. Duplicate or Refused may mean no more than that.
    store::Result<std::optional<Answers>> runExpecting(const store::Counter &expected, const Rulebook &book);
    bool metTaken() const { return m_metTaken; }

private:
    struct Open
    {
        size_t index;
        std::shared_ptr<const CheckedRequest> request;
    };

    store::Result<Rulebook> rules(const Rulebook &book, qint64 stamp);
    store::Result<LedgerRows> served();
    store::Result<void> lookUpDocuments();
    std::optional<Failure> refusalOfDocument(const Request &request) const;
    void sort(const Rulebook &book, const LedgerRows &known);
    void sortOne(size_t index, const Rulebook &book, const LedgerRows &known);
    std::shared_ptr<const CheckedRequest> resembling(const Job &job) const;
    bool repeatsEarlierJob(size_t index);
    bool areAllOpen() const { return m_open.size() + m_repeats.size() == m_jobs.size(); }
    store::Result<store::DrawnBatch> plan(const store::Counter &counter, qint64 rulesStamp);
    store::ScopeKey scope() const;
    void announce();
    store::Result<Answers> answersAfter(const store::Result<QDateTime> &drawn);
    void setTime(const QDateTime &drawnAt);
    QList<store::LedgerRow> rowsFor(const Open &open, const QList<PlannedNumber> &numbers,
                                    const store::Counter &counter) const;
    void answerRepeats();

    store::Connection &m_connection;
    const numbering::CounterKey &m_key;
    const Jobs &m_jobs;
    const Attempt &m_attempt;
    Looking m_looking;
    bool m_metTaken = false;
    int m_lockWaitMs;
    std::optional<store::Counter> m_after; ///< the counter as this batch leaves it
    Answers m_answers;
    std::vector<Open> m_open;
    QHash<QUuid, size_t> m_firstWithId;
    std::vector<size_t> m_repeats;
    QHash<qint64, QString> m_numbers; ///< of documents, as far as they are known
};

QList<QUuid> idsToLookUp(const Jobs &jobs)
{
    QList<QUuid> ids;
    for (const Job &job : jobs)
        ids += idsToLookUp(job.request);
    return ids;
}

bool isAnyRefused(const Answers &answers)
{
    return std::any_of(answers.begin(), answers.end(),
                       [](const Answer &answer) { return std::holds_alternative<Failure>(answer); });
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

bool areAlike(const store::Counter &first, const store::Counter &second)
{
    return first.version == second.version && first.lastNumber == second.lastNumber;
}

store::Result<Answers> Batch::run(const Rulebook &book, const std::optional<store::Counter> &mistrusted)
{
    store::Script opening;
    store::addLockForDrawing(opening, m_key);
    store::AllDone opened;
    const auto asked = Clock::now();
    auto transaction = store::Transaction::begin(m_connection, opening, opened);
    if (!transaction)
        return tl::unexpected(transaction.error());
    m_lockWaitMs += millisecondsSince(asked);

    const auto locked = store::lockedForDrawing(opened.first(), m_key);
    if (!locked)
        return tl::unexpected(locked.error());
    if (mistrusted && m_attempt.notes && !areAlike(*mistrusted, locked->counter))
        m_attempt.notes->wasWrong(m_key);
    if (m_attempt.gather) {
        m_attempt.gather();
        m_answers.assign(m_jobs.size(), OtherCounter{});
    }
    const auto known = served();
    if (!known)
        return tl::unexpected(known.error());
    const auto valid = rules(book, locked->rulesStamp);
    if (!valid)
        return tl::unexpected(valid.error());

    sort(*valid, *known);
    if (const auto looked = lookUpDocuments(); !looked)
        return tl::unexpected(looked.error());
    const auto batch = plan(locked->counter, locked->rulesStamp);
    if (!batch)
        return tl::unexpected(batch.error());
    if (!m_after)
        return answersAfter(QDateTime());
    return answersAfter(store::drawNumbers(*transaction, *batch, [this] { announce(); }));
}

store::Result<std::optional<Answers>> Batch::runExpecting(const store::Counter &expected,
                                                          const Rulebook &book)
{
    sort(book, {});
    const auto batch = plan(expected, book.stamp);
    if (!batch)
        return tl::unexpected(batch.error());
    // A refusal must not rest on a book that nobody has looked up.
    if (!areAllOpen() || isAnyRefused(m_answers))
        return std::nullopt;
    return answersAfter(store::drawNumbers(m_connection, *batch, [this] { announce(); }));
}

void Batch::announce()
{
    const bool isExpected = m_attempt.notes && m_attempt.notes->stands(m_key, *m_after);
    if (isExpected && m_attempt.planned)
        m_attempt.planned();
}

store::Result<Answers> Batch::answersAfter(const store::Result<QDateTime> &drawn)
{
    if (!drawn) {
        if (m_attempt.notes)
            m_attempt.notes->forget(m_key);
        return tl::unexpected(drawn.error());
    }
    setTime(*drawn);
    answerRepeats();
    return std::move(m_answers);
}

/// What was drawn earlier bears its own time.
void Batch::setTime(const QDateTime &drawnAt)
{
    for (const Open &open : m_open) {
        auto *drawn = std::get_if<QList<Allocation>>(&m_answers[open.index]);
        if (!drawn)
            continue;
        for (Allocation &one : *drawn)
            one.generatedAt = drawnAt;
    }
}

/// The stamp was read under the counter's lock, so that nothing that was committed before is missed.
store::Result<Rulebook> Batch::rules(const Rulebook &book, qint64 stamp)
{
    if (book.stamp == stamp)
        return book;
    return refreshed(book, m_connection, m_key.projectId, m_key.correspondenceTypeId);
}

store::Result<LedgerRows> Batch::served()
{
    if (m_looking == Looking::Never)
        return LedgerRows();
    return store::findByRequestIds(m_connection, idsToLookUp(m_jobs)).map(byRequestId);
}

void Batch::sort(const Rulebook &book, const LedgerRows &known)
{
    for (size_t index = 0; index < m_jobs.size(); ++index)
        if (!repeatsEarlierJob(index))
            sortOne(index, book, known);
}

void Batch::sortOne(size_t index, const Rulebook &book, const LedgerRows &known)
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
std::shared_ptr<const CheckedRequest> Batch::resembling(const Job &job) const
{
    if (m_open.empty())
        return nullptr;
    const Job &last = m_jobs[m_open.back().index];
    const auto &checked = m_open.back().request;
    const bool alike = last.documentDate == job.documentDate && areCheckedAlike(last.request, job.request) &&
                       (last.askedAt == job.askedAt || !checked->text.showsTime());
    return alike ? checked : nullptr;
}

bool Batch::repeatsEarlierJob(size_t index)
{
    const QUuid id = m_jobs[index].request.requestId;
    if (!m_firstWithId.contains(id)) {
        m_firstWithId.insert(id, index);
        return false;
    }
    m_repeats.push_back(index);
    return true;
}

void Batch::answerRepeats()
{
    for (const size_t index : m_repeats) {
        const size_t first = m_firstWithId.value(m_jobs[index].request.requestId);
        if (isSameRequest(m_jobs[first], m_jobs[index]))
            m_answers[index] = m_answers[first];
        else
            m_answers[index] = idReused(m_jobs[index]);
    }
}

store::Result<void> Batch::lookUpDocuments()
{
    if (m_looking == Looking::Never)
        return {};
    QList<qint64> documents;
    for (const Open &open : m_open)
        if (isFirstOfDocument(m_jobs[open.index].request))
            documents.append(*m_jobs[open.index].request.documentId);
    return store::numberedDocuments(m_connection, documents).map([this](const auto &numbers) {
        m_numbers = numbers;
    });
}

std::optional<Failure> Batch::refusalOfDocument(const Request &request) const
{
    if (!isFirstOfDocument(request) || !m_numbers.contains(*request.documentId))
        return std::nullopt;
    return refusal(ValidationFault::DocumentHasNumber, m_numbers.value(*request.documentId));
}

store::ScopeKey Batch::scope() const
{
    return store::scopeKeyOf(m_open.front().request->settings.scope, m_key);
}

store::Result<store::DrawnBatch> Batch::plan(const store::Counter &counter, qint64 rulesStamp)
{
    store::DrawnBatch batch{counter, rulesStamp, {}, {}};
    if (m_open.empty())
        return batch;
    NumberPlan plan(askTakenOf(m_connection, scope()), counter.lastNumber, m_looking);
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

QList<store::LedgerRow> Batch::rowsFor(const Open &open, const QList<PlannedNumber> &numbers,
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

/// Under Unreachable it stays open what was done, and after the others the whole attempt is to be repeated.
bool asksForALook(store::ErrorKind kind)
{
    return kind == store::ErrorKind::Duplicate || kind == store::ErrorKind::Conflict;
}

} // namespace

store::Result<Answers> drawBatch(store::Connection &connection, const numbering::CounterKey &key,
                                 const Jobs &jobs, const Rulebook &book, const Attempt &attempt)
{
    CounterNotes *notes = attempt.notes;
    Attempt looking = attempt;
    if (looking.drawer.account == 0) {
        const auto drawer = store::findDrawer(connection);
        if (!drawer)
            return tl::unexpected(drawer.error());
        looking.drawer = *drawer;
    }
    const Attempt expecting = looking;
    bool looksFirst = attempt.earlier > 0 || (notes && notes->areNumbersTaken(key));
    const auto expected = notes ? notes->take(key) : std::nullopt;
    std::optional<store::Counter> mistrusted;
    if (expected && !looksFirst) {
        const auto asked = Clock::now();
        auto answers = Batch(connection, key, jobs, expecting, Looking::Never).runExpecting(*expected, book);
        looking.lockWaitMs += millisecondsSince(asked);
        looksFirst = !answers && asksForALook(answers.error().kind);
        if (looksFirst)
            mistrusted = expected;
        else if (!answers)
            return tl::unexpected(answers.error());
        else if (*answers)
            return std::move(**answers);
    }
    if (looking.waitForTurn)
        if (const auto waited = looking.waitForTurn(looking); !waited)
            return tl::unexpected(waited.error());
    if (!looksFirst) {
        auto answers = Batch(connection, key, jobs, looking, Looking::Never).run(book);
        // Who is refused may have got his number before: the last one that the counter had, for instance.
        const bool isSettled =
            answers ? !isAnyRefused(*answers) : answers.error().kind != store::ErrorKind::Duplicate;
        if (isSettled)
            return answers;
    }
    Batch batch(connection, key, jobs, looking, Looking::First);
    auto answers = batch.run(book, mistrusted);
    if (notes)
        notes->noteTaken(key, batch.metTaken());
    return answers;
}

} // namespace lekthi::allocation
