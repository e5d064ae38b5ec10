#include "models/register/planned_counter_model.h"
#include "models/register/register_import_text.h"
#include "models/register/register_line_model.h"
#include "models/register/trouble_export.h"
#include "tests/models/requests/reset_samples.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::LineKind;
using models::PlannedCounterModel;
using models::RegisterLineModel;
using registers::RegisterImportPlan;
using registers::TroubleKind;

namespace {

/// Numbers 118, 119 and 122 in lines 2, 5 and 3, of a counter that stands at 117; and three troubles.
RegisterImportPlan samplePlan()
{
    RegisterImportPlan plan;
    plan.lines = 6;
    plan.counters = {{.key = test::sampleReset().key}};
    for (const auto &[line, sequence] : {std::pair{2, 118}, std::pair{5, 119}, std::pair{3, 122}})
        plan.numbers.append({.line = line, .sequence = sequence, .number = u"ABC-%1"_s.arg(sequence)});
    plan.troubles = {{.line = 4, .written = u"=1+1"_s, .kind = TroubleKind::NotUnderstood},
                     {.line = 6, .written = u"ABC-118"_s, .kind = TroubleKind::Repeated, .otherLine = 2},
                     {.line = 7, .written = u"ABC-117"_s, .kind = TroubleKind::TakenAlready}};
    registers::compareWithStore(plan, {{plan.counters.constFirst().key, 9, 117}}, {});
    return plan;
}

QStringList rowsOf(const QAbstractItemModel &model)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells += model.index(row, column).data().toString();
        rows += cells.join(u'|');
    }
    return rows;
}

} // namespace

class RegisterLineModelTest : public QObject
{
    Q_OBJECT

private slots:
    void showsLinesInTheirOrderAndGapsBelow();
    void filtersByKind();
    void findsByNumberAndLine();
    void holdsALargeRegister();
    void showsWhatBecomesOfCounters();
    void exportsWhatIsNotTakenOver();
    void saysHowALargeRegisterGoesOn();
    void saysWhyThereIsNothingToDo();
};

void RegisterLineModelTest::showsLinesInTheirOrderAndGapsBelow()
{
    RegisterLineModel model(test::sampleReference());
    const QAbstractItemModelTester tester(&model);
    model.setPlan(std::make_shared<RegisterImportPlan>(samplePlan()));
    const QString counter = models::plannedCounterText(test::sampleReset().key, test::sampleReference(), {});
    const QStringList expected{
        u"2|ABC-118|%1|118|Understood"_s.arg(counter),
        u"3|ABC-122|%1|122|Understood"_s.arg(counter),
        u"4|=1+1|||"_s,
        u"5|ABC-119|%1|119|Understood"_s.arg(counter),
        u"6|ABC-118|||It is the same number as in line 2."_s,
        u"7|ABC-117|||The store has this number already."_s,
        u"||%1|120–121|2 sequence numbers are missing in the register."_s.arg(counter)};
    QStringList rows = rowsOf(model);
    rows.last().replace(u"number(s)"_s, u"numbers"_s);
    QCOMPARE(rows, expected);
    QVERIFY(counter.contains(u"2025"_s));
}

void RegisterLineModelTest::filtersByKind()
{
    RegisterLineModel model(test::sampleReference());
    const QAbstractItemModelTester tester(&model);
    model.setPlan(std::make_shared<RegisterImportPlan>(samplePlan()));
    const QList<std::pair<LineKind, int>> counts{{LineKind::Understood, 3},
                                                 {LineKind::NotUnderstood, 1},
                                                 {LineKind::Repeated, 1},
                                                 {LineKind::TakenAlready, 1},
                                                 {LineKind::Gap, 1}};
    for (const auto &[kind, count] : counts) {
        model.setKind(kind);
        QCOMPARE(model.rowCount(), count);
        QCOMPARE(model.countOf(kind), count);
        QCOMPARE(model.index(0, 0).data(RegisterLineModel::KindRole).value<LineKind>(), kind);
    }
    model.setKind({});
    QCOMPARE(model.rowCount(), 7);
}

