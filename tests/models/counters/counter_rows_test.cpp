#include "models/counters/counter_rows.h"
#include "models/templates/template_rows.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using numbering::Period;
using numbering::PeriodKind;

namespace {

constexpr int project = 2;
constexpr int letter = 6;
constexpr int rfa = 1;

store::ReferenceData reference()
{
    store::ReferenceData data;
    store::Project item;
    item.id = project;
    item.code = u"LCBP3-C2"_s;
    data.projects = {item};
    data.organizations = {{22, u"คคง."_s, {}, {}}, {10, u"สคฉ.3"_s, {}, {}}};
    data.types = {{letter, u"LETTER"_s, {}, {}}, {rfa, u"RFA"_s, {}, {}}};
    data.rfaTypes = {{18, u"RPT"_s, {}, {}}};
    data.disciplines = {{5, u"TER"_s, {}, {}}};
    return data;
}

store::NumberTemplate makeTemplate(std::optional<int> type, const QString &text,
                                   PeriodKind period = PeriodKind::Yearly)
{
    store::NumberTemplate made;
    made.projectId = project;
    made.typeId = type;
    made.text = text;
    made.settings.period = period;
    return made;
}

store::Counter makeCounter(Period period, qint64 last)
{
    store::Counter counter;
    counter.key.projectId = project;
    counter.key.originatorOrganizationId = 22;
    counter.key.recipientOrganizationId = 10;
    counter.key.correspondenceTypeId = letter;
    counter.key.period = period;
    counter.lastNumber = last;
    return counter;
}

/// The number that a draw would try first; empty where it tries none.
QString firstTried(const store::Counter &counter, const QList<store::NumberTemplate> &templates)
{
    const models::TemplateKey key{counter.key.projectId, counter.key.correspondenceTypeId};
    const auto wish =
        models::nextWishOf(counter, reference(), models::templateInUse(templates, key), QDate(2025, 12, 2));
    if (!wish)
        return {};
    numbering::NumberParts parts = wish->parts;
    parts.sequence = wish->lastNumber + 1;
    const auto number = numbering::render(wish->text, parts, wish->settings.overflow);
    return number ? number->text() : QString();
}

} // namespace

class CounterRowsTest : public QObject
{
    Q_OBJECT

private slots:
    void rendersNextNumber_data();
    void rendersNextNumber();
    void rendersFirstOfNextPeriod();
    void namesDetailsOfRfa();
    void fallsBackToDefaultTemplate();
    void asksNothingWithoutATemplate();
};

void CounterRowsTest::rendersNextNumber_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("year");
    QTest::addColumn<int>("part");
    QTest::addColumn<qint64>("last");
    QTest::addColumn<QString>("next");
    const QString usual = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
    QTest::newRow("this year") << usual << int(PeriodKind::Yearly) << 2025 << 0 << qint64(117)
                               << u"คคง.-สคฉ.3-0118-2568"_s;
    QTest::newRow("an earlier year") << usual << int(PeriodKind::Yearly) << 2023 << 0 << qint64(0)
                                     << u"คคง.-สคฉ.3-0001-2566"_s;
    QTest::newRow("widens") << usual << int(PeriodKind::Yearly) << 2025 << 0 << qint64(9999)
                            << u"คคง.-สคฉ.3-10000-2568"_s;
    QTest::newRow("a day that is gone") << u"{SEQ:3}/{DATE:yyyyMMdd}"_s << int(PeriodKind::Daily) << 2025
                                        << 131 << qint64(4) << u"005/20250131"_s;
    QTest::newRow("a month that is gone") << u"{SEQ:3}/{DATE:yyyyMM}"_s << int(PeriodKind::Monthly) << 2025
                                          << 2 << qint64(4) << u"005/202502"_s;
    QTest::newRow("never starts again")
        << u"{SEQ:3}/{DATE:yyyyMMdd}"_s << int(PeriodKind::Never) << 0 << 0 << qint64(4) << u"005/20251202"_s;
}

void CounterRowsTest::rendersNextNumber()
{
    QFETCH(const QString, text);
    QFETCH(const int, kind);
    QFETCH(const int, year);
    QFETCH(const int, part);
    QFETCH(const qint64, last);
    QFETCH(const QString, next);
    const store::Counter counter = makeCounter({year, part}, last);
    const QList<store::NumberTemplate> templates{makeTemplate(letter, text, PeriodKind(kind))};
    QCOMPARE(firstTried(counter, templates), next);
    const auto row = models::makeCounterRow(counter, reference(), templates, QDate(2025, 12, 2));
    QVERIFY2(row.next.text().isEmpty() && row.whyNoNext.isEmpty(), "only the store knows what really comes");
}

void CounterRowsTest::rendersFirstOfNextPeriod()
{
    const auto row = models::makeCounterRow(makeCounter({2025, 0}, 117), reference(),
                                            {makeTemplate(letter, u"{ORIGINATOR}-{SEQ:4}-{YEAR:B.E.}"_s)},
                                            QDate(2025, 12, 2));
    QVERIFY(row.firstOfNextPeriod);
    QCOMPARE(row.firstOfNextPeriod->text(), u"คคง.-0001-2569"_s);
}

void CounterRowsTest::namesDetailsOfRfa()
{
    store::Counter counter = makeCounter({2025, 0}, 0);
    counter.key.recipientOrganizationId.reset();
    counter.key.correspondenceTypeId = rfa;
    counter.key.rfaTypeId = 18;
    counter.key.disciplineId = 5;
    const auto row = models::makeCounterRow(
        counter, reference(),
        {makeTemplate(rfa, u"{PROJECT}-{CORR_TYPE}-{DISCIPLINE}-{RFA_TYPE}-{SEQ:4}-{REV}"_s)},
        QDate(2025, 12, 2));
    QCOMPARE(row.details, u"RPT / TER"_s);
    QVERIFY(row.recipient.isEmpty());
}

void CounterRowsTest::fallsBackToDefaultTemplate()
{
    QCOMPARE(firstTried(makeCounter({2025, 0}, 0),
                        {makeTemplate(std::nullopt, u"D-{SEQ:4}"_s), makeTemplate(rfa, u"R-{SEQ:4}"_s)}),
             u"D-0001"_s);
}

void CounterRowsTest::asksNothingWithoutATemplate()
{
    QVERIFY(firstTried(makeCounter({2025, 0}, 0), {}).isEmpty());
    QVERIFY(firstTried(makeCounter({2025, 0}, 0), {makeTemplate(letter, u"{SEQ:4"_s)}).isEmpty());
}

QTEST_GUILESS_MAIN(CounterRowsTest)
#include "counter_rows_test.moc"
