#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"

#include <QDateTime>
#include <QJsonArray>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

class CounterCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void listsCountersWithCodes();
    void filtersCounters_data();
    void filtersCounters();
    void showsCounterOfADocument();
    void showsUnusedCounterAtZero();
    void refusesPartsThatTheTypeDoesNotCountBy();
    void refusesToInventARecipient();
    void listsPageByPage();
    void listsCountersOfADocument();
    void asksBeforeASecondNumber();
    void explainsBuddhistYear();
    void alignsTheTable();
    void refusesWrongFilter();
    void listsWhatRunsOut();

private:
    ProgramRun run(const QStringList &words) const { return runProgram(onStore(m_store, words)); }
    QJsonArray list(const QStringList &filter) const
    {
        return run(QStringList{u"counter"_s, u"list"_s} + filter).json()[u"counters"].toArray();
    }

    store::Address m_store;
};

namespace {

QStringList letterKey(const QString &date)
{
    return {u"--project"_s, u"LCBP3-C2"_s,    u"--type"_s, u"LETTER"_s, u"--originator"_s,
            u"คคง."_s,      u"--recipient"_s, u"สคฉ.3"_s,  u"--date"_s, date};
}

} // namespace

void CounterCommandsTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
    const ProgramRun drawn =
        run(QStringList{u"allocate"_s, u"--count"_s, u"3"_s} + letterKey(u"2025-12-02"_s));
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
}

void CounterCommandsTest::listsCountersWithCodes()
{
    const QJsonArray counters = list({u"--year"_s, u"2025"_s});
    QCOMPARE(counters.size(), 1);
    const QJsonObject counter = counters.first().toObject();
    QCOMPARE(counter[u"project"], QJsonValue(u"LCBP3-C2"_s));
    QCOMPARE(counter[u"type"], QJsonValue(u"LETTER"_s));
    QCOMPARE(counter[u"originator"], QJsonValue(u"คคง."_s));
    QCOMPARE(counter[u"recipient"], QJsonValue(u"สคฉ.3"_s));
    for (const QString &unused : {u"subType"_s, u"rfaType"_s, u"discipline"_s})
        QVERIFY(counter[unused].isNull());
    QCOMPARE(counter[u"year"], QJsonValue(2025));
    QCOMPARE(counter[u"period"], QJsonValue());
    QCOMPARE(counter[u"lastNumber"], QJsonValue(3));
    QCOMPARE(counter[u"nextNumber"][u"sequence"], QJsonValue(4));
    QVERIFY(counter[u"version"].toInt() > 0);
    QCOMPARE(counter[u"key"][u"originatorOrgId"], QJsonValue(22));
    QVERIFY(QDateTime::fromString(counter[u"updatedAt"].toString(), Qt::ISODateWithMs).isValid());
}

void CounterCommandsTest::filtersCounters_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("field");
    QTest::newRow("project") << u"--project"_s << u"LCBP3-C1"_s << u"project"_s;
    QTest::newRow("type") << u"--type"_s << u"RFA"_s << u"type"_s;
}

void CounterCommandsTest::filtersCounters()
{
    QFETCH(QString, option);
    QFETCH(QString, value);
    QFETCH(QString, field);
    const QJsonArray filtered = list({option, value});
    QVERIFY(!filtered.isEmpty());
    QVERIFY(filtered.size() < list({}).size());
    for (const QJsonValue &counter : filtered)
        QCOMPARE(counter[field], QJsonValue(value));
}

void CounterCommandsTest::showsCounterOfADocument()
{
    const ProgramRun shown = run(QStringList{u"counter"_s, u"show"_s} + letterKey(u"2025-01-31"_s));
    QCOMPARE(shown.exitCode, 0);
    QCOMPARE(shown.json(), list({u"--year"_s, u"2025"_s}).first().toObject());
}

