#include "core/allocation/drawing/draw_several.h"

#include "core/allocation/drawing/counter_batch.h"
#include "core/allocation/drawing/counter_notes.h"

#include <QHash>
#include <QSet>

namespace lekthi::allocation {

namespace {

/// A batch that the store is asked for.
struct Planned
{
    size_t index;
    CounterBatch requests;
    qint64 counterId;
};

using Counters = QHash<numbering::CounterKey, store::Counter>;

/// How the counters of the batches stand, of those that are known here and give what comes next: as the notes
/// expect them, where nobody else draws from them, and else as the store has them now.
store::Result<Counters> countersOf(DrawingStore &store, const std::vector<KeyBatch> &batches,
                                   CounterNotes &notes)
{
    Counters counters;
    QList<qint64> unknown;
    const bool areShared = notes.areShared();
    for (const KeyBatch &batch : batches) {
        const auto id = notes.idOf(batch.key);
        if (!id || batch.jobs.empty() || notes.areNumbersTaken(batch.key))
            continue;
        if (const auto expected = notes.take(batch.key); expected && !areShared)
            counters.insert(batch.key, *expected);
        else
            unknown.append(*id);
    }
    return store.countersOfIds(unknown).map([&](const QList<store::Counter> &seen) {
        for (const store::Counter &counter : seen)
            counters.insert(counter.key, counter);
        return std::move(counters);
    });
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

store::Result<std::vector<std::optional<Answers>>> drawSeveral(DrawingStore &store,
                                                               const std::vector<KeyBatch> &batches,
                                                               const Rulebook &book, const Attempt &attempt,
                                                               CounterNotes &notes)
{
    std::vector<std::optional<Answers>> answers(batches.size());
    const auto counters = countersOf(store, batches, notes);
    if (!counters)
        return tl::unexpected(counters.error());

    std::vector<Planned> planned;
    QList<store::DrawnBatch> draws;
    QSet<qint64> documents;
    for (size_t index = 0; index < batches.size(); ++index) {
        const KeyBatch &batch = batches[index];
        const auto counter = counters->constFind(batch.key);
        if (counter == counters->constEnd() || sharesDocument(batch.jobs, documents))
            continue;
        CounterBatch requests(store, batch.key, batch.jobs, attempt, Looking::Never);
        auto draw = requests.planExpecting(*counter, book);
        if (!draw)
            return tl::unexpected(draw.error());
        if (!*draw)
            continue;
        draws.append(std::move(**draw));
        planned.push_back({index, std::move(requests), counter->id});
    }
    if (planned.empty())
        return answers;
    const auto drawn = store.drawSeveral(draws);
    if (!drawn)
        return tl::unexpected(drawn.error());
    for (Planned &one : planned) {
        if (!drawn->counters.contains(one.counterId)) {
            notes.wasWrong(batches[one.index].key);
            continue;
        }
        notes.stands(batches[one.index].key, *one.requests.after());
        answers[one.index] = one.requests.answersOf(drawn->at);
    }
    return answers;
}

} // namespace lekthi::allocation
