#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"
#include "ui/counters/counter_columns.h"
#include "ui/widgets/code_combo.h"
#include "ui/widgets/list_table.h"
#include "ui/widgets/number_view.h"

#include "core/demo/demo_orders.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/reference/reference_data.h"
#include "core/store/session/transaction.h"
#include "models/counters/counter_model.h"

#include <QAbstractItemModelTester>
#include <QAbstractProxyModel>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::models::CounterModel;
using lekthi::test::openerOf;
using lekthi::test::PrivateStore;
using lekthi::test::TestWindow;
using lekthi::ui::CodeCombo;

class CountersPageTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void showsEveryCounter();
    void showsNextNumberOfChosenCounter();
    void givesNumbersTheirRoom_data();
    void givesNumbersTheirRoom();
    void showsWhichDayIsCounted();
    void filtersByProject();
    void searchesForText();
    void saysWhenNothingFits();
    void seesNumbersThatWereDrawnMeanwhile();
    void copiesRowAndNumber();
    void leadsOnToAnIssuedNumber();
    void showsWhatRunsOutFirst();
    void letsTheStoreLookAmongMany();
    void letsTheStoreSortMany();
    void namesAnOrganizationThatCameLater();

private:
    int counters() const;
    int rowOf(const QString &type) const;
    void giveNumbers(qint64 lastNumber, int recipient = 10);

    lekthi::store::Address m_store;
    std::unique_ptr<TestWindow> m_test;
    QTableView *m_table = nullptr;
};

void CountersPageTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
}

void CountersPageTest::init()
{
    m_test = std::make_unique<TestWindow>(openerOf(m_store));
    QVERIFY(m_test->signIn(u"pa.demo"_s));
    m_test->goTo(u"countersPage"_s);
    m_table = m_test->find<QTableView>(u"counterTable"_s);
    QVERIFY(m_table);
    QTRY_VERIFY(m_table->model()->rowCount() > 0);
}

void CountersPageTest::cleanup()
{
    m_test.reset();
}

int CountersPageTest::counters() const
{
    const auto connection = PrivateStore::instance().connect(m_store);
    const auto page = lekthi::store::counterPage(*connection, {}, 0, 1000);
    return page ? int(page->size()) : -1;
}

int CountersPageTest::rowOf(const QString &type) const
{
    for (int row = 0; row < m_table->model()->rowCount(); ++row) {
        if (m_table->model()->index(row, CounterModel::Type).data().toString() == type)
            return row;
    }
    return -1;
}

/// A counter of this year's memos as if so many numbers had been drawn from it.
void CountersPageTest::giveNumbers(qint64 lastNumber, int recipient)
{
    using namespace lekthi;
    const int year = numbering::documentDate(QDateTime::currentDateTimeUtc()).year();
    const numbering::CounterKey key{2, 22, recipient, 7, 0, 0, 0, {year, 0}};
    const auto connection = PrivateStore::instance().connect(m_store);
    QVERIFY(store::insertCounter(*connection, key));
    auto transaction = store::Transaction::begin(*connection);
    const auto counter = store::lockCounter(*connection, key);
    QVERIFY(counter && store::raiseCounter(*connection, *counter, lastNumber, {}));
    QVERIFY(transaction->commit());
}

void CountersPageTest::showsEveryCounter()
{
    QCOMPARE(m_table->model()->rowCount(), counters());
}

void CountersPageTest::showsNextNumberOfChosenCounter()
{
    const int row = rowOf(u"TRANSMITTAL"_s);
    QVERIFY(row >= 0);
    m_table->selectRow(row);
    const QString next = m_table->model()->index(row, CounterModel::NextNumber).data().toString();
    const int last = m_table->model()->index(row, CounterModel::LastNumber).data().toInt();
    auto *hero = m_test->find<lekthi::ui::NumberView>(u"counterNextNumber"_s);
    QVERIFY(hero->isVisible());
    QCOMPARE(hero->number().text(), next);
    QVERIFY2(next.contains(QString::number(last + 1).rightJustified(4, u'0')), qPrintable(next));
}

void CountersPageTest::givesNumbersTheirRoom_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<bool>("showsEnds");
    QTest::newRow("smallest") << QSize(1024, 700) << false;
    QTest::newRow("smallest, with ends") << QSize(1024, 700) << true;
    QTest::newRow("usual") << QSize(1280, 800) << false;
    QTest::newRow("usual, with ends") << QSize(1280, 800) << true;
}

