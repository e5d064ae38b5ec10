#include "core/store/ledger/ledger_extent.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement findExtent("audit/find_extent");
constexpr Statement countYears("audit/count_years");
constexpr Statement findFirstSince("audit/find_first_since");

} // namespace

Result<LedgerExtent> ledgerExtent(Connection &connection, const QDateTime &before)
{
    return connection.read(findExtent, {before, connection.address().database}).map([](const Rows &rows) {
        const Row &row = rows.first();
        return LedgerExtent{row.instant("oldest"_L1), row.bigInteger("old_rows"_L1),
                            row.bigInteger("byte_count"_L1)};
    });
}

Result<std::optional<qint64>> firstLedgerRowSince(Connection &connection, const QDateTime &since)
{
    return connection.read(findFirstSince, {since}).map([](const Rows &rows) {
        return rows.isEmpty() ? std::nullopt : std::optional(rows.first().bigInteger("id"_L1));
    });
}

Result<QList<LedgerYear>> ledgerYears(Connection &connection, std::chrono::seconds zoneOffset)
{
    return connection.read(countYears, {int(zoneOffset.count())}).map([](const Rows &rows) {
        QList<LedgerYear> years;
        for (const Row &row : rows)
            years.append({row.integer("year"_L1), row.bigInteger("row_count"_L1)});
        return years;
    });
}

} // namespace lekthi::store
