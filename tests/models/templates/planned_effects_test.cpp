#include "core/store/templates/template_gateway.h"
#include "models/templates/planned_effects.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::PlannedEffects;
using models::TemplateRules;
using test::PrivateStore;

namespace {

constexpr int demoProject = 2;
constexpr int demoLetter = 6;

} // namespace

/// However often a template is edited, the store is asked once what counters it has.
class PlannedEffectsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void asksTheStoreOnce();
    void readsBeforeItIsAsked();

private:
    qint64 questions()
    {
        return m_connection->readText(u"SHOW SESSION STATUS LIKE 'Questions'"_s)
            ->constFirst()
            .bigInteger("Value"_L1);
    }
    TemplateRules rules(const QString &text, numbering::PeriodKind period) const
    {
        TemplateRules rules{text, m_stored.settings};
        rules.settings.period = period;
        return rules;
    }

    std::unique_ptr<store::Connection> m_connection;
    store::ReferenceData m_reference;
    TemplateRules m_stored;
    models::TemplateKey m_key{demoProject, demoLetter};
};

void PlannedEffectsTest::initTestCase()
{
    const store::Address address =
        PrivateStore::asPerson(PrivateStore::instance().demoStore(), u"auditor.demo"_s);
    m_connection = PrivateStore::instance().connect(address);
    m_reference = *store::loadReferenceData(*m_connection);
    const auto templates = store::listTemplates(*m_connection);
    const auto letter = std::ranges::find_if(*templates, [](const store::NumberTemplate &one) {
        return one.projectId == demoProject && one.typeId == demoLetter;
    });
    QVERIFY(letter != templates->end());
    m_stored = {letter->text, letter->settings};
}

void PlannedEffectsTest::asksTheStoreOnce()
{
    PlannedEffects planned(m_key);
    const TemplateRules monthly = rules(m_stored.text, numbering::PeriodKind::Monthly);
    const auto first = planned.of(*m_connection, m_reference, m_stored, monthly);
    QVERIFY(first && !first->isEmpty());
    QVERIFY(first->constFirst().counterChanges());
    const qint64 before = questions();
    for (int edit = 0; edit < 5; ++edit) {
        const TemplateRules edited =
            rules(u"X%1-{ORIGINATOR}-{SEQ:4}-{YEAR:B.E.}"_s.arg(edit), numbering::PeriodKind::Monthly);
        const auto effects = planned.of(*m_connection, m_reference, m_stored, edited);
        QVERIFY(effects);
        QCOMPARE(effects->size(), first->size());
        QVERIFY(effects->constFirst().after.number.text().startsWith(u"X%1-"_s.arg(edit)));
    }
    QCOMPARE(questions() - before, 1);
    const auto again = models::readEffects(*m_connection, m_reference, *store::listTemplates(*m_connection),
                                           m_key, m_stored, monthly, numbering::currentDocumentDate());
    QCOMPARE(*again, *first);
    QVERIFY(questions() - before > 2);
}

void PlannedEffectsTest::readsBeforeItIsAsked()
{
    PlannedEffects planned(m_key);
    QVERIFY(planned.read(*m_connection));
    const qint64 before = questions();
    QVERIFY(planned.read(*m_connection));
    QVERIFY(!planned.of(*m_connection, m_reference, m_stored, rules(m_stored.text, {}))->isEmpty());
    QCOMPARE(questions() - before, 1);
}

QTEST_GUILESS_MAIN(PlannedEffectsTest)
#include "planned_effects_test.moc"
