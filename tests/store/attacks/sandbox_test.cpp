#include "tests/store/attacks/attack_range.h"
#include "tests/store/attacks/drawing_calls.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

constexpr const char *everybody[] = {"allocator.demo", "auditor.demo", "pa.demo", "sa.one"};
constexpr int malformed = 31078;
constexpr int quotaReached = 31090;
constexpr int diskNearlyFull = 31092;
constexpr int rowsPerCall = 500;

const auto prepare = u"CALL {api}.sandbox_prepare(2, 6)"_s;
const auto templateCall =
    u"CALL {api}.set_template(2, 6, 1, 'X-{SEQ:4}', 'YEARLY', 'WIDEN', 'TYPE', 'SKIP', NULL, 'for a test')"_s;
const auto registerImportCall =
    u"CALL {api}.request_import(2, 6, 1, '{}', '[]', '[]', 'a register from before')"_s;
const auto sandboxRows = u"SELECT COUNT(*) FROM {sandbox}.document_number_audit"_s;
const auto entriesInLog = u"SELECT COUNT(*) FROM admin_log"_s;

/// A counter of the sandbox, as lock_counter answers.
struct Seen
{
    QString id;
    QString version;
    QString lastNumber;
    QString stamp;
};

} // namespace

/// The sandbox belongs to everybody, so that it must not be what fills the disk (3.11.14.2): nobody writes
/// its tables, what is drawn in it has limits, and what is old goes.
class SandboxTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_range = std::make_unique<test::AttackRange>(); }
    void cleanupTestCase() { m_range.reset(); }
    void init()
    {
        set(u"sandbox_numbers_per_hour"_s, 1'000'000);
        set(u"sandbox_rows"_s, 250'000);
        QVERIFY(m_range->root().run(m_range->named(u"DELETE FROM {sandbox}.sandbox_use"_s)));
    }

    void nobodyWritesItsTables_data() { forEverybody(); }

    void nobodyWritesItsTables()
    {
        QFETCH(QString, login);
        const auto intruder = m_range->enterAs(login);
        QStringList wrong;
        for (const QString &table : m_range->root().column(m_range->named(
                 u"SELECT table_name FROM information_schema.tables WHERE table_schema = '{sandbox}'"_s))) {
            const QString column =
                m_range->root()
                    .value(m_range->named(
                        u"SELECT column_name FROM information_schema.columns WHERE "
                        "table_schema = '{sandbox}' AND table_name = '%1' LIMIT 1"_s.arg(table)))
                    .toString();
            for (const QString &way :
                 {u"INSERT INTO {sandbox}.%1 SELECT * FROM {sandbox}.%1"_s,
                  u"INSERT INTO {sandbox}.%1 () VALUES ()"_s, u"UPDATE {sandbox}.%1 SET %2 = %2"_s,
                  u"DELETE FROM {sandbox}.%1"_s, u"REPLACE INTO {sandbox}.%1 () VALUES ()"_s,
                  u"LOAD DATA LOCAL INFILE '/etc/hosts' INTO TABLE {sandbox}.%1"_s}) {
                const QString sql =
                    m_range->named(QString(way).replace("%1"_L1, table).replace("%2"_L1, column));
                const int code = intruder->run(sql);
                if (!test::noRight.contains(code) && code != localFilesRefused)
                    wrong.append(u"%1: %2"_s.arg(sql).arg(code));
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    /// As large as the store takes them, ten times as many as it keeps.
    void keepsNoMoreThanItHasRoomFor_data() { forEverybody(); }

    void keepsNoMoreThanItHasRoomFor()
    {
        QFETCH(QString, login);
        constexpr int room = 2000;
        set(u"sandbox_rows"_s, room);
        const auto intruder = m_range->enterAs(login);
        const Seen first = open(*intruder, 2031);
        for (int call = 0; call < 10 * room / rowsPerCall; ++call) {
            QCOMPARE(intruder->run(m_range->named(draw(first.stamp, look(*intruder, 2031), rowsPerCall))), 0);
            QVERIFY(count(sandboxRows) <= room + rowsPerCall);
        }
        QVERIFY(count(u"SELECT COUNT(*) FROM {sandbox}.document_number_taken"_s) <= room + rowsPerCall);
        QVERIFY(isChained());
    }

    /// A row is a few hundred bytes, whatever somebody writes into it.
    void refusesRowsThatAreFat()
    {
        const auto intruder = m_range->enterAs(u"auditor.demo"_s);
        const Seen seen = open(*intruder, 2032);
        for (const test::DrawnRow &row :
             {test::DrawnRow{u"fat %1"_s.arg(seen.lastNumber.toInt() + 1), newId(), {}, QString(512, u'€')},
              test::DrawnRow{.number = u"fat %1"_s.arg(seen.lastNumber.toInt() + 2),
                             .passedOver = u"[\"x\""_s + QString(5000, u' ') + u']'}})
            QCOMPARE(intruder->run(m_range->named(call(seen, test::rowsOf({row})))), malformed);
    }

    void hasAQuotaPerAccount()
    {
        set(u"sandbox_numbers_per_hour"_s, 1000);
        const auto auditor = m_range->enterAs(u"auditor.demo"_s);
        const Seen seen = open(*auditor, 2033);
        QList<int> answers;
        for (int time = 0; time < 4; ++time)
            answers.append(auditor->run(m_range->named(draw(seen.stamp, look(*auditor, 2033), 400))));
        QCOMPARE(answers, QList<int>({0, 0, quotaReached, quotaReached}));
        // Of one's own alone.
        const auto other = m_range->enterAs(u"pa.demo"_s);
        QCOMPARE(other->run(m_range->named(draw(seen.stamp, look(*other, 2033), 400))), 0);
        // Of opening counters, which counts as ten numbers, and of revising too.
        QCOMPARE(auditor->run(m_range->named(draw(seen.stamp, look(*auditor, 2033), 190))), 0);
        QCOMPARE(auditor->run(m_range->named(openCall(2034))), quotaReached);
        QCOMPARE(
            auditor->run(m_range->named(
                u"CALL {api}.sandbox_revise(%1, 0, UUID(), 0, 1, NULL, 'x', 'B', 5, '', '', 0, 0, 0, 'NONE')"_s
                    .arg(seen.id))),
            quotaReached);
    }

    /// What is refused in the sandbox is nothing that the log has to keep for ever.
    void fillsNeitherLogNorErrors()
    {
        const auto intruder = m_range->enterAs(u"auditor.demo"_s);
        const Seen seen = open(*intruder, 2035);
        const int before = count(entriesInLog);
        for (int time = 0; time < 50; ++time) {
            QVERIFY(intruder->run(m_range->named(call(seen, u"'[[\"x\"]]'"_s))) != 0);
            QCOMPARE(intruder->run(m_range->named(
                         test::recordError().replace("record_error"_L1, "sandbox_record_error"_L1))),
                     0);
        }
        QVERIFY(count(entriesInLog) <= before + 1);
        QCOMPARE(count(u"SELECT COUNT(*) FROM {sandbox}.document_number_errors"_s), 0);
        QCOMPARE(count(u"SELECT COUNT(*) FROM {sandbox}.admin_log WHERE outcome = 'DENIED'"_s), 0);
    }

    /// Nothing that the real store holds changes, and nothing of what it holds comes from the caller.
    void preparingTakesNothingFromTheCaller()
    {
        const QString before = m_range->contents();
        const auto intruder = m_range->enterAs(u"auditor.demo"_s);
        const QString held = u"SELECT COUNT(*) FROM {sandbox}.document_number_configs"_s;
        QCOMPARE(intruder->run(m_range->named(prepare)), 0);
        const int templates = count(held);
        for (int time = 0; time < 20; ++time)
            QCOMPARE(intruder->run(m_range->named(prepare)), 0);
        for (const char *nothing : {"NULL, NULL", "999, 6", "2, NULL", "-1, -1"})
            intruder->run(
                m_range->named(u"CALL {api}.sandbox_prepare(%1)"_s.arg(QLatin1StringView(nothing))));
        QCOMPARE(count(held), templates);
        QCOMPARE(m_range->contents(), before);
    }

    void emptiesWithAge()
    {
        const auto intruder = m_range->enterAs(u"auditor.demo"_s);
        const auto drawIn = [&](int year, int numbers) {
            const Seen opened = open(*intruder, year);
            QCOMPARE(intruder->run(m_range->named(draw(opened.stamp, look(*intruder, year), numbers))), 0);
        };
        const auto rowsOf = [&](int year) {
            return m_range->root()
                .column(m_range->named(
                    u"SELECT CONCAT_WS(' ', audit.sequence_number, COUNT(taken.number)) "
                    "FROM {sandbox}.document_number_counters AS counters "
                    "JOIN {sandbox}.document_number_audit AS audit ON audit.counter_id = counters.id "
                    "LEFT JOIN {sandbox}.document_number_taken AS taken ON taken.request_id = "
                    "audit.request_id "
                    "WHERE counters.current_year = %1 GROUP BY audit.id ORDER BY audit.id"_s.arg(year)))
                .join(u", "_s);
        };
        QVERIFY(
            m_range->root().run(m_range->named(u"DROP TRIGGER {sandbox}.document_number_audit_no_update"_s)));
        drawIn(2041, 3);
        drawIn(2042, 2);
        QVERIFY(m_range->root().run(m_range->named(
            u"UPDATE {sandbox}.document_number_audit SET created_at = created_at - INTERVAL 8 DAY"_s)));
        drawIn(2042, 2);
        QCOMPARE(intruder->run(m_range->named(openCall(2043))), 0);
        QVERIFY(m_range->root().run(m_range->named(
            u"UPDATE {sandbox}.document_number_counters SET updated_at = updated_at - INTERVAL 2 HOUR "
            "WHERE current_year = 2043"_s)));
        // At once, in the order in which they were drawn, some at a time.
        for (int time = 0; time < 10; ++time)
            QCOMPARE(intruder->run(m_range->named(prepare)), 0);
        QCOMPARE(rowsOf(2041), QString());
        QCOMPARE(rowsOf(2042), u"3 1, 4 1"_s);
        QVERIFY(isChained());
        QCOMPARE(count(u"SELECT COUNT(*) FROM {sandbox}.document_number_counters "
                       "WHERE current_year IN (2041, 2043)"_s),
                 0);
        // A counter that is gone begins again.
        drawIn(2041, 1);
        QCOMPARE(rowsOf(2041), u"1 1"_s);
        // What the store itself keeps stays, whoever asks.
        QVERIFY(!m_range->root().run(u"DELETE FROM document_number_audit LIMIT 1"_s));
        QVERIFY(!m_range->root().run(u"DELETE FROM document_number_counters LIMIT 1"_s));
        QVERIFY(!m_range->root().run(u"DELETE FROM document_number_taken LIMIT 1"_s));
    }

    /// What is left below the floor is for numbers, and for those who make space.
    void leavesTheRestOfTheDiskToNumbers()
    {
        const auto auditor = m_range->enterAs(u"auditor.demo"_s);
        const Seen seen = open(*auditor, 2036);
        set(u"free_space_floor_mb"_s, 100'000'000);
        QVERIFY(m_range->root().run(m_range->named(u"DELETE FROM {sandbox}.sandbox_use"_s)));
        QStringList wrong;
        const auto answers = [&](const QString &login, const QString &sql, int expected) {
            const int code = m_range->enterAs(login)->run(m_range->named(sql));
            if (code != expected)
                wrong.append(u"%1: %2"_s.arg(sql).arg(code));
        };
        const int entries = count(u"SELECT COUNT(*) FROM admin_log WHERE outcome = 'DENIED'"_s);
        for (int time = 0; time < 5; ++time) {
            answers(u"auditor.demo"_s, prepare, diskNearlyFull);
            answers(u"auditor.demo"_s, openCall(2037), diskNearlyFull);
            answers(u"auditor.demo"_s, draw(seen.stamp, seen, 3), diskNearlyFull);
            answers(u"pa.demo"_s, templateCall, diskNearlyFull);
            answers(u"sa.one"_s, registerImportCall, diskNearlyFull);
        }
        QVERIFY(count(u"SELECT COUNT(*) FROM admin_log WHERE outcome = 'DENIED'"_s) <= entries + 2);
        answers(u"allocator.demo"_s, test::nextOf(m_range->root(), 4).sql(), 0);
        answers(u"allocator.demo"_s, test::recordError(), 0);
        answers(u"auditor.demo"_s, u"CALL {api}.sign_in()"_s, 0);
        answers(
            u"sa.one"_s,
            u"CALL {api}.set_setting('free_space_floor_mb', '0', 'The disk is larger now than it was.')"_s,
            0);
        answers(u"auditor.demo"_s, prepare, 0);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

private:
    static constexpr int localFilesRefused = 4166;

    static void forEverybody()
    {
        QTest::addColumn<QString>("login");
        for (const char *login : everybody)
            QTest::newRow(login) << QString::fromLatin1(login);
    }

    static QString newId() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

    void set(const QString &setting, int value)
    {
        QVERIFY(m_range->root().run(
            u"UPDATE store_settings SET value = %1 WHERE name = '%2'"_s.arg(value).arg(setting)));
    }

    int count(const QString &sql) { return m_range->root().value(m_range->named(sql)).toInt(); }

    static QString openCall(int year)
    {
        return u"CALL {api}.sandbox_open_counter(2, 22, 10, 6, 0, 0, 0, %1, 0)"_s.arg(year);
    }

    Seen open(test::Intruder &intruder, int year)
    {
        intruder.run(m_range->named(prepare));
        intruder.run(m_range->named(openCall(year)));
        return look(intruder, year);
    }

    Seen look(test::Intruder &intruder, int year)
    {
        const QStringList values =
            intruder
                .answer(m_range->named(
                    u"CALL {api}.sandbox_lock_counter(2, 22, 10, 6, 0, 0, 0, %1, 0)"_s.arg(year)))
                .split(u' ');
        return {values.value(0), values.value(1), values.value(2), values.last()};
    }

    static QString call(const Seen &seen, const QString &rows)
    {
        return u"CALL {api}.sandbox_draw(%1, %2, %3, %4, 0, 0, 'NONE', %5, NULL)"_s.arg(
            seen.id, seen.version, seen.lastNumber, seen.stamp, rows);
    }

    static QString draw(const QString &stamp, const Seen &seen, int numbers)
    {
        QList<test::DrawnRow> rows;
        for (int i = 1; i <= numbers; ++i)
            rows.append(
                {.number =
                     u"test %1 of %2 %3"_s.arg(seen.lastNumber.toInt() + i).arg(seen.id, QString(80, u'x')),
                 .agent = QString(200, u'a')});
        Seen at = seen;
        at.stamp = stamp;
        return call(at, test::rowsOf(rows));
    }

    /// Each counter's rows follow each other, and the newest is the one that it stands at.
    bool isChained()
    {
        const int loose = count(
            u"SELECT COUNT(*) FROM {sandbox}.document_number_counters AS counters "
            "WHERE ledger_head IS NOT NULL AND NOT EXISTS (SELECT 1 FROM {sandbox}.document_number_audit "
            "AS audit WHERE audit.counter_id = counters.id AND audit.row_hash = counters.ledger_head)"_s);
        return loose == 0;
    }

    std::unique_ptr<test::AttackRange> m_range;
};

QTEST_GUILESS_MAIN(SandboxTest)
#include "sandbox_test.moc"
