#include "core/store/ledger/taken_numbers.h"

#include "core/store/session/denial.h"
#include "core/store/session/json_text.h"
#include "core/store/session/transaction.h"

#include <QRandomGenerator>

#include <algorithm>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listPage("taken/list_page");
constexpr Statement listStrays("taken/list_strays");
constexpr Statement listUntaken("taken/list_untaken");
constexpr Statement listUntakenOfRegister("taken/list_untaken_of_register");
constexpr Statement listEqual("taken/list_equal");
constexpr Statement listScopes("taken/list_scopes");
constexpr Statement insertHeld("taken/insert_held");
constexpr Statement insertAnchor("taken/insert_anchor");
constexpr Statement deleteStray("taken/delete_stray");
constexpr Statement logRepaired("taken/log_repaired");
constexpr Statement readLedgerRange("gate/read_ledger_range");
constexpr Statement sampleTakenStatement("gate/sample_taken");

constexpr qint64 rowsSampled = 400;
constexpr qsizetype rowsAtOnce = 500;

HeldNumber heldFrom(const Row &row)
{
    return {.number = row.text("number"_L1),
            .place = row.integer("place"_L1),
            .projectId = row.integer("project_id"_L1),
            .typeId = row.integer("correspondence_type_id"_L1),
            .requestId = row.text("request_id"_L1)};
}

QList<HeldNumber> heldFrom(const Rows &rows)
{
    QList<HeldNumber> held;
    held.reserve(rows.size());
    for (const Row &row : rows)
        held.append(heldFrom(row));
    return held;
}

QString jsonOf(const QList<qint64> &ids)
{
    QJsonArray array;
    for (const qint64 id : ids)
        array.append(id);
    return jsonText(array);
}

/// Others may hold texts of the same spelling, and may take one at this moment: then the place is another.
Result<void> insertSome(Connection &connection, const QJsonArray &rows)
{
    constexpr int attempts = 5;
    for (int attempt = 1;; ++attempt) {
        const auto held = connection.write(insertHeld, {jsonText(rows)});
        if (held)
            return {};
        if (attempt == attempts || held.error().kind != ErrorKind::Duplicate)
            return tl::unexpected(held.error());
    }
}

/// rowOf: [ledger id] or [ledger id, number].
template <class Item, class RowOf>
Result<void> insertAll(Connection &connection, const QList<Item> &items, const RowOf &rowOf)
{
    for (qsizetype first = 0; first < items.size(); first += rowsAtOnce) {
        QJsonArray rows;
        for (const Item &item : items.mid(first, rowsAtOnce))
            rows.append(rowOf(item));
        if (auto held = insertSome(connection, rows); !held)
            return held;
    }
    return {};
}

Result<void> dropStray(Connection &connection, const HeldNumber &stray)
{
    auto transaction = Transaction::begin(connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    return connection.write(deleteStray, {stray.number, stray.place, stray.requestId})
        .and_then([&](int deleted) -> Result<void> {
            // Place 0 is where all meet that take or release the text.
            if (deleted == 0 || stray.place != 0)
                return {};
            return connection.write(insertAnchor, {stray.number}).map([](int) {});
        })
        .and_then([&] { return transaction->commit(); });
}

} // namespace

Result<QList<HeldNumber>> heldNumbers(Connection &connection, const HeldNumber &after, int limit)
{
    const int place = after.number.isEmpty() ? -1 : after.place;
    QList<HeldNumber> held;
    return connection
        .readEach(
            listPage, {after.number, after.number, place, limit}, [&held] { held.clear(); },
            [&held](const TextRow &row) {
                held.append({.number = row.text(0),
                             .place = int(row.integer(1)),
                             .projectId = int(row.integer(2)),
                             .typeId = int(row.integer(3)),
                             .requestId = row.text(4)});
            })
        .map([&held] { return held; });
}

Result<QList<HeldNumber>> straysAmong(Connection &connection, const QList<HeldNumber> &held)
{
    QList<HeldNumber> strays;
    for (qsizetype first = 0; first < held.size(); first += rowsAtOnce) {
        QJsonArray wanted;
        for (const HeldNumber &one : held.mid(first, rowsAtOnce))
            wanted.append(QJsonArray{one.number, one.requestId});
        const auto rows = connection.read(listStrays, {jsonText(wanted)});
        if (!rows)
            return tl::unexpected(rows.error());
        strays += heldFrom(*rows);
    }
    return strays;
}

