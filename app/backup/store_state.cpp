#include "app/backup/store_state.h"

#include <QCryptographicHash>

namespace lekthi::backup {

using namespace Qt::StringLiterals;

namespace {

store::Result<void> readLedger(store::Connection &connection, StoreState &state)
{
    return connection
        .readText(
            u"SELECT COUNT(*) AS row_count, COALESCE(MAX(id), 0) AS newest FROM document_number_audit"_s)
        .map([&](const store::Rows &rows) {
            state.ledgerRows = rows.first().bigInteger("row_count"_L1);
            state.newestRowId = rows.first().bigInteger("newest"_L1);
        });
}

store::Result<void> readHeads(store::Connection &connection, StoreState &state)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto read = connection.readEachText(
        u"SELECT id, last_number, reset_epoch, ledger_length, COALESCE(HEX(ledger_head), '') "
        "FROM document_number_counters ORDER BY id"_s,
        [&](const store::TextRow &row) {
            ++state.counters;
            for (int column = 0; column < row.columns(); ++column) {
                hash.addData(row.bytes(column));
                hash.addData("\n");
            }
        });
    state.heads = hash.result();
    return read;
}

store::Result<void> readAdminLog(store::Connection &connection, StoreState &state)
{
    return connection.readText(u"SELECT seq, hash FROM admin_log_head WHERE id = 1"_s)
        .map([&](const store::Rows &rows) {
            if (rows.isEmpty())
                return;
            state.adminLogSeq = rows.first().bigInteger("seq"_L1);
            state.adminLogHash = rows.first().bytes("hash"_L1);
        });
}

} // namespace

store::Result<StoreState> readStoreState(store::Connection &connection)
{
    StoreState state;
    return readLedger(connection, state)
        .and_then([&] { return readHeads(connection, state); })
        .and_then([&] { return readAdminLog(connection, state); })
        .map([&] { return state; });
}

store::Result<QDateTime> readServerTime(store::Connection &connection)
{
    return connection.readText(u"SELECT UTC_TIMESTAMP(3) AS now"_s).map([](const store::Rows &rows) {
        return rows.first().instant("now"_L1);
    });
}

} // namespace lekthi::backup
