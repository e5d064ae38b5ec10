#include "tests/store/attacks/drawing_calls.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

const auto allocator = u"allocator.demo"_s;
constexpr int notItsProject = 31031;
constexpr int otherVersion = 31033;
constexpr int otherRules = 31034;
constexpr int malformed = 31078;
constexpr int notInTheWay = 31079;
constexpr int tooMany = 31036;
constexpr int namesNobody = 31070;
constexpr int noPerson = 31071;
constexpr int tooManyOfPerson = 31072;
constexpr int tooManyFromAddress = 31073;
constexpr int isNull = 1048;
constexpr int isThereAlready = 1062;
constexpr int tooLong = 1406;
constexpr int yearNotCounted = 31111;
constexpr int noJson = 4038;

QString writeMinute(int project)
{
    return uR"(CALL {api}.write_minute(DATE_FORMAT(UTC_TIMESTAMP(), '%Y-%m-%d %H:00:00'), UUID(), 'x', 'UP', 'UP', 1, 4, 0,
               '[[%1,6,1,0,0,"{}","[1,0,0,0,0,0,0,0,0,0,0,0,0]","gwEAAA==","gwEAAA==","{}","[\\"numbers\\",1]"]]', '[]', ''))"_s
        .replace("%1"_L1, QString::number(project));
}

} // namespace

