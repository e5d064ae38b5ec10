#include "tests/store/attacks/attack_range.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

const auto token = u"11111111-2222-3333-4444-555555555555"_s;
const auto otherToken = u"99999999-2222-3333-4444-555555555555"_s;
const auto reason = u"'Redis moves to another server.'"_s;
constexpr int badReason = 31010;
constexpr int badValue = 31011;
constexpr int unknown = 31012;
constexpr int moved = 31013;
constexpr int notTheEvaluator = 31037;

QString hold(const QString &by = token, const QString &seconds = u"300"_s, const QString &program = u"'me'"_s)
{
    return u"CALL {api}.hold_alert_lease('%1', %2, %3)"_s.arg(by, program, seconds);
}

QString write(const QString &states, const QString &by = token, const QString &epoch = u"1"_s)
{
    return u"CALL {api}.write_alert_states('%1', %2, %3)"_s.arg(by, epoch, states);
}

QString firing(const QString &rule = u"CHAIN_BROKEN"_s, const QString &subject = u"counter:1"_s,
               const QString &value = u"1"_s)
{
    return u"'[[\"%1\", \"%2\", \"\", \"FIRING\", \"2026-03-02 12:00:00.000\", \"2026-03-02 12:00:00.000\", 1, %3, null]]'"_s
        .arg(rule, subject, value);
}

QString setRule(const QString &values, const QString &why = reason)
{
    return u"CALL {api}.set_alert_rule(%1, %2)"_s.arg(values, why);
}

QString setChannel(const QString &values, const QString &why = reason)
{
    return u"CALL {api}.set_alert_channel(%1, %2)"_s.arg(values, why);
}

QString silence(const QString &values, const QString &why = reason)
{
    return u"CALL {api}.silence_alert(%1, %2)"_s.arg(values, why);
}

QString retire(const QString &values)
{
    return u"CALL {api}.retire_alert_channel(%1, %2)"_s.arg(values, reason);
}

} // namespace