Result<QList<UntakenRow>> untakenAmong(Connection &connection, const QList<qint64> &ledgerIds)
{
    QList<UntakenRow> untaken;
    for (qsizetype first = 0; first < ledgerIds.size(); first += rowsAtOnce) {
        const auto rows = connection.read(listUntaken, {jsonOf(ledgerIds.mid(first, rowsAtOnce))});
        if (!rows)
            return tl::unexpected(rows.error());
        for (const Row &row : *rows)
            untaken.append({row.bigInteger("id"_L1), row.bigInteger("counter_id"_L1)});
    }
    return untaken;
}

Result<QStringList> untakenOfRegister(Connection &connection, qint64 ledgerId)
{
    return connection.read(listUntakenOfRegister, {ledgerId}).map([](const Rows &rows) {
        QStringList numbers;
        for (const Row &row : rows)
            numbers.append(row.text("number"_L1));
        return numbers;
    });
}

Result<QList<EqualNumber>> equalNumbersWithin(Connection &connection, numbering::UniquenessScope scope,
                                              int projectId, std::optional<int> typeId, int limit)
{
    if (scope == numbering::UniquenessScope::Type)
        return QList<EqualNumber>();
    const int type = typeId.value_or(0);
    return connection.read(listEqual, {projectId, type, type, numbering::uniquenessScopeName(scope), limit})
        .map([](const Rows &rows) {
            QList<EqualNumber> equal;
            for (const Row &row : rows)
                equal.append({.number = row.text("number"_L1),
                              .projectId = row.integer("project_id"_L1),
                              .typeId = row.integer("correspondence_type_id"_L1),
                              .otherProjectId = row.integer("other_project_id"_L1),
                              .otherTypeId = row.integer("other_type_id"_L1)});
            return equal;
        });
}

Result<QList<ScopeVersion>> scopeVersions(Connection &connection)
{
    return connection.read(listScopes).map([](const Rows &rows) {
        QList<ScopeVersion> versions;
        for (const Row &row : rows) {
            const auto scope = numbering::uniquenessScopeFromName(row.text("uniqueness_scope"_L1));
            versions.append({.projectId = row.integer("project_id"_L1),
                             .typeId = row.integer("type_slot"_L1),
                             .scope = scope.value_or(numbering::UniquenessScope::Type),
                             .from = row.text("changed_text"_L1)});
        }
        return versions;
    });
}

Result<TakenSample> sampleTaken(Connection &connection)
{
    const auto range = connection.read(readLedgerRange);
    if (!range)
        return tl::unexpected(range.error());
    const qint64 first = range->first().bigInteger("first_id"_L1);
    const qint64 last = range->first().bigInteger("last_id"_L1);
    const qint64 step = std::max<qint64>(1, (last - first) / rowsSampled);
    QList<qint64> ids;
    for (qint64 id = last; id > 0 && id >= first; id -= step)
        ids.append(std::max(first, id - QRandomGenerator::global()->bounded(step)));
    return connection.read(sampleTakenStatement, {jsonOf(ids)}).map([](const Rows &rows) {
        return TakenSample{rows.first().integer("looked_at"_L1), rows.first().integer("missing"_L1)};
    });
}

Result<void> requireTakenNumbers(Connection &connection)
{
    return sampleTaken(connection).and_then([](const TakenSample &sample) -> Result<void> {
        if (sample.missing == 0 || sample.missing < sample.looked / 2)
            return {};
        return tl::unexpected(Error{ErrorKind::Refused, denial::numbersUntaken, u"taken numbers"_s,
                                    u"%1/%2"_s.arg(sample.missing).arg(sample.looked)});
    });
}

Result<void> holdNumbers(Connection &connection, const QList<qint64> &ledgerIds)
{
    return insertAll(connection, ledgerIds, [](qint64 id) { return QJsonArray{id}; });
}

Result<void> holdNumbersOfRegister(Connection &connection, qint64 ledgerId, const QStringList &numbers)
{
    return insertAll(connection, numbers,
                     [ledgerId](const QString &number) { return QJsonArray{ledgerId, number}; });
}

Result<void> anchorNumbers(Connection &connection, const QStringList &numbers)
{
    for (const QString &number : numbers) {
        if (const auto anchored = connection.write(insertAnchor, {number}); !anchored)
            return tl::unexpected(anchored.error());
    }
    return {};
}

Result<void> dropStrays(Connection &connection, const QList<HeldNumber> &strays)
{
    if (strays.isEmpty())
        return {};
    if (auto dropped = connection.execute(u"DROP TRIGGER IF EXISTS document_number_taken_delete"_s); !dropped)
        return dropped;
    for (const HeldNumber &stray : strays) {
        if (auto dropped = dropStray(connection, stray); !dropped)
            return dropped;
    }
    return {};
}

Result<void> logRepairedNumbers(Connection &connection, qint64 added, qint64 removed)
{
    return connection.write(logRepaired, {added, removed}).map([](int) {});
}

} // namespace lekthi::store
