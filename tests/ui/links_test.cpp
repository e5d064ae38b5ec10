#include "core/demo/demo_data.h"
#include "models/counters/counter_model.h"
#include "models/metrics/hot_counter_model.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::CounterModel;
using models::HotCounterModel;
using test::PrivateStore;
using test::TestWindow;

namespace {

constexpr int lastYear = 7; // of the ranges to choose from

} // namespace

/// What one page names is a link to the page that shows it.
class LinksTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_test.reset(); }
    void aBusyCounterOpensOnTheCountersPage();
    void theVerdictLeadsToTheBusiestCounters();
    void theStatusLeadsToTheAlerts();

private:
    qint64 chosenCounter() const;

    store::Address m_address;
    std::unique_ptr<TestWindow> m_test;
};

void LinksTest::initTestCase()
{
    m_address = PrivateStore::instance().demoStore();
    const auto administrator = PrivateStore::instance().connect(m_address);
    QVERIFY(store::insertDemoMetrics(*administrator, store::makeDemoMetrics(administrator->serverNow())));
}

void LinksTest::init()
{
    m_test = std::make_unique<TestWindow>(test::openerOf(m_address));
    QVERIFY(m_test->show());
    QVERIFY(m_test->signIn(u"auditor.demo"_s));
}

/// Of the Counters page; 0: none.
qint64 LinksTest::chosenCounter() const
{
    const auto *table = m_test->find<QTableView>(u"counterTable"_s);
    const auto *sorted = static_cast<const QSortFilterProxyModel *>(table->model());
    const QModelIndex index = sorted->mapToSource(table->currentIndex());
    return index.isValid()
               ? static_cast<const CounterModel *>(sorted->sourceModel())->row(index.row()).counter.id
               : 0;
}

void LinksTest::aBusyCounterOpensOnTheCountersPage()
{
    m_test->goTo(u"countersPage"_s);
    QTRY_VERIFY(chosenCounter() != 0);
    m_test->goTo(u"metricsPage"_s);
    auto *range = m_test->find<QComboBox>(u"metricsRange"_s);
    range->setCurrentIndex(lastYear);
    emit range->activated(lastYear);
    auto *hot = m_test->find<QTableView>(u"hotCounterTable"_s);
    QTRY_VERIFY(hot->model()->rowCount() > 0);
    for (const int row : {hot->model()->rowCount() - 1, 0}) {
        m_test->goTo(u"metricsPage"_s);
        const QModelIndex named = hot->model()->index(row, HotCounterModel::Counter);
        const qint64 id = named.data(HotCounterModel::IdRole).toLongLong();
        hot->scrollTo(named);
        QTest::mouseClick(hot->viewport(), Qt::LeftButton, {}, hot->visualRect(named).center());
        QTRY_VERIFY(m_test->isShown(u"countersPage"_s));
        QTRY_COMPARE(chosenCounter(), id);
    }
}

void LinksTest::theVerdictLeadsToTheBusiestCounters()
{
    m_test->goTo(u"metricsPage"_s);
    auto *verdict = m_test->find<QLabel>(u"metricsVerdict"_s);
    QTRY_VERIFY2(verdict->text().contains(u"Show the busiest counters"_s), qPrintable(verdict->text()));
    emit verdict->linkActivated({});
    QTRY_VERIFY(m_test->find(u"hotCounterTable"_s)->hasFocus());
    QVERIFY(!m_test->find(u"hotCounterTable"_s)->visibleRegion().isEmpty());
}

void LinksTest::theStatusLeadsToTheAlerts()
{
    m_test->goTo(u"statusPage"_s);
    auto *link = m_test->find<QPushButton>(u"statusOpenAlerts"_s);
    QTRY_VERIFY(link->isVisible());
    link->click();
    QVERIFY(m_test->isShown(u"alertsPage"_s));
}

QTEST_MAIN(LinksTest)
#include "links_test.moc"
