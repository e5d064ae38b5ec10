#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"
#include "ui/admin_log/admin_log_filter_bar.h"
#include "ui/errors/error_filter_bar.h"
#include "ui/ledger/ledger_filter_bar.h"
#include "ui/shell/preferences.h"
#include "ui/widgets/code_combo.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCheckBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;
using ui::CodeCombo;

/// Filters of a page, and the columns of its tables, are as the person left them, in the next session too.
class FilterMemoryTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_address = PrivateStore::instance().demoStore(); }
    void init() { m_test = std::make_unique<TestWindow>(openerOf(m_address)); }
    void cleanup() { m_test.reset(); }

    void findsChoicesAgain();
    void keepsThemForEachPersonApart();
    void forgetsWhatWasCleared();
    void keepsNoTextsAndNoDays();
    void remembersThemThroughLinks();
    void keepsWhatIsChosenBehindALink();
    void leavesOutWhatIsNoLongerOffered();
    void findsColumnsAgain_data();
    void findsColumnsAgain();

private:
    void open(const QString &login, const QString &page);
    template <class T>
    T &field(const QString &name) const
    {
        return *m_test->find<T>(name);
    }
    template <class Bar>
    Bar &bar() const
    {
        return *m_test->window().findChild<Bar *>();
    }
    void choose(const QString &combo, int index)
    {
        field<QComboBox>(combo).setCurrentIndex(index);
        emit field<QComboBox>(combo).activated(index);
    }

    store::Address m_address;
    std::unique_ptr<TestWindow> m_test;
};

/// Signed in anew, all pages are made anew.
void FilterMemoryTest::open(const QString &login, const QString &page)
{
    if (m_test->isShown(u"navigation"_s))
        m_test->find<QAbstractButton>(u"signOutButton"_s)->click();
    QVERIFY(m_test->signIn(login));
    m_test->goTo(page);
}

void FilterMemoryTest::findsChoicesAgain()
{
    open(u"auditor.demo"_s, u"countersPage"_s);
    auto &table = field<QAbstractItemView>(u"counterTable"_s);
    QTRY_VERIFY(table.model()->rowCount() > 0);
    const int all = table.model()->rowCount();
    choose(u"counterFilterProject"_s, 2);
    QTRY_VERIFY(table.model()->rowCount() > 0 && table.model()->rowCount() < all);
    const int some = table.model()->rowCount();
    const QString project = field<CodeCombo>(u"counterFilterProject"_s).currentCode();
    m_test->goTo(u"ledgerPage"_s);
    choose(u"ledgerState"_s, 2);
    choose(u"ledgerPeriod"_s, 1);
    field<QCheckBox>(u"ledgerRetried"_s).setChecked(true);
    m_test->goTo(u"errorsPage"_s);
    field<QCheckBox>(u"errorsUnresolved"_s).setChecked(true);

    open(u"auditor.demo"_s, u"countersPage"_s);
    QCOMPARE(field<CodeCombo>(u"counterFilterProject"_s).currentCode(), project);
    QTRY_COMPARE(field<QAbstractItemView>(u"counterTable"_s).model()->rowCount(), some);
    m_test->goTo(u"ledgerPage"_s);
    QCOMPARE(field<QComboBox>(u"ledgerState"_s).currentIndex(), 2);
    QCOMPARE(field<QComboBox>(u"ledgerPeriod"_s).currentIndex(), 1);
    QVERIFY(field<QCheckBox>(u"ledgerRetried"_s).isChecked());
    m_test->goTo(u"errorsPage"_s);
    QVERIFY(field<QCheckBox>(u"errorsUnresolved"_s).isChecked());
}

void FilterMemoryTest::keepsThemForEachPersonApart()
{
    open(u"sa.one"_s, u"adminLogPage"_s);
    field<QCheckBox>(u"adminLogDenied"_s).setChecked(true);
    choose(u"adminLogAction"_s, 3);
    open(u"sa.two"_s, u"adminLogPage"_s);
    QVERIFY(!field<QCheckBox>(u"adminLogDenied"_s).isChecked());
    QCOMPARE(field<QComboBox>(u"adminLogAction"_s).currentIndex(), 0);
    open(u"sa.one"_s, u"adminLogPage"_s);
    QVERIFY(field<QCheckBox>(u"adminLogDenied"_s).isChecked());
    QCOMPARE(field<QComboBox>(u"adminLogAction"_s).currentIndex(), 3);
}

void FilterMemoryTest::forgetsWhatWasCleared()
{
    open(u"sa.two"_s, u"errorsPage"_s);
    choose(u"errorsType"_s, 1);
    choose(u"errorsType"_s, 0);
    open(u"sa.two"_s, u"errorsPage"_s);
    QCOMPARE(field<QComboBox>(u"errorsType"_s).currentIndex(), 0);
}

