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

QStringList GaleraStore::tablesThatDiffer(const QString &database) const
{
    QStringList differing;
    waitUntil([&] { return (differing = tablesThatDifferNow(database)).isEmpty(); },
              std::chrono::seconds(20));
    return differing;
}

QStringList GaleraStore::tablesThatDifferNow(const QString &database) const
{
    std::vector<QMap<QString, QString>> contents;
    for (int node = 0; node < PrivateGalera::nodes; ++node) {
        RawSession session(m_cluster.address(node, database));
        session.run(u"SET SESSION wsrep_sync_wait = 1"_s);
        contents.push_back(session.contents());
    }
    QStringList names;
    for (const auto &ofNode : contents)
        names += ofNode.keys();
    names.removeDuplicates();
    names.removeIf([&](const QString &table) {
        return contents[1].value(table) == contents[0].value(table) &&
               contents[2].value(table) == contents[0].value(table);
    });
    return names;
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
