#include "core/store/people/accounts.h"
#include "tests/store/attacks/drawing_calls.h"
#include "tests/support/wait_until.h"

#include <QTest>

#include <chrono>
#include <future>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

const auto allocator = u"allocator.demo"_s;
const auto reason = u"'For the test of attacks on the store'"_s;
constexpr int otherRules = 31034;
constexpr int waitedTooLong = 1205;
constexpr int interrupted = 1317;
constexpr int tooManySessions = 1226;
constexpr int noSuchValue = 31011;

} // namespace

/// What the account of a numbering service can keep locked with another program, and whom it stops.
class HoldingTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_range = std::make_unique<test::AttackRange>();
        QVERIFY(m_range->root().run(
            u"INSERT INTO document_number_counters (project_id, originator_organization_id, "
            "recipient_organization_id, correspondence_type_id, current_year, updated_at) "
            "VALUES (2, 22, 1, 6, 2031, UTC_TIMESTAMP(6)), (3, 22, 1, 6, 2031, UTC_TIMESTAMP(6))"_s));
        QVERIFY(m_range->root().run(
            u"UPDATE store_settings SET value = 100000 WHERE name LIKE '%writes_per_minute'"_s));
    }

    void cleanupTestCase()
    {
        qInfo("refused: %s", qPrintable(m_range->refusedPerLogin()));
        m_range.reset();
    }

    void stopsNobodyOfAnotherCounter_data();
    void stopsNobodyOfAnotherCounter()
    {
        QFETCH(QStringList, statements);
        const auto holder = m_range->enterAs(allocator);
        for (const QString &statement : statements)
            holder->run(m_range->named(statement));

        const auto service = enterInAHurry(allocator);
        QCOMPARE(service->run(m_range->named(test::nextOf(m_range->root(), 1).sql())), 0);
        const auto manager = enterInAHurry(u"pa.demo"_s);
        QCOMPARE(manager->run(m_range->named(saveTemplate())), 0);
        const auto admin = enterInAHurry(u"sa.one"_s);
        QCOMPARE(admin->run(m_range->named(u"CALL {api}.sign_in()"_s)), 0);
        QCOMPARE(
            admin->run(m_range->named(u"CALL {api}.set_setting('approvals_needed', '1', %1)"_s.arg(reason))),
            0);
        test::RawSession &root = m_range->root();
        QVERIFY(root.run(u"SET innodb_lock_wait_timeout = 0"_s));
        const bool changed = root.run(u"UPDATE users SET display_name = 'Allocator' WHERE id = 5"_s) &&
                             root.run(u"UPDATE projects SET project_name = project_name WHERE id = 3"_s);
        QVERIFY(root.run(u"SET innodb_lock_wait_timeout = DEFAULT"_s));
        QVERIFY2(changed, qPrintable(root.lastError()));
    }

    void doesNotDrawByAnOldTemplate_data()
    {
        QTest::addColumn<QStringList>("statements");
        QTest::newRow("a snapshot") << QStringList{
            u"SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ"_s,
            u"START TRANSACTION WITH CONSISTENT SNAPSHOT"_s};
        QTest::newRow("a snapshot once") << QStringList{u"SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"_s,
                                                        u"START TRANSACTION WITH CONSISTENT SNAPSHOT"_s};
        QTest::newRow("a lock that was committed") << QStringList{
            test::lockCounter(2), u"COMMIT"_s, u"SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"_s,
            u"START TRANSACTION WITH CONSISTENT SNAPSHOT"_s, u"SAVEPOINT lekthi_hold"_s};
        QTest::newRow("a savepoint in its place")
            << QStringList{u"SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"_s,
                           u"START TRANSACTION WITH CONSISTENT SNAPSHOT"_s, u"SAVEPOINT lekthi_hold"_s};
    }

    void doesNotDrawByAnOldTemplate()
    {
        QFETCH(QStringList, statements);
        const auto intruder = m_range->enterAs(allocator);
        const auto next = test::nextOf(m_range->root(), 1);
        for (const QString &statement : statements)
            QCOMPARE(intruder->run(m_range->named(statement)), 0);
        const auto manager = m_range->enterAs(u"pa.demo"_s);
        QCOMPARE(manager->run(m_range->named(saveTemplate())), 0);
        QCOMPARE(intruder->run(m_range->named(next.sql())), otherRules);
        m_range->countRefusal(allocator);
    }

    void drawsUnderItsLock()
    {
        const auto service = m_range->enterAs(allocator);
        QCOMPARE(service->run(m_range->named(test::lockCounter(2))), 0);
        const QString counter =
            m_range->root()
                .value(
                    u"SELECT id FROM document_number_counters WHERE project_id = 2 AND current_year = 2031"_s)
                .toString();
        const auto next = test::nextOf(m_range->root(), counter.toInt());
        QCOMPARE(service->run(m_range->named(u"CALL {api}.drawing_template_read_rules_stamp()"_s)), 0);
        QVERIFY(m_range->root().run(u"SET innodb_lock_wait_timeout = 0"_s));
        const bool isLocked = !m_range->root().run(
            u"UPDATE document_number_counters SET updated_at = updated_at WHERE id = %1"_s.arg(counter));
        QVERIFY(m_range->root().run(u"SET innodb_lock_wait_timeout = DEFAULT"_s));
        QVERIFY2(isLocked, "the lock was lost before the number was drawn");
        QCOMPARE(service->run(m_range->named(next.sql())), 0);
        const QString hold = u"SELECT COUNT(*) FROM drawing_holds WHERE connection & 0xFFFFFFFF = %1"_s.arg(
            service->value(u"SELECT CONNECTION_ID()"_s));
        QCOMPARE(m_range->root().value(hold).toInt(), 0);
    }

    void isEndedWhereItHoldsACounter_data()
    {
        QTest::addColumn<QStringList>("statements");
        QTest::addColumn<bool>("busy");
        QTest::newRow("idle") << QStringList{} << false;
        QTest::newRow("idle for as long as it likes")
            << QStringList{u"SET idle_transaction_timeout = 0, idle_write_transaction_timeout = 0, "
                           "idle_readonly_transaction_timeout = 0"_s}
            << false;
        QTest::newRow("reading on and on")
            << QStringList{u"CALL {api}.drawing_reference_list_projects()"_s} << true;
        QTest::newRow("without what says that it holds")
            << QStringList{u"SELECT SLEEP(0.1)"_s, u"ROLLBACK TO SAVEPOINT lekthi_hold"_s} << true;
    }

    /// The others of the project go on in the end, whatever the session that has the counter does.
    void isEndedWhereItHoldsACounter()
    {
        QFETCH(QStringList, statements);
        QFETCH(bool, busy);
        const auto holder = m_range->enterAs(allocator);
        QCOMPARE(holder->run(m_range->named(test::lockCounter(2))), 0);
        for (const QString &statement : statements)
            QCOMPARE(holder->run(m_range->named(statement)), 0);
        const auto service = m_range->enterAs(allocator);
        QCOMPARE(service->run(u"SET innodb_lock_wait_timeout = 1"_s), 0);
        int code = waitedTooLong;
        const bool had = test::waitUntil(
            [&] {
                if (busy)
                    holder->run(m_range->named(statements.first()));
                code = service->run(m_range->named(test::lockCounter(2)));
                return code != waitedTooLong;
            },
            std::chrono::seconds(60));
        QVERIFY(had);
        QCOMPARE(code, 0);
        service->run(u"ROLLBACK"_s);
    }

    /// What an administrator of the server kills half way keeps nobody from signing in.
    void holdsNothingWhereItsRoutineWasKilled()
    {
        test::RawSession blocker(m_range->address());
        QVERIFY(blocker.run(u"START TRANSACTION"_s));
        blocker.value(u"SELECT version FROM document_number_configs "
                      "WHERE project_id = 2 AND type_slot = 6 FOR UPDATE"_s);
        const auto manager = m_range->enterAs(u"pa.demo"_s);
        const QString session = manager->value(u"SELECT CONNECTION_ID()"_s);
        auto killing = std::async(std::launch::async, [&] {
            test::RawSession administrator(m_range->address());
            const bool waits = test::waitUntil([&] {
                // The server shows its transactions as they were when nobody had looked for a tenth of a
                // second.
                administrator.value(u"SELECT SLEEP(0.15)"_s);
                return administrator
                    .value(u"SELECT COUNT(*) FROM INFORMATION_SCHEMA.INNODB_TRX "
                           "WHERE trx_state = 'LOCK WAIT' AND trx_mysql_thread_id = "_s +
                           session)
                    .toBool();
            });
            return waits && administrator.run(u"KILL QUERY "_s + session);
        });
        const int code = manager->run(m_range->named(saveTemplate()));
        QVERIFY(killing.get());
        QCOMPARE(code, interrupted);
        QVERIFY(blocker.run(u"ROLLBACK"_s));
        // The server undoes the transaction, or ends the session that rests in it.
        const auto signsIn = [&] {
            return enterInAHurry(u"sa.one"_s)->run(m_range->named(u"CALL {api}.sign_in()"_s)) == 0;
        };
        QVERIFY(test::waitUntil(signsIn, std::chrono::seconds(60)));
        QVERIFY(manager->value(u"SELECT @@in_transaction"_s) != u"1"_s);
    }

    /// Who takes all sessions that he gets leaves some to the others.
    void leavesSessionsToOthers_data()
    {
        QTest::addColumn<QString>("login");
        QTest::addColumn<int>("most");
        QTest::newRow("a person") << u"auditor.demo"_s << store::mostSessionsOfPerson;
        QTest::newRow("a service") << allocator << store::mostSessionsOfService;
    }

    void leavesSessionsToOthers()
    {
        QFETCH(QString, login);
        QFETCH(int, most);
        std::vector<std::unique_ptr<test::Intruder>> sessions;
        for (int count = 0; count < most; ++count) {
            sessions.push_back(m_range->enterAs(login));
            QCOMPARE(sessions.back()->refusalAtTheDoor(), 0);
        }
        QCOMPARE(m_range->enterAs(login)->refusalAtTheDoor(), tooManySessions);
        QCOMPARE(m_range->enterAs(u"sa.one"_s)->run(m_range->named(u"CALL {api}.sign_in()"_s)), 0);
        m_range->countRefusal(login);
    }

    /// What stands in the way of everybody's signing in is bounded before.
    void isRefusedBeforeTheLogIsLocked()
    {
        test::RawSession &root = m_range->root();
        QVERIFY(root.run(u"START TRANSACTION"_s));
        root.value(u"SELECT seq FROM admin_log_head FOR UPDATE"_s);
        const auto manager = enterInAHurry(u"pa.demo"_s);
        const QString entry = u"{\"type\":6,\"version\":1,\"template\":\"{SEQ:4}\",\"pad\":\"%1\"}"_s;
        const auto save = [&](const QString &changes) {
            return manager->run(
                m_range->named(u"CALL {api}.set_templates(2, %1, %2)"_s.arg(changes, reason)));
        };
        const int huge = save(u"CONCAT('[', '%1', ']')"_s.arg(entry.arg(QString(2'100'000, u'x'))));
        const int usual = save(u"'[%1]'"_s.arg(entry.arg(u"x"_s)));
        QVERIFY(root.run(u"ROLLBACK"_s));
        QCOMPARE(huge, noSuchValue);
        QCOMPARE(usual, waitedTooLong);
    }

