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
constexpr int unexplained = 31035;
constexpr int tooMany = 31036;
constexpr int namesNobody = 31070;
constexpr int noPerson = 31071;
constexpr int tooManyOfPerson = 31072;
constexpr int tooManyFromAddress = 31073;
constexpr int isNull = 1048;
constexpr int isThereAlready = 1062;
constexpr int tooLong = 1406;
constexpr int brokenCheck = 4025;

QString openCounter(int project, int originator = 22, int year = 2031)
{
    return u"CALL {api}.open_counter(%1, %2, 1, 6, 0, 0, 0, %3, 0)"_s.arg(project).arg(originator).arg(year);
}

QString lockCounter(int project)
{
    return u"CALL {api}.lock_counter(%1, 22, 1, 6, 0, 0, 0, 2031, 0)"_s.arg(project);
}

QString revise(const test::DrawCall &seen, int epoch, int sequence)
{
    return u"CALL {api}.revise(%1, %2, REPEAT('h', 32), UUID(), %3, %4, NULL, 'revised', 'B', '{}', 'x', 1, "
           u"5, '', '', 0, "
           "0, 0, 'NONE', NULL, REPEAT('h', 32), UTC_TIMESTAMP(6))"_s.arg(seen.counter, seen.seenVersion)
               .arg(epoch)
               .arg(sequence);
}

const auto recordError =
    u"CALL {api}.record_error(UUID_SHORT(), 'DB_ERROR', 'x', '{}', NULL, NULL, UTC_TIMESTAMP(6))"_s;

