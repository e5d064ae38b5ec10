#include "core/allocation/allocator.h"
#include "tests/allocation/numbering_store.h"
#include "tests/ctl/program_run.h"
#include "tests/metrics/exposition_reader.h"

#include <QJsonArray>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// What Prometheus is given: valid, cumulative, and the same whichever programs came and went.
class MetricsTest : public QObject
{
    Q_OBJECT

private slots:
    void printsNothingOfAFreshStore();
    void sumsGrowAcrossPrograms();
    void printsJson();
    void passesPromtool();

private:
    ReadExposition metrics();
    void draw(int count);

    NumberingStore m_store;
};

namespace {

const auto letters = u"{project=\"LCBP3-C2\",type=\"LETTER\"%1}"_s;

QStringList textOnStore(const store::Address &address, const QStringList &words)
{
    QStringList all = onStore(address, words);
    all.removeAll(u"--json"_s);
    return all;
}

} // namespace

ReadExposition MetricsTest::metrics()
{
    const ProgramRun run = runProgram(textOnStore(m_store.address(), {u"metrics"_s}));
    if (run.exitCode != 0)
        return {{}, {}, QString::fromUtf8(run.errors)};
    return readExposition(QString::fromUtf8(run.output));
}

void MetricsTest::draw(int count)
{
    allocation::Allocator allocator(m_store.address());
    allocation::Request request = letterRequest();
    request.count = count;
    QVERIFY(allocator.allocate(request));
}

void MetricsTest::printsNothingOfAFreshStore()
{
    const ReadExposition read = metrics();
    QCOMPARE(read.problem, QString());
    QCOMPARE(read.samples.size(), 0);
    QVERIFY(read.types.contains(u"docnum_generation_duration_ms"_s));
}

void MetricsTest::sumsGrowAcrossPrograms()
{
    draw(3);
    draw(4);
    const ReadExposition first = metrics();
    QCOMPARE(first.problem, QString());
    QCOMPARE(first.samples.value(u"docnum_numbers_total"_s + letters.arg(QString())), 7);
    QCOMPARE(
        first.samples.value(u"docnum_generation_duration_ms_count"_s + letters.arg(u",status=\"success\""_s)),
        2);
    const ProgramRun drawn = runProgram(
        onStore(m_store.address(), {u"allocate"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s,
                                    u"--originator"_s, u"คคง."_s, u"--recipient"_s, u"สคฉ.3"_s}));
    QCOMPARE(drawn.exitCode, 0);
    QCOMPARE(metrics().samples.value(u"docnum_numbers_total"_s + letters.arg(QString())), 8);
}

void MetricsTest::printsJson()
{
    draw(1);
    const ProgramRun run = runProgram(onStore(m_store.address(), {u"metrics"_s}));
    const QJsonArray all = run.json()[u"metrics"].toArray();
    QVERIFY(all.size() >= 6);
    for (const QJsonValue &family : all)
        QCOMPARE(family.toObject().keys(), (QStringList{u"help"_s, u"name"_s, u"samples"_s, u"type"_s}));
}

void MetricsTest::passesPromtool()
{
    const QString promtool = QStandardPaths::findExecutable(u"promtool"_s);
    if (promtool.isEmpty())
        QSKIP("promtool is not installed");
    draw(1);
    const ProgramRun run = runProgram(textOnStore(m_store.address(), {u"metrics"_s}));
    QProcess check;
    check.start(promtool, {u"check"_s, u"metrics"_s});
    check.write(run.output);
    check.closeWriteChannel();
    QVERIFY(check.waitForFinished(test::patienceMs));
    QVERIFY2(!check.readAllStandardError().contains("error"), run.output);
}

QTEST_GUILESS_MAIN(MetricsTest)
#include "metrics_test.moc"
#include "tests/support/patience.h"