void CounterCommandsTest::showsUnusedCounterAtZero()
{
    const ProgramRun shown = run(QStringList{u"counter"_s, u"show"_s} + letterKey(u"2031-01-31"_s));
    QCOMPARE(shown.exitCode, 0);
    QCOMPARE(shown.json()[u"year"], QJsonValue(2031));
    QCOMPARE(shown.json()[u"lastNumber"], QJsonValue(0));
    QCOMPARE(shown.json()[u"nextNumber"][u"sequence"], QJsonValue(1));
    QVERIFY(shown.json()[u"updatedAt"].isNull());
}

void CounterCommandsTest::refusesPartsThatTheTypeDoesNotCountBy()
{
    for (const QString &command : {u"counter show"_s, u"allocate"_s}) {
        const ProgramRun refused =
            run(command.split(u' ') + QStringList{u"--discipline"_s, u"TER"_s} + letterKey(u"2025-12-02"_s));
        QCOMPARE(refused.exitCode, 1);
        QCOMPARE(refused.error()[u"code"], QJsonValue(u"VALIDATION_ERROR"_s));
        QCOMPARE(refused.error()[u"message"], QJsonValue(u"LETTER has no discipline."_s));
    }
}

void CounterCommandsTest::refusesToInventARecipient()
{
    const ProgramRun refused = run({u"counter"_s, u"show"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s,
                                    u"LETTER"_s, u"--originator"_s, u"คคง."_s});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"message"], QJsonValue(u"LETTER needs a recipient. Choose one."_s));
}

void CounterCommandsTest::listsPageByPage()
{
    const QJsonArray all = list({});
    QJsonArray listed;
    QString after = u"0"_s;
    for (;;) {
        const QJsonObject page =
            run({u"counter"_s, u"list"_s, u"--limit"_s, u"2"_s, u"--after"_s, after}).json();
        for (const QJsonValue &counter : page[u"counters"].toArray())
            listed.append(counter);
        if (page[u"next"].isNull())
            break;
        QCOMPARE(page[u"counters"].toArray().size(), 2);
        QCOMPARE(page[u"next"], listed.last()[u"id"]);
        after = QString::number(page[u"next"].toInteger());
    }
    QVERIFY(all.size() > 2);
    QCOMPARE(listed, all);
    const ProgramRun text =
        runProgram({u"--store"_s, m_store.toText(), u"counter"_s, u"list"_s, u"--limit"_s, u"2"_s});
    QCOMPARE(text.errors, "More counters: --after " + QByteArray::number(all[1][u"id"].toInteger()) + '\n');
}

void CounterCommandsTest::listsCountersOfADocument()
{
    const ProgramRun drawn =
        run(QStringList{u"allocate"_s, u"--document"_s, u"4712"_s} + letterKey(u"2024-05-06"_s));
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    const QJsonArray found = list({u"--document"_s, u"4712"_s});
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first()[u"year"], QJsonValue(2024));
    QCOMPARE(list({u"--document"_s, u"4712"_s, u"--year"_s, u"2025"_s}), QJsonArray());
    QCOMPARE(list({u"--document"_s, u"4713"_s}), QJsonArray());
    for (const QString &wrong : {u"0"_s, u"-5"_s}) {
        const ProgramRun refused =
            run(QStringList{u"allocate"_s, u"--document"_s, wrong} + letterKey(u"2024-05-06"_s));
        QCOMPARE(refused.exitCode, 2);
        QCOMPARE(refused.error()[u"message"], QJsonValue(u"--document needs a number from 1."_s));
    }
}

void CounterCommandsTest::asksBeforeASecondNumber()
{
    const QStringList allocate =
        QStringList{u"allocate"_s, u"--document"_s, u"4720"_s} + letterKey(u"2024-05-06"_s);
    const QStringList first =
        allocate + QStringList{u"--request-id"_s, u"3f0c9a52-6d1e-4b7a-9f0e-2c5d8a7b1e46"_s};
    const ProgramRun drawn = run(first);
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    const QString number = drawn.json()[u"allocations"][0][u"number"].toString();
    const ProgramRun refused = run(allocate);
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"VALIDATION_ERROR"_s));
    QVERIFY(refused.error()[u"message"].toString().contains(number));
    QCOMPARE(run(first).json()[u"allocations"][0][u"number"], QJsonValue(number));
    QCOMPARE(run(allocate + QStringList{u"--another"_s}).exitCode, 0);
}

