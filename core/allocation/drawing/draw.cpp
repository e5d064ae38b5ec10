#include "core/allocation/drawing/draw.h"

#include "core/allocation/drawing/counter_batch.h"
#include "core/allocation/drawing/counter_notes.h"
#include "core/allocation/drawing/drawing_store.h"

#include <optional>

namespace lekthi::allocation {

namespace {

bool areAlike(const store::Counter &first, const store::Counter &second)
{
    return first.version == second.version && first.lastNumber == second.lastNumber;
}

/// The stamp was read under the counter's lock, so that nothing that was committed before is missed.
store::Result<Rulebook> rulesOf(DrawingStore &store, const numbering::CounterKey &key, const Rulebook &book,
                                qint64 stamp)
{
    if (book.stamp == stamp)
        return book;
    return store.refreshed(book, key.projectId, key.correspondenceTypeId);
}

/// One attempt at the requests of one counter.
class Draw
{
public:
    Draw(DrawingStore &store, const numbering::CounterKey &key, const Jobs &jobs, const Attempt &attempt,
         Looking looking)
        : m_store(store)
        , m_key(key)
        , m_attempt(attempt)
        , m_batch(store, key, jobs, attempt, looking)
    {
    }

    /// mistrusted: a state of the counter that the store has refused to go on from.
    store::Result<Answers> run(const Rulebook &book, const std::optional<store::Counter> &mistrusted = {});
    /// The same without taking the counter's row first, if the counter stands as expected and the book still
    /// holds; nothing if the look of run() is needed. Duplicate or Refused may mean no more than that.
    store::Result<std::optional<Answers>> runExpecting(const store::Counter &expected, const Rulebook &book);
    ~Draw() { m_store.rollBack(); }
    Draw(const Draw &) = delete;
    Draw &operator=(const Draw &) = delete;

    bool metTaken() const { return m_batch.metTaken(); }

private:
    void announce();
    store::Result<Answers> answersAfter(const store::Result<QDateTime> &drawn);

    DrawingStore &m_store;
    const numbering::CounterKey &m_key;
    const Attempt &m_attempt;
    CounterBatch m_batch;
};

store::Result<Answers> Draw::run(const Rulebook &book, const std::optional<store::Counter> &mistrusted)
{
    const auto asked = Clock::now();
    const auto locked = m_store.lockCounter(m_key);
    if (!locked)
        return tl::unexpected(locked.error());
    m_batch.addWait(millisecondsSince(asked));
    if (mistrusted && m_attempt.notes && !areAlike(*mistrusted, locked->counter))
        m_attempt.notes->wasWrong(m_key);
    if (m_attempt.gather) {
        m_attempt.gather();
        m_batch.jobsChanged();
    }
    const auto known = m_batch.served();
    if (!known)
        return tl::unexpected(known.error());
    const auto valid = rulesOf(m_store, m_key, book, locked->rulesStamp);
    if (!valid)
        return tl::unexpected(valid.error());
    if (const auto checked = m_batch.check(*valid, *known); !checked)
        return tl::unexpected(checked.error());
    const auto planned = m_batch.plan(locked->counter, locked->rulesStamp);
    if (!planned)
        return tl::unexpected(planned.error());
    if (!m_batch.after())
        return answersAfter(QDateTime());
    return answersAfter(m_store.drawNumbers(*planned, [this] { announce(); }));
}

store::Result<std::optional<Answers>> Draw::runExpecting(const store::Counter &expected, const Rulebook &book)
{
    const auto planned = m_batch.planExpecting(expected, book);
    if (!planned)
        return tl::unexpected(planned.error());
    if (!*planned)
        return std::nullopt;
    return answersAfter(m_store.drawNumbers(**planned, [this] { announce(); }));
}

void Draw::announce()
{
    const bool isExpected = m_attempt.notes && m_attempt.notes->stands(m_key, *m_batch.after());
    if (isExpected && m_attempt.planned)
        m_attempt.planned();
}

store::Result<Answers> Draw::answersAfter(const store::Result<QDateTime> &drawn)
{
    if (!drawn) {
        if (m_attempt.notes)
            m_attempt.notes->forget(m_key);
        return tl::unexpected(drawn.error());
    }
    return m_batch.answersOf(*drawn);
}

/// Under Unreachable it stays open what was done, and after the others the whole attempt is to be repeated.
bool asksForALook(store::ErrorKind kind)
{
    return kind == store::ErrorKind::Duplicate || kind == store::ErrorKind::Conflict;
}

} // namespace

store::Result<Answers> drawBatch(DrawingStore &store, const numbering::CounterKey &key, const Jobs &jobs,
                                 const Rulebook &book, const Attempt &attempt)
{
    CounterNotes *notes = attempt.notes;
    Attempt looking = attempt;
    if (looking.drawer.account == 0) {
        const auto drawer = store.findDrawer();
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
        auto answers = Draw(store, key, jobs, expecting, Looking::Never).runExpecting(*expected, book);
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
        auto answers = Draw(store, key, jobs, looking, Looking::Never).run(book);
        // Who is refused may have got his number before: the last one that the counter had, for instance.
        const bool isSettled =
            answers ? !isAnyRefused(*answers) : answers.error().kind != store::ErrorKind::Duplicate;
        if (isSettled)
            return answers;
    }
    Draw draw(store, key, jobs, looking, Looking::First);
    auto answers = draw.run(book, mistrusted);
    if (notes)
        notes->noteTaken(key, draw.metTaken());
    return answers;
}

} // namespace lekthi::allocation
