#include "core/store/counters/counter_gateway.h"
#include "core/store/people/settings_gateway.h"
#include "core/store/requests/reset_gateway.h"
#include "models/admin_log/admin_log_model.h"
#include "tests/support/approving.h"
#include "tests/support/demo_letters.h"
#include "tests/support/private_store.h"
#include "tests/support/typed_requests.h"
#include "tests/ui/support/test_window.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/date_field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::AdminLogModel;
using test::letterKey;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;

namespace {

const auto adminLog = u"adminLogPage"_s;
const QString why = u"Two more persons have to look at it"_s;

} // namespace

/// What somebody who may read the admin log finds in it.
class AdminLogPageTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void showsWhoDidWhat();
    void showsDenialsOnly();
    void findsBetweenTwoDays();
    void findsByReasonAndPerson();
    void saysWhenNothingFits();
    void exportsWhatIsFiltered();
    void namesTheCounterOfAReset();
    void goesOnWhereAPageFailed();

private:
    QString cell(int row, int column) const { return m_table->model()->index(row, column).data().toString(); }
    int rowOf(const QString &action) const;
    QDate dayOfTheFirstDeed() const;

    store::Address m_address;
    std::unique_ptr<TestWindow> m_test;
    QTableView *m_table = nullptr;
};

void AdminLogPageTest::initTestCase()
{
    m_address = PrivateStore::instance().demoStore();
    const auto one = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.one"_s));
    QVERIFY(store::changeStoreSetting(*one, u"approvals_needed"_s, 2,
                                      *numbering::Reason::parse(why, store::minimumForRequest)));
    QVERIFY(!store::withdrawRequest(*one, 4711, {}));
}

void AdminLogPageTest::init()
{
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    QVERIFY(m_test->signIn(u"auditor.demo"_s));
    m_test->goTo(adminLog);
    QVERIFY(m_test->isShown(u"adminLogPage"_s));
    m_table = m_test->find<QTableView>(u"adminLogTable"_s);
    QTRY_VERIFY(m_table->model()->rowCount() > 0);
}

void AdminLogPageTest::cleanup()
{
    m_test.reset();
}

int AdminLogPageTest::rowOf(const QString &action) const
{
    for (int row = 0; row < m_table->model()->rowCount(); ++row) {
        if (cell(row, AdminLogModel::Action) == action)
            return row;
    }
    return -1;
}

/// As a person here counts days: the test may begin before midnight and end after it.
QDate AdminLogPageTest::dayOfTheFirstDeed() const
{
    const auto first = PrivateStore::instance().connect(m_address)->readText(
        u"SELECT MIN(occurred_at) AS first FROM admin_log"_s);
    return first && !first->isEmpty() ? first->first().instant("first"_L1).toLocalTime().date() : QDate();
}

void AdminLogPageTest::showsWhoDidWhat()
{
    QCOMPARE(cell(0, AdminLogModel::Action), u"Signed in"_s);
    QTRY_COMPARE(cell(0, AdminLogModel::Who), u"Auditor (demo)"_s);
    const int row = rowOf(u"Changed a setting"_s);
    QVERIFY(row > 0);
    QCOMPARE(cell(row, AdminLogModel::Who), u"Super Admin 1 (demo)"_s);
    QCOMPARE(cell(row, AdminLogModel::Reason), why);
    m_table->selectRow(row);
    QVERIFY(m_test->find<QLabel>(u"adminLogDetails"_s)->text().contains(u'2'));
}

void AdminLogPageTest::showsDenialsOnly()
{
    m_test->find<QCheckBox>(u"adminLogDenied"_s)->click();
    QTRY_COMPARE(m_table->model()->rowCount(), 1);
    QVERIFY(cell(0, AdminLogModel::Action).contains(u"Denied"_s));
    QVERIFY(!cell(0, AdminLogModel::Details).isEmpty());
}

void AdminLogPageTest::namesTheCounterOfAReset()
{
    const auto one = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.one"_s));
    const auto counter = store::findCounter(*one, letterKey);
    const auto reason = *numbering::Reason::parse(why, store::minimumForRequest);
    const store::ResetWish wish{(*counter)->id, (*counter)->version, 114, store::NumbersAbove::Skip, reason};
    QVERIFY(store::requestReset(*one, wish));
    QVERIFY2(!store::requestReset(*one, wish), "a counter has one open request");
    QVERIFY(store::withdrawRequest(*one, store::openRequests(*one)->first().id, {}));
    m_test->goTo(u"templatesPage"_s);
    m_test->goTo(adminLog);
    const QString code = test::inDemoYear(u"LCBP3-C2 · LETTER · คคง. → สคฉ.3 · 2026"_s);
    for (const QString &action :
         {u"Withdrew a reset request"_s, u"Requested a reset"_s, u"✕ Denied: Requested a reset"_s}) {
        QTRY_VERIFY2(rowOf(action) >= 0, qPrintable(action));
        QCOMPARE(cell(rowOf(action), AdminLogModel::Subject), code);
    }
    const auto two = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.two"_s));
    const store::ResetRequest closed = test::resetRequests(*one)->first();
    QVERIFY(!test::approve(*two, closed.id, {}));
    QVERIFY(!store::withdrawRequest(*two, closed.id, {}));
    for (const QString &text : {code, test::inDemoYear(u"lcbp3-c2/letter/คคง./สคฉ.3/2026"_s),
                                test::inDemoYear(u"คคง. → สคฉ.3 · พ.ศ. 2569"_s)}) {
        auto *search = m_test->find<QLineEdit>(u"adminLogSearch"_s);
        search->setText(u"no such counter"_s);
        QTRY_COMPARE(m_table->model()->rowCount(), 0);
        search->setText(text);
        QTRY_COMPARE(m_table->model()->rowCount(), 5);
    }
}

