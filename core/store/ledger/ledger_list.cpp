#include "core/store/ledger/ledger_list.h"

#include "core/store/ledger/found_numbers.h"
#include "core/store/ledger/known_columns.h"
#include "core/store/ledger/ledger_entry.h"
#include "core/store/ledger/ledger_keys.h"
#include "core/store/ledger/ledger_row.h"
#include "core/store/session/denial.h"
#include "core/store/session/json_text.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <functional>
#include <iterator>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listRows("ledger_list/list_rows");
constexpr Statement rowsByTimeNewest("ledger_list/rows_by_time_newest");
constexpr Statement keysOfNumbers("ledger_list/keys_of_numbers");
constexpr Statement findBefore("ledger_list/find_before");
constexpr Statement findAfter("ledger_list/find_after");
constexpr int joinedNotes = 4; // kinds of them, each with its part in the statement
constexpr int longestSearchDays = 366;
constexpr int eventsOfRows = 6; // each has its part in the statements of neighbours

std::optional<LedgerEntry> firstOf(const QList<LedgerEntry> &entries)
{
    return entries.isEmpty() ? std::nullopt : std::optional(entries.constFirst());
}

QList<qint64> idsOf(const QList<LedgerPosition> &positions)
{
    QList<qint64> ids;
    ids.reserve(positions.size());
    for (const LedgerPosition &position : positions)
        ids.append(position.id);
    return ids;
}

/// In the order of the store, which is mostly that of the ids.
Result<void> showRowsOf(Connection &connection, const QList<qint64> &ids, const std::function<void()> &begin,
                        const std::function<void(const TextRow &)> &show)
{
    if (ids.isEmpty()) {
        begin();
        return {};
    }
    return readKnownColumns(connection, listRows, {jsonText(ids)}, listed::ColumnCount, begin, show);
}

/// Rows of a page mostly have the same person's program, template and the like: one copy of each will do.
class CommonTexts
{
public:
    void shareIn(LedgerEntry &entry)
    {
        for (QString *text : {&entry.event, &entry.revision, &entry.address, &entry.program,
                              &entry.templateText, &entry.fallback})
            *text = *m_texts.insert(*text);
    }

private:
    QSet<QString> m_texts;
};

/// In the order of the positions.
Result<QList<LedgerEntry>> entriesAt(Connection &connection, const QList<LedgerPosition> &positions)
{
    const QList<qint64> ids = idsOf(positions);
    QList<LedgerEntry> read;
    CommonTexts texts;
    const auto done = showRowsOf(
        connection, ids, [&read] { read.clear(); },
        [&](const TextRow &row) {
            read.append(*entryFrom(row));
            texts.shareIn(read.last());
        });
    if (!done)
        return tl::unexpected(done.error());
    if (std::ranges::equal(read, ids, {}, &LedgerEntry::id))
        return read;
    QHash<qint64, LedgerEntry> byId;
    for (const LedgerEntry &entry : std::as_const(read))
        byId.insert(entry.id, entry);
    QList<LedgerEntry> entries;
    for (const qint64 id : std::as_const(ids)) {
        if (const auto found = byId.constFind(id); found != byId.constEnd())
            entries.append(*found);
    }
    return entries;
}

/// As the store looks for it: "*" stands for any text, and at the end there always is one.
bool isLookedFor(const QString &number, const QString &pattern)
{
    QStringList parts;
    for (const QString &part : pattern.split(u'*'))
        parts << QRegularExpression::escape(part);
    const QRegularExpression expression(u"\\A"_s + parts.join(".*"_L1),
                                        QRegularExpression::CaseInsensitiveOption);
    return expression.match(number).hasMatch();
}

/// Running numbers that are passed over come right before the one that is given.
QList<LedgerEntry> skippedNumbersOf(const LedgerEntry &entry)
{
    QList<LedgerEntry> entries;
    const qint64 first = entry.sequence - entry.skipped.size();
    for (qsizetype at = 0; at < entry.skipped.size(); ++at) {
        LedgerEntry skipped = entry;
        skipped.number = entry.skipped.at(at);
        skipped.sequence = first + at;
        skipped.state = LedgerState::Skipped;
        skipped.reason = entry.number;
        skipped.documentId.reset();
        skipped.skipped.clear();
        entries.append(skipped);
    }
    return entries;
}

