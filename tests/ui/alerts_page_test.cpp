#include "core/demo/demo_data.h"
#include "core/store/alerts/alert_lease_gateway.h"
#include "core/store/counters/counter_gateway.h"
#include "models/alerts/list_rows_model.h"
#include "models/templates/template_list_model.h"
#include "tests/support/agreed_pool.h"
#include "tests/ui/alerts_world.h"
#include "ui/metrics/plot_board.h"
#include "ui/shell/page_factory.h"
#include "ui/widgets/banner.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using alerts::Phase;
using test::AlertsWorld;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;
using ui::Banner;

/// People learn of alerts and act on them in the window.
class AlertsPageTest : public QObject, private AlertsWorld
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void saysWhatWillStandHere();
    void tellsOfCriticalAlertsOnEveryPage();
    void seesToAnAlert();
    void leadsToTheRemedy();
    void leadsToTheIdPool();
    void showsTheRunbookOfTheRule();
    void showsHowTheMeasureWent();
    void showsHowFullACounterWas();
    void readsAnotherAlertFromItsBeginning();
    void filtersByState();
    void silencesWithReasonAndEndsIt();
    void letsAuditorsReadOnly();
    void changesARule();

private:
    void fire(const QString &rule, double value);
    void fire(const QString &rule, double value, const QString &subject, const QString &label);
    store::Alert alert(const QString &rule) const;
    const QUuid m_token = QUuid::createUuid();
};

namespace {

const auto gap = u"UNEXPLAINED_GAP"_s;
const auto counter = u"counter:117"_s;
const auto full = u"COUNTER_NEARLY_FULL"_s;

} // namespace

void AlertsPageTest::fire(const QString &rule, double value)
{
    fire(rule, value, rule == gap ? counter : QString(), rule == gap ? u"LCBP3-C2 LETTER คคง."_s : QString());
}

/// As an evaluator on another computer, which the window then leaves in peace.
void AlertsPageTest::fire(const QString &rule, double value, const QString &subject, const QString &label)
{
    const auto lease = store::takeAlertLease(*m_one, m_token, u"test"_s, 300s);
    QVERIFY(lease && lease->isOwn);
    store::AlertLook look;
    look.rule = rule;
    look.subject = subject;
    look.label = label;
    look.state.phase = Phase::Firing;
    look.state.since = look.state.lookedAt = QDateTime::currentDateTimeUtc();
    look.state.hasData = true;
    look.state.value = value;
    QVERIFY(store::writeAlertLooks(*m_one, m_token, lease->epoch, {look}));
}

store::Alert AlertsPageTest::alert(const QString &code) const
{
    const auto all = store::currentAlerts(*m_one).value_or(QList<store::Alert>());
    for (const store::Alert &one : all)
        if (one.rule == code && one.state.phase == Phase::Firing)
            return one;
    return {};
}

void AlertsPageTest::saysWhatWillStandHere()
{
    open(u"pa.demo"_s);
    const auto saysIt = [this] {
        const auto labels = find<QWidget>(u"alertsEmpty"_s).findChildren<QLabel *>();
        return std::any_of(labels.cbegin(), labels.cend(), [](const QLabel *label) {
            return label->text().contains(u"No alert has fired"_s);
        });
    };
    QTRY_VERIFY(saysIt());
    QVERIFY(m_test->isShown(u"alertsEmpty"_s));
}

void AlertsPageTest::tellsOfCriticalAlertsOnEveryPage()
{
    fire(gap, 2);
    fire(slow, 3);
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    QVERIFY(m_test->signIn(u"auditor.demo"_s));
    QTRY_VERIFY(m_test->isShown(u"alertBanner"_s));
    QVERIFY(find<Banner>(u"alertBanner"_s).message().contains(u"Unexplained gap: LCBP3-C2 LETTER คคง."_s));
    const auto *navigation = m_test->find<QAbstractItemView>(u"navigation"_s);
    const auto entry = navigation->model()->index(ui::pageNamed(u"alertsPage"_s), 0);
    QVERIFY(entry.data(Qt::AccessibleTextRole).toString().contains(u'2'));
    QTest::mouseClick(find<Banner>(u"alertBanner"_s).findChild<QPushButton *>(), Qt::LeftButton);
    QVERIFY(m_test->isShown(u"alertsPage"_s));
    QVERIFY(!m_test->isShown(u"alertBanner"_s)); // its page says it
    QTRY_COMPARE(text(u"alertTitle"_s), u"Unexplained gap"_s);
    QCOMPARE(text(u"alertValue"_s), u"2"_s);
    QVERIFY(text(u"alertMeaning"_s).contains(u"audit verify"_s));
}