QString writeMinute(int project)
{
    return uR"(CALL {api}.write_minute(DATE_FORMAT(UTC_TIMESTAMP(), '%Y-%m-%d %H:00:00'), UUID(), 'x', 'UP', 'UP', 1, 4, 0,
               '[[%1,6,1,0,0,"{}","[1,0,0,0,0,0,0,0,0,0,0,0,0]","gwEAAA==","gwEAAA==","{}",""]]', '[]', ''))"_s
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

    void refusesWrongDraws_data();
    void refusesWrongDraws()
    {
        QFETCH(QString, call);
        QFETCH(int, refusal);
        const QString failed = test::attack(*m_range, allocator, {call}, {refusal});
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
    }

    void refusesNothingInPlaceOfAnyParameter()
    {
        const QStringList right = test::nextOf(m_range->root(), 1).parameters();
        // The last one is nothing where no number was passed over.
        for (qsizetype position = 0; position + 1 < right.size(); ++position) {
            QStringList wrong = right;
            wrong[position] = u"NULL"_s;
            if (position == 5) // a counter without a ledger has no head
                continue;
            const QString failed = test::attack(*m_range, allocator, {test::callOfDraw(wrong)},
                                                {isNull, otherVersion, otherRules, unexplained});
            QVERIFY2(failed.isEmpty(), qPrintable(u"parameter %1: %2"_s.arg(position).arg(failed)));
        }
    }

    /// The way that is meant stays open, or the refusals above would show nothing.
    void drawsForItsProjects()
    {
        const auto intruder = m_range->enterAs(allocator);
        const auto next = test::nextOf(m_range->root(), 1);
        for (const QString &statement : {next.sql(), openCounter(2), recordError, writeMinute(2)})
            QCOMPARE(intruder->run(m_range->named(statement)), 0);
        QCOMPARE(intruder->run(m_range->named(revise(test::nextOf(m_range->root(), 1), 0, 117))), 0);
        QCOMPARE(m_range->root()
                     .value(u"SELECT last_number FROM document_number_counters WHERE id = 1"_s)
                     .toString(),
                 next.newNumber);
        QCOMPARE(m_range->root()
                     .value(u"SELECT COUNT(*) FROM document_number_audit JOIN document_number_taken USING "
                            u"(request_id) "
                            "WHERE number IN ('drawn %1', 'revised')"_s.arg(next.newNumber))
                     .toInt(),
                 2);
    }

    void explainsWhatItPassesOver()
    {
        auto call = test::nextOf(m_range->root(), 1);
        const int next = call.newNumber.toInt();
        call.newNumber = QString::number(next + 2);
        call.rows = test::rowsOf({{next + 2, u"behind two"_s}});
        call.passedOver = uR"('{"%1":"[\\"a\\",\\"b\\"]"}')"_s.arg(next + 2);
        const auto intruder = m_range->enterAs(allocator);
        QCOMPARE(intruder->run(m_range->named(call.sql())), 0);
        QCOMPARE(
            m_range->root()
                .value(u"SELECT skipped FROM document_number_audit WHERE generated_number = 'behind two'"_s)
                .toString(),
            u"[\"a\",\"b\"]"_s);
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
        for (const QString &reading : {u"CALL {api}.drawing_reference_list_projects()"_s, lockCounter(2)})
            QCOMPARE(intruder->run(m_range->named(reading)), 0);
        QVERIFY(m_range->root().run(change));
        const auto next = test::nextOf(m_range->root(), 1);
        QList<int> codes;
        for (const QString &statement : {next.sql(), revise(next, 0, 117), openCounter(2, 22, 2033)})
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
            const int sequence = next.newNumber.toInt();
            next.newNumber = QString::number(sequence + 1);
            next.wanted = u"2"_s;
            next.rows = test::rowsOf(
                {{.sequence = sequence, .number = u"own %1"_s.arg(sequence)},
                 {.sequence = sequence + 1, .number = u"of pa %1"_s.arg(sequence), .userId = 1}});
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

    /// A service knows less of its own address than the store does, and cannot pass for another one.
    void keepsItsOwnAddress()
    {
        auto call = test::nextOf(m_range->root(), 1);
        const int next = call.newNumber.toInt();
        call.rows = test::rowsOf({{.sequence = next, .number = u"whence"_s, .address = u"192.0.2.99"_s}});
        QCOMPARE(m_range->enterAs(allocator)->run(m_range->named(call.sql())), 0);
        QCOMPARE(
            m_range->root()
                .value(u"SELECT CONCAT_WS(' ', user_id, drawn_by, ip_address) FROM document_number_audit "
                       "WHERE generated_number = 'whence'"_s)
                .toString(),
            u"5 5 localhost"_s);
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
                              "counter_reset_requests",
                              "counter_reset_approvals",
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
         {"require_confirmation(1)", "require_drawer(2)", "find_drawer(2)", "require_drawing_pace(1, 1)",
          "require_persons(1)", "undo_settings()", "begin_write(1)", "note_denial(1)",
          "enter_project_spans('x')", "sum_minute('x')", "lock_span_day('x')", "remove_old_minutes()"})
        denied("CALL {api}."_L1 + QLatin1StringView(routine));

    row("counter of another project", {openCounter(3)}, {notItsProject});
    row("lock on another project", {u"START TRANSACTION"_s, lockCounter(3)}, {notItsProject});
    row("counter of a year before", {u"SET check_constraint_checks = 0"_s, openCounter(2, 22, 1999)},
        {brokenCheck});
    row("counter of nobody", {u"SET foreign_key_checks = 0"_s, openCounter(2, 4711)}, {1452});
    row("counter twice", {u"SET unique_checks = 0"_s, openCounter(2, 22, 2030)}, {isThereAlready});
    const auto next = test::nextOf(m_range->root(), 1);
    row("draw of another project", {test::nextOf(m_range->root(), m_foreign).sql()},
        {notItsProject, otherRules});
    row("revision for another project", {revise(test::nextOf(m_range->root(), m_foreign), 0, 1)},
        {notItsProject});
    row("revision of what was never issued", {revise(next, 0, 999)}, {notItsProject});
    row("revision of another epoch", {revise(next, 1, 117)}, {notItsProject});
    row("minute of another project", {writeMinute(3)}, {notItsProject});
    row("totals of another project",
        {uR"(CALL {api}.write_minute(DATE_FORMAT(UTC_TIMESTAMP(), '%Y-%m-%d %H:00:00'), UUID(), 'x', 'UP', 'UP', 1, 4, 0, '[]',
             '[[3,6,"numbers","",1000000]]', ''))"_s},
        {notItsProject});
    row("draw within a transaction with a snapshot",
        {u"START TRANSACTION WITH CONSISTENT SNAPSHOT"_s, test::nextOf(m_range->root(), m_foreign).sql()},
        {notItsProject, otherRules});
    row("draw with a number of its own",
        {u"SET insert_id = 9223372036854775807"_s, test::nextOf(m_range->root(), m_foreign).sql()},
        {notItsProject, otherRules});
}

