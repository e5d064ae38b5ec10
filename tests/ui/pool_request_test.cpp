#include "core/store/pools/pool_gateway.h"
#include "core/store/requests/request_gateway.h"
#include "tests/support/agreed_pool.h"
#include "tests/ui/support/test_window.h"
#include "ui/widgets/banner.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;
using ui::Banner;

/// A request to create or retire an ID pool, as the one who decides about it sees it.
class PoolRequestTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void isReadBeforeItIsApproved();
    void warnsOfAnotherCapacity();
    void retires();

private:
    qint64 request(double capacityTimes = 1);
    void open(qint64 id);
    template <class Widget>
    Widget &find(const QString &name) const
    {
        return *m_test->find<Widget>(name);
    }
    QString said(const QString &label) const { return find<QLabel>(label).text(); }
    void click(const QString &button) { QTest::mouseClick(&find<QPushButton>(button), Qt::LeftButton); }
    void approve();
    QString shownTexts() const;

    store::Address m_address;
    std::unique_ptr<store::Connection> m_one;
    std::unique_ptr<TestWindow> m_test;
};

void PoolRequestTest::init()
{
    m_address = PrivateStore::instance().demoStore();
    m_one = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.one"_s));
}

void PoolRequestTest::cleanup()
{
    m_test.reset();
    m_one.reset();
}

qint64 PoolRequestTest::request(double capacityTimes)
{
    pools::PoolDraft draft = pools::draftOf(pools::Profile::OpenG2p);
    draft.name = u"farmer"_s;
    draft.length = 6;
    const pools::PoolSettings settings = poolSettings(draft);
    pools::Capacity capacity = *pools::measureCapacity(settings.rules());
    capacity.accepted *= capacityTimes;
    const auto id = store::requestPool(*m_one, settings, capacity, poolReason());
    if (!id)
        qFatal("%s", qPrintable(id.error().detail));
    return *id;
}

void PoolRequestTest::open(qint64 id)
{
    m_test.reset();
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    QVERIFY(m_test->signIn(u"sa.two"_s));
    m_test->goTo(u"approvalsPage"_s);
    QTRY_VERIFY(m_test->isShown(u"poolRequestDetail"_s));
    QTRY_VERIFY(said(u"requestTitle"_s).contains(u'#' + QString::number(id)));
}

QString PoolRequestTest::shownTexts() const
{
    QStringList texts;
    for (const QLabel *label : find<QWidget>(u"poolRequestDetail"_s).findChildren<QLabel *>())
        texts += label->text();
    return texts.join(u'\n');
}

void PoolRequestTest::approve()
{
    QTRY_VERIFY(m_test->isShown(u"approveButton"_s) && find<QPushButton>(u"approveButton"_s).isEnabled());
    click(u"approveButton"_s);
    QTRY_VERIFY(m_test->isShown(u"decisionQuestion"_s));
    QStringList asked;
    for (const QLabel *label : find<QWidget>(u"decisionQuestion"_s).parentWidget()->findChildren<QLabel *>())
        asked += label->text();
    QVERIFY2(asked.join(u'\n').contains("farmer is "_L1), qPrintable(asked.join(u'\n')));
    click(u"executeButton"_s);
    QTRY_VERIFY(m_test->isShown(u"requestDone"_s));
}

void PoolRequestTest::isReadBeforeItIsApproved()
{
    open(request());
    QVERIFY(said(u"requestTitle"_s).contains("farmer"_L1));
    QVERIFY(said(u"poolRequestFilters"_s).contains("start with 0, 1"_L1));
    QVERIFY(shownTexts().contains("29,593"_L1));
    QTRY_COMPARE(find<QWidget>(u"poolRequestDetail"_s)
                     .findChild<QLabel *>(u"poolAccepted"_s)
                     ->text()
                     .split(u"   "_s)
                     .size(),
                 3);
    QVERIFY(m_test->isShown(u"poolRequestMeans"_s));
    approve();
    QVERIFY(find<Banner>(u"requestDone"_s).message().contains("farmer"_L1));
    QCOMPARE(store::listPools(*m_one)->size(), 1);
    QTRY_VERIFY(!m_test->isShown(u"poolRequestMeans"_s));
}

/// Nobody but the requester's program has counted it before.
void PoolRequestTest::warnsOfAnotherCapacity()
{
    open(request(3));
    QTRY_VERIFY(find<Banner>(u"poolRequestMeans"_s).message().contains("29,593"_L1));
}

void PoolRequestTest::retires()
{
    QVERIFY(agreePool(m_address, plainDraft(u"farmer"_s)));
    const auto id = store::requestRetirement(*m_one, poolName(u"farmer"_s), poolReason());
    open(*id);
    QVERIFY(!m_test->isShown(u"poolRequestFilters"_s));
    QVERIFY(find<Banner>(u"poolRequestMeans"_s).message().contains("no more IDs"_L1));
    approve();
    QCOMPARE(store::listPools(*m_one)->first().state, store::PoolState::Retired);
}

QTEST_MAIN(PoolRequestTest)
#include "pool_request_test.moc"
