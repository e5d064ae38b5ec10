#include "core/notify/channel_secret.h"
#include "core/store/alerts/alert_delivery_gateway.h"
#include "core/store/alerts/alert_lease_gateway.h"
#include "tests/notify/webhook_server.h"
#include "tests/support/private_store.h"
#include "tests/support/private_tls_server.h"
#include "tests/ui/support/drawer.h"
#include "tests/ui/support/test_window.h"

#include <QNetworkProxy>
#include <QPushButton>
#include <QSslConfiguration>
#include <QTest>

#include <limits>
#include <mutex>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using alerts::Phase;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;
using test::WebhookServer;

/// People leave while their window sends an alert.
class LeavingTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void closingWaitsForTheAnswer();
    void signingOutWaitsForTheAnswer();
    void closingAfterSigningOutWaitsForTheAnswer();

private:
    void beginSending(TestWindow &window);
    QString stateOfNewest(store::Connection &connection) const;

    store::Address m_address;
    std::unique_ptr<store::Connection> m_person;
    std::unique_ptr<WebhookServer> m_server;
    test::Drawer m_drawer;
    const QUuid m_token = QUuid::createUuid();
    Phase m_phase = Phase::Resolved;
};

namespace {

const auto login = u"pa.demo"_s;
const auto channel = u"ops"_s;

} // namespace

void LeavingTest::initTestCase()
{
    if (!test::PrivateTlsServer::isAvailable())
        QSKIP(qPrintable(test::PrivateTlsServer::missing()));
    QNetworkProxy::setApplicationProxy(QNetworkProxy::NoProxy);
    m_server = std::make_unique<WebhookServer>();
    auto trust = QSslConfiguration::defaultConfiguration();
    trust.addCaCertificates(m_server->authority());
    QSslConfiguration::setDefaultConfiguration(trust);

    m_address = PrivateStore::instance().demoStore();
    m_person = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.one"_s));
    store::AlertChannel wish;
    wish.name = channel;
    QVERIFY(store::changeAlertChannel(*m_person, wish, *numbering::Reason::parse(u"for the test of it"_s)));
    notify::ChannelSecret secret;
    secret.address = m_server->address();
    secret.inHouse = true;
    m_drawer.kept.insert(notify::keptName(PrivateStore::asPerson(m_address, login).toText(), channel),
                         QString::fromUtf8(notify::toKept(secret)));
}

/// Up to where the server has the alert and has not answered.
void LeavingTest::beginSending(TestWindow &window)
{
    m_server->behave(WebhookServer::Manner::IsSilent);
    const auto lease = store::takeAlertLease(*m_person, m_token, u"test"_s, 300s);
    QVERIFY(lease && lease->isOwn);
    m_phase = m_phase == Phase::Firing ? Phase::Resolved : Phase::Firing;
    store::AlertLook look;
    look.rule = u"GENERATION_SLOW"_s;
    look.state.phase = m_phase;
    look.state.since = look.state.lookedAt = QDateTime::currentDateTimeUtc();
    look.state.hasData = true;
    look.state.value = 3;
    QVERIFY(store::writeAlertLooks(*m_person, m_token, lease->epoch, {look}));
    window.window().setPasswordKeeper(&m_drawer);
    QVERIFY(window.signIn(login));
    QTRY_COMPARE(m_server->requests().size(), 1);
    QCOMPARE(stateOfNewest(*m_person), u"WAITING"_s);
}

QString LeavingTest::stateOfNewest(store::Connection &connection) const
{
    const auto newest = store::alertHistory(connection, std::numeric_limits<qint64>::max(), 1);
    if (!newest || newest->isEmpty())
        return {};
    const auto deliveries = store::alertDeliveries(connection, newest->first().id, newest->first().id);
    return deliveries && deliveries->size() == 1 ? deliveries->first().state : QString();
}

/// The store is closed when it knows what became of the alert, not before.
void LeavingTest::closingWaitsForTheAnswer()
{
    std::mutex mutex;
    QString stateAtTheEnd;
    TestWindow window(openerOf(m_address));
    window.window().setStoreCloser([&] {
        const auto reader = PrivateStore::instance().connect(m_address);
        const std::lock_guard lock(mutex);
        stateAtTheEnd = stateOfNewest(*reader);
    });
    beginSending(window);
    window.window().close();
    QVERIFY(!window.window().isVisible());
    QVERIFY(!window.find(u"shellPage"_s));
    m_server->speakUp();
    const auto atTheEnd = [&] {
        const std::lock_guard lock(mutex);
        return stateAtTheEnd;
    };
    QTRY_VERIFY(!atTheEnd().isEmpty());
    QCOMPARE(atTheEnd(), u"SENT"_s);
    QCOMPARE(m_server->requests().size(), 1);
}

void LeavingTest::signingOutWaitsForTheAnswer()
{
    TestWindow window(openerOf(m_address));
    beginSending(window);
    QTest::mouseClick(window.find<QPushButton>(u"signOutButton"_s), Qt::LeftButton);
    QVERIFY(window.isShown(u"signInPage"_s));
    m_server->speakUp();
    QTRY_COMPARE(stateOfNewest(*m_person), u"SENT"_s);
    QCOMPARE(m_server->requests().size(), 1);
    window.window().close();
    QVERIFY(!window.window().isVisible());
}

void LeavingTest::closingAfterSigningOutWaitsForTheAnswer()
{
    TestWindow window(openerOf(m_address));
    beginSending(window);
    QTest::mouseClick(window.find<QPushButton>(u"signOutButton"_s), Qt::LeftButton);
    window.window().close();
    m_server->speakUp();
    QTRY_COMPARE(stateOfNewest(*m_person), u"SENT"_s);
    QCOMPARE(m_server->requests().size(), 1);
}

QTEST_MAIN(LeavingTest)
#include "leaving_test.moc"
