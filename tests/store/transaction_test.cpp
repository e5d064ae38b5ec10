#include "core/store/transaction.h"
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

constexpr store::Statement insertProject("demo/insert_project");
constexpr store::Statement countProjects("demo/count_projects");

QVariantList project(int id)
{
    return {id, u"project %1"_s.arg(id), u"a"_s, u"b"_s, true};
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
        QVERIFY(m_connection->write(insertProject, project(11)));
        QVERIFY(transaction->commit());
        QVERIFY(!m_connection->isInTransaction());
        QVERIFY(has(11));
    }

    void undoesWhatIsNotCommitted()
    {
        {
            auto transaction = Transaction::begin(*m_connection);
            QVERIFY(m_connection->write(insertProject, project(12)));
        }
        QVERIFY(!m_connection->isInTransaction());
        QVERIFY(!has(12));
    }

    void undoesAllAfterLockTimeout()
    {
        QVERIFY(m_raw->run(u"START TRANSACTION"_s));
        QVERIFY(m_raw->run(
            u"INSERT INTO projects (id, project_code, project_name) VALUES (14, 'held', 'held')"_s));
        {
            auto transaction = Transaction::begin(*m_connection);
            QVERIFY(m_connection->write(insertProject, project(13)));
            QCOMPARE(m_connection->write(insertProject, project(14)).error().kind, ErrorKind::LockTimeout);
            // The server would commit the first row now.
            QCOMPARE(transaction->commit().error().kind, ErrorKind::LockTimeout);
        }
        QVERIFY(m_raw->run(u"ROLLBACK"_s));
        QVERIFY(!has(13));
        QVERIFY(m_connection->write(insertProject, project(13)));
    }

    void refusesEverythingAfterFailure()
    {
        auto transaction = Transaction::begin(*m_connection);
        QVERIFY(m_connection->write(insertProject, project(15)));
        QCOMPARE(m_connection->write(insertProject, project(15)).error().kind, ErrorKind::Duplicate);
        QCOMPARE(m_connection->write(insertProject, project(16)).error().kind, ErrorKind::Duplicate);
        QCOMPARE(m_connection->read(countProjects).error().kind, ErrorKind::Duplicate);
        QCOMPARE(transaction->commit().error().kind, ErrorKind::Duplicate);
        QVERIFY(!has(15));
        QVERIFY(!has(16));
        QVERIFY(m_connection->read(countProjects));
    }

    void undoesAllAfterDeadlock()
    {
        QVERIFY(m_raw->run(
            u"INSERT INTO projects (id, project_code, project_name) VALUES (21, 'p21', ''), (22, 'p22', '')"_s));
        auto transaction = Transaction::begin(*m_connection);
        QVERIFY(m_connection->execute(u"UPDATE projects SET project_name = 'mine' WHERE id = 22"_s));
        // The server undoes the lighter of the two, which is ours.
        std::thread other([this] {
            test::RawSession session(m_address);
            session.run(u"START TRANSACTION"_s);
            session.run(u"UPDATE projects SET project_name = 'other' WHERE id IN (1, 2, 3, 21)"_s);
            session.run(u"UPDATE projects SET project_name = 'other' WHERE id = 22"_s);
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
        const auto blocked =
            m_connection->execute(u"UPDATE projects SET project_name = 'mine' WHERE id = 21"_s);
        const auto after = m_connection->write(insertProject, project(23));
        const auto committed = transaction->commit();
        other.join();
        QVERIFY(waits);
        QCOMPARE(blocked.error().kind, ErrorKind::Deadlock);
        QCOMPARE(after.error().kind, ErrorKind::Deadlock);
        QCOMPARE(committed.error().kind, ErrorKind::Deadlock);
        QVERIFY(!has(23));
        QCOMPARE(m_raw->value(u"SELECT project_name FROM projects WHERE id = 22"_s).toString(), u"other"_s);
    }

    void seesWhatOthersCommit()
    {
        auto transaction = Transaction::begin(*m_connection);
        const int before = m_connection->read(countProjects)->first().integer("projects_found"_L1);
        QVERIFY(
            m_raw->run(u"INSERT INTO projects (id, project_code, project_name) VALUES (41, 'p41', '')"_s));
        QCOMPARE(m_connection->read(countProjects)->first().integer("projects_found"_L1), before + 1);
    }

    void beginRecoversLostSession()
    {
        QVERIFY(m_raw->run(u"KILL %1"_s.arg(m_connection->serverThreadId())));
        auto transaction = Transaction::begin(*m_connection);
        QVERIFY(transaction);
        QVERIFY(m_connection->write(insertProject, project(31)));
        QVERIFY(transaction->commit());
        QVERIFY(has(31));
    }

    void commitOfLostSessionIsUnreachable()
    {
        auto transaction = Transaction::begin(*m_connection);
        QVERIFY(m_connection->write(insertProject, project(32)));
        QVERIFY(m_raw->run(u"KILL %1"_s.arg(m_connection->serverThreadId())));
        QCOMPARE(transaction->commit().error().kind, ErrorKind::Unreachable);
        QVERIFY(!m_connection->isInTransaction());
        QVERIFY(m_connection->read(countProjects));
    }

    void serverEndsForgottenTransaction()
    {
        store::ConnectionOptions options;
        options.idleTransactionTimeout = 1s;
        const auto forgetful = store::Connection::open(m_address, options);
        auto transaction = Transaction::begin(**forgetful);
        QVERIFY((*forgetful)->write(insertProject, project(33)));
        // The row is locked until the server gives the silent session up.
        QVERIFY(m_raw->run(u"SET SESSION innodb_lock_wait_timeout = 20"_s));
        QVERIFY(m_raw->run(
            u"INSERT INTO projects (id, project_code, project_name) VALUES (33, 'other', 'other')"_s));
        QCOMPARE(transaction->commit().error().kind, ErrorKind::Unreachable);
        QCOMPARE(m_raw->value(u"SELECT project_code FROM projects WHERE id = 33"_s).toString(), u"other"_s);
    }

private:
    bool has(int id)
    {
        return m_raw->value(u"SELECT COUNT(*) FROM projects WHERE id = %1"_s.arg(id)).toInt() == 1;
    }

    store::Address m_address;
    std::unique_ptr<store::Connection> m_connection;
    std::unique_ptr<test::RawSession> m_raw;
};

QTEST_GUILESS_MAIN(TransactionTest)
#include "transaction_test.moc"
