#include "core/audit/number_story.h"
#include "core/store/requests/request_gateway.h"
#include "tests/support/demo_year.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"
#include "ui/widgets/banner.h"

#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::RequestState;
using test::PrivateStore;
using test::TestWindow;
using ui::Banner;

namespace {

const QString why = u"หนังสือฉบับนี้ไม่ได้จัดทำขึ้นตามที่ขอเลขไว้"_s;

} // namespace

/// Two persons void a number from its history.
class NumberVoidWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void isRequestedFromTheHistoryOfTheNumber();
    void isOfferedToSuperAdminsAlone();
    void isVoidedAfterTheConsequenceIsRead();
    void listsNumbersWithoutADocument();

private:
    void open(const QString &login, const QString &page);
    void lookUp();
    store::Request stored() const { return store::requestPage(*m_one, {.kind = u"VOID"_s}, 0, 1)->first(); }
    template <class Widget>
    Widget &find(const QString &name) const
    {
        return *m_test->find<Widget>(name);
    }
    void click(const QString &button) { QTest::mouseClick(&find<QPushButton>(button), Qt::LeftButton); }
    QString told() const;
    void sendRequest();

    const QString m_number = test::inDemoYear(u"คคง.-สคฉ.3-0117-2569"_s);
    store::Address m_address;
    std::unique_ptr<store::Connection> m_one;
    std::unique_ptr<TestWindow> m_test;
};

void NumberVoidWindowTest::init()
{
    m_address = PrivateStore::instance().demoStore();
    m_one = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.one"_s));
}

void NumberVoidWindowTest::cleanup()
{
    m_test.reset();
    m_one.reset();
}

void NumberVoidWindowTest::open(const QString &login, const QString &page)
{
    m_test.reset();
    m_test = std::make_unique<TestWindow>(test::openerOf(m_address));
    QVERIFY(m_test->signIn(login));
    m_test->goTo(page);
}

void NumberVoidWindowTest::lookUp()
{
    m_test->goTo(u"ledgerPage"_s);
    find<QLineEdit>(u"ledgerNumber"_s).setText(m_number);
    auto &table = find<QTableView>(u"ledgerTable"_s);
    QTRY_COMPARE(table.model()->rowCount(), 1);
    QTRY_VERIFY(m_test->isShown(u"ledgerStoryLink"_s));
    click(u"ledgerStoryLink"_s);
    QTRY_VERIFY2(told().contains(m_number), qPrintable(told()));
}

QString NumberVoidWindowTest::told() const
{
    QStringList texts;
    for (const QLabel *label : find<QWidget>(u"storyBlocks"_s).findChildren<QLabel *>())
        texts += label->text();
    return texts.join(u'\n');
}

void NumberVoidWindowTest::sendRequest()
{
    open(u"sa.one"_s, u"countersPage"_s);
    lookUp();
    click(u"storyVoid"_s);
    QTRY_VERIFY(m_test->isShown(u"voidRequestDialog"_s));
    QCOMPARE(find<QLabel>(u"voidRequestOf"_s).text(), m_number);
    auto &send = find<QPushButton>(u"voidRequestSend"_s);
    QTest::keyClicks(&find<QLineEdit>(u"voidRequestReason"_s), u"too short"_s);
    QVERIFY(!send.isEnabled());
    find<QLineEdit>(u"voidRequestReason"_s).setText(why);
    QVERIFY(send.isEnabled());
    click(u"voidRequestSend"_s);
    QTRY_VERIFY(!m_test->isShown(u"voidRequestDialog"_s));
}

void NumberVoidWindowTest::isRequestedFromTheHistoryOfTheNumber()
{
    sendRequest();
    QTRY_VERIFY(find<Banner>(u"storyBanner"_s).message().contains(u"Another Super Admin"_s));
    QCOMPARE(stored().reason, why);
    QCOMPARE(stored().state, RequestState::Pending);
    // Once more: the store says that one is open.
    click(u"storyVoid"_s);
    QTRY_VERIFY(m_test->isShown(u"voidRequestDialog"_s));
    find<QLineEdit>(u"voidRequestReason"_s).setText(why);
    click(u"voidRequestSend"_s);
    QTRY_VERIFY(find<Banner>(u"voidRequestBanner"_s).isVisible());
    QVERIFY(m_test->isShown(u"voidRequestDialog"_s));
}

void NumberVoidWindowTest::isOfferedToSuperAdminsAlone()
{
    open(u"pa.demo"_s, u"countersPage"_s);
    lookUp();
    QVERIFY(!m_test->find<QPushButton>(u"storyVoid"_s));
}

