#include "core/store/pools/pool_issuing_gateway.h"
#include "core/store/requests/request_gateway.h"
#include "models/pools/pool_model.h"
#include "tests/dispensing/filled_pool.h"
#include "tests/ui/support/control_walk.h"
#include "tests/ui/support/cut_walk.h"
#include "tests/ui/support/test_window.h"
#include "ui/widgets/banner.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;
using models::PoolModel;
using ui::Banner;

namespace {

const QString page = u"poolsPage"_s;
const QString why = u"บัตรเกษตรกรต้องใช้รหัสที่เดาไม่ได้ในปีนี้"_s;

} // namespace

/// The page of the ID pools, on a store of its own for each function.
class PoolsPageTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void saysWhatWillStandThere();
    void showsHowAPoolStands();
    void narrows();
    void fillsAPool();
    void stopsFilling();
    void closesWhileItFills();
    void checksATypedId();
    void asksForANewPool();
    void saysWhatIsWrongWithAWish();
    void asksToRetire();
    void saysWhyNot();
    void saysWhenReadingFails();
    void readsInAllLanguages_data();
    void readsInAllLanguages();

private:
    void open(const QString &login);
    template <class Widget>
    Widget &find(const QString &name) const
    {
        return *m_test->find<Widget>(name);
    }
    QString said(const QString &label) const { return find<QLabel>(label).text(); }
    void click(const QString &button) { QTest::mouseClick(&find<QPushButton>(button), Qt::LeftButton); }
    QString cell(int row, int column) const
    {
        return find<QTableView>(u"poolsTable"_s).model()->index(row, column).data().toString();
    }
    int rows() const { return find<QTableView>(u"poolsTable"_s).model()->rowCount(); }
    QList<store::Request> requests() { return *store::requestPage(*m_one, {.kind = u"POOL"_s}, 0, 10); }
    void fillInWish();

    store::Address m_address;
    std::unique_ptr<store::Connection> m_one;
    std::unique_ptr<TestWindow> m_test;
};

void PoolsPageTest::init()
{
    m_address = PrivateStore::instance().demoStore();
    m_one = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.one"_s));
}

void PoolsPageTest::cleanup()
{
    m_test.reset();
    m_one.reset();
}

void PoolsPageTest::open(const QString &login)
{
    m_test.reset();
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    m_test->window().resize(1280, 800);
    QVERIFY(m_test->show());
    QVERIFY(m_test->signIn(login));
    m_test->goTo(page);
}

void PoolsPageTest::saysWhatWillStandThere()
{
    open(u"sa.one"_s);
    QTRY_VERIFY(m_test->isShown(u"poolsEmpty"_s));
    auto *action = find<QWidget>(u"poolsEmpty"_s).findChild<QPushButton *>();
    QVERIFY(action->isVisible());
    action->click();
    QTRY_VERIFY(m_test->isShown(u"newPoolDialog"_s));
    open(u"auditor.demo"_s);
    QTRY_VERIFY(m_test->isShown(u"poolsEmpty"_s));
    QVERIFY(!find<QWidget>(u"poolsEmpty"_s).findChild<QPushButton *>()->isVisible());
    QVERIFY(!find<QPushButton>(u"poolCreate"_s).isEnabled());
}

void PoolsPageTest::showsHowAPoolStands()
{
    makeFilledPool(m_address, plainDraft(u"farmer"_s));
    pools::PoolDraft filtered = pools::draftOf(pools::Profile::Mosip);
    filtered.name = u"household"_s;
    filtered.length = 7;
    QVERIFY(agreePool(m_address, filtered));
    open(u"pa.demo"_s);
    QTRY_COMPARE(rows(), 2);
    QTRY_COMPARE(said(u"poolName"_s), u"farmer"_s);
    QCOMPARE(cell(0, PoolModel::Available), u"200"_s);
    QCOMPARE(cell(1, PoolModel::State), u"Empty"_s);
    QVERIFY(said(u"poolFilters"_s).startsWith("No filters"_L1));
    find<QTableView>(u"poolsTable"_s).selectRow(1);
    QCOMPARE(said(u"poolName"_s), u"household"_s);
    QVERIFY(said(u"poolFilters"_s).contains("786"_L1));
    QTRY_COMPARE(said(u"poolAccepted"_s).split(u"   "_s).size(), 3);
}