private:
    std::unique_ptr<test::Intruder> enterInAHurry(const QString &login) const
    {
        auto session = m_range->enterAs(login);
        session->run(u"SET innodb_lock_wait_timeout = 0, lock_wait_timeout = 0"_s);
        return session;
    }

    QString saveTemplate()
    {
        const QString version =
            m_range->root()
                .value(
                    u"SELECT version FROM document_number_configs WHERE project_id = 2 AND type_slot = 6"_s)
                .toString();
        return u"CALL {api}.set_template(2, 6, %1, '{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}', 'YEARLY', "
               u"'WIDEN', 'TYPE', "
               "'SKIP', NULL, %2)"_s.arg(version, reason);
    }

    std::unique_ptr<test::AttackRange> m_range;
};

void HoldingTest::stopsNobodyOfAnotherCounter_data()
{
    QTest::addColumn<QStringList>("statements");
    const QStringList reads{u"CALL {api}.drawing_identity()"_s,
                            u"CALL {api}.drawing_reference_list_projects()"_s,
                            u"CALL {api}.drawing_template_find_template_in_use(2, 6)"_s,
                            u"CALL {api}.drawing_template_read_rules_stamp()"_s,
                            u"CALL {api}.counter_find_counter(2, 22, 1, 6, 0, 0, 0, 2031, 0)"_s};
    const QList<std::pair<const char *, QStringList>> ways{
        {"serializable", {u"SET SESSION TRANSACTION ISOLATION LEVEL SERIALIZABLE"_s, u"START TRANSACTION"_s}},
        {"serializable once", {u"SET TRANSACTION ISOLATION LEVEL SERIALIZABLE"_s, u"START TRANSACTION"_s}},
        {"serializable without autocommit",
         {u"SET SESSION TRANSACTION ISOLATION LEVEL SERIALIZABLE"_s, u"SET autocommit = 0"_s}},
        {"repeatable", {u"SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"_s, u"START TRANSACTION"_s}},
        {"chained",
         {u"SET completion_type = 'CHAIN'"_s, u"SET SESSION TRANSACTION ISOLATION LEVEL SERIALIZABLE"_s,
          u"START TRANSACTION"_s}},
    };
    for (const auto &[name, begin] : ways) {
        for (const QString &read : reads)
            QTest::newRow(qPrintable(QLatin1StringView(name) + u' ' + read.section(u'(', 0, 0)))
                << begin + QStringList{read};
        QTest::newRow(qPrintable(QLatin1StringView(name) + " with a lock"_L1))
            << begin + QStringList{test::lockCounter(2)} + reads;
        QTest::newRow(qPrintable(QLatin1StringView(name) + " behind a lock"_L1))
            << QStringList{test::lockCounter(2), u"COMMIT"_s} + begin +
                   QStringList{u"SAVEPOINT lekthi_hold"_s} + reads;
    }
}

QTEST_GUILESS_MAIN(HoldingTest)

#include "holding_test.moc"
