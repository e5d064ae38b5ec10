#include "core/allocation/drawing/draw_several.h"
#include "core/allocation/drawing/worker.h"
#include "core/store/session/denial.h"

#include <tuple>
#include <utility>

namespace lekthi::allocation {

void Worker::serve(SpreadBatch spread)
{
    m_lock.letGo();
    Attempt context;
    std::vector<KeyBatch> wanted;
    for (KeyBatch &batch : spread.batches) {
        dropGivenUp(batch.jobs);
        if (!batch.jobs.empty())
            wanted.push_back({.key = batch.key, .jobs = std::exchange(batch.jobs, {}), .turn = batch.turn});
    }
    if (wanted.empty())
        return m_shop.queue.finishSpread(spread, {}, false);
    std::vector<KeyBatch> together;
    std::vector<KeyBatch> leftOver;
    const std::vector<bool> isFree = takeFreeLocks(wanted, context);
    for (size_t i = 0; i < wanted.size(); ++i)
        (isFree[i] ? together : leftOver).push_back(std::move(wanted[i]));
    auto answers =
        m_session.once([&](DrawingStore &store) { return drawTogether(store, together, context); });
    if (m_freeLocks)
        m_freeLocks->release();

    std::vector<Serving> served;
    for (size_t i = 0; i < together.size(); ++i) {
        if (answers && (*answers)[i]) {
            served.push_back({std::move(together[i])});
            sortOut(served.back(), std::move(*(*answers)[i]), context.withoutRedis);
            Q_ASSERT(served.back().moved.empty()); // of such a counter nothing is planned
        } else {
            together[i].earlier = answers ? 0 : 1;
            together[i].isUnknown = !answers && answers.error().leavesOpen();
            leftOver.push_back(std::move(together[i]));
        }
    }
    const bool isContested = !answers && answers.error().kind == store::ErrorKind::Deadlock;
    m_shop.queue.finishSpread(spread, std::move(leftOver), isContested);
    for (Serving &one : served) {
        m_counts.drawn(one.batch.key, one.drawn);
        handOut(std::move(one.drawn));
    }
    // What is written down about them may take its time.
    for (Serving &one : served)
        fail(std::move(one.failed));
}

std::vector<bool> Worker::takeFreeLocks(const std::vector<KeyBatch> &batches, Attempt &context)
{
    std::vector<bool> all(batches.size(), true);
    if (!m_shop.redis)
        return all;
    if (!m_freeLocks)
        m_freeLocks = m_shop.redis->make();
    QStringList names;
    for (const KeyBatch &batch : batches)
        names << numbering::lockName(batch.key);
    const auto asked = Clock::now();
    const auto taken = m_freeLocks->takeFree(names);
    context.lockWaitMs = millisecondsSince(asked);
    context.withoutRedis = !taken;
    for (size_t i = 0; i < batches.size(); ++i)
        if (!taken || (*taken)[i])
            m_counts.lock(batches[i].key, taken ? ProcessLock::Taken::Held : ProcessLock::Taken::Unavailable,
                          Clock::now() - asked);
    if (!taken && !m_outage)
        noteOutage(batches.front().key);
    return taken ? *taken : all;
}

store::Result<std::vector<std::optional<Answers>>>
Worker::drawTogether(DrawingStore &store, const std::vector<KeyBatch> &batches, Attempt &context)
{
    const auto book = prepare(store, context);
    if (!book)
        return tl::unexpected(book.error());
    for (const KeyBatch &batch : batches)
        if (const auto ensured = ensureCounter(store, batch.key); !ensured)
            return tl::unexpected(ensured.error());
    auto answers = drawSeveral(store, batches, **book, context, m_shop.notes);
    // Else every call would be refused until the book is too old for all.
    if (!answers && answers.error().serverCode == store::denial::rulesMoved)
        std::ignore = m_shop.rulebooks.newerThan(Clock::now(), store);
    return answers;
}

} // namespace lekthi::allocation
