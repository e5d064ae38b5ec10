#include "core/store/counters/counter_gateway.h"
#include "core/store/session/transaction.h"
#include "models/counters/counter_model.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::CounterModel;
using test::PrivateStore;
using test::TestWindow;

namespace {

constexpr int project = 2;
constexpr int memo = 7;
constexpr qint64 almostAll = 9'600;

} // namespace

/// Where the window warns that numbers run out, it says how long they last and what happens then.
class HowLongTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_test.reset(); }
    void theEndInTheTableOpensTheCard();
    void theKeyboardOpensAndClosesTheCard();
    void theCardLeadsToTheTemplate();
    void theTemplateSaysItToo();

private:
    void chooseMemo();
    QString said(const QString &name) const { return m_test->find<QLabel>(name)->text(); }
    QWidget *card() const { return m_test->find(u"howLongCard"_s); }

    store::Address m_address;
    std::unique_ptr<TestWindow> m_test;
    QTableView *m_table = nullptr;
};

void HowLongTest::initTestCase()
{
    m_address = PrivateStore::instance().demoStore();
    const int year = numbering::currentDocumentDate().year();
    const numbering::CounterKey key{project, 22, 10, memo, 0, 0, 0, {year, 0}};
    const auto connection = PrivateStore::instance().connect(m_address);
    QVERIFY(store::insertCounter(*connection, key));
    auto transaction = store::Transaction::begin(*connection);
    const auto counter = store::lockCounter(*connection, key);
    QVERIFY(counter && store::raiseCounter(*connection, *counter, almostAll, {}));
    QVERIFY(transaction->commit());
}

void HowLongTest::init()
{
    m_test = std::make_unique<TestWindow>(test::openerOf(m_address));
    QVERIFY(m_test->show());
    QVERIFY(m_test->signIn(u"pa.demo"_s));
    m_test->goTo(u"countersPage"_s);
    m_table = m_test->find<QTableView>(u"counterTable"_s);
    QTRY_VERIFY(m_table->model()->rowCount() > 0);
}

void HowLongTest::chooseMemo()
{
    for (int row = 0; row < m_table->model()->rowCount(); ++row) {
        if (m_table->model()->index(row, CounterModel::LastNumber).data().toLongLong() == almostAll)
            m_table->setCurrentIndex(m_table->model()->index(row, CounterModel::DigitsEnd));
    }
    m_table->scrollTo(m_table->currentIndex());
    QCOMPARE(m_table->currentIndex().siblingAtColumn(CounterModel::LastNumber).data().toLongLong(),
             almostAll);
}

void HowLongTest::theEndInTheTableOpensTheCard()
{
    chooseMemo();
    const QModelIndex end = m_table->currentIndex().siblingAtColumn(CounterModel::DigitsEnd);
    QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {}, m_table->visualRect(end).center());
    QVERIFY(card() && card()->isVisible());
    QVERIFY2(said(u"howLongCounter"_s).contains(u"MEMO"_s), qPrintable(said(u"howLongCounter"_s)));
    QCOMPARE(said(u"howLongUsed"_s), u"9600 of 9999 (96 %)"_s);
    QCOMPARE(said(u"howLongLeft"_s), u"399"_s);
    QVERIFY2(said(u"howLongPace"_s).contains(u"a month"_s), qPrintable(said(u"howLongPace"_s)));
    QVERIFY(!said(u"howLongForecast"_s).isEmpty());
    QVERIFY2(said(u"howLongThen"_s).startsWith(u"After 9999 comes 10000"_s),
             qPrintable(said(u"howLongThen"_s)));
    m_test->find<QToolButton>(u"howLongClose"_s)->click();
    QTRY_VERIFY(!card());
}

void HowLongTest::theKeyboardOpensAndClosesTheCard()
{
    chooseMemo();
    auto *button = m_test->find<QPushButton>(u"howLongButton"_s);
    QVERIFY(button->isVisible() && button->focusPolicy() & Qt::TabFocus);
    button->setFocus(Qt::TabFocusReason);
    QTest::keyClick(button, Qt::Key_Space);
    QVERIFY(card() && card()->isVisible());
    QTRY_COMPARE(QApplication::focusWidget(), m_test->find(u"howLongAction"_s));
    QTest::keyClick(card(), Qt::Key_Escape);
    QTRY_VERIFY(!card());
}

void HowLongTest::theCardLeadsToTheTemplate()
{
    chooseMemo();
    m_test->find<QPushButton>(u"howLongButton"_s)->click();
    m_test->find<QPushButton>(u"howLongAction"_s)->click();
    QTRY_VERIFY(m_test->isShown(u"templatesPage"_s));
    QTRY_VERIFY2(said(u"templateTitle"_s).contains(u"MEMO"_s), qPrintable(said(u"templateTitle"_s)));
    QTRY_VERIFY(!card());
}

void HowLongTest::theTemplateSaysItToo()
{
    m_test->goTo(u"templatesPage"_s);
    auto *badge = m_test->find<QToolButton>(u"runsOutBadge"_s);
    QTRY_VERIFY(said(u"templateTitle"_s).contains(u"LETTER"_s));
    QVERIFY(!badge->isVisible());
    m_test->goTo(u"countersPage"_s);
    QTRY_VERIFY(m_table->currentIndex().isValid());
    chooseMemo();
    m_test->find<QPushButton>(u"howLongButton"_s)->click();
    m_test->find<QPushButton>(u"howLongAction"_s)->click();
    QTRY_VERIFY(m_test->isShown(u"templatesPage"_s));
    QTRY_VERIFY(!card()); // that of the counter
    QTRY_VERIFY(badge->isVisible());
    QCOMPARE(badge->text(), u"▲ Runs out"_s);
    badge->setFocus(Qt::TabFocusReason);
    QTest::keyClick(badge, Qt::Key_Space);
    QVERIFY(card() && card()->isVisible());
    QCOMPARE(said(u"howLongUsed"_s), u"9600 of 9999 (96 %)"_s);
    m_test->find<QPushButton>(u"howLongAction"_s)->click();
    QTRY_VERIFY(m_test->isShown(u"countersPage"_s));
    const auto last = [this] {
        return m_table->currentIndex().siblingAtColumn(CounterModel::LastNumber).data().toLongLong();
    };
    QTRY_COMPARE(last(), almostAll);
}

QTEST_MAIN(HowLongTest)
#include "how_long_test.moc"
