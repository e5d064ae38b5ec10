#include "core/store/pools/pool_ledger.h"

#include <QCryptographicHash>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listLanes("pool/list_lanes");
constexpr Statement listLedger("pool/list_ledger");

/// chained_text of the store.
QByteArray chained(const QByteArray &field)
{
    return QByteArray::number(field.size()) + ':' + field;
}

QByteArray chained(const QString &field)
{
    return chained(field.toUtf8());
}

QByteArray chained(qint64 field)
{
    return chained(QByteArray::number(field));
}

} // namespace

QByteArray poolRowHash(const PoolLedgerRow &row, const QByteArray &previousHash)
{
    const QByteArray text =
        "PL1" + (previousHash.isEmpty() ? QByteArray("-") : chained(previousHash.toHex())) +
        chained(row.poolId) + chained(row.lane) + chained(row.place) + chained(row.id) +
        chained(row.requestId) + chained(row.requestPlace) + chained(row.purpose) + chained(row.account) +
        chained(row.login) + chained(row.address) + chained(row.issuedAt);
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256);
}

Result<QList<PoolLane>> poolLanes(Connection &connection, int poolId)
{
    return connection.read(listLanes, {poolId}).map([](const Rows &rows) {
        QList<PoolLane> lanes;
        for (const Row &row : rows)
            lanes.append({row.integer("lane"_L1), row.bigInteger("length"_L1), row.bytes("head"_L1)});
        return lanes;
    });
}

Result<QList<PoolLedgerRow>> poolLedgerPage(Connection &connection, int poolId, int lane, qint64 behind,
                                            qint64 upTo, int limit)
{
    return connection.read(listLedger, {poolId, lane, behind, upTo, limit}).map([&](const Rows &rows) {
        QList<PoolLedgerRow> ledger;
        for (const Row &row : rows)
            ledger.append(
                {poolId, row.integer("lane"_L1), row.bigInteger("place"_L1), row.text("id_value"_L1),
                 row.text("request_id"_L1), row.integer("request_place"_L1), row.text("purpose"_L1),
                 row.integer("drawn_by"_L1), row.text("login"_L1), row.text("ip_address"_L1),
                 row.text("issued_text"_L1), row.bytes("previous_hash"_L1), row.bytes("row_hash"_L1)});
        return ledger;
    });
}

} // namespace lekthi::store
