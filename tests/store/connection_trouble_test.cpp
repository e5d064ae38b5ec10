#include "core/store/session/connection.h"
#include "tests/store/connected_test.h"
#include "tests/support/private_store.h"
#include "tests/support/wait_until.h"

#include <QFile>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using store::Connection;
using store::ErrorKind;

namespace {

constexpr store::Statement insertProject("demo/insert_project");
constexpr store::Statement listProjects("reference/list_projects");

} // namespace

/// What a program is told of a server that does not let it in, does not answer or is gone, and how it comes
/// back.
class ConnectionTroubleTest : public test::ConnectedTest
{
    Q_OBJECT

private slots:
    void tellsWrongPassword()
    {
        QVERIFY(m_raw->run(u"CREATE USER plain@localhost IDENTIFIED BY 'right'"_s));
        store::Address address = m_address;
        address.user = u"plain"_s;
        address.password = u"wrong"_s;
        const auto connection = Connection::open(address);
        QVERIFY(!connection);
        QCOMPARE(connection.error().kind, ErrorKind::AccessDenied);
        QCOMPARE(connection.error().subject, u"plain"_s);
        QVERIFY(!connection.error().detail.contains("wrong"_L1));
    }

    void tellsReadOnlyServer()
    {
        QVERIFY(m_raw->run(u"CREATE USER writer@localhost IDENTIFIED BY 'right'"_s));
        QVERIFY(m_raw->run(u"GRANT SELECT, INSERT ON %1.* TO writer@localhost"_s.arg(m_address.database)));
        store::Address address = m_address;
        address.user = u"writer"_s;
        address.password = u"right"_s;
        const auto connection = test::PrivateStore::instance().connect(address);
        QVERIFY(m_raw->run(u"SET GLOBAL read_only = 1"_s));
        const auto written = connection->write(insertProject, {601, u"read only"_s, u"a"_s, u"b"_s, true});
        const bool readable = connection->read(listProjects).has_value();
        QVERIFY(m_raw->run(u"SET GLOBAL read_only = 0"_s));
        QVERIFY(!written);
        QCOMPARE(written.error().kind, ErrorKind::ReadOnly);
        QVERIFY(readable);
    }

    void tellsUnknownDatabase()
    {
        store::Address address = m_address;
        address.database = u"nobody made this"_s;
        const auto connection = Connection::open(address);
        QVERIFY(!connection);
        QCOMPARE(connection.error().kind, ErrorKind::SchemaMissing);
        QCOMPARE(connection.error().subject, address.database);
    }

    void tellsMissingServer_data()
    {
        QTest::addColumn<QString>("address");
        QTest::newRow("no socket") << u"unix:/nowhere/s.sock?user=u&db=d"_s;
        QTest::newRow("nobody listens") << u"mysql://u@127.0.0.1:9/d"_s;
        QTest::newRow("localhost is no socket") << u"mysql://u@localhost:9/d"_s;
    }

    void tellsMissingServer()
    {
        QFETCH(QString, address);
        const auto connection = Connection::open(*store::parseAddress(address));
        QVERIFY(!connection);
        QCOMPARE(connection.error().kind, ErrorKind::Unreachable);
        QVERIFY(connection.error().subject.contains(address.section(u'?', 0, 0).section(u'/', -1)));
    }

    void endsWaitForSilentServer()
    {
        store::ConnectionOptions options;
        options.readTimeout = 1s;
        auto connection = Connection::open(m_address, options);
        QVERIFY(connection);
        const pid_t server = pid_t(test::PrivateStore::instance().serverProcessId());
        QCOMPARE(kill(server, SIGSTOP), 0);
        const auto rows = (*connection)->read(listProjects);
        QCOMPARE(kill(server, SIGCONT), 0);
        QVERIFY(!rows);
        QCOMPARE(rows.error().kind, ErrorKind::Unreachable);
        QVERIFY((*connection)->read(listProjects));
    }

    void stopsReadThatTakesTooLong()
    {
        store::ConnectionOptions options;
        options.readTimeout = 1s;
        auto connection = Connection::open(m_address, options);
        QVERIFY(connection);
        QVERIFY(m_raw->run(u"RENAME TABLE projects TO projects_themselves"_s));
        QVERIFY(m_raw->run(u"CREATE VIEW projects AS SELECT *, project_name_zh, sort_order, "
                           "fiscal_start_month, fiscal_called_by FROM projects_themselves "
                           "WHERE SLEEP(20) = 0"_s));
        const quint64 session = (*connection)->serverThreadId();
        const auto rows = (*connection)->read(listProjects);
        const auto goesOn = [&] {
            return m_raw->column(
                u"SELECT ID FROM information_schema.PROCESSLIST WHERE ID = %1 AND COMMAND <> 'Sleep'"_s.arg(
                    session));
        };
        QTRY_COMPARE(goesOn(), QStringList());
        QVERIFY(m_raw->run(u"DROP VIEW projects"_s));
        QVERIFY(m_raw->run(u"RENAME TABLE projects_themselves TO projects"_s));
        QVERIFY(!rows);
        QCOMPARE(rows.error().kind, ErrorKind::TooSlow);
        QCOMPARE(store::describe(rows.error()), u"The search took longer than 1 s and was stopped."_s);
        QVERIFY((*connection)->read(listProjects));
    }

    void leavesNoQueryBehind_data()
    {
        QTest::addColumn<QString>("login");
        QTest::newRow("administrator") << QString();
        QTest::newRow("person") << u"auditor.demo"_s;
        QTest::newRow("numbering service") << u"allocator.demo"_s;
    }

    /// What nobody waits for any more would go on at the server, for hours if it has to.
    void leavesNoQueryBehind()
    {
        QFETCH(QString, login);
        store::Address address = test::PrivateStore::instance().demoStore();
        test::RawSession root(address);
        if (!login.isEmpty())
            address = test::PrivateStore::asPerson(address, login);
        store::ConnectionOptions options;
        options.readTimeout = 2s;
        auto connection = Connection::open(address, options);
        QVERIFY(connection);
        const QString session = QString::number((*connection)->serverThreadId());
        QVERIFY((*connection)->read(listProjects));
        QVERIFY(root.run(u"LOCK TABLES projects WRITE"_s));
        const auto rows = (*connection)->read(listProjects);
        const auto running =
            u"SELECT COUNT(*) FROM information_schema.processlist WHERE id = %1 AND command IN "
            "('Query', 'Execute')"_s.arg(session);
        const bool ended = test::waitUntil([&] { return root.value(running).toInt() == 0; }, 5s);
        QVERIFY(root.run(u"UNLOCK TABLES"_s));
        QVERIFY(!rows);
        QCOMPARE(rows.error().kind, ErrorKind::LockTimeout);
        QVERIFY(ended);
        QVERIFY((*connection)->read(listProjects));
    }

    void recoversWhenServerIsBack()
    {
        const QString away = m_address.socket + ".away"_L1;
        QVERIFY(QFile::rename(m_address.socket, away));
        QVERIFY(m_raw->run(u"KILL %1"_s.arg(m_connection->serverThreadId())));
        const auto gone = m_connection->read(listProjects);
        QVERIFY(QFile::rename(away, m_address.socket));
        QVERIFY(!gone);
        QCOMPARE(gone.error().kind, ErrorKind::Unreachable);
        QVERIFY(m_connection->isLost());
        QVERIFY(m_connection->read(listProjects));
    }
};

QTEST_GUILESS_MAIN(ConnectionTroubleTest)
#include "connection_trouble_test.moc"