void AlertsPageTest::seesToAnAlert()
{
    fire(gap, 2);
    open(u"pa.demo"_s);
    QTRY_VERIFY(m_test->isShown(u"alertAcknowledgeButton"_s));
    QVERIFY(!m_test->isShown(u"alertSilenceButton"_s));
    QVERIFY(text(u"alertWhy"_s).contains(u"Super Admins"_s));
    type(u"alertNote"_s, u"I call the site"_s);
    click(u"alertAcknowledgeButton"_s);
    QTRY_VERIFY(alert(gap).acknowledged.has_value());
    QCOMPARE(alert(gap).acknowledged->login, u"pa.demo"_s);
    QCOMPARE(alert(gap).acknowledged->note, u"I call the site"_s);
    QTRY_VERIFY(!m_test->isShown(u"alertAcknowledgeButton"_s));
    QTRY_VERIFY(text(u"alertState"_s).contains(u"Acknowledged by pa.demo"_s));
}

/// To the template by which the counter counts, though nobody has looked at it before.
void AlertsPageTest::leadsToTheRemedy()
{
    const auto counters = store::allCounters(*m_one, {});
    QVERIFY(counters);
    const auto used = std::find_if(counters->cbegin(), counters->cend(), [](const store::Counter &one) {
        return one.key.correspondenceTypeId > 0 && one.lastNumber > 0;
    });
    QVERIFY(used != counters->cend());
    fire(full, 96, alerts::counterSubject(used->id), u"LCBP3-C2 LETTER คคง."_s);
    open(u"auditor.demo"_s);
    QTRY_VERIFY(m_test->isShown(u"alertRemedy"_s));
    QCOMPARE(find<QPushButton>(u"alertRemedy"_s).text(), u"Open the template"_s);
    click(u"alertRemedy"_s);
    QTRY_VERIFY(m_test->isShown(u"templatesPage"_s));
    const auto opened = [this] {
        return m_test->find<QAbstractItemView>(u"templateList"_s)
            ->currentIndex()
            .data(models::TemplateListModel::KeyRole)
            .value<models::TemplateKey>();
    };
    QTRY_COMPARE(opened(), (models::TemplateKey{used->key.projectId, used->key.correspondenceTypeId}));
}

void AlertsPageTest::showsTheRunbookOfTheRule()
{
    fire(gap, 3);
    open(u"auditor.demo"_s);
    QTRY_VERIFY(m_test->isShown(u"alertRunbook"_s));
    click(u"alertRunbook"_s);
    QTRY_VERIFY(m_test->isShown(u"runbookText"_s));
    const QString text = find<QTextBrowser>(u"runbookText"_s).toPlainText();
    QVERIFY2(text.startsWith(gap) && text.contains(u"lekthictl audit gaps"_s), qPrintable(text));
    QVERIFY(!text.contains(full));
    QTest::keyClick(&find<QTextBrowser>(u"runbookText"_s), Qt::Key_Escape);
    QTRY_VERIFY(!m_test->isShown(u"runbookText"_s));
}

void AlertsPageTest::leadsToTheIdPool()
{
    for (const QString &name : {u"cards"_s, u"farmer"_s})
        QVERIFY(test::agreePool(m_address, test::plainDraft(name)));
    fire(u"ID_POOL_LOW"_s, 1, alerts::poolSubject(u"farmer"_s), u"farmer"_s);
    open(u"auditor.demo"_s);
    QTRY_VERIFY(m_test->isShown(u"alertRemedy"_s));
    QCOMPARE(find<QPushButton>(u"alertRemedy"_s).text(), u"Open the ID pool"_s);
    click(u"alertRemedy"_s);
    QTRY_VERIFY(m_test->isShown(u"poolsPage"_s));
    QTRY_COMPARE(text(u"poolName"_s), u"farmer"_s);
}