/// What a client of one's own can do with alerts: nothing that the routines do not allow, and nobody says
/// anything in the name of the program that evaluates.
class AlertsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_range = std::make_unique<test::AttackRange>();
        const auto evaluator = m_range->enterAs(u"pa.demo"_s);
        QCOMPARE(evaluator->run(m_range->named(hold())), 0);
        QCOMPARE(evaluator->run(m_range->named(write(firing()))), 0);
        const auto admin = m_range->enterAs(u"sa.one"_s);
        QCOMPARE(admin->run(m_range->named(setChannel(u"'duty', 0, 'SLACK', 'WARNING', 1"_s))), 0);
        QCOMPARE(admin->run(m_range->named(silence(u"'RETRIES_HIGH', NULL, 60"_s))), 0);
    }

    void cleanupTestCase() { m_range.reset(); }

    void onlyThoseWhoMay_data()
    {
        addColumns();
        const QStringList ofEvaluators{
            hold(otherToken),
            u"CALL {api}.release_alert_lease('%1')"_s.arg(token),
            write(u"'[]'"_s),
            u"CALL {api}.claim_alert_deliveries('%1', '[\"duty\"]', 60, 10)"_s.arg(token),
            u"CALL {api}.report_alert_delivery('%1', 1, 'duty', 'SENT', '', 0)"_s.arg(token),
            u"CALL {api}.acknowledge_alert('CHAIN_BROKEN', 'counter:1', 1, '')"_s};
        const QStringList ofSuperAdmins{setRule(u"'RETRIES_HIGH', 1, '1', '3600', '0', 'WARNING', 0, '[]'"_s),
                                        setChannel(u"'mine', 0, 'SLACK', 'WARNING', 1"_s),
                                        silence(u"'CHAIN_BROKEN', NULL, 60"_s), retire(u"'duty', 1"_s),
                                        u"CALL {api}.end_alert_silence(1, %1)"_s.arg(reason)};
        const QStringList ofNobody{u"CALL {api}.require_evaluator('AUDITOR')"_s,
                                   u"SELECT {api}.enter_alert_states('%1', 1, '[]')"_s.arg(token),
                                   u"SELECT * FROM {store}.alert_lease"_s,
                                   u"UPDATE {store}.alert_lease SET token = ''"_s,
                                   u"INSERT INTO {store}.alert_transitions (id) VALUES (99)"_s,
                                   u"DELETE FROM {store}.alert_transitions"_s,
                                   u"UPDATE {store}.alert_deliveries SET state = 'SENT'"_s,
                                   u"UPDATE {store}.alert_rules SET is_enabled = 0"_s,
                                   u"INSERT INTO {store}.alert_couriers VALUES ('duty', 'sa.two', NOW())"_s,
                                   u"DELETE FROM {store}.alert_silences"_s};
        for (const auto &login : {u"auditor.demo"_s, u"allocator.demo"_s}) {
            addRows(login, ofEvaluators + ofSuperAdmins, test::notAllowed);
            addRows(login, ofNobody, test::noRight);
        }
        addRows(u"pa.demo"_s, ofSuperAdmins, test::notAllowed);
        addRows(u"pa.demo"_s, ofNobody, test::noRight);
        addRows(u"sa.one"_s, ofNobody, test::noRight);
    }

    void onlyThoseWhoMay() { attack(); }

    void nobodySpeaksForTheEvaluator_data()
    {
        addColumns();
        // Another account that knows the token, another token of the same account, another epoch.
        addRows(u"sa.one"_s, {write(firing(u"RETRIES_HIGH"_s))}, {notTheEvaluator});
        addRows(u"pa.demo"_s,
                {write(firing(), otherToken), write(firing(), token, u"0"_s), write(firing(), token, u"2"_s),
                 write(firing(), token, u"NULL"_s), write(firing(), u""_s)},
                {notTheEvaluator});
    }

    void nobodySpeaksForTheEvaluator() { attack(); }

    void whoHoldsTheLeaseStaysSo_data()
    {
        addColumns();
        addRows(u"sa.one"_s,
                {hold(otherToken), hold(token), u"CALL {api}.release_alert_lease('%1')"_s.arg(token)}, {0});
        addRows(u"pa.demo"_s, {hold(otherToken), u"CALL {api}.release_alert_lease('%1')"_s.arg(otherToken)},
                {0});
    }

    void whoHoldsTheLeaseStaysSo() { attack(); }

    void takesNoNonsense_data()
    {
        addColumns();
        addRows(u"pa.demo"_s,
                {hold(token, u"0"_s),
                 hold(token, u"301"_s),
                 hold(token, u"NULL"_s),
                 hold(u"x"_s),
                 hold(token, u"60"_s, u"''"_s),
                 hold(token, u"60"_s, u"NULL"_s),
                 write(u"NULL"_s),
                 write(u"'{}'"_s),
                 write(u"'['"_s),
                 write(u"CONCAT('[', REPEAT('1,', 5000), '1]')"_s),
                 write(firing(u"CHAIN_BROKEN"_s, u"x"_s.repeated(61))),
                 write(firing(u"CHAIN_BROKEN"_s, u"Counter:1"_s)),
                 write(firing(u"CHAIN_BROKEN"_s, u"ก"_s)),
                 write(firing().replace("\"\", \"FIRING"_L1, u"\"a\u202eb\", \"FIRING"_s)),
                 u"CALL {api}.claim_alert_deliveries('%1', '{}', 60, 10)"_s.arg(token),
                 u"CALL {api}.claim_alert_deliveries('%1', NULL, 60, 10)"_s.arg(token),
                 u"CALL {api}.claim_alert_deliveries('%1', '[]', 601, 10)"_s.arg(token),
                 u"CALL {api}.claim_alert_deliveries('%1', '[]', 60, 101)"_s.arg(token),
                 u"CALL {api}.claim_alert_deliveries('', '[]', 60, 10)"_s,
                 u"CALL {api}.report_alert_delivery('%1', 1, 'duty', 'LOST', '', 0)"_s.arg(token),
                 u"CALL {api}.report_alert_delivery('%1', 1, 'duty', 'SENT', NULL, 0)"_s.arg(token),
                 u"CALL {api}.report_alert_delivery('%1', 1, 'duty', 'SENT', '', 86401)"_s.arg(token)},
                {badValue});
        addRows(u"pa.demo"_s,
                {write(firing(u"NOTHING"_s)), write(u"'[1]'"_s), write(u"'[[null]]'"_s),
                 u"CALL {api}.acknowledge_alert('CHAIN_BROKEN', 'counter:2', 1, '')"_s,
                 u"CALL {api}.acknowledge_alert(NULL, NULL, NULL, '')"_s},
                {unknown});
        // Longer than the column, not of the list, no number, no time: refused by the table itself.
        addRows(u"pa.demo"_s,
                {write(firing().replace("FIRING"_L1, "NEW"_L1)),
                 write(firing().replace("2026-03-02 12"_L1, "soon"_L1)),
                 write(firing(u"CHAIN_BROKEN"_s, u"counter:1"_s, u"null"_s))},
                {1048, 1265, 1292, 1366, 1406, 4078, 4177, 4178});
        addRows(u"pa.demo"_s,
                {u"CALL {api}.acknowledge_alert('CHAIN_BROKEN', 'counter:1', 2, '')"_s,
                 u"CALL {api}.acknowledge_alert('CHAIN_BROKEN', 'counter:1', NULL, '')"_s,
                 u"CALL {api}.report_alert_delivery('%1', 1, 'duty', 'SENT', '', 0)"_s.arg(otherToken)},
                {moved});
        addRows(u"pa.demo"_s,
                {u"CALL {api}.acknowledge_alert('CHAIN_BROKEN', 'counter:1', 1, 'a\tb')"_s,
                 u"CALL {api}.acknowledge_alert('CHAIN_BROKEN', 'counter:1', 1, NULL)"_s},
                {badReason});
    }

    void takesNoNonsense() { attack(); }

    void takesNoNonsenseFromSuperAdmins_data()
    {
        addColumns();
        const auto rule = [](const QString &threshold, const QString &window = u"'3600'"_s,
                             const QString &channels = u"'[]'"_s, const QString &severity = u"'WARNING'"_s,
                             const QString &enabled = u"1"_s, const QString &hold = u"'0'"_s) {
            return setRule(u"'RETRIES_HIGH', 1, %1, %2, %3, %4, %5, %6"_s.arg(threshold, window, hold,
                                                                              severity, enabled, channels));
        };
        addRows(u"sa.one"_s,
                {rule(u"'1e9'"_s),
                 rule(u"'-1'"_s),
                 rule(u"'5\n'"_s),
                 rule(u"NULL"_s),
                 rule(u"'5'"_s, u"'59'"_s),
                 rule(u"'5'"_s, u"'86401'"_s),
                 rule(u"'5'"_s, u"'0'"_s),
                 rule(u"'5'"_s, u"'60'"_s, u"'{}'"_s),
                 rule(u"'5'"_s, u"'60'"_s, u"NULL"_s),
                 rule(u"'5'"_s, u"'60'"_s, u"'[]'"_s, u"'MILD'"_s),
                 rule(u"'5'"_s, u"'60'"_s, u"'[]'"_s, u"'WARNING'"_s, u"7"_s),
                 rule(u"'5'"_s, u"'60'"_s, u"'[]'"_s, u"'WARNING'"_s, u"NULL"_s),
                 rule(u"'5'"_s, u"'60'"_s, u"'[]'"_s, u"'WARNING'"_s, u"1"_s, u"'86401'"_s),
                 setRule(u"'CHAIN_BROKEN', 1, '0', '60', '0', 'CRITICAL', 1, '[]'"_s),
                 setChannel(u"'', 0, 'SLACK', 'WARNING', 1"_s),
                 setChannel(u"NULL, 0, 'SLACK', 'WARNING', 1"_s),
                 setChannel(u"'a b', 0, 'SLACK', 'WARNING', 1"_s),
                 setChannel(u"'a\n', 0, 'SLACK', 'WARNING', 1"_s),
                 setChannel(u"REPEAT('a', 41), 0, 'SLACK', 'WARNING', 1"_s),
                 setChannel(u"'new', 0, 'SMS', 'WARNING', 1"_s),
                 setChannel(u"'new', 0, 'SLACK', NULL, 1"_s),
                 silence(u"'RETRIES_HIGH', NULL, 0"_s),
                 silence(u"'RETRIES_HIGH', NULL, 43201"_s),
                 silence(u"'RETRIES_HIGH', NULL, NULL"_s),
                 silence(u"'RETRIES_HIGH', 'ก', 5"_s),
                 silence(u"'RETRIES_HIGH', 'a\n', 5"_s)},
                {badValue});
        addRows(u"sa.one"_s,
                {rule(u"'5'"_s, u"'60'"_s, u"'[\"nowhere\"]'"_s), rule(u"'5'"_s, u"'60'"_s, u"'[1]'"_s),
                 setRule(u"'NOTHING', 1, '0', '60', '0', 'CRITICAL', 1, '[]'"_s),
                 setRule(u"NULL, 1, '0', '60', '0', 'CRITICAL', 1, '[]'"_s), silence(u"'NOTHING', NULL, 5"_s),
                 silence(u"NULL, NULL, 5"_s), u"CALL {api}.end_alert_silence(99, %1)"_s.arg(reason),
                 retire(u"'nowhere', 1"_s), retire(u"NULL, 1"_s), retire(u"'DUTY', 1"_s),
                 u"CALL {api}.end_alert_silence(NULL, %1)"_s.arg(reason)},
                {unknown});
        addRows(u"sa.one"_s,
                {setRule(u"'RETRIES_HIGH', 2, '5', '60', '0', 'WARNING', 1, '[]'"_s),
                 setRule(u"'RETRIES_HIGH', NULL, '5', '60', '0', 'WARNING', 1, '[]'"_s),
                 setChannel(u"'duty', 0, 'SLACK', 'WARNING', 0"_s),
                 setChannel(u"'new', 1, 'SLACK', 'WARNING', 1"_s),
                 setChannel(u"'new', NULL, 'SLACK', 'WARNING', 1"_s), retire(u"'duty', 0"_s),
                 retire(u"'duty', NULL"_s)},
                {moved});
        addRows(u"sa.one"_s,
                {setRule(u"'RETRIES_HIGH', 1, '5', '60', '0', 'WARNING', 1, '[]'"_s, u"'why'"_s),
                 setChannel(u"'new', 0, 'SLACK', 'WARNING', 1"_s, u"'why'"_s),
                 silence(u"'RETRIES_HIGH', NULL, 5"_s, u"'why'"_s),
                 u"CALL {api}.end_alert_silence(1, 'why')"_s,
                 u"CALL {api}.retire_alert_channel('duty', 1, NULL)"_s},
                {badReason});
    }

    void takesNoNonsenseFromSuperAdmins() { attack(); }

    void whoIsNotActiveAnyMoreIsOut()
    {
        const auto evaluator = m_range->enterAs(u"pa.demo"_s);
        QVERIFY(m_range->root().run(u"UPDATE users SET is_active = 0 WHERE username = 'pa.demo'"_s));
        for (const QString &call : {hold(), write(u"'[]'"_s)})
            QCOMPARE(evaluator->run(m_range->named(call)), 31001);
        QVERIFY(m_range->root().run(u"UPDATE users SET is_active = 1 WHERE username = 'pa.demo'"_s));
        QCOMPARE(evaluator->run(m_range->named(hold())), 0);
    }

private:
    static void addColumns()
    {
        QTest::addColumn<QString>("login");
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QList<int>>("refusals");
    }

    static void addRows(const QString &login, const QStringList &statements, const QList<int> &refusals)
    {
        for (const QString &statement : statements)
            QTest::newRow(qPrintable(login + u": "_s + statement.left(110).simplified()))
                << login << statement << refusals;
    }

    void attack()
    {
        QFETCH(QString, login);
        QFETCH(QString, statement);
        QFETCH(QList<int>, refusals);
        // The limit of changes within a minute has a test of its own.
        m_range->root().run(
            u"UPDATE store_settings SET value = 100000 WHERE name LIKE '%writes_per_minute'"_s);
        const QString failed = test::attack(*m_range, login, {statement}, refusals);
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
    }

    std::unique_ptr<test::AttackRange> m_range;
};

QTEST_GUILESS_MAIN(AlertsTest)
#include "alerts_test.moc"