/// Whatever the language is and was, none is cut.
void CountersPageTest::givesNumbersTheirRoom()
{
    using lekthi::numbering::Language;
    QFETCH(const QSize, window);
    QFETCH(const bool, showsEnds);
    m_test->window().resize(window);
    QVERIFY(m_test->show());
    auto *list = m_test->find<lekthi::ui::ListTable>(u"counterTable"_s);
    list->setFit([list, showsEnds] { lekthi::ui::fitCounterColumns(*list, showsEnds); });
    list->fitColumns();
    for (const Language language : {Language::Thai, Language::TraditionalChinese, Language::English}) {
        m_test->preferences().setLanguage(language);
        QCoreApplication::processEvents();
        const QAbstractItemView &view = *m_table;
        const int needed = view.sizeHintForColumn(CounterModel::NextNumber);
        QVERIFY(needed > 100);
        QVERIFY2(m_table->columnWidth(CounterModel::NextNumber) >= needed,
                 qPrintable(u"%1 of %2"_s.arg(m_table->columnWidth(CounterModel::NextNumber)).arg(needed)));
    }
}

/// Of a type that counts by its days alone, in every language.
void CountersPageTest::showsWhichDayIsCounted()
{
    using namespace lekthi;
    m_test.reset();
    const store::Address orders = PrivateStore::instance().demoStore();
    const auto connection = PrivateStore::instance().connect(orders);
    QVERIFY(store::loadDemoOrders(*connection));
    const auto data = store::loadReferenceData(*connection);
    const int ofOrders = data->project(QString(store::demoOrderProject))->id;
    QVERIFY(store::insertCounter(
        *connection, {ofOrders, 0, {}, store::itemByCode(data->types, u"SPO")->id, 0, 0, 0, {2026, 1128}}));
    m_test = std::make_unique<TestWindow>(openerOf(orders));
    m_test->window().resize(1280, 800);
    QVERIFY(m_test->show());
    QVERIFY(m_test->signIn(u"sa.one"_s));
    m_test->goTo(u"countersPage"_s);
    m_table = m_test->find<QTableView>(u"counterTable"_s);
    auto *project = m_test->find<CodeCombo>(u"counterFilterProject"_s);
    project->setCurrentId(ofOrders);
    QTRY_COMPARE(m_table->model()->rowCount(), 1);
    QCOMPARE(m_table->model()->index(0, CounterModel::Sender).data().toString(), u"–"_s);
    for (const auto language :
         {numbering::Language::Thai, numbering::Language::TraditionalChinese, numbering::Language::English}) {
        m_test->preferences().setLanguage(language);
        QCoreApplication::processEvents();
        const QAbstractItemView &view = *m_table;
        const int needed = view.sizeHintForColumn(CounterModel::Period);
        QVERIFY2(m_table->columnWidth(CounterModel::Period) >= needed,
                 qPrintable(u"%1 of %2"_s.arg(m_table->columnWidth(CounterModel::Period)).arg(needed)));
        QVERIFY(!m_table->isColumnHidden(CounterModel::Period));
    }
}

void CountersPageTest::filtersByProject()
{
    auto *project = m_test->find<CodeCombo>(u"counterFilterProject"_s);
    project->setCurrentId(2);
    QCOMPARE(project->currentCode(), u"LCBP3-C2"_s);
    QTRY_VERIFY(m_table->model()->rowCount() > 0 && m_table->model()->rowCount() < counters());
    for (int row = 0; row < m_table->model()->rowCount(); ++row)
        QCOMPARE(m_table->model()->index(row, CounterModel::Project).data().toString(), u"LCBP3-C2"_s);
}

void CountersPageTest::searchesForText()
{
    QTest::keyClicks(m_test->find<QLineEdit>(u"counterSearch"_s), u"transm"_s);
    QTRY_VERIFY(m_table->model()->rowCount() > 0 && m_table->model()->rowCount() < counters());
    QCOMPARE(m_table->model()->index(0, CounterModel::Type).data().toString(), u"TRANSMITTAL"_s);
}

void CountersPageTest::saysWhenNothingFits()
{
    QTest::keyClicks(m_test->find<QLineEdit>(u"counterSearch"_s), u"no such code"_s);
    QTRY_VERIFY(!m_table->isVisible());
    m_test->find<QLineEdit>(u"counterSearch"_s)->clear();
    QTRY_VERIFY(m_table->isVisible());
    QCOMPARE(m_table->model()->rowCount(), counters());
}

