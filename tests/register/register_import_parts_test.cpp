#include "core/register/register_import_parts.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::registers;

namespace {

/// A plan with so many numbers in each counter, one after the other, the highest one first.
RegisterImportPlan planWith(const QList<qint64> &numbersOfCounters)
{
    RegisterImportPlan plan;
    for (qsizetype counter = 0; counter < numbersOfCounters.size(); ++counter) {
        plan.counters.append({.key = {.projectId = 1, .originatorOrganizationId = int(counter) + 1}});
        for (qint64 sequence = numbersOfCounters.at(counter); sequence > 0; --sequence)
            plan.numbers.append({.line = plan.numbers.size() + 2,
                                 .counter = counter,
                                 .sequence = sequence,
                                 .number = u"%1-%2"_s.arg(counter + 1).arg(sequence)});
    }
    compareWithStore(plan, {}, {});
    return plan;
}

/// "A:1-3 B:1-2": counters with their lowest and highest numbers.
QString textOf(const RegisterImportPlan &part)
{
    QStringList texts;
    for (qsizetype at = 0; at < part.counters.size(); ++at) {
        QList<qint64> sequences;
        for (const PlannedNumber &number : part.numbers) {
            if (number.counter == at)
                sequences.append(number.sequence);
        }
        const auto [lowest, highest] = std::ranges::minmax(sequences);
        texts.append(
            u"%1:%2-%3"_s.arg(part.counters.at(at).key.originatorOrganizationId).arg(lowest).arg(highest));
    }
    return texts.join(u' ');
}

QStringList textsOf(const QList<RegisterImportPlan> &parts)
{
    QStringList texts;
    for (const RegisterImportPlan &part : parts)
        texts.append(textOf(part));
    return texts;
}

} // namespace

class RegisterImportPartsTest : public QObject
{
    Q_OBJECT

private slots:
    void dividesByCounters_data();
    void dividesByCounters();
    void countsEachPartAnew();
    void makesARequestOfAPart();
};

void RegisterImportPartsTest::dividesByCounters_data()
{
    QTest::addColumn<QList<qint64>>("numbers");
    QTest::addColumn<qsizetype>("mostNumbers");
    QTest::addColumn<qsizetype>("mostCounters");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("all of it") << QList<qint64>{3, 2} << qsizetype(5) << qsizetype(2)
                               << QStringList{u"1:1-3 2:1-2"_s};
    QTest::newRow("too many numbers") << QList<qint64>{3, 2, 1} << qsizetype(4) << qsizetype(9)
                                      << QStringList{u"1:1-3"_s, u"2:1-2 3:1-1"_s};
    QTest::newRow("too many counters") << QList<qint64>{1, 1, 1} << qsizetype(9) << qsizetype(2)
                                       << QStringList{u"1:1-1 2:1-1"_s, u"3:1-1"_s};
    QTest::newRow("one that fills a part") << QList<qint64>{2, 1, 1} << qsizetype(2) << qsizetype(2)
                                           << QStringList{u"1:1-2"_s, u"2:1-1 3:1-1"_s};
    QTest::newRow("one that is too large")
        << QList<qint64>{1, 7, 1} << qsizetype(3) << qsizetype(9)
        << QStringList{u"1:1-1"_s, u"2:5-7"_s, u"2:2-4"_s, u"2:1-1 3:1-1"_s};
}

void RegisterImportPartsTest::dividesByCounters()
{
    QFETCH(const QList<qint64>, numbers);
    QFETCH(const qsizetype, mostNumbers);
    QFETCH(const qsizetype, mostCounters);
    QFETCH(const QStringList, parts);
    QCOMPARE(textsOf(partsOf(planWith(numbers), {mostNumbers, mostCounters})), parts);
}

void RegisterImportPartsTest::countsEachPartAnew()
{
    const auto parts = partsOf(planWith({2, 3}), {.numbers = 3});
    QCOMPARE(parts.size(), 2);
    const PlannedCounter &second = parts.at(1).counters.constFirst();
    QCOMPARE(second.newNumber, 3);
    QCOMPARE(second.numbers, 3);
    QCOMPARE(second.firstLine, 4);
    QCOMPARE(second.lastLine, 6);
    QCOMPARE(second.missing, 0);
}

void RegisterImportPartsTest::makesARequestOfAPart()
{
    Survey survey;
    survey.target.project.id = 2;
    survey.target.type.id = 22;
    survey.used.version = 4;
    survey.work = {.plan = planWith({2, 3}), .digest = "digest"};
    survey.work.plan.lines = 6;
    survey.work.plan.troubles = {{.line = 9, .kind = TroubleKind::NotUnderstood}};
    const auto part = partsOf(survey.work.plan, {.numbers = 3}).constFirst();
    const auto reason = *numbering::Reason::parse(u"the old register of the office"_s, 20);
    const store::RegisterImportWish wish = wishOf(survey, part, u"old.csv"_s, reason);
    QCOMPARE(wish.templateVersion, 4);
    QCOMPARE(wish.counters.size(), 1);
    QCOMPARE(wish.numbers.size(), 2);
    QCOMPARE(wish.facts,
             (store::RegisterFacts{
                 .fileName = u"old.csv"_s, .fileDigest = "digest", .lines = 6, .notUnderstood = 1}));
}

QTEST_GUILESS_MAIN(RegisterImportPartsTest)
#include "register_import_parts_test.moc"
