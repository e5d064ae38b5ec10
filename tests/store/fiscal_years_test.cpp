#include "core/store/counters/counter_gateway.h"
#include "core/store/counters/counting_change.h"
#include "core/store/ledger/drawing_gateway.h"
#include "core/store/reference/reference_data.h"
#include "core/store/reference/reference_gateway.h"
#include "core/store/session/denial.h"
#include "core/store/templates/template_gateway.h"
#include "tests/store/connected_test.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;
using store::ReferenceItem;
using store::ReferenceKind;

namespace {

constexpr int project = 2;
constexpr int theSender = 22;
constexpr int recipient = 10;
constexpr int letter = 6;

} // namespace

/// The fiscal year is a setting of a project. The store keeps it once it was counted by; before, its
/// templates are proved with the new one.
class FiscalYearsTest : public ConnectedTest
{
    Q_OBJECT

private slots:
    void init(); // a store for each: settings are those of others else
    void keepsThoseOfProjects();
    void thoseThatCountedStay();
    void keepsNumbersApart_data();
    void keepsNumbersApart();

private:
    int addType(const QString &code);
};

void FiscalYearsTest::init()
{
    m_address = PrivateStore::instance().demoStore();
    m_connection = PrivateStore::instance().connect(m_address);
}

/// One that counts by nothing.
int FiscalYearsTest::addType(const QString &code)
{
    const ReferenceItem wanted{.kind = ReferenceKind::Type,
                               .code = code,
                               .nameThai = u"เอกสารรายปี"_s,
                               .ownShape = numbering::KeyShape()};
    const auto added = store::changeReference(*m_connection, {wanted});
    return added ? referenceItem(ReferenceKind::Type, code).id : 0;
}

void FiscalYearsTest::keepsThoseOfProjects()
{
    ReferenceItem wanted{.kind = ReferenceKind::Project, .code = u"FISCAL"_s, .nameThai = u"โครงการ"_s};
    wanted.fiscalYear = {.startMonth = 4, .isCalledByEnd = false};
    QVERIFY(store::changeReference(*m_connection, {wanted}));
    const auto data = store::loadReferenceData(*m_connection).value();
    QCOMPARE(data.project(u"FISCAL")->fiscalYear, wanted.fiscalYear);
    QCOMPARE(data.project(u"LCBP3-C2")->fiscalYear, numbering::FiscalYear());
    wanted = referenceItem(ReferenceKind::Project, u"FISCAL"_s);
    QCOMPARE(wanted.fiscalYear.startMonth, 4);
    wanted.fiscalYear = {.startMonth = 1, .isCalledByEnd = true};
    QCOMPARE(store::changeReference(*m_connection, {wanted}).value(), 1);
    QCOMPARE(store::loadReferenceData(*m_connection)->project(u"FISCAL")->fiscalYear, wanted.fiscalYear);
}

void FiscalYearsTest::thoseThatCountedStay()
{
    const auto change = [this](int month) {
        ReferenceItem wanted = referenceItem(ReferenceKind::Project, u"LCBP3-C2"_s);
        wanted.fiscalYear.startMonth = month;
        return store::changeReference(*m_connection, {wanted});
    };
    QVERIFY(store::ensureCounter(*m_connection, {project, theSender, recipient, letter, 0, 0, 0, {2025, 0}}));
    QVERIFY(change(4)); // so far nothing was counted by fiscal years
    const auto reason =
        numbering::Reason::parse(u"Fiscal years now"_s, numbering::Reason::minimumForTemplate);
    const auto inUse = store::findTemplate(*m_connection, project, letter).value();
    store::TemplateChange fiscal{.projectId = project,
                                 .typeId = letter,
                                 .expectedVersion = inUse.version,
                                 .text = *numbering::Template::parse(inUse.text),
                                 .settings = inUse.settings,
                                 .reason = *reason};
    fiscal.settings.period = numbering::PeriodKind::FiscalYear;
    const auto saved = store::saveTemplate(*person(u"pa.demo"_s), fiscal);
    QVERIFY2(saved, saved ? "" : qPrintable(saved.error().detail));
    const auto refused = change(10);
    QVERIFY(!refused);
    QCOMPARE(refused.error().serverCode, store::denial::fiscalYearCounted);
}