void PoolsPageTest::narrows()
{
    makePool(m_address, plainDraft(u"farmer"_s));
    makeFilledPool(m_address, plainDraft(u"fisher"_s));
    open(u"sa.one"_s);
    QTRY_COMPARE(rows(), 2);
    find<QLineEdit>(u"poolSearch"_s).setText(u"fish"_s);
    QCOMPARE(rows(), 1);
    QCOMPARE(said(u"poolName"_s), u"fisher"_s);
    find<QLineEdit>(u"poolSearch"_s).setText(u"nothing like it"_s);
    QVERIFY(m_test->isShown(u"poolsEmpty"_s));
    find<QWidget>(u"poolsEmpty"_s).findChild<QPushButton *>()->click();
    QCOMPARE(rows(), 2);
    auto &standing = find<QComboBox>(u"poolFilterState"_s);
    standing.setCurrentIndex(standing.findText(u"Empty"_s));
    emit standing.activated(standing.currentIndex());
    QCOMPARE(rows(), 1);
    QCOMPARE(cell(0, PoolModel::Name), u"farmer"_s);
}

void PoolsPageTest::fillsAPool()
{
    makePool(m_address, plainDraft(u"farmer"_s));
    open(u"sa.one"_s);
    QTRY_VERIFY(m_test->isShown(u"poolFill"_s) && find<QPushButton>(u"poolFill"_s).isEnabled());
    click(u"poolFill"_s);
    QTRY_VERIFY(find<Banner>(u"poolsBanner"_s).message().contains("200 IDs were added"_L1));
    QTRY_COMPARE(cell(0, PoolModel::Available), u"200"_s);
    click(u"poolFill"_s);
    QTRY_COMPARE(cell(0, PoolModel::Available), u"300"_s);
    QTRY_VERIFY(!find<QPushButton>(u"poolFill"_s).isEnabled());
    QVERIFY(said(u"poolWhy"_s).contains("full"_L1));
}

