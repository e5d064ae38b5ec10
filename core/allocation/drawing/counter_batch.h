#pragma once

#include "core/allocation/drawing/draw.h"
#include "core/allocation/drawing/drawing_store.h"
#include "core/allocation/drawing/number_plan.h"
#include "core/allocation/request/request_ids.h"

#include <QHash>

#include <memory>
#include <optional>
#include <vector>

namespace lekthi::allocation {

/// Requests of one counter on their way to numbers: checked by the rules, planned on how the counter stands,
/// answered once the store has what was planned. What it is made of outlives it; used on the store's
/// thread.
class CounterBatch
{
public:
    CounterBatch(DrawingStore &store, const numbering::CounterKey &key, const Jobs &jobs,
                 const Attempt &attempt, Looking looking);

    /// More was waited for the counter than the attempt tells.
    void addWait(int milliseconds) { m_lockWaitMs += milliseconds; }
    /// The jobs may have changed since it was made; before check().
    void jobsChanged() { m_answers.assign(m_jobs.size(), OtherCounter{}); }

    /// Which request ids were served before; nothing where it does not look.
    store::Result<LedgerRows> served();
    /// Tells requests that get numbers here from those with another answer.
    store::Result<void> check(const Rulebook &book, const LedgerRows &known);
    /// What the store is to be given, without rows if nobody gets a number.
    store::Result<store::DrawnBatch> plan(const store::Counter &counter, qint64 rulesStamp);
    /// The counter as the plan leaves it; nothing where nobody gets a number.
    const std::optional<store::Counter> &after() const { return m_after; }
    /// Whether a number in force stood in the way of the plan.
    bool metTaken() const { return m_metTaken; }
    /// Checks and plans without a look, on how the counter is expected to stand; nothing unless each request
    /// gets a number: a refusal must not rest on a book that nobody has looked up.
    store::Result<std::optional<store::DrawnBatch>> planExpecting(const store::Counter &expected,
                                                                  const Rulebook &book);

    /// In the order of the jobs; drawnAt is the time of the new rows, if there are any.
    Answers answersOf(const QDateTime &drawnAt);

private:
    struct Open
    {
        size_t index;
        std::shared_ptr<const CheckedRequest> request;
    };

    store::Result<void> lookUpDocuments();
    std::optional<Failure> refusalOfDocument(const Request &request) const;
    void sortOne(size_t index, const Rulebook &book, const LedgerRows &known);
    std::shared_ptr<const CheckedRequest> resembling(const Job &job) const;
    bool repeatsEarlierJob(size_t index);
    store::ScopeKey scope() const;
    void setTime(const QDateTime &drawnAt);
    QList<store::LedgerRow> rowsFor(const Open &open, const QList<PlannedNumber> &numbers,
                                    const store::Counter &counter) const;
    void answerRepeats();

    DrawingStore &m_store;
    const numbering::CounterKey &m_key;
    const Jobs &m_jobs;
    const Attempt &m_attempt;
    Looking m_looking;
    bool m_metTaken = false;
    int m_lockWaitMs;
    std::optional<store::Counter> m_after;
    Answers m_answers;
    std::vector<Open> m_open;
    QHash<QUuid, size_t> m_firstWithId;
    std::vector<size_t> m_repeats;
    QHash<qint64, QString> m_numbers; ///< of documents, as far as they are known
};

/// Whether one of the requests was refused.
bool isAnyRefused(const Answers &answers);

} // namespace lekthi::allocation