/// The nearest of the rows that the statement finds, of which there is one for each event; empty: there is
/// none.
Result<std::optional<LedgerEntry>> nearest(Connection &connection, const Statement &statement,
                                           const LedgerEntry &entry)
{
    const LedgerPosition &at = entry.position;
    QVariantList values;
    for (int event = 0; event < eventsOfRows; ++event)
        values << entry.counterId << at.time << at.time << at.id;
    return connection.read(statement, values).and_then([&](const Rows &rows) {
        QList<LedgerPosition> found;
        for (const Row &row : rows)
            found.append(positionIn(row));
        std::ranges::sort(found);
        if (!found.isEmpty())
            found = {found.constFirst() > at ? found.constFirst() : found.constLast()};
        return entriesAt(connection, found).map(&firstOf);
    });
}

Error refused(int code, const QString &detail)
{
    return {ErrorKind::Refused, code, detail, {}};
}

Result<void> checkFilter(const LedgerFilter &filter)
{
    const QDateTime until = filter.until.isValid() ? filter.until : QDateTime::currentDateTimeUtc();
    if (filter.from.isValid() && filter.until.isValid() && filter.from >= filter.until)
        return tl::unexpected(refused(denial::periodReversed, u"until lies before from"_s));
    const qsizetype star = filter.number.indexOf(u'*');
    const bool readsAll = star >= 0 && star + 1 < filter.number.size();
    if (readsAll && (!filter.from.isValid() || filter.from.daysTo(until) > longestSearchDays))
        return tl::unexpected(refused(denial::patternNeedsPeriod, u"a pattern needs a period"_s));
    return {};
}

struct KeysOfPage
{
    QList<LedgerPosition> keys;
    QString next;
};

Result<LedgerBounds> boundsOfPage(const LedgerFilter &filter, LedgerOrder order, const QString &after)
{
    if (auto checked = checkFilter(filter); !checked)
        return tl::unexpected(checked.error());
    if (after.isEmpty())
        return boundsOf(filter, order, std::nullopt);
    return readCursor(after, order).map([&](const LedgerPosition &position) {
        return boundsOf(filter, order, position);
    });
}

Result<KeysOfPage> keysOfPage(Connection &connection, const LedgerFilter &filter, LedgerOrder order,
                              int limit, const LedgerBounds &bounds)
{
    auto keys = ledgerKeys(connection, filter, bounds, order, limit + 1);
    if (!keys)
        return tl::unexpected(keys.error());
    KeysOfPage page;
    if (keys->size() > limit) {
        keys->resize(limit);
        page.next = cursorText(keys->constLast(), order);
    }
    page.keys = *std::move(keys);
    return page;
}

/// No more than the limit, unless one row alone has passed more of them over.
LedgerPage pageOfSkipped(const QList<LedgerEntry> &rows, const QString &pattern, LedgerOrder order, int limit,
                         const QString &next)
{
    LedgerPage page{.entries = {}, .next = next};
    for (qsizetype at = 0; at < rows.size(); ++at) {
        QList<LedgerEntry> skipped = skippedNumbersOf(rows.at(at));
        const auto isWanted = [&](const LedgerEntry &entry) { return isLookedFor(entry.number, pattern); };
        // The store sees numbers as the same that differ in more than their case.
        if (std::ranges::any_of(skipped, isWanted))
            skipped.removeIf(std::not_fn(isWanted));
        if (at > 0 && page.entries.size() + skipped.size() > limit) {
            page.next = cursorText(rows.at(at - 1).position, order);
            break;
        }
        page.entries += skipped;
    }
    return page;
}

bool isOfAllNumbers(LedgerFilter filter)
{
    filter.from = filter.until = {};
    return filter == LedgerFilter();
}

/// Nothing where none is found so: whoever is not shown all numbers gets none.
Result<std::optional<ShownLedgerPage>> showNewest(Connection &connection, LedgerBounds bounds, int limit,
                                                  const std::function<void()> &begin,
                                                  const std::function<void(const TextRow &)> &show)
{
    constexpr LedgerOrder order = LedgerOrder::NewestFirst;
    // Without an end the server would look for numbers to the beginning of the ledger.
    const auto edge = ledgerEdge(connection, bounds, order, limit);
    if (!edge)
        return tl::unexpected(edge.error());
    if (*edge)
        bounds.lower = {**edge, 0};
    ShownLedgerPage shown;
    QByteArray lastTime;
    const auto beginAgain = [&] {
        shown.ids.clear();
        begin();
    };
    const auto showOne = [&](const TextRow &row) {
        shown.ids.append(row.integer(listed::Id));
        lastTime = row.bytes(listed::CreatedAt).toByteArray();
        show(row);
    };
    QVariantList values;
    for (int kind = 0; kind < joinedNotes; ++kind)
        values << bounds.lower.time << bounds.upper.time;
    values << spanValues(bounds) << limit;
    return readKnownColumns(connection, rowsByTimeNewest, values, listed::ColumnCount, beginAgain, showOne)
        .map([&]() -> std::optional<ShownLedgerPage> {
            if (shown.ids.isEmpty())
                return std::nullopt;
            if (shown.ids.size() == limit)
                shown.next = cursorText({QString::fromUtf8(lastTime), shown.ids.constLast()}, order);
            else if (*edge)
                shown.next = cursorText({**edge, 0}, order);
            return shown;
        });
}

} // namespace