void AdminLogPageTest::findsBetweenTwoDays()
{
    auto *period = m_test->find<QComboBox>(u"adminLogPeriod"_s);
    period->setCurrentIndex(period->count() - 1);
    emit period->activated(period->currentIndex());
    auto *from = m_test->find<ui::DateField>(u"adminLogFrom"_s);
    auto *until = m_test->find<ui::DateField>(u"adminLogUntil"_s);
    QVERIFY(from->isVisible());
    QTRY_VERIFY2(m_table->model()->rowCount() > 0, "the last day counts as a whole");
    const QDate made = dayOfTheFirstDeed();
    until->setDate(made.addDays(-1));
    QTRY_VERIFY2(!m_table->isVisible(), "nothing was done before the store was made");
    from->setDate(made);
    QCOMPARE(until->date(), made);
    QTRY_VERIFY(m_table->isVisible() && m_table->model()->rowCount() > 0);
}

void AdminLogPageTest::findsByReasonAndPerson()
{
    QTest::keyClicks(m_test->find<QLineEdit>(u"adminLogSearch"_s), u"more persons"_s);
    QTRY_COMPARE(m_table->model()->rowCount(), 1);
    m_test->find<QLineEdit>(u"adminLogSearch"_s)->clear();
    QTRY_VERIFY(m_table->model()->rowCount() > 1);
    auto *person = m_test->find<QComboBox>(u"adminLogPerson"_s);
    person->setCurrentIndex(person->findData(u"sa.one"_s));
    emit person->activated(person->currentIndex());
    QTRY_COMPARE(m_table->model()->rowCount(), 2);
}

void AdminLogPageTest::saysWhenNothingFits()
{
    m_test->find<QLineEdit>(u"adminLogSearch"_s)->setText(u"no such reason"_s);
    QTRY_VERIFY(!m_table->isVisible());
}

void AdminLogPageTest::exportsWhatIsFiltered()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"log.csv"_s);
    m_test->find<QCheckBox>(u"adminLogDenied"_s)->click();
    QTRY_COMPARE(m_table->model()->rowCount(), 1);
    m_test->find<QPushButton>(u"adminLogExport"_s)->menu()->actions().constFirst()->trigger();
    auto *dialog = m_test->find<QFileDialog>(u"adminLogFile"_s);
    QVERIFY(dialog);
    emit dialog->fileSelected(path);
    dialog->close();
    QTRY_VERIFY(m_test->find<ui::Banner>(u"adminLogBanner"_s)->message().contains(u"written to "_s + path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.startsWith("\xEF\xBB\xBF\"seq\",\"time\","));
    QCOMPARE(text.count("\r\n"), 2);
    QVERIFY(text.contains("\"DENIED\""));
}

/// What was loaded stays, and so does the place in it.
void AdminLogPageTest::goesOnWhereAPageFailed()
{
    constexpr int onOnePage = 200;
    const auto administrator = PrivateStore::instance().connect(m_address);
    const auto added = administrator->execute(
        u"INSERT INTO admin_log (seq, action) SELECT 0, 'SIGNED_IN' FROM seq_1_to_%1"_s.arg(onOnePage));
    QVERIFY2(added, added ? "" : qPrintable(added.error().detail));
    QTest::keyClick(&m_test->window(), Qt::Key_F5);
    const auto rows = [this] { return m_table->model()->rowCount(); };
    QTRY_COMPARE(rows(), onOnePage);
    m_table->selectRow(onOnePage - 50);
    QVERIFY(administrator->execute(u"RENAME TABLE admin_log TO hidden_log"_s));
    m_table->scrollToBottom();
    auto *banner = m_test->find<ui::Banner>(u"adminLogBanner"_s);
    QTRY_VERIFY(banner->isVisible());
    QVERIFY(administrator->execute(u"RENAME TABLE hidden_log TO admin_log"_s));
    emit banner->actionTriggered();
    QCOMPARE(rows(), onOnePage);
    QTRY_VERIFY(rows() > onOnePage);
    QCOMPARE(m_table->currentIndex().row(), onOnePage - 50);
    QVERIFY(!banner->isVisible());
}

QTEST_MAIN(AdminLogPageTest)
#include "admin_log_page_test.moc"
