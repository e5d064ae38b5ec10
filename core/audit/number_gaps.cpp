#include "core/audit/number_gaps.h"

#include "core/audit/archive/gone_rows.h"
#include "core/audit/number_story.h"
#include "core/store/counters/shown_counters.h"
#include "core/store/ledger/audit_gateway.h"
#include "core/store/requests/request_gateway.h"
#include "core/store/session/json_text.h"
#include "core/store/session/time_text.h"
#include "core/store/session/transaction.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using store::StoredLedgerRow;

namespace {

constexpr int countersAtOnce = 1'000;
constexpr qint64 rowsAtOnce = 50'000;
constexpr int mostEpochs = 100; ///< that a number is looked for in

/// Numbers that no row of a counter gives.
struct Hole
{
    qint64 first = 0;
    qint64 last = 0;
};

/// Explains what is missing of a few counters, of which the rows are looked up that can tell.
class GapReading
{
public:
    GapReading(store::Connection &connection, const GapSearch &search,
               const std::function<void(const NumberGap &)> &show)
        : m_connection(connection)
        , m_search(search)
        , m_show(show)
    {
    }

    store::Result<void> readResets()
    {
        const auto resets = store::executedResets(m_connection);
        if (!resets)
            return tl::unexpected(resets.error());
        for (const store::ExecutedReset &reset : *resets)
            m_resets[reset.counterId].append(reset);
        return {};
    }

    store::Result<void> take(const QList<store::Counter> &counters)
    {
        QList<qint64> ids;
        for (const store::Counter &counter : counters)
            ids.append(counter.id);
        const auto holes = store::holesOf(m_connection, ids);
        if (!holes)
            return tl::unexpected(holes.error());
        const auto told = store::toldOfCounters(m_connection, ids);
        if (!told)
            return tl::unexpected(told.error());
        QHash<qint64, QList<store::NumberHole>> holesById;
        for (const store::NumberHole &hole : *holes)
            holesById[hole.counterId].append(hole);
        QHash<qint64, QList<StoredLedgerRow>> toldById;
        for (const StoredLedgerRow &row : *told)
            toldById[row.counterId].append(row);
        for (const store::Counter &counter : counters) {
            ++m_count.counters;
            if (auto done = takeCounter(counter, holesById.value(counter.id), toldById.value(counter.id));
                !done)
                return done;
        }
        return {};
    }

    const GapCount &count() const { return m_count; }

private:
    store::Result<void> takeCounter(const store::Counter &counter, const QList<store::NumberHole> &holes,
                                    const QList<StoredLedgerRow> &told)
    {
        QList<NumberGap> gaps;
        for (const store::NumberHole &hole : holes) {
            auto explained = explain(counter, hole, told);
            if (!explained)
                return tl::unexpected(explained.error());
            gaps += *explained;
        }
        auto ended = endedNumbers(counter, told);
        if (!ended)
            return tl::unexpected(ended.error());
        gaps += *ended;
        std::ranges::stable_sort(gaps, {}, &NumberGap::first);
        for (const NumberGap &gap : std::as_const(gaps))
            show(gap);
        return {};
    }

    void show(const NumberGap &gap)
    {
        if (gap.at.isValid() && ((m_search.from.isValid() && gap.at < m_search.from) ||
                                 (m_search.until.isValid() && gap.at >= m_search.until)))
            return;
        ++m_count.gaps;
        if (gap.reason == GapReason::Unexplained)
            ++m_count.unexplained;
        m_show(gap);
    }

    /// The rows by which the number was issued, in whatever epoch.
    store::Result<QList<StoredLedgerRow>> rowsOf(const store::Counter &counter, qint64 number, int fromEpoch)
    {
        QJsonArray wanted;
        for (int epoch = fromEpoch; epoch <= std::min(counter.resetEpoch, fromEpoch + mostEpochs); ++epoch)
            wanted.append(QJsonArray{counter.id, epoch, number});
        return wanted.isEmpty() ? QList<StoredLedgerRow>() : store::rowsAt(m_connection, wanted);
    }

    /// From the end of the hole on: what was skipped lies right before the number that was issued instead; an
    /// import or a reset explains what lies up to the number that it set the counter to.
    store::Result<QList<NumberGap>> explain(const store::Counter &counter, const store::NumberHole &hole,
                                            const QList<StoredLedgerRow> &told)
    {
        const auto behind = rowsOf(counter, hole.ahead, 0);
        if (!behind)
            return tl::unexpected(behind.error());
        Hole left{hole.before + 1, hole.ahead - 1};
        QList<NumberGap> gaps;
        for (const StoredLedgerRow &row : *behind)
            takeSkipped(counter, row, left, gaps);
        if (auto raised = takeRaised(counter, told, left, gaps); !raised)
            return tl::unexpected(raised.error());
        if (left.first > left.last)
            return gaps;
        if (auto gone = takeGone(counter, left, gaps); !gone)
            return tl::unexpected(gone.error());
        if (left.first > left.last)
            return gaps;
        NumberGap rest = gapOf(counter, left, GapReason::Unexplained);
        if (!behind->isEmpty()) {
            const StoredLedgerRow &row = behind->constFirst();
            rest.ledgerId = row.id;
            rest.at = store::instantOf(row.createdAt);
            if (left.first == 1 && row.rowHash.isEmpty())
                rest.reason = GapReason::BeforeChain;
        }
        gaps.append(rest);
        return gaps;
    }