void FilterMemoryTest::keepsNoTextsAndNoDays()
{
    open(u"sa.two"_s, u"ledgerPage"_s);
    field<QLineEdit>(u"ledgerNumber"_s).setText(u"LCBP3"_s);
    const int freely = field<QComboBox>(u"ledgerPeriod"_s).count() - 1;
    choose(u"ledgerPeriod"_s, freely);
    open(u"sa.two"_s, u"ledgerPage"_s);
    QVERIFY(field<QLineEdit>(u"ledgerNumber"_s).text().isEmpty());
    QCOMPARE(field<QComboBox>(u"ledgerPeriod"_s).currentIndex(), 0);
}

/// Links and answers of the search set what they lead to, which the person did not choose.
void FilterMemoryTest::remembersThemThroughLinks()
{
    open(u"sa.two"_s, u"ledgerPage"_s);
    choose(u"ledgerState"_s, 2);
    m_test->goTo(u"errorsPage"_s);
    choose(u"errorsType"_s, 1);
    m_test->goTo(u"adminLogPage"_s);
    choose(u"adminLogAction"_s, 3);

    bar<ui::LedgerFilterBar>().apply({.number = u"LCBP3"_s});
    QCOMPARE(field<QComboBox>(u"ledgerState"_s).currentIndex(), 0);
    bar<ui::ErrorFilterBar>().showOnly(u"ERR-20250102-1234-ABCD"_s);
    QCOMPARE(field<QComboBox>(u"errorsType"_s).currentIndex(), 0);
    bar<ui::AdminLogFilterBar>().showOnly(u"SIGN_IN"_s, 2);
    // Nor is it chosen by leaving what was led to.
    const QSignalSpy changed(&bar<ui::LedgerFilterBar>(), &ui::LedgerFilterBar::filterChanged);
    field<QLineEdit>(u"ledgerNumber"_s).clear();
    QTRY_COMPARE(changed.size(), 1);

    open(u"sa.two"_s, u"ledgerPage"_s);
    QCOMPARE(field<QComboBox>(u"ledgerState"_s).currentIndex(), 2);
    m_test->goTo(u"errorsPage"_s);
    QCOMPARE(field<QComboBox>(u"errorsType"_s).currentIndex(), 1);
    m_test->goTo(u"adminLogPage"_s);
    QCOMPARE(field<QComboBox>(u"adminLogAction"_s).currentIndex(), 3);
    QVERIFY(field<CodeCombo>(u"adminLogProject"_s).currentCode().isEmpty());
}

void FilterMemoryTest::keepsWhatIsChosenBehindALink()
{
    open(u"sa.two"_s, u"ledgerPage"_s);
    choose(u"ledgerState"_s, 2);
    bar<ui::LedgerFilterBar>().apply({.number = u"LCBP3"_s});
    choose(u"ledgerState"_s, 1);
    open(u"sa.two"_s, u"ledgerPage"_s);
    QCOMPARE(field<QComboBox>(u"ledgerState"_s).currentIndex(), 1);
}

void FilterMemoryTest::leavesOutWhatIsNoLongerOffered()
{
    m_test->preferences().setFilterChoices(
        u"pa.demo"_s, u"counters"_s,
        u"{\"counterFilterProject\": \"GONE\", \"counterFilterYear\": \"1999\", \"counterFilterType\": 7}"_s);
    open(u"pa.demo"_s, u"countersPage"_s);
    QTRY_VERIFY(field<QAbstractItemView>(u"counterTable"_s).model()->rowCount() > 0);
    QVERIFY(field<CodeCombo>(u"counterFilterProject"_s).currentCode().isEmpty());
    QCOMPARE(field<QComboBox>(u"counterFilterYear"_s).currentIndex(), 0);
}

void FilterMemoryTest::findsColumnsAgain_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("table");
    for (const auto &[page, table] : {std::pair{u"metricsPage"_s, u"hotCounterTable"_s},
                                      std::pair{u"statusPage"_s, u"statusAllocators"_s},
                                      std::pair{u"approvalsPage"_s, u"registerImportCounters"_s},
                                      std::pair{u"approvalsPage"_s, u"registerImportLines"_s}})
        QTest::newRow(qPrintable(table)) << page << table;
}

/// Each table for itself, and for each person.
void FilterMemoryTest::findsColumnsAgain()
{
    QFETCH(const QString, page);
    QFETCH(const QString, table);
    const auto first = [&] { return field<QTableView>(table).horizontalHeader()->logicalIndex(0); };
    open(u"sa.one"_s, page);
    field<QTableView>(table).horizontalHeader()->moveSection(2, 0);
    open(u"sa.two"_s, page);
    QCOMPARE(first(), 0);
    open(u"sa.one"_s, page);
    QCOMPARE(first(), 2);
}

QTEST_MAIN(FilterMemoryTest)
#include "filter_memory_test.moc"
