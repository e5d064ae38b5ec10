#include "core/alerts/rule_text.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi::alerts;

/// The rules that a new store has (3.11.10.2).
class RuleTest : public QObject
{
    Q_OBJECT

private slots:
    void sayWhenTheyFire_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *code, const char *expected) {
            QTest::newRow(code) << QString::fromLatin1(code) << QString::fromUtf8(expected);
        };
        row("REDIS_UNAVAILABLE",
            "Critical. Redis unavailable. Redis was down for a numbering program for more than 1 min.");
        row("LOCK_FAILURES_CRITICAL",
            "Critical. Many lock failures. More than 10 % of lock requests failed within 5 min.");
        row("LOCK_FAILURES_WARNING",
            "Warning. Lock failures. More than 5 % of lock requests failed within 5 min.");
        row("LOCK_WAIT_SLOW", "Warning. Long lock waits. Locks took more than 1 s on average within 5 min.");
        row("RETRIES_HIGH", "Warning. Many retries. More than 100 retries within 1 h.");
        row("DATABASE_FAILURES", "Critical. Database failures. Requests received no number within 5 min "
                                 "because the database failed.");
        row("GENERATION_SLOW",
            "Warning. Slow allocation. One allocation in twenty took more than 2 s within 5 min.");
        row("COUNTER_NEARLY_FULL",
            "Warning. Counter nearly full. 95 % or more of the counter's numbers are used.");
        row("UNEXPLAINED_GAP", "Critical. Unexplained gap. Sequence numbers are missing without a reason.");
        row("CHAIN_BROKEN", "Critical. Ledger altered. Rows were altered.");
        row("REQUEST_WAITING",
            "Warning. Request waits for approval. A reset or import has waited for more than 24 h.");
        row("DISK_NEARLY_FULL",
            "Critical. Disk nearly full. More than 90 % of the disk of the database server is used.");
        row("NUMBERS_WITHOUT_DOCUMENT",
            "Warning. Numbers without a document. A number has had no document for more than 168 h.");
        row("ID_POOL_LOW", "Warning. ID pool low. An ID pool has fewer IDs available than its minimum.");
        row("NUMBERS_WITHOUT_BACKUP",
            "Warning. Numbers without a backup. Numbers have been in no verified backup for more than 36 h.");
    }

    void sayWhenTheyFire()
    {
        QFETCH(QString, code);
        QFETCH(QString, expected);
        const Rule rule = ruleOf(code);
        QCOMPARE(severityText(rule.severity) + u". "_s + title(rule) + u". "_s + condition(rule), expected);
        QVERIFY(!advice(rule.measure).isEmpty());
    }

    void sayHowManyAreLetPass()
    {
        Rule rule = ruleOf(u"CHAIN_BROKEN"_s);
        rule.threshold = 2;
        QCOMPARE(condition(rule), u"More than 2 rows were altered."_s);
    }

    void sayItOfEveryThresholdAndTime()
    {
        for (const Rule &shipped : shippedRules()) {
            Rule rule = shipped;
            for (const double threshold : {0.0, 2.5, 3.0})
                for (const std::chrono::seconds window : {90s, 300s, 7200s}) {
                    rule.threshold = threshold;
                    rule.window = window;
                    const QString text = condition(rule);
                    QVERIFY2(!text.isEmpty() && !text.contains(u'%' + QString::number(1)) &&
                                 !text.contains(u"%2"_s),
                             qPrintable(text));
                }
            QVERIFY(valueText(rule.measure, 2.5).contains(u"2.50"_s));
            QVERIFY(valueText(rule.measure, 3).startsWith(u'3'));
        }
        Rule slow = ruleOf(u"LOCK_WAIT_SLOW"_s);
        slow.window = 90s;
        QVERIFY(condition(slow).contains(u"90 s"_s));
        slow.window = 7200s;
        QVERIFY(condition(slow).contains(u"2 h"_s));
        QCOMPARE(valueText(Measure::BackupLag, 72), u"72 h"_s);
        QCOMPARE(valueText(Measure::BackupLag, 7863.89), u"327.7 days"_s);
    }

    void areAllThere()
    {
        QSet<QString> codes;
        for (const Rule &rule : shippedRules())
            codes.insert(rule.code);
        QCOMPARE(codes.size(), 15);
        QCOMPARE(shippedRules().size(), 15);
    }

    void namesLeadBack()
    {
        for (const Rule &rule : shippedRules()) {
            QCOMPARE(measureFromName(measureName(rule.measure)), rule.measure);
            QCOMPARE(severityFromName(severityName(rule.severity)), rule.severity);
        }
        QVERIFY(!measureFromName(u"NOTHING"));
        QVERIFY(!severityFromName(u""));
    }

    void fullIsFull()
    {
        const Rule fill = ruleOf(u"COUNTER_NEARLY_FULL"_s);
        QVERIFY(isOver(fill, 95));
        QVERIFY(!isOver(fill, 94));
        QVERIFY(isClear(fill, 94));
    }

    void valuesJustBelowEndNothing()
    {
        const Rule failures = ruleOf(u"LOCK_FAILURES_CRITICAL"_s);
        QVERIFY(!isOver(failures, 10));
        QVERIFY(!isClear(failures, 9.5));
        QVERIFY(isClear(failures, 9));
    }

private:
    static Rule ruleOf(const QString &code)
    {
        for (const Rule &rule : shippedRules()) {
            if (rule.code == code)
                return rule;
        }
        qFatal("no rule %s", qPrintable(code));
    }
};

QTEST_GUILESS_MAIN(RuleTest)
#include "rule_test.moc"