/// What the account of a numbering service can do with another program: raise counters of its projects and
/// write their ledger rows (3.11.14.3), nothing else.
class AllocatorsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_range = std::make_unique<test::AttackRange>();
        QVERIFY(m_range->root().run(
            u"INSERT INTO document_number_counters (project_id, originator_organization_id, "
            "recipient_organization_id, correspondence_type_id, current_year, updated_at) "
            "VALUES (2, 22, 1, 6, 2030, UTC_TIMESTAMP(6)), (3, 22, 1, 6, 2031, UTC_TIMESTAMP(6))"_s));
        m_foreign =
            m_range->root().value(u"SELECT id FROM document_number_counters WHERE project_id = 3"_s).toInt();
    }

    void cleanupTestCase()
    {
        qInfo("refused: %s", qPrintable(m_range->refusedPerLogin()));
        m_range.reset();
    }

    void refuses_data();
    void refuses()
    {
        QFETCH(QStringList, statements);
        QFETCH(QList<int>, refusals);
        const QString failed = test::attack(*m_range, allocator, statements, refusals);
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
    }

    void drawsForItsProjects()
    {
        const auto intruder = m_range->enterAs(allocator);
        const auto next = test::nextOf(m_range->root(), 1);
        for (const QString &statement :
             {next.sql(), test::openCounter(2), test::recordError(), writeMinute(2)})
            QCOMPARE(intruder->run(m_range->named(statement)), 0);
        QCOMPARE(intruder->run(m_range->named(test::revise(test::nextOf(m_range->root(), 1), 0, 117))), 0);
        QCOMPARE(
            m_range->root().value(u"SELECT last_number FROM document_number_counters WHERE id = 1"_s).toInt(),
            next.next());
        QCOMPARE(m_range->root()
                     .value(u"SELECT COUNT(*) FROM document_number_audit JOIN document_number_taken USING "
                            u"(request_id) "
                            "WHERE number IN ('drawn %1', 'revised 117')"_s.arg(next.next()))
                     .toInt(),
                 2);
    }

    void losesItsRightsAtOnce_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("undo");
        QTest::newRow("deactivated") << u"UPDATE users SET is_active = FALSE WHERE id = 5"_s
                                     << u"UPDATE users SET is_active = TRUE WHERE id = 5"_s;
        QTest::newRow("another role") << u"UPDATE users SET role = 'AUDITOR' WHERE id = 5"_s
                                      << u"UPDATE users SET role = 'ALLOCATOR' WHERE id = 5"_s;
        QTest::newRow("project taken") << u"DELETE FROM project_admins WHERE user_id = 5 AND project_id = 2"_s
                                       << u"INSERT INTO project_admins VALUES (5, 2)"_s;
    }

    void losesItsRightsAtOnce()
    {
        QFETCH(QString, change);
        QFETCH(QString, undo);
        const auto intruder = m_range->enterAs(allocator);
        QCOMPARE(intruder->run(u"START TRANSACTION WITH CONSISTENT SNAPSHOT"_s), 0);
        for (const QString &reading :
             {u"CALL {api}.drawing_reference_list_projects()"_s, test::lockCounter(2)})
            QCOMPARE(intruder->run(m_range->named(reading)), 0);
        QVERIFY(m_range->root().run(change));
        const auto next = test::nextOf(m_range->root(), 1);
        QList<int> codes;
        for (const QString &statement :
             {next.sql(), test::revise(next, 0, 117), test::openCounter(2, 22, 2033)})
            codes.append(intruder->run(m_range->named(statement)));
        intruder->run(u"ROLLBACK"_s);
        QVERIFY(m_range->root().run(undo));
        QCOMPARE(codes, QList<int>(3, notItsProject));
        m_range->countRefusal(allocator);
    }

    void keepsItsPace()
    {
        QVERIFY(m_range->root().run(u"UPDATE users SET numbers_per_minute = 2 WHERE id = 5"_s));
        const auto intruder = m_range->enterAs(allocator);
        int drawn = 0;
        int refused = 0;
        // A minute may end in between: then two more are due.
        while (refused == 0 && drawn < 5) {
            const int code = intruder->run(m_range->named(test::nextOf(m_range->root(), 1).sql()));
            QVERIFY2(code == 0 || code == tooMany, qPrintable(QString::number(code)));
            ++(code == 0 ? drawn : refused);
        }
        QVERIFY(m_range->root().run(u"UPDATE users SET numbers_per_minute = NULL WHERE id = 5"_s));
        QCOMPARE(refused, 1);
        QVERIFY(drawn == 2 || drawn == 4);
        QCOMPARE(intruder->run(m_range->named(test::nextOf(m_range->root(), 1).sql())), 0);
    }

    /// What a service may do in a minute is counted by kind, whatever it may draw.
    void hasAPaceForAllThatItWrites_data()
    {
        QTest::addColumn<int>("part");
        QTest::addColumn<QString>("call");
        QTest::newRow("counters") << -1 << test::openCounter(2, 22, 2040);
        QTest::newRow("errors") << -2 << test::recordError();
        QTest::newRow("revisions") << 1 << QString();
    }

    void hasAPaceForAllThatItWrites()
    {
        QFETCH(int, part);
        QFETCH(QString, call);
        test::RawSession &root = m_range->root();
        QVERIFY(root.run(u"UPDATE users SET numbers_per_minute = 1000 WHERE id = 5"_s));
        // This minute and the next: it may end in between.
        for (const int later : {0, 1}) {
            QVERIFY(root.run(
                u"REPLACE INTO drawing_pace VALUES (5, %1, UNIX_TIMESTAMP() DIV 60 + %2, 1000000)"_s.arg(part)
                    .arg(later)));
            const auto now = test::nextOf(root, 1);
            const QString tried = call.isEmpty() ? test::revise(now, 0, 117, u"revised 117 again"_s) : call;
            const int code = m_range->enterAs(allocator)->run(m_range->named(tried));
            if (code == tooMany)
                break;
            QVERIFY2(later == 0 && code == 0, qPrintable(QString::number(code)));
        }
        QVERIFY(root.run(u"DELETE FROM drawing_pace"_s));
        QVERIFY(root.run(u"UPDATE users SET numbers_per_minute = NULL WHERE id = 5"_s));
        m_range->countRefusal(allocator);
    }

    void namesOnlyWhomItMay_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<int>("refusal");
        QTest::addColumn<QString>("undo");
        const QString rates = u"UPDATE store_settings SET value = %1 WHERE name = '%2_numbers_per_minute'"_s;
        QTest::newRow("not trusted") << u"UPDATE users SET may_name_persons = FALSE WHERE id = 5"_s
                                     << namesNobody
                                     << u"UPDATE users SET may_name_persons = TRUE WHERE id = 5"_s;
        QTest::newRow("inactive person") << u"UPDATE users SET is_active = FALSE WHERE id = 1"_s << noPerson
                                         << u"UPDATE users SET is_active = TRUE WHERE id = 1"_s;
        QTest::newRow("too much for a person")
            << rates.arg(1).arg(u"person"_s) << tooManyOfPerson << rates.arg(100000).arg(u"person"_s);
        QTest::newRow("too much from an address")
            << rates.arg(1).arg(u"address"_s) << tooManyFromAddress << rates.arg(100000).arg(u"address"_s);
    }

    void namesOnlyWhomItMay()
    {
        QFETCH(QString, change);
        QFETCH(int, refusal);
        QFETCH(QString, undo);
        const auto call = [this] {
            auto next = test::nextOf(m_range->root(), 1);
            next.rows = test::rowsOf({{.number = u"own %1"_s.arg(next.next())},
                                      {.number = u"of pa %1"_s.arg(next.next() + 1), .userId = 1}});
            return m_range->named(next.sql());
        };
        const auto intruder = m_range->enterAs(allocator);
        QVERIFY(m_range->root().run(u"DELETE FROM drawing_rates"_s));
        QVERIFY(m_range->root().run(change));
        int code = 0;
        // A minute may end in between.
        for (int draws = 0; draws < 3 && code == 0; ++draws)
            code = intruder->run(call());
        QVERIFY(m_range->root().run(undo));
        QCOMPARE(code, refusal);
        QCOMPARE(intruder->run(call()), 0);
        m_range->countRefusal(allocator);
    }

    /// Somebody was given the role but has no account in the store.
    void refusesARoleWithoutAnAccount()
    {
        test::RawSession &root = m_range->root();
        QVERIFY(root.run(u"CREATE USER 'service.x'@'localhost' IDENTIFIED BY 'lekthi-demo'"_s));
        QVERIFY(root.run(u"GRANT lekthi_allocator TO 'service.x'@'localhost'"_s));
        QVERIFY(root.run(u"SET DEFAULT ROLE lekthi_allocator FOR 'service.x'@'localhost'"_s));
        const QString failed =
            test::attack(*m_range, u"service.x"_s, {test::nextOf(root, 1).sql()}, {notItsProject});
        QVERIFY(root.run(u"DROP USER 'service.x'@'localhost'"_s));
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
    }