void CountersPageTest::seesNumbersThatWereDrawnMeanwhile()
{
    const QAbstractItemModelTester tester(m_table->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const int row = rowOf(u"RFI"_s);
    m_table->selectRow(row);
    const QModelIndex last = m_table->model()->index(row, CounterModel::LastNumber);
    const int before = last.data().toInt();
    const auto connection = PrivateStore::instance().connect(m_store);
    QVERIFY(connection->execute(
        u"UPDATE document_number_counters SET last_number = last_number + 1, version = version + 1"_s));
    QTest::keyClick(&m_test->window(), Qt::Key_F5);
    QTRY_COMPARE(last.data().toInt(), before + 1);
    QCOMPARE(m_table->currentIndex().row(), row);
}

void CountersPageTest::copiesRowAndNumber()
{
    m_table->selectRow(rowOf(u"LETTER"_s));
    m_table->setFocus();
    QTest::keyClick(m_table, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 2);
    const QStringList headings = lines.at(0).split(u'\t');
    const QStringList cells = lines.at(1).split(u'\t');
    QCOMPARE(cells.size(), headings.size());
    QCOMPARE(cells.at(headings.indexOf(u"Type"_s)), u"LETTER"_s);
    QTest::keyClick(m_table, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), cells.at(headings.indexOf(u"Next number"_s)));
}

void CountersPageTest::leadsOnToAnIssuedNumber()
{
    const auto offer = [this] {
        for (QPushButton *button : m_test->find(u"countersPage"_s)->findChildren<QPushButton *>())
            if (button->isVisible() && button->text().startsWith(u"Look up “"_s))
                return button;
        return static_cast<QPushButton *>(nullptr);
    };
    QVERIFY(!offer());
    auto *search = m_test->find<QLineEdit>(u"counterSearch"_s);
    search->setText(u"LCBP3-C2-RFA-STR-SDW-0011-A"_s);
    QTRY_VERIFY(offer());
    offer()->click();
    auto *everywhere = m_test->find<QLineEdit>(u"searchField"_s);
    QTRY_VERIFY(everywhere->hasFocus());
    QCOMPARE(everywhere->text(), search->text());
    QTRY_VERIFY(m_test->isShown(u"searchAnswers"_s));
    QTest::keyClick(everywhere, Qt::Key_Escape);
    search->clear();
    QTRY_VERIFY(!offer());
}