    /// Up to where the counter stood at the end of the archives whose rows are gone, nobody knows.
    store::Result<void> takeGone(const store::Counter &counter, Hole &left, QList<NumberGap> &gaps)
    {
        if (!m_goneTo) {
            const auto place = placeBehindGoneRows(m_connection);
            if (!place)
                return tl::unexpected(place.error());
            m_goneTo.emplace();
            for (const CheckedCounter &known : *place ? (*place)->counters : QList<CheckedCounter>())
                m_goneTo->insert(known.counterId, known.sequence);
        }
        const qint64 last = std::min(left.last, m_goneTo->value(counter.id));
        if (last < left.first)
            return {};
        gaps.append(gapOf(counter, {left.first, last}, GapReason::Archived));
        left.first = last + 1;
        return {};
    }

    static NumberGap gapOf(const store::Counter &counter, const Hole &hole, GapReason reason)
    {
        NumberGap gap;
        gap.counter = counter;
        gap.first = hole.first;
        gap.last = hole.last;
        gap.reason = reason;
        return gap;
    }

    static void takeSkipped(const store::Counter &counter, const StoredLedgerRow &row, Hole &left,
                            QList<NumberGap> &gaps)
    {
        const QStringList skipped = passedOverIn(row);
        const qint64 first = std::max(left.first, row.sequence - skipped.size());
        if (skipped.isEmpty() || row.sequence != left.last + 1 || first > left.last)
            return;
        NumberGap gap = gapOf(counter, {first, left.last}, GapReason::Skipped);
        gap.number = skipped.at(skipped.size() - (row.sequence - first));
        gap.instead = row.number;
        gap.ledgerId = row.id;
        gap.at = store::instantOf(row.createdAt);
        gaps.append(gap);
        left.last = first - 1;
    }

    store::Result<void> takeRaised(const store::Counter &counter, const QList<StoredLedgerRow> &told,
                                   Hole &left, QList<NumberGap> &gaps)
    {
        QList<NumberGap> raised;
        for (const StoredLedgerRow &row : told) {
            if (!tellsOf(row, store::LedgerEvent::TakenOver))
                continue;
            NumberGap gap = gapOf(counter, {0, row.sequence}, GapReason::Imported);
            gap.ledgerId = row.id;
            gap.at = store::instantOf(row.createdAt);
            const qint64 id = store::jsonObject(row.skipped.value_or(QString()))[u"takeOver"].toInteger();
            if (auto named = nameRequest(id, gap); !named)
                return named;
            raised.append(gap);
        }
        for (const store::ExecutedReset &reset : m_resets.value(counter.id)) {
            NumberGap gap = gapOf(counter, {0, reset.newNumber}, GapReason::Reset);
            if (auto named = nameRequest(reset.requestId, gap); !named)
                return named;
            raised.append(gap);
        }
        std::ranges::stable_sort(raised, {}, &NumberGap::last);
        for (NumberGap &gap : raised) {
            if (gap.last < left.first || gap.last > left.last)
                continue;
            gap.first = left.first;
            left.first = gap.last + 1;
            gaps.append(gap);
        }
        return {};
    }

    store::Result<void> nameRequest(qint64 id, NumberGap &gap)
    {
        if (id == 0)
            return {};
        if (!m_requests.contains(id)) {
            const auto request = store::findRequest(m_connection, id);
            if (!request && request.error().kind != store::ErrorKind::NotFound)
                return tl::unexpected(request.error());
            m_requests.insert(id, request ? std::optional(*request) : std::nullopt);
        }
        gap.request = m_requests.value(id);
        if (gap.request) {
            gap.because = gap.request->reason;
            gap.at = gap.request->closedAt;
        }
        return {};
    }

