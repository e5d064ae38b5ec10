#include "core/allocation/drawing/draw.h"

#include "core/allocation/drawing/counter_batch.h"
#include "core/allocation/drawing/counter_notes.h"

#include <optional>

namespace lekthi::allocation {

namespace {

bool areAlike(const store::Counter &first, const store::Counter &second)
{
    return first.version == second.version && first.lastNumber == second.lastNumber;
}

/// The stamp was read under the counter's lock, so that nothing that was committed before is missed.
store::Result<Rulebook> rulesOf(store::Connection &connection, const numbering::CounterKey &key,
                                const Rulebook &book, qint64 stamp)
{
    if (book.stamp == stamp)
        return book;
    return refreshed(book, connection, key.projectId, key.correspondenceTypeId);
}

/// One attempt at the requests of one counter.
class Draw
{
public:
    Draw(store::Connection &connection, const numbering::CounterKey &key, const Jobs &jobs,
         const Attempt &attempt, Looking looking)
        : m_connection(connection)
        , m_key(key)
        , m_attempt(attempt)
        , m_batch(connection, key, jobs, attempt, looking)
    {
    }

    /// mistrusted: a state of the counter that the store has refused to go on from.
    store::Result<Answers> run(const Rulebook &book, const std::optional<store::Counter> &mistrusted = {});
    /// The same without taking the counter's row first, if the counter stands as expected and the book still
    /// holds; nothing if the look of run() is needed. Duplicate or Refused may mean no more than that.
    store::Result<std::optional<Answers>> runExpecting(const store::Counter &expected, const Rulebook &book);
    bool metTaken() const { return m_batch.metTaken(); }

private:
    void announce();
    store::Result<Answers> answersAfter(const store::Result<QDateTime> &drawn);

    store::Connection &m_connection;
    const numbering::CounterKey &m_key;
    const Attempt &m_attempt;
    CounterBatch m_batch;
};

store::Result<Answers> Draw::run(const Rulebook &book, const std::optional<store::Counter> &mistrusted)
{
    store::Script opening;
    store::addLockForDrawing(opening, m_key);
    store::AllDone opened;
    const auto asked = Clock::now();
    auto transaction = store::Transaction::begin(m_connection, opening, opened);
    if (!transaction)
        return tl::unexpected(transaction.error());
    m_batch.addWait(millisecondsSince(asked));

    const auto locked = store::lockedForDrawing(opened.first(), m_key);
    if (!locked)
        return tl::unexpected(locked.error());
    if (mistrusted && m_attempt.notes && !areAlike(*mistrusted, locked->counter))
        m_attempt.notes->wasWrong(m_key);
    if (m_attempt.gather) {
        m_attempt.gather();
        m_batch.jobsChanged();
    }
    const auto known = m_batch.served();
    if (!known)
        return tl::unexpected(known.error());
    const auto valid = rulesOf(m_connection, m_key, book, locked->rulesStamp);
    if (!valid)
        return tl::unexpected(valid.error());
    if (const auto checked = m_batch.check(*valid, *known); !checked)
        return tl::unexpected(checked.error());
    const auto planned = m_batch.plan(locked->counter, locked->rulesStamp);
    if (!planned)
        return tl::unexpected(planned.error());
    if (!m_batch.after())
        return answersAfter(QDateTime());
    return answersAfter(store::drawNumbers(*transaction, *planned, [this] { announce(); }));
}

store::Result<std::optional<Answers>> Draw::runExpecting(const store::Counter &expected, const Rulebook &book)
{
    const auto planned = m_batch.planExpecting(expected, book);
    if (!planned)
        return tl::unexpected(planned.error());
    if (!*planned)
        return std::nullopt;
    return answersAfter(store::drawNumbers(m_connection, **planned, [this] { announce(); }));
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
        auto answers = Draw(connection, key, jobs, expecting, Looking::Never).runExpecting(*expected, book);
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
        auto answers = Draw(connection, key, jobs, looking, Looking::Never).run(book);
        // Who is refused may have got his number before: the last one that the counter had, for instance.
        const bool isSettled =
            answers ? !isAnyRefused(*answers) : answers.error().kind != store::ErrorKind::Duplicate;
        if (isSettled)
            return answers;
    }
    Draw draw(connection, key, jobs, looking, Looking::First);
    auto answers = draw.run(book, mistrusted);
    if (notes)
        notes->noteTaken(key, draw.metTaken());
    return answers;
}

} // namespace lekthi::allocation
