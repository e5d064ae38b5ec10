#include "core/store/pools/pool_ledger.h"

#include "core/store/session/chained_text.h"

#include <QCryptographicHash>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement countRecent("pool/count_recent");
constexpr Statement listLanes("pool/list_lanes");
constexpr Statement listLedger("pool/list_ledger");

void add(QByteArray &text, const QString &field)
{
    addChained(text, field.toUtf8());
}

void add(QByteArray &text, qint64 field)
{
    addChained(text, QByteArray::number(field));
}

} // namespace

QByteArray poolRowHash(const PoolLedgerRow &row, const QByteArray &previousHash)
{
    QByteArray text = "PL1";
    if (previousHash.isEmpty())
        text += '-';
    else
        addChained(text, previousHash.toHex());
    add(text, row.poolId);
    add(text, row.lane);
    add(text, row.place);
    add(text, row.id);
    add(text, row.requestId);
    add(text, row.requestPlace);
    add(text, row.purpose);
    add(text, row.account);
    add(text, row.login);
    add(text, row.address);
    add(text, row.issuedAt);
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

Result<QHash<int, qint64>> countRecentIds(Connection &connection, std::chrono::seconds time)
{
    return connection.read(countRecent, {qint64(time.count())}).map([](const Rows &rows) {
        QHash<int, qint64> ids;
        for (const Row &row : rows)
            ids.insert(row.integer("pool_id"_L1), row.bigInteger("ids"_L1));
        return ids;
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
