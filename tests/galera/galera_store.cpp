#include "tests/galera/galera_store.h"
#include "tests/store/emptied_store.h"
#include "tests/support/prepared_stores.h"

#include "core/demo/demo_store.h"
#include "core/store/schema/schema.h"
#include "tests/store/raw_session.h"
#include "tests/support/wait_until.h"

#include <vector>

namespace lekthi::test {

using namespace Qt::StringLiterals;

GaleraStore::GaleraStore()
{
    renew();
}

void GaleraStore::renew()
{
    m_database = u"store_%1"_s.arg(++m_stores);
    const auto made = store::createStore(at(0)).and_then([this] {
        return store::Connection::open(at(0)).and_then(
            [](const std::unique_ptr<store::Connection> &connection) {
                return store::loadDemoData(*connection).and_then([&] { return liftLimits(*connection); });
            });
    });
    if (!made)
        qFatal("the demo store cannot be made: %s", qUtf8Printable(made.error().detail));
    emptiedStore(at(0));
    waitForAllNodes();
}

/// A node that is killed while it still makes the tables cannot go on from there: that takes all data of
/// another one.
void GaleraStore::waitForAllNodes()
{
    for (int node = 1; node < PrivateGalera::nodes; ++node) {
        RawSession session(m_cluster.address(node, {}));
        session.run(u"SET SESSION wsrep_sync_wait = 1"_s);
        const QString counters = u"SELECT COUNT(*) FROM %1.document_number_counters"_s.arg(m_database);
        if (!waitUntil([&] { return session.run(counters); }))
            qFatal("node %d does not catch up", node);
    }
}

QStringList GaleraStore::tablesThatDiffer() const
{
    QStringList differing;
    waitUntil([&] { return (differing = tablesThatDifferNow()).isEmpty(); }, std::chrono::seconds(20));
    return differing;
}

/// CHECKSUM TABLE tells equal rows apart where columns were added later.
QStringList GaleraStore::tablesThatDifferNow() const
{
    QStringList names;
    QStringList columns;
    std::vector<QStringList> sums;
    for (int node = 0; node < PrivateGalera::nodes; ++node) {
        RawSession session(at(node));
        session.run(u"SET SESSION wsrep_sync_wait = 1, group_concat_max_len = 1048576"_s);
        if (names.isEmpty()) {
            const QString tables =
                u"SELECT tables.table_name, GROUP_CONCAT('COALESCE(HEX(`', column_name, '`), "
                "''-'')') FROM information_schema.tables JOIN information_schema.columns "
                "USING (table_schema, table_name) WHERE table_schema = DATABASE() AND "
                "table_type = 'BASE TABLE' GROUP BY table_name ORDER BY table_name"_s;
            names = session.column(tables);
            columns = session.secondColumn(tables);
        }
        QStringList ofNode;
        for (qsizetype i = 0; i < names.size(); ++i)
            ofNode << session
                          .value(u"SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CRC32(CONCAT_WS(' ', %1))), 0)) "
                                 "FROM `%2`"_s.arg(columns.at(i), names.at(i)))
                          .toString();
        sums.push_back(ofNode);
    }
    QStringList differing;
    for (qsizetype i = 0; i < names.size(); ++i)
        if (sums[1].at(i) != sums[0].at(i) || sums[2].at(i) != sums[0].at(i))
            differing << names.at(i);
    return differing;
}

int GaleraStore::conflicts() const
{
    int sum = 0;
    for (int node = 0; node < PrivateGalera::nodes; ++node)
        sum += m_cluster.status(node, u"wsrep_local_cert_failures"_s).toInt() +
               m_cluster.status(node, u"wsrep_local_bf_aborts"_s).toInt();
    return sum;
}

} // namespace lekthi::test
