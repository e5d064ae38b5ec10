#include "core/store/counters/counter_gateway.h"
#include "models/counters/counter_model.h"
#include "tests/support/patience.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"
#include "ui/metrics/hot_counter_card.h"
#include "ui/widgets/banner.h"

#include <QAbstractProxyModel>
#include <QComboBox>
#include <QDate>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::CounterModel;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;

namespace {

constexpr int onOnePage = 200;

int thisYear()
{
    return QDate::currentDate().year();
}

} // namespace

/// Counters of which the list has only some pages.
class ManyCountersTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { m_test.reset(); }
    void goesOnWhereAPageFailed();
    void leadsToACounterBehindTheFirstPage();

private:
    /// The page of counters on a store of its own, with so many of memos that count by the day.
    void open(int counters);
    const CounterModel &loaded() const;
    qint64 currentCounter() const; ///< its id; 0: none
    qint64 insert(const numbering::Period &period);
    ui::Banner &banner() const { return *m_test->find<ui::Banner>(u"countersBanner"_s); }

    std::unique_ptr<store::Connection> m_administrator;
    std::unique_ptr<TestWindow> m_test;
    QTableView *m_table = nullptr;
};

void ManyCountersTest::open(int counters)
{
    const store::Address address = PrivateStore::instance().demoStore();
    m_administrator = PrivateStore::instance().connect(address);
    QVERIFY(m_administrator->execute(
        u"INSERT INTO document_number_counters (project_id, originator_organization_id, "
        "recipient_organization_id, correspondence_type_id, current_year, current_period, updated_at) "
        "SELECT 2, 22, 10, 7, YEAR(day), MONTH(day) * 100 + DAY(day), UTC_TIMESTAMP(6) "
        "FROM (SELECT '%1-01-01' + INTERVAL seq DAY AS day FROM seq_1_to_%2) AS days"_s.arg(thisYear() + 5)
            .arg(counters)));
    m_test = std::make_unique<TestWindow>(openerOf(address));
    QVERIFY(m_test->signIn(u"sa.one"_s));
    m_test->goTo(u"countersPage"_s);
    m_table = m_test->find<QTableView>(u"counterTable"_s);
    QVERIFY(m_table);
    QTRY_COMPARE(loaded().rowCount(), onOnePage);
}

const CounterModel &ManyCountersTest::loaded() const
{
    const auto *shown = qobject_cast<QAbstractProxyModel *>(m_table->model());
    return *qobject_cast<CounterModel *>(shown->sourceModel());
}

qint64 ManyCountersTest::currentCounter() const
{
    const auto *shown = qobject_cast<QAbstractProxyModel *>(m_table->model());
    const QModelIndex current = shown->mapToSource(m_table->currentIndex());
    return current.isValid() ? loaded().row(current.row()).counter.id : 0;
}

qint64 ManyCountersTest::insert(const numbering::Period &period)
{
    const numbering::CounterKey key{2, 22, 10, 7, 0, 0, 0, period};
    if (!store::insertCounter(*m_administrator, key))
        return 0;
    const auto counter = store::findCounter(*m_administrator, key);
    return counter && *counter ? (*counter)->id : 0;
}

/// What was loaded stays, and so does the place in it.
void ManyCountersTest::goesOnWhereAPageFailed()
{
    open(onOnePage);
    m_table->selectRow(onOnePage - 50);
    const qint64 chosen = currentCounter();
    QVERIFY(m_administrator->execute(u"RENAME TABLE document_number_counters TO hidden_counters"_s));
    m_table->scrollToBottom();
    QTRY_VERIFY(banner().isVisible());
    QVERIFY(m_administrator->execute(u"RENAME TABLE hidden_counters TO document_number_counters"_s));
    emit banner().actionTriggered();
    QCOMPARE(loaded().rowCount(), onOnePage);
    QTRY_VERIFY(loaded().rowCount() > onOnePage);
    QCOMPARE(currentCounter(), chosen);
    QVERIFY(!banner().isVisible());
}

/// Among those of its year, without all others being read first; one without a year is looked for page by
/// page.
void ManyCountersTest::leadsToACounterBehindTheFirstPage()
{
    open(2 * onOnePage);
    const qint64 ofNextYear = insert({thisYear() + 1, 704});
    const qint64 ofNoYear = insert({0, 0});
    QVERIFY(ofNextYear > 0 && ofNoYear > 0);
    m_test->goTo(u"metricsPage"_s);
    auto *links = m_test->window().findChild<ui::HotCounterCard *>();
    QVERIFY(links);
    emit links->counterWanted(ofNextYear);
    QTRY_COMPARE_WITH_TIMEOUT(currentCounter(), ofNextYear, test::patienceMs);
    QCOMPARE(m_test->find<QComboBox>(u"counterFilterYear"_s)->currentData().toInt(), thisYear() + 1);
    QVERIFY(loaded().rowCount() < onOnePage);
    QVERIFY(!banner().isVisible());
    emit links->counterWanted(ofNoYear);
    QTRY_COMPARE_WITH_TIMEOUT(currentCounter(), ofNoYear, test::patienceMs);
    QVERIFY(loaded().rowCount() > 2 * onOnePage);
    QVERIFY(!banner().isVisible());
}

QTEST_MAIN(ManyCountersTest)
#include "many_counters_test.moc"