void FiscalYearsTest::keepsNumbersApart_data()
{
    using numbering::FiscalYear;
    QTest::addColumn<QString>("text");
    QTest::addColumn<FiscalYear>("before");
    QTest::addColumn<FiscalYear>("after");
    QTest::addColumn<bool>("isTaken");
    const FiscalYear calendar{.startMonth = 1};
    const FiscalYear october;
    const FiscalYear october2{.isCalledByEnd = false};
    const QString ofDocument = u"{CORR_TYPE}-{DATE:yyyy}-{SEQ:4}"_s;
    const QString ofCounter = u"{CORR_TYPE}-{YEAR:B.E.}-{SEQ:4}"_s;
    // From October to December its counter would begin again under the year of the one before.
    QTest::newRow("year of the document") << ofDocument << calendar << october << false;
    QTest::newRow("by its beginning") << ofDocument << calendar << october2 << false;
    QTest::newRow("months tell") << u"{CORR_TYPE}-{DATE:yyyyMM}-{SEQ:4}"_s << calendar << october << true;
    QTest::newRow("year of the counter") << ofCounter << calendar << october << true;
    QTest::newRow("called by the other year") << ofCounter << october << october2 << true;
    QTest::newRow("repeated before") << ofDocument << october << FiscalYear{.startMonth = 4} << true;
    QTest::newRow("still a calendar year") << ofDocument << calendar << FiscalYear{1, false} << true;
}

/// What the fiscal year of a project makes of its templates is said before a number is refused or skipped.
void FiscalYearsTest::keepsNumbersApart()
{
    QFETCH(const QString, text);
    QFETCH(const numbering::FiscalYear, before);
    QFETCH(const numbering::FiscalYear, after);
    QFETCH(const bool, isTaken);
    const auto change = [this](numbering::FiscalYear wanted) {
        ReferenceItem changed = referenceItem(ReferenceKind::Project, u"LCBP3-C2"_s);
        changed.fiscalYear = wanted;
        changed.nameEnglish += u'.';
        return store::changeProvedReference(*person(u"sa.one"_s), {changed});
    };
    QVERIFY(change(before));
    const int type = addType(u"YEARS"_s);
    const auto reason =
        numbering::Reason::parse(u"Numbers by fiscal years"_s, numbering::Reason::minimumForTemplate);
    const auto saved =
        store::saveTemplate(*person(u"pa.demo"_s), {.projectId = project,
                                                    .typeId = type,
                                                    .text = *numbering::Template::parse(text),
                                                    .settings = {.period = numbering::PeriodKind::FiscalYear},
                                                    .reason = *reason});
    QVERIFY2(saved, saved ? "" : qPrintable(saved.error().detail));

    const auto changed = change(after);
    QCOMPARE(changed.has_value(), isTaken);
    QCOMPARE(store::loadReferenceData(*m_connection)->project(u"LCBP3-C2")->fiscalYear,
             isTaken ? after : before);
    if (!isTaken) {
        QCOMPARE(changed.error().serverCode, store::denial::countedAlike);
        QVERIFY2(store::describe(changed.error()).contains(u"YEARS-20"_s),
                 qPrintable(store::describe(changed.error())));
        QCOMPARE(change(before).value(), 1);
    }
    // Once a year was counted there is another reason, which is the one that is told.
    QVERIFY(store::ensureCounter(*m_connection, {project, 0, {}, type, 0, 0, 0, {2026, 0}}));
    const auto late = change({.startMonth = 7});
    QVERIFY(!late);
    QCOMPARE(late.error().serverCode, store::denial::fiscalYearCounted);
}

QTEST_GUILESS_MAIN(FiscalYearsTest)
#include "fiscal_years_test.moc"
