#include "core/allocation/drawing/draw_several.h"

#include "core/allocation/drawing/counter_batch.h"
#include "core/allocation/drawing/counter_notes.h"
#include "core/store/counters/counter_gateway.h"

#include <QHash>
#include <QSet>

namespace lekthi::allocation {

namespace {

/// A batch whose counter was looked at.
struct Planned
{
    size_t index;
    CounterBatch requests;
    qint64 counterId;
};

/// Of the batches whose counters are known here and give what comes next.
QList<qint64> countersToLookAt(const std::vector<KeyBatch> &batches, CounterNotes &notes)
{
    QList<qint64> ids;
    for (const KeyBatch &batch : batches)
        if (const auto id = notes.idOf(batch.key);
            id && !batch.jobs.empty() && !notes.areNumbersTaken(batch.key))
            ids.append(*id);
    return ids;
}

QHash<numbering::CounterKey, store::Counter> byKey(const QList<store::Counter> &counters)
{
    QHash<numbering::CounterKey, store::Counter> found;
    for (const store::Counter &counter : counters)
        found.insert(counter.key, counter);
    return found;
}

/// Two numbers of one document are for two transactions to settle.
bool sharesDocument(const Jobs &jobs, QSet<qint64> &documents)
{
    QSet<qint64> own;
    for (const Job &job : jobs)
        if (job.request.documentId)
            own.insert(*job.request.documentId);
    const bool shares = documents.intersects(own);
    documents += own;
    return shares;
}

} // namespace

store::Result<std::vector<std::optional<Answers>>> drawSeveral(store::Connection &connection,
                                                               const std::vector<KeyBatch> &batches,
                                                               const Rulebook &book, const Attempt &attempt)
{
    CounterNotes &notes = *attempt.notes;
    std::vector<std::optional<Answers>> answers(batches.size());
    const auto seen = store::countersOfIds(connection, countersToLookAt(batches, notes));
    if (!seen)
        return tl::unexpected(seen.error());
    const auto counters = byKey(*seen);

    std::vector<Planned> planned;
    QList<store::DrawnBatch> draws;
    QSet<qint64> documents;
    for (size_t index = 0; index < batches.size(); ++index) {
        const KeyBatch &batch = batches[index];
        const auto counter = counters.constFind(batch.key);
        if (counter == counters.constEnd() || sharesDocument(batch.jobs, documents))
            continue;
        CounterBatch requests(connection, batch.key, batch.jobs, attempt, Looking::Never);
        auto draw = requests.check(book, {}).and_then([&] { return requests.plan(*counter, book.stamp); });
        if (!draw)
            return tl::unexpected(draw.error());
        if (draw->rows.isEmpty() || !requests.isWholly())
            continue;
        draws.append(std::move(*draw));
        planned.push_back({index, std::move(requests), counter->id});
    }
    if (planned.empty())
        return answers;
    for (const KeyBatch &batch : batches)
        notes.forget(batch.key);
    const auto drawn = store::drawSeveral(connection, draws);
    if (!drawn)
        return tl::unexpected(drawn.error());
    for (Planned &one : planned) {
        if (!drawn->counters.contains(one.counterId))
            continue;
        notes.stands(batches[one.index].key, *one.requests.after());
        answers[one.index] = one.requests.answersOf(drawn->at);
    }
    return answers;
}

} // namespace lekthi::allocation
