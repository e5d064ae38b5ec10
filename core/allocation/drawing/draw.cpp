#include "core/allocation/drawing/draw.h"

#include "core/allocation/drawing/counter_batch.h"
#include "core/allocation/drawing/counter_notes.h"
#include "core/allocation/drawing/drawing_store.h"

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

/// Under Unreachable it stays open what was done, and after the others the whole attempt is to be repeated.
bool asksForALook(store::ErrorKind kind)
{
    return kind == store::ErrorKind::Duplicate || kind == store::ErrorKind::Conflict;
}

/// Who is refused may have got his number before: the last one that the counter had, for instance.
bool isSettled(const Draw::Result &answers)
{
    return answers ? !isAnyRefused(**answers) : answers.error().kind != store::ErrorKind::Duplicate;
}

} // namespace

Draw::Draw(DrawingStore &store, const numbering::CounterKey &key, const Rulebook &book, CounterNotes *notes)
    : m_store(store)
    , m_key(key)
    , m_book(book)
    , m_notes(notes)
{
}

Draw::~Draw()
{
    m_store.rollBack();
}

Draw::Result Draw::asExpected(const Jobs &jobs, Attempt &attempt, const Planned &planned)
{
    m_looksFirst = attempt.earlier > 0 || (m_notes && m_notes->areNumbersTaken(m_key));
    const auto noted = m_notes ? m_notes->take(m_key) : std::nullopt;
    const auto &expected = attempt.expected ? attempt.expected : noted;
    if (!expected || m_looksFirst)
        return std::nullopt;
    const auto asked = Clock::now();
    CounterBatch batch(m_store, m_key, jobs, attempt, Looking::Never);
    auto numbers = batch.planExpecting(*expected, m_book);
    if (!numbers)
        return tl::unexpected(numbers.error());
    Result answers = *numbers ? drawn(batch, **numbers, planned) : Result(std::nullopt);
    attempt.lockWaitMs += millisecondsSince(asked);
    if (answers || !asksForALook(answers.error().kind))
        return answers;
    m_looksFirst = true;
    m_mistrusted = expected;
    return std::nullopt;
}

store::Result<void> Draw::takeRow()
{
    const auto asked = Clock::now();
    auto locked = m_store.lockCounter(m_key);
    if (!locked)
        return tl::unexpected(locked.error());
    m_rowWaitMs = millisecondsSince(asked);
    if (m_mistrusted && m_notes && !areAlike(*m_mistrusted, locked->counter))
        m_notes->wasWrong(m_key);
    m_row = std::move(*locked);
    return {};
}

Draw::Result Draw::fromRow(const Jobs &jobs, const Attempt &attempt, const Planned &planned)
{
    CounterBatch batch(m_store, m_key, jobs, attempt, m_looksFirst ? Looking::First : Looking::Never);
    batch.addWait(m_rowWaitMs);
    Result answers = lookedUp(batch, planned);
    m_store.rollBack();
    if (m_looksFirst) {
        if (m_notes)
            m_notes->noteTaken(m_key, batch.metTaken());
        return answers;
    }
    if (isSettled(answers))
        return answers;
    m_looksFirst = true;
    return std::nullopt;
}

/// As far as the batch looks.
Draw::Result Draw::lookedUp(CounterBatch &batch, const Planned &planned)
{
    const auto known = batch.served();
    if (!known)
        return tl::unexpected(known.error());
    const auto valid = rulesOf(m_store, m_key, m_book, m_row->rulesStamp);
    if (!valid)
        return tl::unexpected(valid.error());
    if (const auto checked = batch.check(*valid, *known); !checked)
        return tl::unexpected(checked.error());
    const auto numbers = batch.plan(m_row->counter, m_row->rulesStamp);
    if (!numbers)
        return tl::unexpected(numbers.error());
    if (!batch.after())
        return batch.answersOf(QDateTime());
    return drawn(batch, *numbers, planned);
}

Draw::Result Draw::drawn(CounterBatch &batch, const store::DrawnBatch &numbers, const Planned &planned)
{
    const auto announce = [&] {
        if (m_notes && m_notes->stands(m_key, *batch.after()) && planned)
            planned(*batch.after());
    };
    const auto at = m_store.drawNumbers(numbers, announce);
    m_mayHaveDrawn = m_mayHaveDrawn || at || at.error().leavesOpen();
    if (at)
        return batch.answersOf(*at);
    if (m_notes)
        m_notes->forget(m_key);
    return tl::unexpected(at.error());
}

} // namespace lekthi::allocation