void PoolsPageTest::stopsFilling()
{
    makePool(m_address, plainDraft(u"farmer"_s, 10, 50'000));
    open(u"sa.one"_s);
    QTRY_VERIFY(m_test->isShown(u"poolFill"_s) && find<QPushButton>(u"poolFill"_s).isEnabled());
    click(u"poolFill"_s);
    QTRY_VERIFY(find<QProgressBar>(u"poolFillBar"_s).value() > 0);
    QVERIFY(said(u"poolWhy"_s).contains("50,000"_L1));
    QVERIFY(!find<QPushButton>(u"poolFill"_s).isEnabled());
    // It goes on while another page is looked at.
    m_test->goTo(u"countersPage"_s);
    m_test->goTo(page);
    click(u"poolFillCancel"_s);
    QTRY_VERIFY(find<Banner>(u"poolsBanner"_s).message().contains("Stopped"_L1));
    QTRY_VERIFY(!m_test->isShown(u"poolFillBar"_s));
    QVERIFY(findPool(m_address, u"farmer"_s).available() < 50'000);
}

void PoolsPageTest::closesWhileItFills()
{
    makePool(m_address, plainDraft(u"farmer"_s, 10, 50'000));
    open(u"sa.one"_s);
    QTRY_VERIFY(m_test->isShown(u"poolFill"_s) && find<QPushButton>(u"poolFill"_s).isEnabled());
    click(u"poolFill"_s);
    QTRY_VERIFY(find<QProgressBar>(u"poolFillBar"_s).value() > 0);
    m_test.reset();
    QTRY_VERIFY(!findPool(m_address, u"farmer"_s).isBeingFilled);
    QVERIFY(findPool(m_address, u"farmer"_s).available() > 0);
}

void PoolsPageTest::checksATypedId()
{
    makeFilledPool(m_address, plainDraft(u"farmer"_s));
    const auto service =
        PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"allocator.demo"_s));
    const QString id =
        store::issueIds(*service, poolName(u"farmer"_s), {QUuid::createUuid(), 1, u"cards"_s})->first().id;
    open(u"auditor.demo"_s);
    QTRY_VERIFY(m_test->isShown(u"poolIdTyped"_s) && find<QLineEdit>(u"poolIdTyped"_s).isEnabled());
    QVERIFY(!find<QPushButton>(u"poolIdCheck"_s).isEnabled());
    find<QLineEdit>(u"poolIdTyped"_s).setFocus();
    QTest::keyClicks(&find<QLineEdit>(u"poolIdTyped"_s), id);
    QTest::keyClick(&find<QLineEdit>(u"poolIdTyped"_s), Qt::Key_Return);
    QTRY_VERIFY(m_test->isShown(u"poolIdAnswer"_s));
    QVERIFY2(said(u"poolIdAnswer"_s).contains("allocator.demo"_L1), qPrintable(said(u"poolIdAnswer"_s)));
    QString mistyped = id;
    mistyped[1] = mistyped[1] == u'0' ? u'1' : u'0';
    find<QLineEdit>(u"poolIdTyped"_s).setText(mistyped);
    QVERIFY(!m_test->isShown(u"poolIdAnswer"_s));
    click(u"poolIdCheck"_s);
    QTRY_VERIFY(m_test->isShown(u"poolIdAnswer"_s));
    QVERIFY(said(u"poolIdAnswer"_s).contains(id));
}

void PoolsPageTest::fillInWish()
{
    open(u"sa.one"_s);
    QTRY_VERIFY(m_test->isShown(u"poolsEmpty"_s));
    click(u"poolCreate"_s);
    QTRY_VERIFY(m_test->isShown(u"newPoolDialog"_s));
    find<QLineEdit>(u"newPoolName"_s).setText(u"farmer"_s);
    find<QSpinBox>(u"newPoolLength"_s).setValue(6);
    find<QLineEdit>(u"newPoolReason"_s).setText(why);
    QTRY_VERIFY(find<QPushButton>(u"newPoolSend"_s).isEnabled());
}

void PoolsPageTest::asksForANewPool()
{
    fillInWish();
    QVERIFY2(said(u"newPoolCapacity"_s).contains("29,593"_L1), qPrintable(said(u"newPoolCapacity"_s)));
    auto &profile = find<QComboBox>(u"newPoolProfile"_s);
    profile.setCurrentIndex(profile.findText(u"MOSIP"_s));
    emit profile.activated(profile.currentIndex());
    QVERIFY(!find<QPushButton>(u"newPoolSend"_s).isEnabled()); // it is counted first
    QTRY_VERIFY(find<QPushButton>(u"newPoolSend"_s).isEnabled());
    QVERIFY(said(u"newPoolCapacity"_s).contains("22,268"_L1));
    click(u"newPoolSend"_s);
    QTRY_VERIFY(!m_test->isShown(u"newPoolDialog"_s));
    QTRY_VERIFY(find<Banner>(u"poolsBanner"_s).message().contains("farmer"_L1));
    QCOMPARE(requests().size(), 1);
    const store::PoolRequest request(requests().first());
    QCOMPARE(request.name, u"farmer"_s);
    QCOMPARE(request.capacity, 22'268);
    QCOMPARE(request.reason, why);
    QCOMPARE(request.settings->rules().filters(), pools::filtersOf(pools::Profile::Mosip));
    emit find<Banner>(u"poolsBanner"_s).actionTriggered();
    QTRY_VERIFY(m_test->isShown(u"poolRequestDetail"_s));
}

void PoolsPageTest::saysWhatIsWrongWithAWish()
{
    fillInWish();
    find<QLineEdit>(u"newPoolName"_s).setText(u"Farmer"_s);
    QVERIFY(!find<QPushButton>(u"newPoolSend"_s).isEnabled());
    QVERIFY(!said(u"newPoolWhy"_s).isEmpty());
    find<QLineEdit>(u"newPoolName"_s).setText(u"farmer"_s);
    QVERIFY(find<QPushButton>(u"newPoolSend"_s).isEnabled());
    find<QSpinBox>(u"newPoolMinimum"_s).setValue(30'000);
    QVERIFY(said(u"newPoolWhy"_s).contains("29593"_L1) || said(u"newPoolWhy"_s).contains("29,593"_L1));
    find<QSpinBox>(u"newPoolMinimum"_s).setValue(100);
    auto &starts = find<QLineEdit>(u"poolWish_notStartWith"_s);
    starts.setText(u"0, x"_s);
    QVERIFY(said(u"newPoolProblems"_s).contains("x"_L1));
    QVERIFY(!find<QPushButton>(u"newPoolSend"_s).isEnabled());
    starts.setText(u"0 1 9"_s);
    QTRY_VERIFY(find<QPushButton>(u"newPoolSend"_s).isEnabled());
    QCOMPARE(find<QComboBox>(u"newPoolProfile"_s).currentText(), u"Custom filters"_s);
    // The store knows of a request that came meanwhile.
    QVERIFY(store::requestPool(*m_one, poolSettings(plainDraft(u"farmer"_s)),
                               *pools::measureCapacity(poolSettings(plainDraft(u"farmer"_s)).rules()),
                               poolReason()));
    click(u"newPoolSend"_s);
    QTRY_VERIFY(m_test->isShown(u"newPoolBanner"_s));
    QVERIFY(m_test->isShown(u"newPoolDialog"_s));
    QCOMPARE(requests().size(), 1);
}

void PoolsPageTest::asksToRetire()
{
    makePool(m_address, plainDraft(u"farmer"_s));
    open(u"sa.one"_s);
    QTRY_VERIFY(m_test->isShown(u"poolRetire"_s) && find<QPushButton>(u"poolRetire"_s).isEnabled());
    click(u"poolRetire"_s);
    QTRY_VERIFY(m_test->isShown(u"retirePoolDialog"_s));
    QVERIFY(!find<QPushButton>(u"retirePoolSend"_s).isEnabled());
    find<QLineEdit>(u"retirePoolReason"_s).setText(why);
    click(u"retirePoolSend"_s);
    QTRY_VERIFY(find<Banner>(u"poolsBanner"_s).message().contains("Retiring farmer"_L1));
    QVERIFY(store::PoolRequest(requests().first()).isRetirement);
}

void PoolsPageTest::saysWhyNot()
{
    makePool(m_address, plainDraft(u"farmer"_s));
    open(u"pa.demo"_s);
    QTRY_VERIFY(m_test->isShown(u"poolFill"_s));
    for (const QString &button : {u"poolFill"_s, u"poolRetire"_s, u"poolCreate"_s}) {
        QVERIFY(!find<QPushButton>(button).isEnabled());
        QVERIFY(!find<QPushButton>(button).accessibleDescription().isEmpty());
    }
    QVERIFY(said(u"poolWhy"_s).contains("Only Super Admins"_L1));
    QVERIFY(find<QLineEdit>(u"poolIdTyped"_s).isEnabled());
}

void PoolsPageTest::saysWhenReadingFails()
{
    makePool(m_address, plainDraft(u"farmer"_s));
    open(u"sa.one"_s);
    QTRY_COMPARE(rows(), 1);
    const auto administrator = PrivateStore::instance().connect(m_address);
    QVERIFY(administrator->execute(u"RENAME TABLE pool_leases TO hidden_leases"_s));
    QTest::keyClick(&m_test->window(), Qt::Key_F5);
    const auto &banner = find<Banner>(u"poolsBanner"_s);
    QTRY_VERIFY(banner.isVisible());
    QCOMPARE(rows(), 1);
    QVERIFY(administrator->execute(u"RENAME TABLE hidden_leases TO pool_leases"_s));
    emit find<Banner>(u"poolsBanner"_s).actionTriggered();
    QTRY_VERIFY(!banner.isVisible());
}

void PoolsPageTest::readsInAllLanguages_data()
{
    QTest::addColumn<numbering::Language>("language");
    QTest::newRow("English") << numbering::Language::English;
    QTest::newRow("Thai") << numbering::Language::Thai;
    QTest::newRow("Chinese") << numbering::Language::TraditionalChinese;
}

/// Nothing is cut off, everything is named and reached by Tab, with a pool and in both dialogs.
void PoolsPageTest::readsInAllLanguages()
{
    QFETCH(const numbering::Language, language);
    pools::PoolDraft draft = pools::draftOf(pools::Profile::Mosip);
    draft.name = u"household"_s;
    draft.length = 7;
    QVERIFY(agreePool(m_address, draft));
    open(u"sa.one"_s);
    m_test->preferences().setLanguage(language);
    QTRY_COMPARE(rows(), 1);
    QTRY_COMPARE(said(u"poolAccepted"_s).split(u"   "_s).size(), 3);
    const auto isFine = [](const QWidget &root) {
        const QStringList found =
            cutTexts(root) + controlsWithoutName(root) + controlsWithoutTab(root) + clashingMnemonics(root);
        return found.isEmpty() ? QString() : found.join(u'\n');
    };
    QTRY_COMPARE(isFine(m_test->window()), QString());
    for (const auto &[button, dialog] : {std::pair(u"poolRetire"_s, u"retirePoolDialog"_s),
                                         std::pair(u"poolCreate"_s, u"newPoolDialog"_s)}) {
        click(button);
        QTRY_VERIFY(m_test->isShown(dialog));
        QTRY_COMPARE(isFine(find<QWidget>(dialog)), QString());
        find<QDialog>(dialog).reject();
        QTRY_VERIFY(!m_test->isShown(dialog));
    }
}

QTEST_MAIN(PoolsPageTest)
#include "pools_page_test.moc"