void CountersPageTest::showsWhatRunsOutFirst()
{
    auto *runningOut = m_test->find<QCheckBox>(u"counterFilterRunningOut"_s);
    auto *outlook = m_test->find<QLabel>(u"counterOutlook"_s);
    m_table->selectRow(rowOf(u"TRANSMITTAL"_s));
    QVERIFY2(outlook->text().contains(u"of the numbers up to 9999"_s), qPrintable(outlook->text()));
    runningOut->click();
    QTRY_VERIFY(!m_table->isVisible()); // none yet
    giveNumbers(10'050);
    giveNumbers(9'600, 42);
    runningOut->click();
    QTRY_COMPARE(m_table->model()->rowCount(), counters());
    runningOut->click();
    QTRY_COMPARE(m_table->model()->rowCount(), 2);
    const auto endOf = [this](int row) {
        return m_table->model()->index(row, CounterModel::DigitsEnd).data().toString();
    };
    QCOMPARE(endOf(0), u"Past 9999"_s);
    QVERIFY(endOf(1).startsWith(u"96 %"_s));
    QTRY_VERIFY(outlook->text().contains(u"up to 9999 are used"_s));
    runningOut->click();
    QTRY_COMPARE(m_table->model()->rowCount(), counters());
}

void CountersPageTest::letsTheStoreLookAmongMany()
{
    using namespace lekthi;
    const auto connection = PrivateStore::instance().connect(m_store);
    const QDate first(QDate::currentDate().year() + 1, 1, 1);
    constexpr int days = 250;
    for (QDate day = first; day < first.addDays(days); day = day.addDays(1))
        QVERIFY(store::insertCounter(*connection,
                                     {2, 22, 10, 7, 0, 0, 0, {day.year(), day.month() * 100 + day.day()}}));
    m_test->goTo(u"templatesPage"_s);
    m_test->goTo(u"countersPage"_s);
    auto *search = m_test->find<QLineEdit>(u"counterSearch"_s);
    const auto *loaded = qobject_cast<QAbstractProxyModel *>(m_table->model())->sourceModel();
    search->setText(u"5 Sep %1"_s.arg(first.year()));
    auto *year = m_test->find<QComboBox>(u"counterFilterYear"_s);
    year->setCurrentIndex(year->findData(first.year()));
    emit year->activated(year->currentIndex());
    QTRY_COMPARE(loaded->rowCount(), 1);
    QCOMPARE(m_table->model()->rowCount(), 1);
    search->setText(u"memo"_s);
    QTRY_COMPARE(m_table->model()->rowCount(), days);
    QCOMPARE(loaded->rowCount(), days);
    search->setText(u"5 Sep"_s);
    QTRY_COMPARE(m_table->model()->rowCount(), 1);
    search->clear();
    QTRY_COMPARE(m_table->model()->rowCount(), days);
}

/// More than one page of them, of which the last comes first.
void CountersPageTest::letsTheStoreSortMany()
{
    using namespace lekthi;
    const auto connection = PrivateStore::instance().connect(m_store);
    constexpr int years = 2100 - 2030;
    const auto raise = [&](const numbering::CounterKey &key, qint64 number) {
        auto transaction = store::Transaction::begin(*connection);
        const auto counter = store::lockCounter(*connection, key);
        return counter && store::raiseCounter(*connection, *counter, number, {}) && transaction->commit();
    };
    for (int year = 2030; year < 2030 + years; ++year) {
        for (int type = 7; type < 11; ++type) {
            const numbering::CounterKey key{2, 22, 10, type, 0, 0, 0, {year, 0}};
            QVERIFY(store::insertCounter(*connection, key));
            QVERIFY(raise(key, 20'000 + year));
        }
    }
    m_test->goTo(u"templatesPage"_s);
    m_test->goTo(u"countersPage"_s);
    auto *loaded = qobject_cast<QAbstractProxyModel *>(m_table->model())->sourceModel();
    auto *counterModel = qobject_cast<CounterModel *>(loaded);
    const auto cell = [this](int row, int column) {
        return m_table->model()->index(row, column).data().toString();
    };
    auto *headings = m_table->horizontalHeader();
    const auto press = [headings](int column) {
        const QPoint place(headings->sectionViewportPosition(column) + headings->sectionSize(column) / 2,
                           headings->height() / 2);
        QTest::mouseClick(headings->viewport(), Qt::LeftButton, {}, place);
    };
    press(CounterModel::LastNumber);
    press(CounterModel::LastNumber);
    QTRY_COMPARE(cell(0, CounterModel::LastNumber), u"22099"_s);
    QVERIFY(loaded->rowCount() < 4 * years);
    QCOMPARE(headings->sortIndicatorSection(), int(CounterModel::LastNumber));
    QCOMPARE(headings->sortIndicatorOrder(), Qt::DescendingOrder);
    while (!counterModel->isComplete()) {
        const int before = loaded->rowCount();
        counterModel->fetchMore({});
        QTRY_VERIFY(loaded->rowCount() > before || counterModel->isComplete());
    }
    QSet<QString> numbers;
    for (int row = 0; row < 4 * years; ++row) {
        QCOMPARE(cell(row, CounterModel::LastNumber).toInt(), 22'099 - row / 4);
        numbers.insert(cell(row, CounterModel::NextNumber) + cell(row, CounterModel::Type));
    }
    QCOMPARE(numbers.size(), 4 * years);
    // Rows that are read again stay where they are.
    m_table->selectRow(3);
    const QString chosen = cell(3, CounterModel::NextNumber);
    m_test->goTo(u"templatesPage"_s);
    QVERIFY(raise({2, 22, 10, 7, 0, 0, 0, {2040, 0}}, 30'000));
    m_test->goTo(u"countersPage"_s);
    QTRY_COMPARE(cell(0, CounterModel::LastNumber), u"30000"_s);
    QCOMPARE(m_table->currentIndex().row(), 4);
    QCOMPARE(cell(4, CounterModel::NextNumber), chosen);
}

/// Nobody does anything in the window meanwhile.
void CountersPageTest::namesAnOrganizationThatCameLater()
{
    using namespace lekthi;
    QVERIFY(m_test->show());
    constexpr int later = 901;
    auto *organization = m_test->find<CodeCombo>(u"counterFilterOrganization"_s);
    QCOMPARE(organization->findData(later), -1);
    const auto connection = PrivateStore::instance().connect(m_store);
    QVERIFY(connection->write(store::Statement("demo/insert_organization"),
                              {later, u"ผรม.9"_s, u"ผู้รับจ้างรายใหม่"_s, u"New contractor"_s}));
    QVERIFY(connection->write(store::Statement("demo/insert_project_organization"), {2, later}));
    giveNumbers(3, later);
    QTRY_VERIFY_WITH_TIMEOUT(organization->findData(later) >= 0, 20'000);
    QVERIFY(organization->itemText(organization->findData(later)).contains(u"New contractor"_s));
    // Its counter may lie behind what the table has loaded.
    organization->setCurrentIndex(organization->findData(later));
    emit organization->activated(organization->currentIndex());
    const auto isListed = [this] {
        for (int row = 0; row < m_table->model()->rowCount(); ++row) {
            const auto cell = [&](int column) {
                return m_table->model()->index(row, column).data().toString();
            };
            if (cell(CounterModel::Recipient) == u"ผรม.9"_s)
                return cell(CounterModel::NextNumber).contains(u"ผรม.9"_s);
        }
        return false;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isListed(), 20'000);
}

QTEST_MAIN(CountersPageTest)
#include "counters_page_test.moc"