void RegisterLineModelTest::findsByNumberAndLine()
{
    RegisterLineModel model(test::sampleReference());
    model.setPlan(std::make_shared<RegisterImportPlan>(samplePlan()));
    model.setSearch(u"abc-118"_s);
    QCOMPARE(model.rowCount(), 2);
    model.setSearch(u" 4 "_s);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, 1).data().toString(), u"=1+1"_s);
    model.setSearch(u"121"_s);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, 0).data(RegisterLineModel::KindRole).value<LineKind>(), LineKind::Gap);
}

void RegisterLineModelTest::holdsALargeRegister()
{
    constexpr int lines = 200'000;
    RegisterImportPlan plan;
    plan.counters = {{.key = test::sampleReset().key}};
    for (int line = 0; line < lines; ++line)
        plan.numbers.append({.line = line + 2, .sequence = line + 1, .number = QString::number(line + 1)});
    RegisterLineModel model(test::sampleReference());
    model.setPlan(std::make_shared<RegisterImportPlan>(std::move(plan)));
    QCOMPARE(model.rowCount(), lines);
    QCOMPARE(model.index(lines - 1, RegisterLineModel::Number).data().toString(), QString::number(lines));
    model.setSearch(u"199999"_s);
    QCOMPARE(model.rowCount(), 2); // the number, and the line that holds the one before
}

void RegisterLineModelTest::showsWhatBecomesOfCounters()
{
    PlannedCounterModel model(test::sampleReference());
    const QAbstractItemModelTester tester(&model);
    model.setCounters(samplePlan().counters, {numbering::DocumentNumber()});
    QCOMPARE(model.rowCount(), 1);
    const auto cell = [&](int column) { return model.index(0, column).data().toString(); };
    QCOMPARE(cell(PlannedCounterModel::LastNumber), u"117 → 122"_s);
    QCOMPARE(cell(PlannedCounterModel::Numbers), u"3"_s);
    QCOMPARE(cell(PlannedCounterModel::Missing), u"2"_s);
    QCOMPARE(cell(PlannedCounterModel::Gaps), u"120–121"_s);
}

void RegisterLineModelTest::exportsWhatIsNotTakenOver()
{
    const QString csv = QString::fromUtf8(models::troublesCsv(samplePlan()));
    const QStringList lines = csv.split(u"\r\n"_s);
    QCOMPARE(lines.size(), 5);
    QVERIFY(lines.at(0).contains(u"\"Line\",\"Number as written\""_s));
    QVERIFY(lines.at(1).startsWith(u"\"4\",\"'=1+1\","_s));
    QVERIFY(lines.at(2).contains(u"same number as in line 2"_s));
}

void RegisterLineModelTest::saysHowALargeRegisterGoesOn()
{
    const auto parts = registers::partsOf(samplePlan(), {.numbers = 2});
    QCOMPARE(parts.size(), 2);
    QVERIFY(models::partsText(parts).contains(u"needs 2 requests"_s));
    QVERIFY(models::partsText({samplePlan()}).isEmpty());
}

void RegisterLineModelTest::saysWhyThereIsNothingToDo()
{
    RegisterImportPlan plan = samplePlan();
    QVERIFY(models::whyNothingToImport(plan).isEmpty());
    plan.numbers.clear();
    QVERIFY(models::whyNothingToImport(plan).contains(u"has every number"_s));
    plan.troubles.clear();
    QVERIFY(models::whyNothingToImport(plan).contains(u"encoding"_s));
    plan.lines = 0;
    plan.linesOfOthers = 3;
    QVERIFY(models::whyNothingToImport(plan).contains(u"other projects"_s));
}

QTEST_GUILESS_MAIN(RegisterLineModelTest)
#include "register_line_model_test.moc"