void NumberVoidWindowTest::isVoidedAfterTheConsequenceIsRead()
{
    sendRequest();
    const qint64 id = stored().id;
    open(u"sa.two"_s, u"approvalsPage"_s);
    QTRY_VERIFY(m_test->isShown(u"voidRequestDetail"_s));
    QCOMPARE(find<QLabel>(u"requestTitle"_s).text(), u"Voiding #%1: %2"_s.arg(id).arg(m_number));
    QCOMPARE(find<QLabel>(u"voidRequestNumber"_s).text(), m_number);
    QCOMPARE(find<QLabel>(u"voidRequestDocument"_s).text(), u"None"_s);
    QVERIFY(find<Banner>(u"voidRequestMeans"_s).message().contains(u"never allocated again"_s));
    QTRY_VERIFY(find<QPushButton>(u"approveButton"_s).isEnabled());
    click(u"approveButton"_s);
    QVERIFY(find<QLabel>(u"decisionConsequence"_s).text().contains(u"is voided at once"_s));
    QCOMPARE(stored().state, RequestState::Pending);
    click(u"executeButton"_s);
    QTRY_COMPARE(stored().state, RequestState::Executed);
    QTRY_VERIFY(m_test->isShown(u"requestDone"_s));
    QVERIFY(find<Banner>(u"requestDone"_s).message().contains(m_number));
    QTest::mouseClick(find<Banner>(u"requestDone"_s).findChild<QPushButton *>(), Qt::LeftButton);
    QTRY_VERIFY(m_test->isShown(u"adminLogTable"_s));
    QTRY_COMPARE(find<QTableView>(u"adminLogTable"_s).model()->rowCount(), 1);
    m_test->goTo(u"countersPage"_s);
    lookUp();
    QVERIFY2(told().contains(u"was voided by request #%1"_s.arg(id)), qPrintable(told()));
    QVERIFY(!m_test->find<QPushButton>(u"storyVoid"_s));
}

void NumberVoidWindowTest::listsNumbersWithoutADocument()
{
    open(u"auditor.demo"_s, u"countersPage"_s);
    click(u"unboundButton"_s);
    QTRY_VERIFY(m_test->isShown(u"unboundDialog"_s));
    auto *table = find<QTableView>(u"unboundTable"_s).model();
    const auto numberAt = [table](int row) { return table->index(row, 2).data().toString(); };
    find<QComboBox>(u"unboundAge"_s).setCurrentIndex(0);
    QTRY_COMPARE(table->rowCount(), 200);
    QVERIFY(m_test->isShown(u"unboundMore"_s));
    QVERIFY(find<QLabel>(u"unboundVerdict"_s).text().contains(u"there are more"_s));
    const QString first = numberAt(0);
    click(u"unboundMore"_s);
    QTRY_VERIFY(table->rowCount() > 200);
    QCOMPARE(numberAt(0), first);
    QVERIFY(numberAt(200) != numberAt(199));
    // All of them are written, not only those that were read.
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"unbound.csv"_s);
    auto &button = find<QPushButton>(u"unboundExport"_s);
    QCOMPARE(button.menu()->actions().size(), 4);
    button.menu()->actions().constFirst()->trigger();
    emit find<QFileDialog>(u"unboundFile"_s).fileSelected(path);
    QTRY_VERIFY(find<Banner>(u"unboundBanner"_s).message().contains(u"written to "_s + path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray csv = file.readAll();
    QVERIFY(csv.contains(first.toUtf8()) && csv.count("\r\n") > table->rowCount());
    find<QFileDialog>(u"unboundFile"_s).close();
    // One of them, chosen, tells what became of it.
    QVERIFY(!find<QPushButton>(u"unboundHistory"_s).isEnabled());
    find<QTableView>(u"unboundTable"_s).selectRow(0);
    click(u"unboundHistory"_s);
    const auto dialogs = [this] { return m_test->window().findChildren<QDialog *>(u"numberStoryDialog"_s); };
    QTRY_COMPARE(dialogs().size(), 1);
    QCOMPARE(dialogs().last()->findChild<QLabel *>(u"storyNumber"_s)->text(), first);
    const auto *blocks = dialogs().last()->findChild<QWidget *>(u"storyBlocks"_s);
    QTRY_VERIFY(std::ranges::any_of(blocks->findChildren<QLabel *>(),
                                    [&](const QLabel *label) { return label->text().contains(first); }));
}

QTEST_MAIN(NumberVoidWindowTest)
#include "number_void_test.moc"