void CounterCommandsTest::explainsBuddhistYear()
{
    const ProgramRun refused = run({u"counter"_s, u"list"_s, u"--year"_s, u"2569"_s});
    QCOMPARE(refused.exitCode, 2);
    QCOMPARE(refused.error()[u"message"], QJsonValue(u"2569 is a B.E. year; use 2026."_s));
    QVERIFY(run({u"counter"_s, u"list"_s, u"--year"_s, u"3000"_s})
                .error()[u"message"]
                .toString()
                .contains("between 0 and 2100"_L1));
}

void CounterCommandsTest::alignsTheTable()
{
    const ProgramRun listed =
        runProgram({u"--store"_s, m_store.toText(), u"counter"_s, u"list"_s, u"--year"_s, u"2025"_s});
    const QStringList lines = QString::fromUtf8(listed.output).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0].indexOf(u"Last number"_s), lines[1].indexOf(u"3  "_s, lines[1].indexOf(u"2025"_s)));
}

void CounterCommandsTest::refusesWrongFilter()
{
    const ProgramRun words = run({u"counter"_s, u"list"_s, u"--year"_s, u"last"_s});
    QCOMPARE(words.exitCode, 2);
    QCOMPARE(words.error()[u"code"], QJsonValue(u"USAGE"_s));
    const ProgramRun unknown = run({u"counter"_s, u"list"_s, u"--organization"_s, u"ผรม"_s});
    QCOMPARE(unknown.exitCode, 1);
    QCOMPARE(unknown.error()[u"code"], QJsonValue(u"UNKNOWN_CODE"_s));
}

void CounterCommandsTest::listsWhatRunsOut()
{
    const auto runningOut = [this] { return list({u"--running-out"_s}); };
    QCOMPARE(runningOut().size(), 0);
    const auto shorten = [this](const QString &type, const QString &text) {
        return run({u"template"_s, u"set"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, type,
                    u"--template"_s, text, u"--reason"_s, u"Fewer digits for a test"_s, u"--as"_s,
                    u"pa.demo"_s, u"--period"_s, u"NEVER"_s});
    };
    const QStringList notice{u"--project"_s,    u"LCBP3-C2"_s, u"--type"_s,      u"NOTICE"_s,
                             u"--originator"_s, u"คคง."_s,     u"--recipient"_s, u"สคฉ.3"_s};
    QCOMPARE(shorten(u"NOTICE"_s, u"{ORIGINATOR}-{RECIPIENT}-{SEQ:1}"_s).exitCode, 0);
    QCOMPARE(run(QStringList{u"allocate"_s, u"--count"_s, u"8"_s} + notice).exitCode, 0);
    const QJsonArray listed = runningOut();
    QCOMPARE(listed.size(), 1);
    const QJsonValue outlook = listed.first()[u"outlook"];
    QCOMPARE(outlook[u"level"], QJsonValue(u"80_PERCENT"_s));
    QCOMPARE(outlook[u"ending"], QJsonValue(u"TOO_FEW"_s));
    QCOMPARE(outlook[u"lastThatFits"], QJsonValue(9));
    QCOMPARE(outlook[u"remaining"], QJsonValue(1));
    QCOMPARE(outlook[u"drawn"], QJsonValue(8));
    QVERIFY(outlook[u"runningOut"].toBool() && outlook[u"likely"].isNull());
    QCOMPARE(run(QStringList{u"allocate"_s} + notice).exitCode, 0);
    QCOMPARE(runningOut().first()[u"outlook"][u"level"], QJsonValue(u"PAST"_s));
    const ProgramRun shown = runProgram(
        QStringList{u"--store"_s, m_store.toText(), u"--lang"_s, u"en"_s, u"counter"_s, u"show"_s} + notice);
    QVERIFY2(QString::fromUtf8(shown.output)
                 .contains(u"All numbers up to 9 are used; further numbers have one more digit."_s),
             shown.output.constData());
}

QTEST_GUILESS_MAIN(CounterCommandsTest)
#include "counter_commands_test.moc"
