#include "models/templates/template_effect.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::TemplateEffect;
using models::TemplateRules;
using numbering::PeriodKind;

namespace {

constexpr int project = 2;
constexpr int letter = 6;
constexpr int memo = 7;
const QDate today(2026, 3, 5);

store::ReferenceData referenceData()
{
    store::ReferenceData data;
    store::Project shown;
    shown.id = project;
    shown.code = u"LCBP3"_s;
    data.projects = {shown};
    data.organizations = {{10, u"คคง."_s, {}, {}}, {11, u"สคฉ.3"_s, {}, {}}};
    data.types = {{letter, u"LETTER"_s, {}, {}}, {memo, u"MEMO"_s, {}, {}}};
    return data;
}

store::Counter counterOf(int type, int from, int to, numbering::Period period, qint64 last)
{
    store::Counter counter;
    counter.key.projectId = project;
    counter.key.correspondenceTypeId = type;
    counter.key.originatorOrganizationId = from;
    counter.key.recipientOrganizationId = to;
    counter.key.period = period;
    counter.lastNumber = last;
    return counter;
}

TemplateRules rules(const QString &text, PeriodKind period = PeriodKind::Yearly)
{
    store::TemplateSettings settings;
    settings.period = period;
    return {text, settings};
}

QList<TemplateEffect> effects(const QList<store::Counter> &counters, const TemplateRules &before,
                              const TemplateRules &after, std::optional<int> type = letter,
                              const QList<store::NumberTemplate> &templates = {}, QDate date = today)
{
    return models::templateEffects(referenceData(), templates, counters, {project, type}, before, after,
                                   date);
}

} // namespace

class TemplateEffectTest : public QObject
{
    Q_OBJECT

private slots:
    void countersGoOnWhereThePeriodStays();
    void anotherPeriodIsAnotherCounter();
    void combinationOfLastYearBeginsAnew();
    void defaultMeansTypesWithoutTheirOwn();
    void saysWhyThereIsNone();
    void countsNothingOutsideTheYears();
};

void TemplateEffectTest::countersGoOnWhereThePeriodStays()
{
    const auto found =
        effects({counterOf(letter, 10, 11, {2026, 0}, 41), counterOf(memo, 10, 11, {2026, 0}, 7)},
                rules(u"{ORIGINATOR}-{SEQ:4}"_s), rules(u"{ORIGINATOR}-{RECIPIENT}-{SEQ:5}"_s));
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].before.number.text(), u"คคง.-0042"_s);
    QCOMPARE(found[0].after.number.text(), u"คคง.-สคฉ.3-00042"_s);
    QVERIFY(found[0].numberChanges());
    QVERIFY(!found[0].counterChanges());
}

void TemplateEffectTest::anotherPeriodIsAnotherCounter()
{
    const QString text = u"{SEQ:4}/{YEAR:A.D.}"_s;
    const auto found =
        effects({counterOf(letter, 10, 11, {2026, 0}, 41), counterOf(letter, 10, 11, {2026, 3}, 5)},
                rules(text), rules(text, PeriodKind::Monthly));
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].before.number.text(), u"0042/2026"_s);
    QCOMPARE(found[0].after.number.text(), u"0006/2026"_s);
    QVERIFY(found[0].counterChanges());
    QCOMPARE(found[0].after.key.period, (numbering::Period{2026, 3}));

    const auto never =
        effects({counterOf(letter, 10, 11, {2026, 0}, 41)}, rules(text), rules(text, PeriodKind::Never));
    QCOMPARE(never[0].after.number.text(), u"0001/2026"_s);
    QCOMPARE(never[0].after.sequence, 1);
}

void TemplateEffectTest::combinationOfLastYearBeginsAnew()
{
    const auto found = effects({counterOf(letter, 10, 11, {2025, 0}, 900)}, rules(u"{SEQ:4}"_s),
                               rules(u"{SEQ:4}-{YEAR:B.E.}"_s));
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].before.number.text(), u"0001"_s);
    QCOMPARE(found[0].after.number.text(), u"0001-2569"_s);
}

void TemplateEffectTest::defaultMeansTypesWithoutTheirOwn()
{
    store::NumberTemplate ofLetters;
    ofLetters.projectId = project;
    ofLetters.typeId = letter;
    const auto found =
        effects({counterOf(letter, 10, 11, {2026, 0}, 41), counterOf(memo, 10, 11, {2026, 0}, 7)},
                rules(u"{CORR_TYPE}-{SEQ:4}"_s), rules(u"{CORR_TYPE}-{SEQ:3}"_s), std::nullopt, {ofLetters});
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].before.number.text(), u"MEMO-0008"_s);
    QCOMPARE(found[0].after.number.text(), u"MEMO-008"_s);
}

void TemplateEffectTest::saysWhyThereIsNone()
{
    TemplateRules narrow = rules(u"{SEQ:2}"_s);
    narrow.settings.overflow = numbering::OverflowPolicy::Refuse;
    const auto found = effects({counterOf(letter, 10, 11, {2026, 0}, 99)}, rules(QString()), narrow);
    QCOMPARE(found[0].before.number.text(), QString());
    QVERIFY(!found[0].before.whyNone.isEmpty());
    QCOMPARE(found[0].after.number.text(), QString());
    QVERIFY(!found[0].after.whyNone.isEmpty());
    QCOMPARE(found[0].after.sequence, 100);
}

void TemplateEffectTest::countsNothingOutsideTheYears()
{
    const auto found = effects({counterOf(letter, 10, 11, {2026, 0}, 41)}, rules(u"{SEQ:4}"_s),
                               rules(u"{SEQ:5}"_s), letter, {}, QDate(2019, 12, 31));
    QCOMPARE(found.size(), 0);
}

QTEST_GUILESS_MAIN(TemplateEffectTest)
#include "template_effect_test.moc"
