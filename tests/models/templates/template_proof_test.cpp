#include "models/templates/template_proof.h"

#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::TemplateKey;
using models::TemplateMark;
using store::NumberTemplate;

namespace {

constexpr int letter = 6;
constexpr int memo = 7;

NumberTemplate templateOf(int projectId, std::optional<int> typeId, const QString &text,
                          numbering::UniquenessScope scope = numbering::UniquenessScope::Type)
{
    NumberTemplate stored;
    stored.projectId = projectId;
    stored.typeId = typeId;
    stored.text = text;
    stored.settings.scope = scope;
    return stored;
}

models::ProofGround groundOf(const QList<NumberTemplate> &templates)
{
    store::ReferenceData data;
    data.projects = {{{1, u"P1"_s, {}, {}}, {1, 2}}, {{2, u"P2"_s, {}, {}}, {1, 2}}};
    data.organizations = {{1, u"A"_s, {}, {}}, {2, u"B"_s, {}, {}}};
    data.types = {{letter, u"LETTER"_s, {}, {}}, {memo, u"MEMO"_s, {}, {}}};
    return {templates, data, QDate(2025, 6, 1)};
}

const auto proved = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:A.D.}"_s;
const auto yearless = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}"_s;
const auto keyless = u"{SEQ:4}-{YEAR:A.D.}"_s;

TemplateMark markOf(const NumberTemplate &edited, const QList<NumberTemplate> &others = {})
{
    const auto found = models::proveTemplate(groundOf(others), edited);
    return found ? found->mark() : TemplateMark::NotDecided;
}

} // namespace

/// What people are told of the proof of one template, and of all of them.
class TemplateProofTest : public QObject
{
    Q_OBJECT

private slots:
    void marksSayWhatIsTrue()
    {
        QCOMPARE(markOf(templateOf(1, letter, proved)), TemplateMark::Proved);
        QCOMPARE(markOf(templateOf(1, letter, yearless)), TemplateMark::RepeatsEachPeriod);
        QCOMPARE(markOf(templateOf(1, letter, keyless)), TemplateMark::WouldCollide);
    }

    void onlyCollisionsInTheStoreBlockSaving()
    {
        const auto store = numbering::UniquenessScope::Store;
        QVERIFY(!models::proveTemplate(groundOf({}), templateOf(1, letter, keyless))->blocksSaving);
        QVERIFY(!models::proveTemplate(groundOf({}), templateOf(1, letter, yearless, store))->blocksSaving);
        QCOMPARE(markOf(templateOf(1, letter, keyless, store)), TemplateMark::CollidesInStore);
        QCOMPARE(markOf(templateOf(1, letter, proved, store), {templateOf(1, memo, proved, store)}),
                 TemplateMark::CollidesInStore);
    }

    void firstExampleWeighsMost()
    {
        const auto found = models::proveTemplate(groundOf({}), templateOf(1, letter, u"{SEQ:4}"_s));
        QVERIFY(found->examples.size() > 1);
        QVERIFY(found->examples.first().collision.reason != numbering::CollisionReason::RepeatsEachPeriod);
        QCOMPARE(found->examples.first().first.text(), found->examples.first().second.text());
        QVERIFY(!found->examples.first().first.parts().isEmpty());
    }

    void repairsMend()
    {
        const NumberTemplate edited = templateOf(1, letter, yearless);
        const auto repairs = models::repairsOfTemplate(groundOf({}), edited);
        QVERIFY(!repairs.isEmpty());
        for (const numbering::Repair &repair : repairs) {
            NumberTemplate mended = edited;
            mended.text = repair.text;
            mended.settings.period = repair.period;
            QCOMPARE(markOf(mended), TemplateMark::Proved);
        }
    }

    void saysNothingOfWhatNoNumberIsMadeBy()
    {
        QVERIFY(!models::proveTemplate(groundOf({}), templateOf(1, letter, u"{ORG}"_s)));
    }

    void marksAllTemplates()
    {
        const auto marks = models::marksOfTemplates(
            groundOf({templateOf(1, letter, proved), templateOf(1, {}, yearless),
                      templateOf(2, letter, keyless), templateOf(2, memo, u"{ORG}"_s)}));
        QCOMPARE(marks.value({1, letter}), TemplateMark::Proved);
        QCOMPARE(marks.value({1, std::nullopt}), TemplateMark::RepeatsEachPeriod);
        QCOMPARE(marks.value({2, letter}), TemplateMark::WouldCollide);
        QVERIFY(!marks.contains({2, memo}));
    }

    void stopsWhenAsked()
    {
        const auto source = std::make_unique<std::stop_source>();
        source->request_stop();
        const auto ground = groundOf({templateOf(1, letter, proved)});
        QVERIFY(models::marksOfTemplates(ground, source->get_token()).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TemplateProofTest)
#include "template_proof_test.moc"
