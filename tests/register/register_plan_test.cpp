#include "core/register/register_plan.h"
#include "tests/register/register_setup.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::registers;

namespace {

RegisterImportPlan planOf(const QStringList &numbers)
{
    const auto parser = letterParser();
    PlanMaker maker(parser);
    qint64 line = 1;
    for (const QString &number : numbers)
        maker.add({.line = ++line, .written = number});
    return maker.finish();
}

QStringList troublesOf(const RegisterImportPlan &plan)
{
    QStringList told;
    for (const TroubledLine &line : plan.troubles)
        told.append(QString::number(line.line) + u' ' + troubleName(line.kind));
    return told;
}

} // namespace

class RegisterPlanTest : public QObject
{
    Q_OBJECT

private slots:
    void findsCountersAndGaps();
    void tellsRepeatedAndForeignLines();
    void looksAtTheStore();
    void dropsCountersOfWhichNothingIsLeft();
};

void RegisterPlanTest::findsCountersAndGaps()
{
    const RegisterImportPlan plan =
        planOf({u"คคง.-ABC-0009-2568"_s, u"คคง.-ABC-0002-2568"_s, u"ABC-คคง.-0001-2568"_s,
                u"คคง.-ABC-0003-2568"_s, u"คคง.-ABC-0001-2569"_s});
    QCOMPARE(plan.lines, 5);
    QCOMPARE(plan.numbers.size(), 5);
    QCOMPARE(plan.counters.size(), 3);
    const PlannedCounter &first = plan.counters.first();
    QCOMPARE(first.newNumber, 9);
    QCOMPARE(first.numbers, 3);
    QCOMPARE(first.firstLine, 2);
    QCOMPARE(first.lastLine, 5);
    QCOMPARE(first.missing, 6);
    QCOMPARE(first.gaps, (QList<SequenceRange>{{1, 1}, {4, 8}}));
    QCOMPARE(plan.counters[1].newNumber, 1);
    QCOMPARE(plan.counters[2].key.period.year, 2026);
}

void RegisterPlanTest::tellsRepeatedAndForeignLines()
{
    const RegisterImportPlan plan = planOf({u"คคง.-ABC-0001-2568"_s, u"คคง.-abc-0001-2568"_s,
                                            u"คคง.-ABC-๐๐๐๑-๒๕๖๘"_s, u"=1+1"_s, u"คคง.-ABC-0002-2568"_s});
    QCOMPARE(plan.numbers.size(), 2);
    QCOMPARE(troublesOf(plan), (QStringList{u"3 REPEATED"_s, u"4 REPEATED"_s, u"5 NOT_UNDERSTOOD"_s}));
    QCOMPARE(plan.troubles.first().otherLine, 2);
    QCOMPARE(plan.countOf(TroubleKind::Repeated), 2);
    for (const TroubledLine &line : plan.troubles)
        QVERIFY(!describe(line).isEmpty());
}

void RegisterPlanTest::looksAtTheStore()
{
    RegisterImportPlan plan =
        planOf({u"คคง.-ABC-0003-2568"_s, u"คคง.-ABC-0005-2568"_s, u"x"_s, u"คคง.-ABC-0009-2568"_s});
    const auto key = plan.counters.first().key;
    compareWithStore(plan, {{key, 7, 5}}, {1});
    QCOMPARE(troublesOf(plan), (QStringList{u"3 TAKEN_ALREADY"_s, u"4 NOT_UNDERSTOOD"_s}));
    QCOMPARE(plan.numbers.size(), 2);
    const PlannedCounter &counter = plan.counters.first();
    QCOMPARE(counter.seenVersion, 7);
    QCOMPARE(counter.seenNumber, 5);
    QCOMPARE(counter.newNumber, 9);
    QCOMPARE(counter.gaps, (QList<SequenceRange>{{6, 8}}));
    QCOMPARE(counter.missing, 3);
}

void RegisterPlanTest::dropsCountersOfWhichNothingIsLeft()
{
    RegisterImportPlan plan = planOf({u"คคง.-ABC-0003-2568"_s, u"ABC-คคง.-0005-2568"_s});
    compareWithStore(plan, {}, {0});
    QCOMPARE(plan.counters.size(), 1);
    QCOMPARE(plan.numbers.first().counter, 0);
    QCOMPARE(plan.counters.first().newNumber, 5);
}

QTEST_APPLESS_MAIN(RegisterPlanTest)
#include "register_plan_test.moc"