/// As a plot, as a table, and in the middle of everything else that was measured then.
void AlertsPageTest::showsHowTheMeasureWent()
{
    const auto administrator = PrivateStore::instance().connect(m_address);
    QVERIFY(store::insertDemoMetrics(*administrator, store::makeDemoMetrics(administrator->serverNow())));
    fire(slow, 3);
    fire(gap, 2);
    open(u"pa.demo"_s);
    const auto choose = [this](const QString &code) {
        auto *list = m_test->find<QAbstractItemView>(u"alertList"_s);
        const auto found = list->model()->match(list->model()->index(0, 0), models::ListRowsModel::IdRole,
                                                code, 1, Qt::MatchStartsWith);
        list->setCurrentIndex(found.value(0));
    };
    QTRY_VERIFY(m_test->isShown(u"alertChart"_s));
    choose(gap);
    QTRY_VERIFY(m_test->isShown(u"alertChartSays"_s));
    QVERIFY(!m_test->isShown(u"alertInMetrics"_s));
    choose(slow);
    QTRY_VERIFY(isEnabled(u"alertInMetrics"_s));
    const auto &plot = find<ui::PlotView>(u"alertPlot"_s);
    QVERIFY(plot.isVisible());
    QVERIFY(plot.plot().hasValues());
    QCOMPARE(plot.plot().targets[0].value, 2.0);
    QCOMPARE(plot.plot().stretches.back().title, u"Firing"_s);
    emit const_cast<ui::PlotView &>(plot).cursorStepWanted(1);
    QVERIFY(!text(u"alertChartTime"_s).contains(u"–"_s)); // one time, no range
    QCOMPARE(find<QPushButton>(u"alertAsTable"_s).text().remove(u'&'), u"As a table"_s);
    click(u"alertAsTable"_s);
    QTRY_VERIFY(find<QTableView>(u"alertTable"_s).model()->rowCount() > 20);
    QCOMPARE(find<QPushButton>(u"alertAsTable"_s).text().remove(u'&'), u"As a chart"_s);
    const QCPRange range = plot.xAxis->range();
    click(u"alertInMetrics"_s);
    QVERIFY(m_test->isShown(u"metricsPage"_s));
    const auto shown = [this] { return find<ui::PlotBoard>(u"plotBoard"_s).views().first()->xAxis->range(); };
    QTRY_VERIFY(std::abs(shown().lower - range.lower) <= 1);
    QVERIFY(std::abs(shown().upper - range.upper) <= 1);
    QVERIFY(!find<QCheckBox>(u"metricsFollow"_s).isChecked());
}

/// The percentage of its digits over time, and when they end.
void AlertsPageTest::showsHowFullACounterWas()
{
    const auto counters = store::allCounters(*m_one, {});
    QVERIFY(counters);
    const auto used = std::find_if(counters->cbegin(), counters->cend(),
                                   [](const store::Counter &one) { return one.lastNumber > 100; });
    QVERIFY(used != counters->cend());
    fire(full, 96, alerts::counterSubject(used->id), u"LCBP3-C2 LETTER คคง."_s);
    open(u"auditor.demo"_s);
    QTRY_VERIFY(m_test->isShown(u"alertOutlook"_s));
    QVERIFY2(text(u"alertOutlook"_s).contains(u"% of the numbers up to"_s),
             qPrintable(text(u"alertOutlook"_s)));
    const auto &plot = find<ui::PlotView>(u"alertPlot"_s);
    QVERIFY(plot.isVisible());
    QVERIFY(plot.plot().hasValues());
    QCOMPARE(plot.plot().targets[0].value, 95.0);
    const std::vector<double> &values = plot.plot().series[0].values;
    QVERIFY(std::abs(values.back() / 100 * 9999 - double(used->lastNumber)) < 0.5);
    QVERIFY(!m_test->isShown(u"alertInMetrics"_s));
    click(u"alertAsTable"_s);
    QTRY_VERIFY(find<QTableView>(u"alertTable"_s).model()->rowCount() > 1);
}

void AlertsPageTest::readsAnotherAlertFromItsBeginning()
{
    fire(gap, 2);
    fire(slow, 3);
    open(u"pa.demo"_s);
    m_test->window().resize(1024, 480);
    auto *list = m_test->find<QAbstractItemView>(u"alertList"_s);
    QTRY_COMPARE(text(u"alertTitle"_s), u"Unexplained gap"_s);
    QScrollBar *bar = find<QWidget>(u"alertDetail"_s).findChild<QScrollArea *>()->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    bar->setValue(bar->maximum());
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QTRY_VERIFY(text(u"alertTitle"_s) != u"Unexplained gap"_s);
    QCOMPARE(bar->value(), 0);
}

