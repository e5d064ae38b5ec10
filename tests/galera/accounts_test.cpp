#include "core/store/people/accounts.h"
#include "core/store/people/own_password.h"
#include "core/store/schema/gate.h"
#include "core/store/schema/schema.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_galera.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::ErrorKind;
using test::PrivateGalera;

namespace {

const auto database = u"accounts"_s;
const auto firstPassword = u"for the first time"_s;
const auto ownPassword = u"a rather long one"_s;

/// What a node answers; nothing: it lets the account in.
std::optional<ErrorKind> answerOf(store::Address node, const QString &login, const QString &password)
{
    node.user = login;
    node.password = password;
    const auto connection = store::Connection::open(node);
    return connection ? std::nullopt : std::optional(connection.error().kind);
}

} // namespace

/// Accounts of a cluster: what is made on one node holds on all.
class GaleraAccountsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!PrivateGalera::isAvailable())
            QSKIP(qPrintable(PrivateGalera::missing()));
        m_cluster = std::make_unique<PrivateGalera>();
        QVERIFY(store::createStore(m_cluster->addressFrom(0, database)));
    }
    void cleanupTestCase() { m_cluster.reset(); }

    void addsAccountsOnAllNodes()
    {
        const auto admin = store::Connection::open(m_cluster->addressFrom(0, database));
        QVERIFY(admin);
        const QString login = u"galera.one"_s;
        const auto added =
            store::addAccount(**admin, {{login}, store::Role::Auditor, {}, {}, {}}, firstPassword);
        QVERIFY2(added, added ? "" : qPrintable(added.error().detail));
        for (int node = 0; node < PrivateGalera::nodes; ++node)
            QTRY_COMPARE(answerOf(m_cluster->address(node, database), login, firstPassword),
                         std::optional(ErrorKind::PasswordExpired));
        store::Address own = m_cluster->address(1, database);
        own.user = login;
        own.password = firstPassword;
        QVERIFY(store::changeOwnPassword(own, ownPassword));
        for (int node = 0; node < PrivateGalera::nodes; ++node)
            QTRY_COMPARE(answerOf(m_cluster->address(node, database), login, ownPassword), std::nullopt);
        QVERIFY(!isTold(login, m_cluster->addressFrom(0, database)));
    }

    void namesNodesWithoutThePlugin()
    {
        test::RawSession node(m_cluster->address(2, u"mysql"_s));
        QVERIFY(node.run(u"SET SESSION wsrep_on = OFF"_s) && node.run(u"UNINSTALL PLUGIN ed25519"_s));
        const QString name = m_cluster->socket(2);
        store::Address address = m_cluster->addressFrom(0, database);
        QVERIFY(isTold(name, address));
        address.user = u"galera.one"_s;
        address.password = ownPassword;
        QVERIFY(isTold(name, address));
        // Adding an account brings the plugin to every node that has its file.
        const auto admin = store::Connection::open(m_cluster->addressFrom(0, database));
        QVERIFY(
            store::addAccount(**admin, {{u"galera.two"_s}, store::Role::Auditor, {}, {}, {}}, firstPassword));
        QTRY_COMPARE(answerOf(m_cluster->address(2, database), u"galera.two"_s, firstPassword),
                     std::optional(ErrorKind::PasswordExpired));
        QVERIFY(!isTold(name, m_cluster->addressFrom(0, database)));
    }

private:
    static bool isTold(const QString &name, const store::Address &address)
    {
        const auto connection = store::Connection::open(address);
        if (!connection)
            qFatal("%s", qPrintable(connection.error().detail));
        const auto findings = store::inspectStore(**connection);
        return findings &&
               std::any_of(findings->begin(), findings->end(), [&](const store::Finding &finding) {
                   return finding.name == "accounts"_L1 && finding.message.contains(name);
               });
    }

    std::unique_ptr<PrivateGalera> m_cluster;
};

QTEST_GUILESS_MAIN(GaleraAccountsTest)
#include "accounts_test.moc"
