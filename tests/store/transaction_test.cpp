#include "core/store/session/transaction.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"
#include "tests/support/wait_until.h"

#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using store::ErrorKind;
using store::Transaction;

namespace {

constexpr store::Statement insertOrganization("demo/insert_organization");
constexpr store::Statement listOrganizations("reference/list_organizations");

/// Rows of organizations: changes of projects would wait for one another at the rules' stamp.
QVariantList organization(int id)
{
    return {id, u"org %1"_s.arg(id), u"a"_s, u"b"_s};
}

} // namespace

class TransactionTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_address = test::PrivateStore::instance().demoStore();
        m_raw = std::make_unique<test::RawSession>(m_address);
        // Organizations meet at one row of it, which is not what is tested here.
        QVERIFY(m_raw->run(u"DROP TRIGGER organizations_reference_insert"_s));
    }

    void init()
    {
        store::ConnectionOptions options;
        options.lockWaitTimeout = 1s;
        options.idleTransactionTimeout = 60s;
        auto connection = store::Connection::open(m_address, options);
        QVERIFY(connection);
        m_connection = *std::move(connection);
    }

    void cleanup() { m_connection.reset(); }
    void cleanupTestCase() { m_raw.reset(); }

    void keepsWhatIsCommitted()
    {
        auto transaction = Transaction::begin(*m_connection);
        QVERIFY(m_connection->isInTransaction());
        QVERIFY(m_connection->write(insertOrganization, organization(111)));
        QVERIFY(transaction->commit());
        QVERIFY(!m_connection->isInTransaction());
        QVERIFY(has(111));
    }

    void undoesWhatIsNotCommitted()
    {
        {
            auto transaction = Transaction::begin(*m_connection);
            QVERIFY(m_connection->write(insertOrganization, organization(112)));
        }
        QVERIFY(!m_connection->isInTransaction());
        QVERIFY(!has(112));
    }

    void undoesAllAfterLockTimeout()
    {
        QVERIFY(m_raw->run(u"START TRANSACTION"_s));
        QVERIFY(m_raw->run(
            u"INSERT INTO organizations (id, organization_code, organization_name) VALUES (114, 'held', 'held')"_s));
        {
            auto transaction = Transaction::begin(*m_connection);
            QVERIFY(m_connection->write(insertOrganization, organization(113)));
            QCOMPARE(m_connection->write(insertOrganization, organization(114)).error().kind,
                     ErrorKind::LockTimeout);
            // The server would commit the first row now.
            QCOMPARE(transaction->commit().error().kind, ErrorKind::LockTimeout);
        }
        QVERIFY(m_raw->run(u"ROLLBACK"_s));
        QVERIFY(!has(113));
        QVERIFY(m_connection->write(insertOrganization, organization(113)));
    }

    void refusesEverythingAfterFailure()
    {
        auto transaction = Transaction::begin(*m_connection);
        QVERIFY(m_connection->write(insertOrganization, organization(115)));
        QCOMPARE(m_connection->write(insertOrganization, organization(115)).error().kind,
                 ErrorKind::Duplicate);
        QCOMPARE(m_connection->write(insertOrganization, organization(116)).error().kind,
                 ErrorKind::Duplicate);
        QCOMPARE(m_connection->read(listOrganizations).error().kind, ErrorKind::Duplicate);
        QCOMPARE(transaction->commit().error().kind, ErrorKind::Duplicate);
        QVERIFY(!has(115));
        QVERIFY(!has(116));
        QVERIFY(m_connection->read(listOrganizations));
    }

    void undoesAllAfterDeadlock()
    {
        // Changes of reference data would wait for one another at their stamp.
        QVERIFY(
            m_raw->run(u"CREATE TABLE two_rows (id INT PRIMARY KEY, name VARCHAR(10)) ENGINE = InnoDB"_s));
        QVERIFY(
            m_raw->run(u"INSERT INTO two_rows VALUES (10, ''), (22, ''), (42, ''), (121, ''), (122, '')"_s));
        auto transaction = Transaction::begin(*m_connection);
        QVERIFY(m_connection->execute(u"UPDATE two_rows SET name = 'mine' WHERE id = 122"_s));
        // The server undoes the lighter of the two, which is ours.
        std::thread other([this] {
            test::RawSession session(m_address);
            session.run(u"START TRANSACTION"_s);
            session.run(u"UPDATE two_rows SET name = 'other' WHERE id IN (10, 22, 42, 121)"_s);
            session.run(u"UPDATE two_rows SET name = 'other' WHERE id = 122"_s);
            session.run(u"COMMIT"_s);
        });
        // The server renews this table only for those who ask seldom.
        const bool waits = test::waitUntil([this] {
            QThread::msleep(150);
            return m_raw
                       ->value(
                           u"SELECT COUNT(*) FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'"_s)
                       .toInt() == 1;
        });
        const auto blocked = m_connection->execute(u"UPDATE two_rows SET name = 'mine' WHERE id = 121"_s);
        const auto after = m_connection->write(insertOrganization, organization(123));
        const auto committed = transaction->commit();
        other.join();
        QVERIFY(waits);
        QCOMPARE(blocked.error().kind, ErrorKind::Deadlock);
        QCOMPARE(after.error().kind, ErrorKind::Deadlock);
        QCOMPARE(committed.error().kind, ErrorKind::Deadlock);
        QVERIFY(!has(123));
        QCOMPARE(m_raw->value(u"SELECT name FROM two_rows WHERE id = 122"_s).toString(), u"other"_s);
    }

    void seesWhatOthersCommit()
    {
        auto transaction = Transaction::begin(*m_connection);
        const auto before = m_connection->read(listOrganizations)->size();
        QVERIFY(m_raw->run(
            u"INSERT INTO organizations (id, organization_code, organization_name) VALUES (141, 'o141', '')"_s));
        QCOMPARE(m_connection->read(listOrganizations)->size(), before + 1);
    }

    void beginRecoversLostSession()
    {
        QVERIFY(m_raw->run(u"KILL %1"_s.arg(m_connection->serverThreadId())));
        auto transaction = Transaction::begin(*m_connection);
        QVERIFY(transaction);
        QVERIFY(m_connection->write(insertOrganization, organization(131)));
        QVERIFY(transaction->commit());
        QVERIFY(has(131));
    }

    void commitOfLostSessionIsUnreachable()
    {
        auto transaction = Transaction::begin(*m_connection);
        QVERIFY(m_connection->write(insertOrganization, organization(132)));
        QVERIFY(m_raw->run(u"KILL %1"_s.arg(m_connection->serverThreadId())));
        QCOMPARE(transaction->commit().error().kind, ErrorKind::Unreachable);
        QVERIFY(!m_connection->isInTransaction());
        QVERIFY(m_connection->read(listOrganizations));
    }

    void serverEndsForgottenTransaction()
    {
        store::ConnectionOptions options;
        options.idleTransactionTimeout = 1s;
        const auto forgetful = store::Connection::open(m_address, options);
        auto transaction = Transaction::begin(**forgetful);
        QVERIFY((*forgetful)->write(insertOrganization, organization(133)));
        // The row is locked until the server gives the silent session up.
        QVERIFY(m_raw->run(u"SET SESSION innodb_lock_wait_timeout = 20"_s));
        QVERIFY(m_raw->run(
            u"INSERT INTO organizations (id, organization_code, organization_name) VALUES (133, 'other', 'other')"_s));
        QCOMPARE(transaction->commit().error().kind, ErrorKind::Unreachable);
        QCOMPARE(m_raw->value(u"SELECT organization_code FROM organizations WHERE id = 133"_s).toString(),
                 u"other"_s);
    }

private:
    bool has(int id)
    {
        return m_raw->value(u"SELECT COUNT(*) FROM organizations WHERE id = %1"_s.arg(id)).toInt() == 1;
    }

    store::Address m_address;
    std::unique_ptr<store::Connection> m_connection;
    std::unique_ptr<test::RawSession> m_raw;
};

QTEST_GUILESS_MAIN(TransactionTest)
#include "transaction_test.moc"