private:
    std::unique_ptr<test::AttackRange> m_range;
    int m_foreign = 0;
};

void AllocatorsTest::refuses_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::addColumn<QList<int>>("refusals");
    const auto row = [](const char *name, const QStringList &statements, const QList<int> &refusals) {
        QTest::newRow(name) << statements << refusals;
    };
    const auto denied = [&](const QString &statement) {
        QTest::newRow(qPrintable(statement)) << QStringList(statement) << test::noRight;
    };
    for (const char *table : {"admin_log",
                              "admin_log_head",
                              "store_settings",
                              "persons",
                              "users",
                              "project_admins",
                              "projects",
                              "requests",
                              "request_approvals",
                              "document_number_configs",
                              "document_number_config_history",
                              "document_number_counters",
                              "document_number_audit",
                              "document_number_taken",
                              "document_number_errors",
                              "document_number_rules_stamp",
                              "reference_data_stamp",
                              "document_number_metrics_minute",
                              "document_number_allocator_minute",
                              "document_number_metrics_span",
                              "document_number_metrics_total",
                              "drawing_pace",
                              "drawing_rates",
                              "document_sequence",
                              "lekthi_routines",
                              "lekthi_schema"}) {
        const QString name = "{store}."_L1 + QLatin1StringView(table);
        denied("SELECT * FROM "_L1 + name);
        denied("INSERT INTO "_L1 + name + " VALUES (1)"_L1);
        denied("REPLACE INTO "_L1 + name + " SELECT * FROM "_L1 + name);
        denied("UPDATE IGNORE "_L1 + name + " SET id = 1"_L1);
        denied("DELETE FROM "_L1 + name);
        denied("LOAD DATA INFILE '/etc/hosts' REPLACE INTO TABLE "_L1 + name);
        denied("LOCK TABLES "_L1 + name + " READ"_L1);
    }
    for (const char *routine :
         {"require_requester(1, 1)", "require_drawer(2)", "find_drawer(2)", "require_drawing_pace(1, 1)",
          "require_persons(1)", "undo_settings()", "begin_write(1)", "note_denial(1)",
          "enter_project_spans('x')", "sum_minute('x')", "lock_span_day('x')", "remove_old_minutes()"})
        denied("CALL {api}."_L1 + QLatin1StringView(routine));

    row("counter of another project", {test::openCounter(3)}, {notItsProject});
    row("lock on another project", {u"START TRANSACTION"_s, test::lockCounter(3)}, {notItsProject});
    row("counter of a year before", {u"SET check_constraint_checks = 0"_s, test::openCounter(2, 22, 1999)},
        {yearNotCounted});
    row("counter of nobody", {u"SET foreign_key_checks = 0"_s, test::openCounter(2, 4711)}, {malformed});
    const auto counterOf = [](const QString &parts) {
        return QStringList(u"CALL {api}.open_counter(2, %1)"_s.arg(parts));
    };
    row("counter for a recipient of another project", counterOf(u"22, 4711, 6, 0, 0, 0, 2032, 0"_s),
        {malformed});
    row("counter of a sub type that there is none", counterOf(u"22, 1, 6, -5, 0, 0, 2032, 0"_s), {malformed});
    row("counter of a sub type of another type", counterOf(u"22, 1, 6, 11, 0, 0, 2032, 0"_s), {malformed});
    row("counter of an RFA type that there is none", counterOf(u"22, 1, 6, 0, 99, 0, 2032, 0"_s),
        {malformed});
    row("counter of a discipline that there is none", counterOf(u"22, 1, 6, 0, 0, 99, 2032, 0"_s),
        {malformed});
    row("counter of a period that no template has", counterOf(u"22, 1, 6, 0, 0, 0, 2032, 77"_s), {malformed});
    row("counter of a month under a yearly template", counterOf(u"22, 1, 6, 0, 0, 0, 2032, 1"_s),
        {malformed});
    row("counter that never starts again under a yearly template", counterOf(u"22, 1, 6, 0, 0, 0, 0, 0"_s),
        {malformed});
    const auto errorOf = [](const QString &reference, const QString &type, const QString &context) {
        return QStringList(
            u"CALL {api}.record_error(%1, %2, 'x', NULL, %3, NULL, NULL, UTC_TIMESTAMP(6))"_s.arg(
                reference, type, context));
    };
    row("error of another reference", errorOf(u"'x'"_s, u"'DB_ERROR'"_s, u"'{}'"_s), {malformed});
    row("error of a type that there is none", errorOf(u"'ERR-20261123-0810-ABCD'"_s, u"'MOON'"_s, u"'{}'"_s),
        {malformed});
    row("error as large as a disk",
        errorOf(u"'ERR-20261123-0810-ABCD'"_s, u"'DB_ERROR'"_s, u"CONCAT('\"', REPEAT('x', 30000), '\"')"_s),
        {malformed});
    row("counter twice", {u"SET unique_checks = 0"_s, test::openCounter(2, 22, 2030)}, {isThereAlready});
    const auto next = test::nextOf(m_range->root(), 1);
    row("draw of another project", {test::nextOf(m_range->root(), m_foreign).sql()},
        {notItsProject, otherRules});
    row("revision for another project", {test::revise(test::nextOf(m_range->root(), m_foreign), 0, 1)},
        {notItsProject});
    row("revision of what was never issued", {test::revise(next, 0, 999)}, {notItsProject});
    row("revision of another epoch", {test::revise(next, 1, 117)}, {notItsProject});
    row("minute of another project", {writeMinute(3)}, {notItsProject});
    row("totals of another project",
        {uR"(CALL {api}.write_minute(DATE_FORMAT(UTC_TIMESTAMP(), '%Y-%m-%d %H:00:00'), UUID(), 'x', 'UP', 'UP', 1, 4, 0, '[]',
             '[[3,6,"errors","DB_ERROR",1000000]]', ''))"_s},
        {notItsProject});
    row("draw within a transaction with a snapshot",
        {u"START TRANSACTION WITH CONSISTENT SNAPSHOT"_s, test::nextOf(m_range->root(), m_foreign).sql()},
        {notItsProject, otherRules});
    row("draw with a number of its own",
        {u"SET insert_id = 9223372036854775807"_s, test::nextOf(m_range->root(), m_foreign).sql()},
        {notItsProject, otherRules});
}

QTEST_GUILESS_MAIN(AllocatorsTest)
#include "allocators_test.moc"