void AllocatorsTest::refusesWrongDraws_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<int>("refusal");
    const auto right = test::nextOf(m_range->root(), 1);
    const int next = right.newNumber.toInt();
    const auto row = [&](const char *name, int refusal, const std::function<void(test::DrawCall &)> &change) {
        test::DrawCall call = right;
        change(call);
        QTest::newRow(name) << call.sql() << refusal;
    };
    const QString issued =
        m_range->root()
            .value(u"SELECT request_id FROM document_number_audit WHERE counter_id = 1 LIMIT 1"_s)
            .toString();
    const QString inForce =
        m_range->root()
            .value(u"SELECT generated_number FROM document_number_audit WHERE counter_id = 1 LIMIT 1"_s)
            .toString();
    row("version before", otherVersion, [](auto &call) { call.seenVersion = u"0"_s; });
    row("number before", otherVersion, [](auto &call) { call.seenNumber = u"3"_s; });
    row("to the same number", otherVersion, [](auto &call) { call.newNumber = call.seenNumber; });
    row("down", otherVersion, [](auto &call) { call.newNumber = u"1"_s; });
    row("below nothing", otherVersion, [](auto &call) { call.newNumber = u"-1"_s; });
    row("rules of before", otherRules, [](auto &call) { call.seenStamp = u"0"_s; });
    row("behind no row", otherVersion, [](auto &call) { call.seenHead.clear(); });
    row("behind another row", otherVersion, [](auto &call) { call.seenHead = QString(64, u'1'); });
    row("raise without rows", otherVersion, [](auto &call) { call.rows = u"'[]'"_s; });
    row("raise for nobody", unexplained, [](auto &call) { call.wanted = u"0"_s; });
    row("raise by two for one", unexplained, [&](auto &call) { call.newNumber = QString::number(next + 1); });
    row("number above the counter", unexplained,
        [&](auto &call) { call.rows = test::rowsOf({{next + 1, u"above"_s}}); });
    row("number that is issued", isThereAlready,
        [&](auto &call) { call.rows = test::rowsOf({{next - 1, u"again"_s}}); });
    row("number below", unexplained, [&](auto &call) {
        call.newNumber = QString::number(next + 1);
        call.wanted = u"2"_s;
        call.rows = test::rowsOf({{next, u"one"_s}, {next + 2, u"two"_s}});
    });
    row("sequence twice", isThereAlready, [&](auto &call) {
        call.newNumber = QString::number(next + 1);
        call.wanted = u"2"_s;
        call.rows = test::rowsOf({{next, u"one"_s}, {next, u"two"_s}});
    });
    row("text twice", isThereAlready, [&](auto &call) {
        call.newNumber = QString::number(next + 1);
        call.wanted = u"2"_s;
        call.rows = test::rowsOf({{next, u"one"_s}, {next + 1, u"ONE"_s}});
    });
    row("text in force", isThereAlready, [&](auto &call) { call.rows = test::rowsOf({{next, inForce}}); });
    row("request id that was served", isThereAlready,
        [&](auto &call) { call.rows = test::rowsOf({{next, u"x"_s, issued}}); });
    row("request id that is too long", tooLong,
        [&](auto &call) { call.rows = test::rowsOf({{next, u"x"_s, QString(37, u'a')}}); });
    row("text that is too long", tooLong,
        [&](auto &call) { call.rows = test::rowsOf({{next, QString(101, u'x')}}); });
    row("address that is too long", tooLong, [&](auto &call) {
        call.rows =
            test::rowsOf({{.sequence = next, .number = u"x"_s, .address = QString(46, u'1'), .userId = 1}});
    });
    row("agent that is too long", tooLong, [&](auto &call) {
        call.rows = test::rowsOf(
            {{next, u"x"_s, QUuid::createUuid().toString(QUuid::WithoutBraces), {}, QString(513, u'x')}});
    });
    row("second text that is too long", tooLong, [&](auto &call) {
        call.newNumber = QString::number(next + 1);
        call.wanted = u"2"_s;
        call.rows = test::rowsOf({{next, u"one"_s}, {next + 1, QString(101, u'x')}});
    });
    for (const int nobody : {0, -1, 4711})
        row(qPrintable(u"for account %1"_s.arg(nobody)), noPerson, [&](auto &call) {
            call.rows = test::rowsOf({{.sequence = next, .number = u"x"_s, .userId = nobody}});
        });
    row("for nobody among others", noPerson, [&](auto &call) {
        call.newNumber = QString::number(next + 1);
        call.wanted = u"2"_s;
        call.rows = test::rowsOf({{next, u"one"_s}, {.sequence = next + 1, .number = u"two"_s, .userId = 0}});
    });
    row("two rows for one", unexplained,
        [&](auto &call) { call.rows = test::rowsOf({{next, u"one"_s}, {next + 1, u"two"_s}}); });
    row("gap that is not explained", unexplained, [&](auto &call) {
        call.newNumber = QString::number(next + 1);
        call.rows = test::rowsOf({{next + 1, u"x"_s}});
        call.passedOver = uR"('{"4711":"[\\"a\\"]"}')"_s;
    });
    row("gap explained twice", unexplained, [&](auto &call) {
        call.newNumber = QString::number(next + 1);
        call.rows = test::rowsOf({{next + 1, u"x"_s}});
        call.passedOver = uR"('{"%1":"[\\"a\\",\\"b\\"]"}')"_s.arg(next + 1);
    });
    row("SQL in a text", unexplained, [&](auto &call) {
        call.rows = test::rowsOf({{next, u"x"_s}});
        call.wanted = u"2"_s;
        call.key = u"'{\"a\":\"''; DROP TABLE users; --\"}'"_s;
    });
}

QTEST_GUILESS_MAIN(AllocatorsTest)
#include "allocators_test.moc"
