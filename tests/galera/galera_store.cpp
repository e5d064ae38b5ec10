#include "tests/galera/galera_store.h"
#include "tests/store/emptied_store.h"
#include "tests/support/prepared_stores.h"

#include "core/demo/demo_store.h"
#include "core/store/schema/schema.h"
#include "tests/store/raw_session.h"
#include "tests/support/wait_until.h"

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

bool GaleraStore::isSameEverywhere() const
{
    QStringList sums;
    for (int node = 0; node < PrivateGalera::nodes; ++node) {
        RawSession session(at(node));
        session.run(u"SET SESSION wsrep_sync_wait = 1"_s);
        sums << session
                    .column(
                        u"SELECT CONCAT_WS(' ', COUNT(*), SUM(CRC32(CONCAT(request_id, generated_number)))) "
                        "FROM document_number_audit UNION ALL "
                        "SELECT CONCAT_WS(' ', COUNT(*), SUM(CRC32(CONCAT(request_id, number)))) "
                        "FROM document_number_taken UNION ALL "
                        "SELECT CONCAT_WS(' ', COUNT(*), SUM(CRC32(CONCAT_WS(' ', id, version, "
                        "last_number)))) "
                        "FROM document_number_counters UNION ALL "
                        "SELECT CONCAT_WS(' ', COUNT(*), MIN(connection), 'holds') FROM drawing_holds"_s)
                    .join(u'\n');
    }
    return sums.at(1) == sums.at(0) && sums.at(2) == sums.at(0);
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