void AlertsPageTest::filtersByState()
{
    fire(slow, 3);
    fire(gap, 2);
    QVERIFY(store::acknowledgeAlert(*m_one, alert(gap), {}));
    open(u"pa.demo"_s);
    const auto *list = m_test->find<QAbstractItemView>(u"alertList"_s);
    const auto shown = [list] {
        QStringList ids;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            if (const QString id =
                    list->model()->index(row, 0).data(models::ListRowsModel::IdRole).toString();
                !id.isEmpty())
                ids += id.section(u'|', 0, 0);
        return ids;
    };
    QTRY_COMPARE(shown(), (QStringList{slow, gap}));
    auto &states = find<QComboBox>(u"alertStanding"_s);
    QCOMPARE(states.count(), 6);
    states.setFocus();
    QTest::keyClick(&states, Qt::Key_Down); // firing
    QTRY_COMPARE(shown(), QStringList{slow});
    QTest::keyClick(&states, Qt::Key_Down); // somebody sees to it
    QTRY_COMPARE(shown(), QStringList{gap});
    QTest::keyClick(&states, Qt::Key_Home);
    QTRY_COMPARE(shown().size(), 2);
}

void AlertsPageTest::silencesWithReasonAndEndsIt()
{
    fire(slow, 3);
    open(u"sa.one"_s);
    QTRY_VERIFY(m_test->isShown(u"alertSilenceButton"_s));
    QVERIFY(!isEnabled(u"alertSilenceButton"_s));
    type(u"alertNote"_s, u"the disk is being replaced"_s);
    QVERIFY(isEnabled(u"alertSilenceButton"_s));
    click(u"alertSilenceButton"_s);
    QTRY_VERIFY(alert(slow).isSilenced);
    const auto silences = store::alertSilences(*m_one);
    QCOMPARE(silences->size(), 1);
    QCOMPARE(silences->first().reason, u"the disk is being replaced"_s);
    QVERIFY(std::abs(silences->first().madeAt.secsTo(silences->first().until) - 3600) <= 1);
    QTRY_VERIFY(text(u"alertState"_s).contains(u"Silenced"_s));
    find<QLineEdit>(u"alertNote"_s).setText(u"it was replaced"_s);
    QTRY_VERIFY(find<QPushButton>(u"alertSilenceButton"_s).text().contains(u"End"_s));
    QTRY_VERIFY(isEnabled(u"alertSilenceButton"_s));
    click(u"alertSilenceButton"_s);
    QTRY_VERIFY(!alert(slow).isSilenced);
    QTRY_VERIFY(text(u"alertState"_s).contains(u"Firing"_s));
}

void AlertsPageTest::letsAuditorsReadOnly()
{
    fire(gap, 2);
    open(u"auditor.demo"_s);
    QTRY_VERIFY(m_test->isShown(u"alertWhy"_s));
    QVERIFY(text(u"alertWhy"_s).contains(u"Project Admins"_s));
    QVERIFY(!m_test->isShown(u"alertAcknowledgeButton"_s));
    QVERIFY(!m_test->isShown(u"alertNote"_s));
    goToTab(Rules);
    QTRY_VERIFY(m_test->isShown(u"ruleThreshold"_s));
    QVERIFY(!find<QDoubleSpinBox>(u"ruleThreshold"_s).isEnabled());
    QVERIFY(!m_test->isShown(u"ruleSave"_s));
    goToTab(Channels);
    QVERIFY(!m_test->isShown(u"channelAdd"_s));
}

void AlertsPageTest::changesARule()
{
    open(u"sa.one"_s);
    goToTab(Rules);
    auto *list = m_test->find<QAbstractItemView>(u"ruleList"_s);
    QTRY_VERIFY(list->model()->rowCount() >= 10);
    const auto found = list->model()->match(list->model()->index(0, 0), models::ListRowsModel::IdRole, slow);
    QCOMPARE(found.size(), 1);
    list->setCurrentIndex(found.first());
    auto &threshold = find<QDoubleSpinBox>(u"ruleThreshold"_s);
    QTRY_COMPARE(threshold.value(), 2.0);
    threshold.setValue(3.5);
    QVERIFY(!isEnabled(u"ruleSave"_s));
    QVERIFY(text(u"ruleWhy"_s).contains(u"reason"_s));
    type(u"ruleReason"_s, u"the new server is slower"_s);
    QVERIFY(isEnabled(u"ruleSave"_s));
    click(u"ruleSave"_s);
    QTRY_COMPARE(rule(slow).rule.threshold, 3.5);
    QCOMPARE(rule(slow).changeReason, u"the new server is slower"_s);
    QVERIFY(text(u"ruleCondition"_s).contains(u"3.50"_s));
    QTRY_VERIFY(text(u"ruleWhy"_s).contains(u"No changes"_s));
    QVERIFY(!isEnabled(u"ruleSave"_s));
}

QTEST_MAIN(AlertsPageTest)
#include "alerts_page_test.moc"