Result<LedgerPage> ledgerPage(Connection &connection, const LedgerFilter &filter, LedgerOrder order,
                              int limit, const QString &after)
{
    const auto keys = boundsOfPage(filter, order, after).and_then([&](const LedgerBounds &bounds) {
        return keysOfPage(connection, filter, order, limit, bounds);
    });
    if (!keys)
        return tl::unexpected(keys.error());
    auto entries = entriesAt(connection, keys->keys);
    if (!entries)
        return tl::unexpected(entries.error());
    LedgerPage page{.entries = {}, .next = keys->next};
    if (filter.state == LedgerState::Skipped)
        return pageOfSkipped(*entries, filter.number, order, limit, page.next);
    page.entries = *std::move(entries);
    return page;
}

Result<ShownLedgerPage> showLedgerPage(Connection &connection, const LedgerFilter &filter, int limit,
                                       const QString &after, const std::function<void()> &begin,
                                       const std::function<void(const TextRow &)> &show)
{
    Q_ASSERT(filter.state != LedgerState::Skipped);
    constexpr LedgerOrder order = LedgerOrder::NewestFirst;
    const auto bounds = boundsOfPage(filter, order, after);
    if (!bounds)
        return tl::unexpected(bounds.error());
    if (isOfAllNumbers(filter)) {
        const auto newest = showNewest(connection, *bounds, limit, begin, show);
        if (!newest)
            return tl::unexpected(newest.error());
        if (*newest)
            return **newest;
    }
    return keysOfPage(connection, filter, order, limit, *bounds).and_then([&](const KeysOfPage &page) {
        ShownLedgerPage shown{.ids = idsOf(page.keys), .next = page.next};
        return showRowsOf(connection, shown.ids, begin, show).map([&] { return shown; });
    });
}

Result<LedgerCount> countLedger(Connection &connection, const LedgerFilter &filter)
{
    if (auto checked = checkFilter(filter); !checked)
        return tl::unexpected(checked.error());
    return countLedgerKeys(connection, filter, boundsOf(filter, LedgerOrder::NewestFirst, {}),
                           mostCountedRows + 1)
        .map([](int rows) { return LedgerCount{std::min(rows, mostCountedRows), rows > mostCountedRows}; });
}

Result<std::optional<LedgerEntry>> findLedgerEntry(Connection &connection, qint64 id)
{
    return entriesAt(connection, {{{}, id}}).map(&firstOf);
}

Result<QList<LedgerEntry>> entriesOfNumbers(Connection &connection, const QStringList &numbers, int limit)
{
    const QString texts = jsonText(numbers);
    const auto rows = connection.read(keysOfNumbers, {texts, limit, texts, limit});
    if (!rows)
        return tl::unexpected(rows.error());
    QList<LedgerPosition> giving;
    QList<LedgerPosition> skipping;
    for (const Row &row : *rows)
        (row.flag("is_skipped"_L1) ? skipping : giving).append(positionIn(row));
    auto entries = entriesAt(connection, giving);
    const auto instead = entriesAt(connection, skipping);
    if (!entries || !instead)
        return tl::unexpected(entries ? instead.error() : entries.error());
    for (const LedgerEntry &entry : *instead) {
        for (const LedgerEntry &skipped : skippedNumbersOf(entry)) {
            if (numbers.contains(skipped.number, Qt::CaseInsensitive))
                entries->append(skipped);
        }
    }
    return entries;
}

Result<LedgerNeighbours> neighboursOf(Connection &connection, const LedgerEntry &entry)
{
    return nearest(connection, findBefore, entry).and_then([&](const std::optional<LedgerEntry> &before) {
        return nearest(connection, findAfter, entry).map([&](const std::optional<LedgerEntry> &after) {
            return LedgerNeighbours{before, after};
        });
    });
}

} // namespace lekthi::store