    /// Numbers that were issued and then marked as unused or voided, and not issued again.
    store::Result<QList<NumberGap>> endedNumbers(const store::Counter &counter,
                                                 const QList<StoredLedgerRow> &told)
    {
        QList<NumberGap> gaps;
        for (const StoredLedgerRow &row : told) {
            const bool isUnused = tellsOf(row, store::LedgerEvent::Unused);
            if (!isUnused && !tellsOf(row, store::LedgerEvent::Voided))
                continue;
            const auto again = rowsOf(counter, row.sequence, row.resetEpoch + 1);
            if (!again)
                return tl::unexpected(again.error());
            const bool isKnown =
                std::ranges::any_of(gaps, [&row](const NumberGap &gap) { return gap.first == row.sequence; });
            if (!again->isEmpty() || (isKnown && isUnused))
                continue;
            gaps.removeIf([&row](const NumberGap &gap) { return gap.first == row.sequence; });
            NumberGap gap = gapOf(counter, {row.sequence, row.sequence},
                                  isUnused ? GapReason::Unused : GapReason::Voided);
            gap.number = row.number;
            gap.ledgerId = row.id;
            if (auto named = nameRequest(requestOf(row, counter), gap); !named)
                return tl::unexpected(named.error());
            gap.at = store::instantOf(row.createdAt);
            if (const QString because = reasonIn(row); !because.isEmpty())
                gap.because = because;
            gaps.append(gap);
        }
        return gaps;
    }

    /// What a reset voids lies in the epoch that it ended.
    qint64 requestOf(const StoredLedgerRow &row, const store::Counter &counter) const
    {
        if (!tellsOf(row, store::LedgerEvent::Voided))
            return 0;
        const qint64 own = voidRequestIn(row);
        const QList<store::ExecutedReset> resets = m_resets.value(counter.id);
        if (own != 0 || resets.isEmpty())
            return own;
        for (qsizetype at = row.resetEpoch; at < resets.size(); ++at) {
            if (resets[at].voided > 0 && row.sequence > resets[at].newNumber)
                return resets[at].requestId;
        }
        return 0;
    }

    store::Connection &m_connection;
    const GapSearch &m_search;
    const std::function<void(const NumberGap &)> &m_show;
    QHash<qint64, QList<store::ExecutedReset>> m_resets; ///< by counter, in the order of their execution
    QHash<qint64, std::optional<store::Request>> m_requests;
    /// By counter, the newest number of rows that were archived and removed; nothing before it is asked for.
    std::optional<QHash<qint64, qint64>> m_goneTo;
    GapCount m_count;
};

/// So many counters at once as have few enough rows together.
store::Result<void> takeInParts(GapReading &reading, const QList<store::Counter> &counters)
{
    QList<store::Counter> part;
    qint64 rows = 0;
    for (const store::Counter &counter : counters) {
        if (!part.isEmpty() && rows + counter.ledger.length > rowsAtOnce) {
            if (auto taken = reading.take(part); !taken)
                return taken;
            part.clear();
            rows = 0;
        }
        part.append(counter);
        rows += counter.ledger.length;
    }
    return part.isEmpty() ? store::Result<void>() : reading.take(part);
}

store::Result<void> takeAll(store::Connection &connection, const GapSearch &search, GapReading &reading)
{
    qint64 afterId = search.counterId.value_or(1) - 1;
    for (;;) {
        const int limit = search.counterId ? 1 : countersAtOnce;
        auto page = store::shownCounterPage(connection, search.counters, afterId, limit);
        if (!page)
            return tl::unexpected(page.error());
        if (search.counterId)
            page->removeIf([&](const store::Counter &counter) { return counter.id != *search.counterId; });
        if (auto taken = takeInParts(reading, *page); !taken)
            return taken;
        if (search.counterId || page->size() < limit)
            return {};
        afterId = page->constLast().id;
        if (search.goOn && !search.goOn(reading.count().counters))
            return tl::unexpected(store::Error{store::ErrorKind::Cancelled, 0, u"looking for gaps"_s, {}});
    }
}

} // namespace

QString gapReasonName(GapReason reason)
{
    switch (reason) {
    case GapReason::Reset:
        return u"RESET"_s;
    case GapReason::Skipped:
        return u"SKIPPED"_s;
    case GapReason::Imported:
        return u"IMPORTED"_s;
    case GapReason::Unused:
        return u"UNUSED"_s;
    case GapReason::Voided:
        return u"VOIDED"_s;
    case GapReason::BeforeChain:
        return u"BEFORE_CHAIN"_s;
    case GapReason::Archived:
        return u"ARCHIVED"_s;
    case GapReason::Unexplained:
        return u"UNEXPLAINED"_s;
    }
    Q_UNREACHABLE();
}

store::Result<GapCount> findGaps(store::Connection &connection, const GapSearch &search,
                                 const std::function<void(const NumberGap &)> &show)
{
    Q_ASSERT(!connection.isInTransaction());
    std::optional<store::Transaction> moment;
    if (!connection.isThroughRoutines()) {
        auto begun = store::Transaction::beginMoment(connection);
        if (!begun)
            return tl::unexpected(begun.error());
        moment.emplace(*std::move(begun));
    }
    GapReading reading(connection, search, show);
    return reading
        .readResets()

        .and_then([&] { return takeAll(connection, search, reading); })
        .map([&] { return reading.count(); });
}

} // namespace lekthi::audit
