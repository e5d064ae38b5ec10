#include "core/numbering/period.h"
#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"

#include <QJsonArray>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// "template diff --template": what a change would mean for the counters before it is saved.
class TemplatePlannedDiffTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void saysWhichCountersEndAndBegin_data();
    void saysWhichCountersEndAndBegin();
    void saysWhatIsTakenAlready();
    void saysWhyNoneWouldCome();
    void findsThatNumbersCouldRepeat();
    void savesNothing();
    void speaksToPeople();
    void settingsNeedAText();

private:
    ProgramRun run(const QStringList &words) const { return runProgram(onStore(m_store, words)); }
    ProgramRun planned(const QString &text, const QStringList &settings) const
    {
        return run(QStringList{u"template"_s, u"diff"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s,
                               u"LETTER"_s, u"--template"_s, text} +
                   settings);
    }

    store::Address m_store;
    QDate m_today;
};

namespace {

const auto letter = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;

} // namespace

void TemplatePlannedDiffTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
    m_today = numbering::currentDocumentDate();
    const ProgramRun drawn =
        run({u"allocate"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s, u"--originator"_s,
             u"คคง."_s, u"--recipient"_s, u"สคฉ.3"_s, u"--count"_s, u"3"_s});
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
}

void TemplatePlannedDiffTest::saysWhichCountersEndAndBegin_data()
{
    QTest::addColumn<QString>("period");
    QTest::addColumn<int>("year");
    QTest::addColumn<int>("part");
    const int year = m_today.year();
    QTest::newRow("monthly") << u"MONTHLY"_s << year << m_today.month();
    QTest::newRow("daily") << u"DAILY"_s << year << m_today.month() * 100 + m_today.day();
    QTest::newRow("never") << u"NEVER"_s << 0 << 0;
}

void TemplatePlannedDiffTest::saysWhichCountersEndAndBegin()
{
    QFETCH(const QString, period);
    QFETCH(const int, year);
    QFETCH(const int, part);
    const ProgramRun shown = planned(letter, {u"--period"_s, period});
    QVERIFY2(shown.exitCode == 0, shown.errors.constData());
    const QJsonArray effects = shown.json()[u"effects"].toArray();
    QVERIFY(!effects.isEmpty());
    for (const auto &effect : effects) {
        QVERIFY(effect[u"counterChanges"].toBool());
        QCOMPARE(effect[u"before"][u"counter"][u"key"][u"year"].toInt(), m_today.year());
        QCOMPARE(effect[u"after"][u"counter"][u"key"][u"year"].toInt(), year);
        QCOMPARE(effect[u"after"][u"counter"][u"key"][u"period"].toInt(), part);
        QCOMPARE(effect[u"after"][u"sequence"].toInt(), 1);
    }
    QCOMPARE(shown.json()[u"coming"].toArray().size(), effects.size());
}

void TemplatePlannedDiffTest::saysWhatIsTakenAlready()
{
    const ProgramRun shown = planned(letter, {u"--period"_s, u"NEVER"_s});
    int skipping = 0;
    for (const auto &next : shown.json()[u"coming"].toArray())
        skipping += next[u"skipped"].toInt() > 0 ? 1 : 0;
    QVERIFY(skipping > 0);
    const ProgramRun apart =
        planned(u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{DATE:yyyyMMdd}"_s, {u"--period"_s, u"DAILY"_s});
    for (const auto &next : apart.json()[u"coming"].toArray())
        QCOMPARE(next[u"skipped"].toInt(), 0);
}

void TemplatePlannedDiffTest::saysWhyNoneWouldCome()
{
    const ProgramRun shown = planned(letter, {u"--period"_s, u"NEVER"_s, u"--taken"_s, u"FAIL"_s});
    int refused = 0;
    for (const auto &next : shown.json()[u"coming"].toArray())
        refused += next[u"whyNone"].toString().isEmpty() ? 0 : 1;
    QVERIFY(refused > 0);
}

void TemplatePlannedDiffTest::findsThatNumbersCouldRepeat()
{
    const auto codes = [](const ProgramRun &shown) {
        QStringList all;
        for (const auto &problem : shown.json()[u"problems"].toArray())
            all << problem[u"code"].toString();
        return all;
    };
    QCOMPARE(codes(planned(letter, {u"--period"_s, u"MONTHLY"_s})), QStringList{u"REPEATS_EACH_PERIOD"_s});
    QCOMPARE(
        codes(planned(u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{DATE:yyyyMM}"_s, {u"--period"_s, u"MONTHLY"_s})),
        QStringList());
}

void TemplatePlannedDiffTest::savesNothing()
{
    const auto version = [this] {
        return run({u"template"_s, u"show"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s})
            .json()[u"version"]
            .toInt();
    };
    const int before = version();
    QCOMPARE(planned(letter, {u"--period"_s, u"DAILY"_s}).exitCode, 0);
    QCOMPARE(version(), before);
}

void TemplatePlannedDiffTest::speaksToPeople()
{
    QStringList words =
        onStore(m_store, {u"template"_s, u"diff"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s,
                          u"--template"_s, letter, u"--period"_s, u"NEVER"_s});
    words.removeAll(u"--json"_s);
    const QString text = QString::fromUtf8(runProgram(words).output);
    QVERIFY2(text.contains(u"counters end"_s), qPrintable(text));
    QVERIFY2(text.contains(u"skipped"_s), qPrintable(text));
}

void TemplatePlannedDiffTest::settingsNeedAText()
{
    const ProgramRun refused = run({u"template"_s, u"diff"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s,
                                    u"LETTER"_s, u"--period"_s, u"MONTHLY"_s});
    QCOMPARE(refused.exitCode, 2);
}

QTEST_GUILESS_MAIN(TemplatePlannedDiffTest)
#include "template_planned_diff_test.moc"
