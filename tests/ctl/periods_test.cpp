#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"

#include <QJsonArray>
#include <QTemporaryFile>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

namespace {

const QStringList ofOrders{u"--project"_s, u"SALES"_s, u"--type"_s, u"SPO"_s};

} // namespace

/// A counter of each kind of period, wherever a period is shown: one store, one page after the other.
class PeriodsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyPlaceAgrees_data();
    void everyPlaceAgrees();

private:
    ProgramRun run(const QStringList &words) const { return runProgram(onStore(m_store, words + ofOrders)); }
    void setTemplate(const QString &period, const QString &text);
    QString allocated(const QString &date) const;
    void previewsAndProves(const QString &text, const QString &number) const;
    void showsTheCounter(int year, int part, const QString &nextNumber) const;
    void keepsTheLedger(int year, int part, const QString &number) const;
    void readsARegister(int year, int part, const QString &later) const;

    store::Address m_store;
};

void PeriodsTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
    const ProgramRun made = runProgram(onStore(m_store, {u"store"_s, u"init"_s, u"--demo"_s, u"--orders"_s}));
    QVERIFY2(made.exitCode == 0, made.errors.constData());
}

void PeriodsTest::setTemplate(const QString &period, const QString &text)
{
    const ProgramRun set = run({u"template"_s, u"set"_s, u"--template"_s, text, u"--period"_s, period,
                                u"--reason"_s, u"Another period for orders"_s, u"--as"_s, u"pa.demo"_s});
    QVERIFY2(set.exitCode == 0, set.errors.constData());
}

/// The number, or why there is none.
QString PeriodsTest::allocated(const QString &date) const
{
    const ProgramRun drawn = run({u"allocate"_s, u"--date"_s, date});
    return drawn.exitCode == 0 ? drawn.json()[u"allocations"][0][u"number"].toString()
                               : QString::fromUtf8(drawn.errors);
}

void PeriodsTest::previewsAndProves(const QString &text, const QString &number) const
{
    const ProgramRun valid = run({u"template"_s, u"validate"_s, text});
    QVERIFY2(valid.json()[u"valid"].toBool(), valid.output.constData());
    const ProgramRun preview = run({u"template"_s, u"preview"_s, text, u"--date"_s, u"2024-01-22"_s,
                                    u"--next"_s, u"1"_s, u"--count"_s, u"1"_s});
    QCOMPARE(preview.json()[u"numbers"][0].toString(), number);
    const ProgramRun proved = run({u"template"_s, u"prove"_s});
    QVERIFY2(proved.json()[u"proved"].toBool(), proved.output.constData());
}

void PeriodsTest::showsTheCounter(int year, int part, const QString &nextNumber) const
{
    const QJsonObject shown = run({u"counter"_s, u"show"_s, u"--date"_s, u"2024-01-22"_s}).json();
    QCOMPARE(shown[u"key"][u"year"], QJsonValue(year));
    QCOMPARE(shown[u"key"][u"period"].toInt(), part); // left out where it is none
    QCOMPARE(shown[u"year"], year == 0 ? QJsonValue() : QJsonValue(year));
    QCOMPARE(shown[u"period"], part == 0 ? QJsonValue() : QJsonValue(part));
    QCOMPARE(shown[u"nextNumber"][u"number"].toString(), nextNumber);
    // A period that is over never runs out; one without end may.
    QCOMPARE(shown[u"outlook"][u"startsAgain"].isNull(), year == 0);
    QVERIFY(!shown[u"outlook"][u"runningOut"].toBool());
    const QString label = shown[u"label"].toString();
    QCOMPARE(label.contains(QString::number(year)), year != 0);
}

