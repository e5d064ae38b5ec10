#include "core/dispensing/pool_ledger_check.h"

#include <utility>

namespace lekthi::dispensing {

using namespace Qt::StringLiterals;
using store::PoolLane;
using store::PoolLedgerRow;
using Kind = PoolLedgerFault::Kind;

namespace {

constexpr int rowsAtOnce = 5000;

constexpr std::pair<Kind, QLatin1StringView> faultNames[] = {
    {Kind::RowMissing, "ROW_MISSING"_L1},
    {Kind::RowAltered, "ROW_ALTERED"_L1},
    {Kind::LinkBroken, "LINK_BROKEN"_L1},
    {Kind::HeadAltered, "HEAD_ALTERED"_L1},
};

/// One lane, row by row.
class LaneWalk
{
public:
    explicit LaneWalk(const PoolLane &lane)
        : m_lane(lane)
    {
    }

    qint64 place() const { return m_place; }
    const std::optional<PoolLedgerFault> &fault() const { return m_fault; }

    void take(const PoolLedgerRow &row)
    {
        ++m_place;
        if (row.place != m_place)
            find(Kind::RowMissing);
        else if (row.previousHash != m_head)
            find(Kind::LinkBroken);
        else if (row.rowHash != store::poolRowHash(row, m_head))
            find(Kind::RowAltered);
        m_head = row.rowHash;
    }

    void finish()
    {
        if (m_place < m_lane.length) {
            ++m_place;
            find(Kind::RowMissing);
        } else if (m_head != m_lane.head) {
            find(Kind::HeadAltered);
        }
    }

private:
    void find(Kind kind)
    {
        if (!m_fault)
            m_fault = PoolLedgerFault{kind, m_lane.lane, m_place};
    }

    const PoolLane &m_lane;
    qint64 m_place = 0;
    QByteArray m_head;
    std::optional<PoolLedgerFault> m_fault;
};

store::Result<void> walk(store::Connection &connection, int poolId, const PoolLane &lane,
                         PoolLedgerCheck &check)
{
    LaneWalk walking(lane);
    while (!walking.fault()) {
        const auto rows =
            store::poolLedgerPage(connection, poolId, lane.lane, walking.place(), lane.length, rowsAtOnce);
        if (!rows)
            return tl::unexpected(rows.error());
        for (const PoolLedgerRow &row : *rows)
            walking.take(row);
        check.rows += rows->size();
        if (rows->size() < rowsAtOnce)
            break;
    }
    walking.finish();
    if (walking.fault())
        check.faults.append(*walking.fault());
    return {};
}

} // namespace

QString faultName(Kind kind)
{
    for (const auto &[known, name] : faultNames) {
        if (known == kind)
            return name;
    }
    return {};
}

store::Result<PoolLedgerCheck> checkPoolLedger(store::Connection &connection, const store::Pool &pool)
{
    return store::poolLanes(connection, pool.id)
        .and_then([&](const QList<PoolLane> &lanes) -> store::Result<PoolLedgerCheck> {
            PoolLedgerCheck check;
            for (const PoolLane &lane : lanes) {
                if (const auto walked = walk(connection, pool.id, lane, check); !walked)
                    return tl::unexpected(walked.error());
            }
            return check;
        });
}

} // namespace lekthi::dispensing
