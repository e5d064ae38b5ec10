#include "tests/store/attacks/attack_range.h"
#include "tests/store/attacks/traces.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

const auto goodReason = u"The first numbers were drawn for a rehearsal."_s;
const auto approveOwn = u"CALL {api}.approve_request(1, (SELECT UNHEX('00')), 'agreed')"_s;
const auto approveUnknown = u"CALL {api}.approve_request(4711, '', 'agreed')"_s;

QString requestReset(int counter, const QString &value, const QString &reason = goodReason)
{
    return u"CALL {api}.request_reset(%1, 1, '%2', 'SKIP', '%3')"_s.arg(counter).arg(value, reason);
}

QString setTemplate(int project, const QString &text, const QString &reason = goodReason)
{
    return u"CALL {api}.set_template(%1, 6, 1, '%2', 'YEARLY', 'WIDEN', 'TYPE', 'SKIP', NULL, '%3')"_s
        .arg(project)
        .arg(text, reason);
}

} // namespace

/// What a person can set in a session of his own before he calls a routine (security rules of 3.11.14.3).
class SessionsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_range = std::make_unique<test::AttackRange>();
        QCOMPARE(m_range->enterAs(u"sa.one"_s)->run(m_range->named(requestReset(1, u"100"_s))), 0);
    }

    void cleanupTestCase()
    {
        qInfo("refused: %s", qPrintable(m_range->refusedPerLogin()));
        m_range.reset();
    }

    void refusesAndNotes_data()
    {
        QTest::addColumn<QString>("login");
        QTest::addColumn<QStringList>("statements");
        QTest::addColumn<int>("refusal");
        const auto row = [](const char *name, const QString &login, const QStringList &statements,
                            int refusal) { QTest::newRow(name) << login << statements << refusal; };
        const QStringList settings{u"check_constraint_checks = 0"_s,
                                   u"foreign_key_checks = 0"_s,
                                   u"max_error_count = 0"_s,
                                   u"completion_type = 1"_s,
                                   u"completion_type = 2"_s,
                                   u"autocommit = 0"_s,
                                   u"tx_read_only = 1"_s,
                                   u"sql_mode = ''"_s,
                                   u"sql_mode = 'NO_BACKSLASH_ESCAPES'"_s,
                                   u"default_regex_flags = 'MULTILINE,DOTALL,EXTENDED,UNGREEDY'"_s,
                                   u"system_versioning_asof = '2020-01-01'"_s,
                                   u"sql_select_limit = 0"_s,
                                   u"group_concat_max_len = 4"_s,
                                   u"collation_connection = utf16_bin"_s};
        for (const QString &setting : settings) {
            const QStringList set{"SET SESSION "_L1 + setting};
            row(qPrintable("own request, "_L1 + setting), u"sa.one"_s, set + QStringList{approveOwn}, 31021);
            row(qPrintable("short reason, "_L1 + setting), u"sa.two"_s,
                set + QStringList{requestReset(2, u"1"_s, u"nineteen characters"_s)}, 31010);
            row(qPrintable("other project, "_L1 + setting), u"pa.demo"_s,
                set + QStringList{setTemplate(1, u"{SEQ:4}"_s)}, 31003);
        }
        row("own request, for one statement", u"sa.one"_s,
            {u"SET STATEMENT check_constraint_checks = 0, max_error_count = 0 FOR "_s + approveOwn}, 31021);
        row("own request, later rolled back", u"sa.one"_s,
            {u"START TRANSACTION"_s, u"SAVEPOINT a"_s, approveOwn, u"ROLLBACK"_s, approveOwn}, 31021);
        row("own request, from a read-only transaction", u"sa.one"_s,
            {u"START TRANSACTION READ ONLY"_s, approveOwn}, 31021);
        row("own request, prepared", u"sa.one"_s, {u"EXECUTE IMMEDIATE \""_s + approveOwn + u"\""_s}, 31021);
        row("own request, refusal caught", u"sa.one"_s,
            {u"BEGIN NOT ATOMIC DECLARE CONTINUE HANDLER FOR SQLEXCEPTION BEGIN END; "_s + approveOwn +
             u"; COMMIT; END"_s},
            0);
        row("lines before the value", u"sa.two"_s,
            {u"SET SESSION default_regex_flags = 'MULTILINE'"_s, u"SET sql_mode = ''"_s,
             requestReset(2, u"x\n5"_s)},
            31011);
        row("value that does not fit", u"sa.two"_s,
            {u"SET sql_mode = ''"_s, requestReset(2, u"99999999999999999999"_s)}, 31011);
        row("negative value", u"sa.two"_s, {u"SET sql_mode = ''"_s, requestReset(2, u"-1"_s)}, 31011);
        row("type without keys", u"pa.demo"_s,
            {u"SET foreign_key_checks = 0"_s,
             u"CALL {api}.set_template(2, 4711, 0, '{SEQ:4}', 'YEARLY', 'WIDEN', 'TYPE', 'SKIP', NULL, "_s +
                 u"'"_s + goodReason + u"')"_s},
            31014);
    }

    /// Each denial is an entry of the log that the one who was denied cannot take back.
    void refusesAndNotes()
    {
        QFETCH(QString, login);
        QFETCH(QStringList, statements);
        QFETCH(int, refusal);
        const int before = m_range->denials();
        // A session that ends with the refusal cannot say more than that.
        const QString failed = test::attack(*m_range, login, statements, {refusal, 1927});
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
        QVERIFY(m_range->denials() > before);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("login");
        QTest::addColumn<QStringList>("statements");
        QTest::addColumn<QList<int>>("refusals");
        const QStringList people{u"pa.demo"_s, u"sa.one"_s, u"sa.two"_s, u"auditor.demo"_s,
                                 u"allocator.demo"_s};
        const auto all = [&](const char *name, const QString &statement, const QList<int> &refusals) {
            for (const QString &login : people)
                QTest::newRow(qPrintable(login + " "_L1 + QLatin1StringView(name)))
                    << login << QStringList{statement} << refusals;
        };
        all("forges the time", u"SET timestamp = 1"_s, test::noRight);
        all("shadows a table", u"CREATE TEMPORARY TABLE {store}.users (id INT, username VARCHAR(80))"_s,
            test::noRight);
        all("shadows a table beside routines", u"CREATE TEMPORARY TABLE {api}.users (id INT)"_s,
            test::noRight);
        all("shadows a table of the sandbox", u"CREATE TEMPORARY TABLE {sandbox}.users (id INT)"_s,
            test::noRight);
        all("writes no binary log", u"SET sql_log_bin = 0"_s, test::noRight);
        all("changes the server", u"SET GLOBAL max_connections = 1"_s, test::noRight);
        all("stops noting", u"SET GLOBAL secure_timestamp = NO"_s, {1238, 1227});
        all("moves rows of a view", u"UPDATE {store}.document_sequence SET current_no = 1"_s,
            test::noRight + QList<int>{1288, 1356});
        all("asks a view by errors",
            u"SELECT 1 FROM {store}.document_sequence WHERE EXP(current_no * 1000) > 1"_s, test::noRight);
        for (const char *call : {"approve_request(1, '', 'agreed')", "reject_request(1, 'no such thing')",
                                 "request_import(2, 6, 1, '[]', '[]', '[]', 'because')",
                                 "set_setting('approvals_needed', '1', 'because')"}) {
            for (const QString &login : {u"pa.demo"_s, u"auditor.demo"_s, u"allocator.demo"_s})
                QTest::newRow(qPrintable(login + " calls "_L1 + QLatin1StringView(call)))
                    << login << QStringList{u"CALL {api}."_s + QLatin1StringView(call)} << test::notAllowed;
        }
        for (const char *inner :
             {"begin_write('SUPER_ADMIN', @a, @b)", "close_lapsed('counter:1')",
              "find_staleness('RESET', 1, @a, @b)", "require_fresh_import(1)", "require_fresh_reset(1)",
              "require_fresh_template(1)", "close_request(1, 'REJECTED', 'AUDITOR', '')",
              "note_denial('X', 31001, 'x', 'x')", "require_pace()", "undo_settings()"})
            all(inner, u"CALL {api}."_s + QLatin1StringView(inner), test::noRight);
        for (const QString &login : {u"sa.one"_s, u"pa.demo"_s})
            QTest::newRow(qPrintable(login + " in a distributed transaction"_L1))
                << login
                << QStringList{u"XA START 'x'"_s,
                               login == "sa.one"_L1 ? approveOwn : setTemplate(1, u"{SEQ:4}"_s)}
                << QList<int>{1399};
    }

    void refuses()
    {
        QFETCH(QString, login);
        QFETCH(QStringList, statements);
        QFETCH(QList<int>, refusals);
        const QString failed = test::attack(*m_range, login, statements, refusals);
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
    }

    void givesUpWholly_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<int>("refusal");
        QTest::newRow("lock timeout") << u"SET innodb_lock_wait_timeout = 0"_s << 1205;
        QTest::newRow("statement timeout") << u"SET max_statement_time = 0.2"_s << 1969;
    }

    /// Half of an approval cannot be committed by whoever makes the other half fail.
    void givesUpWholly()
    {
        QFETCH(QString, setting);
        QFETCH(int, refusal);
        test::RawSession holder(m_range->address());
        const QString approve = u"CALL {api}.approve_request(1, %1, 'agreed')"_s.arg(
            m_range->root().value(test::newestDigest).toString());
        for (const char *table :
             {"admin_log_head", "document_number_counters", "users", "request_approvals"}) {
            QVERIFY(holder.run(u"START TRANSACTION"_s));
            holder.column(u"SELECT * FROM %1 FOR UPDATE"_s.arg(QLatin1StringView(table)));
            const QString failed = test::attack(*m_range, u"sa.two"_s, {setting, approve}, {refusal});
            QVERIFY(holder.run(u"ROLLBACK"_s));
            QVERIFY2(failed.isEmpty(), qPrintable(QLatin1StringView(table) + ": "_L1 + failed));
        }
    }

    void deactivationActsAtOnce_data()
    {
        QTest::addColumn<QStringList>("before");
        QTest::newRow("old snapshot") << QStringList{u"START TRANSACTION WITH CONSISTENT SNAPSHOT"_s,
                                                     u"SELECT COUNT(*) FROM {sandbox}.users"_s};
        QTest::newRow("time travel") << QStringList{u"SET system_versioning_asof = NOW() - INTERVAL 1 DAY"_s};
        QTest::newRow("read uncommitted") << QStringList{
            u"SET SESSION TRANSACTION ISOLATION LEVEL READ UNCOMMITTED"_s, u"START TRANSACTION"_s};
    }

    void deactivationActsAtOnce()
    {
        QFETCH(QStringList, before);
        const auto intruder = m_range->enterAs(u"sa.two"_s);
        for (const QString &statement : before)
            QCOMPARE(intruder->run(m_range->named(statement)), 0);
        QVERIFY(m_range->root().run(u"UPDATE users SET is_active = FALSE WHERE username = 'sa.two'"_s));
        const int code = intruder->run(m_range->named(approveOwn));
        const int reading = intruder->run(m_range->named(u"CALL {api}.people_list_people()"_s));
        QVERIFY(m_range->root().run(u"UPDATE users SET is_active = TRUE WHERE username = 'sa.two'"_s));
        QCOMPARE(code, 31001);
        QCOMPARE(reading, 31001);
        m_range->countRefusal(u"sa.two"_s);
    }

    /// The caller cannot choose the number of a row, nor use up the numbers.
    void chosenRowNumbersAreIgnored()
    {
        const auto intruder = m_range->enterAs(u"sa.one"_s);
        QCOMPARE(intruder->run(u"SET insert_id = 9223372036854775807, auto_increment_increment = 60000"_s),
                 0);
        QCOMPARE(intruder->run(m_range->named(requestReset(3, u"7"_s))), 0);
        QVERIFY(m_range->root().value(u"SELECT MAX(id) FROM requests"_s).toInt() < 100);
        m_range->countRefusal(u"sa.one"_s);
    }

private:
    std::unique_ptr<test::AttackRange> m_range;
};

QTEST_GUILESS_MAIN(SessionsTest)
#include "sessions_test.moc"