void PeriodsTest::keepsTheLedger(int year, int part, const QString &number) const
{
    const ProgramRun listed = run({u"ledger"_s, u"list"_s, u"--number"_s, number});
    const QJsonValue row = listed.json()[u"rows"][0];
    QVERIFY2(row[u"number"] == number, listed.errors + listed.output);
    QCOMPARE(row[u"counterKey"][u"key"][u"year"], QJsonValue(year));
    QCOMPARE(row[u"counterKey"][u"key"][u"period"].toInt(), part);
    const ProgramRun found = runProgram(onStore(m_store, {u"search"_s, number}));
    QCOMPARE(found.json()[u"answers"][0][u"kind"].toString(), u"ISSUED"_s);
    QCOMPARE(found.json()[u"answers"][0][u"counter"][u"key"][u"period"].toInt(), part);
    QVERIFY(runProgram(onStore(m_store, {u"audit"_s, u"verify"_s})).json()[u"intact"].toBool());
    const ProgramRun metrics = runProgram(onStore(m_store, {u"metrics"_s}));
    QVERIFY2(metrics.exitCode == 0, metrics.errors.constData());
    const ProgramRun alerts = runProgram(onStore(m_store, {u"alert"_s, u"list"_s}));
    QVERIFY2(alerts.exitCode == 0, alerts.errors.constData());
}

void PeriodsTest::readsARegister(int year, int part, const QString &later) const
{
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write("Number,Date\n" + later.toUtf8() + ",2024-01-22\n");
    file.close();
    const ProgramRun read = run({u"register"_s, u"read"_s, file.fileName()});
    const QJsonValue counter = read.json()[u"counters"][0];
    QVERIFY2(counter[u"newNumber"].toInt() == 7, read.errors + read.output);
    QCOMPARE(counter[u"counter"][u"key"][u"year"], QJsonValue(year));
    QCOMPARE(counter[u"counter"][u"key"][u"period"].toInt(), part);
}

void PeriodsTest::everyPlaceAgrees_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown"); // what numbers of 22 January 2024 show of their period
    QTest::addColumn<int>("year");
    QTest::addColumn<int>("part");
    QTest::addColumn<QString>("nextBegins");
    QTest::addColumn<QString>("nextShown");
    const auto row = [](const char *period, const QString &text, const QString &shown, int year, int part,
                        const QString &nextBegins, const QString &nextShown) {
        QTest::newRow(period) << text << shown << year << part << nextBegins << nextShown;
    };
    row("DAILY", u"{DATE:yyyyMMdd}"_s, u"20240122"_s, 2024, 122, u"2024-01-23"_s, u"20240123"_s);
    row("MONTHLY", u"M{DATE:yyyyMM}"_s, u"M202401"_s, 2024, 1, u"2024-02-01"_s, u"M202402"_s);
    row("YEARLY", u"Y{YEAR:A.D.}"_s, u"Y2024"_s, 2024, 0, u"2025-01-01"_s, u"Y2025"_s);
    row("FISCAL_YEAR", u"F{YEAR:B.E.}"_s, u"F2567"_s, 2024, 0, u"2024-10-01"_s, u"F2568"_s);
    row("NEVER", u"N"_s, u"N"_s, 0, 0, QString(), QString());
}

void PeriodsTest::everyPlaceAgrees()
{
    QFETCH(const QString, text);
    QFETCH(const QString, shown);
    QFETCH(const int, year);
    QFETCH(const int, part);
    QFETCH(const QString, nextBegins);
    QFETCH(const QString, nextShown);
    const QString whole = u"{CORR_TYPE}-%1-{SEQ:3}"_s.arg(text);
    const auto number = [](const QString &period, const QString &digits) {
        return u"SPO-%1-%2"_s.arg(period, digits);
    };
    setTemplate(QString::fromLatin1(QTest::currentDataTag()), whole);
    previewsAndProves(whole, number(shown, u"001"_s));
    const QString first = allocated(u"2024-01-22"_s);
    const int from = first.right(3).toInt(); // a fiscal year goes on behind the calendar year of its name
    QCOMPARE(first, number(shown, first.right(3)));
    const QString second = number(shown, QString::number(from + 1).rightJustified(3, u'0'));
    showsTheCounter(year, part, second);
    QCOMPARE(allocated(u"2024-01-22"_s), second);
    if (!nextBegins.isEmpty())
        QVERIFY2(allocated(nextBegins).startsWith(u"SPO-%1-"_s.arg(nextShown)), qPrintable(nextBegins));
    keepsTheLedger(year, part, second);
    readsARegister(year, part, number(shown, u"007"_s));
}

QTEST_GUILESS_MAIN(PeriodsTest)
#include "periods_test.moc"
