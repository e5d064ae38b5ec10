#include "core/notify/alert_courier.h"
#include "core/notify/notice_body.h"
#include "core/store/alerts/alert_lease_gateway.h"
#include "tests/notify/webhook_server.h"
#include "tests/support/patience.h"
#include "tests/support/private_store.h"
#include "tests/support/private_tls_server.h"

#include <QNetworkProxy>
#include <QSignalSpy>
#include <QTest>

#include <semaphore>

using namespace lekthi;
using namespace lekthi::notify;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using alerts::Phase;
using test::PrivateStore;
using test::WebhookServer;
using Manner = WebhookServer::Manner;

/// From a transition in the store to somebody's server.
class CourierTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void deliversEachTransitionOnceInItsOrder();
    void namesTheRunbook();
    void saysThatItEndedQuietly();
    void twoCouriersShareTheWork();
    void triesAgainUnderTheSameKeys();
    void keepsWhatItHasNoSecretFor();
    void endsWhereThereIsNothingToSend_data();
    void endsWhereThereIsNothingToSend();
    void saysOnceThatItEnded();
    void sendsTestsThatSaySo();

private:
    void look(Phase phase, double value = 12.5);
    QList<store::AlertDelivery> deliveries(qint64 behind) const;
    qint64 newestTransition() const;
    bool allAre(const QString &state, qint64 behind) const;
    ChannelSecret secret() const;

    store::Address m_address;
    std::unique_ptr<store::Connection> m_person;
    std::unique_ptr<WebhookServer> m_server;
    const QUuid m_token = QUuid::createUuid();
    qint64 m_epoch = 0;
    QDateTime m_time{QDate(2026, 3, 2), QTime(12, 0), Qt::UTC};
};

namespace {

const auto channel = u"ops"_s;
const auto rule = u"LOCK_FAILURES_CRITICAL"_s;

} // namespace

void CourierTest::initTestCase()
{
    if (!test::PrivateTlsServer::isAvailable())
        QSKIP(qPrintable(test::PrivateTlsServer::missing()));
    QNetworkProxy::setApplicationProxy(QNetworkProxy::NoProxy);
    m_server = std::make_unique<WebhookServer>();
    m_address = PrivateStore::asPerson(PrivateStore::instance().demoStore(), u"sa.one"_s);
    m_person = PrivateStore::instance().connect(m_address);
    const auto lease = store::takeAlertLease(*m_person, m_token, u"test"_s, 300s);
    QVERIFY(lease && lease->isOwn);
    m_epoch = lease->epoch;
    store::AlertChannel wish;
    wish.name = channel;
    QVERIFY(store::changeAlertChannel(*m_person, wish, *numbering::Reason::parse(u"for the test of it"_s)));
}

void CourierTest::cleanupTestCase()
{
    m_person.reset();
}

void CourierTest::look(Phase phase, double value)
{
    m_time = m_time.addSecs(15);
    store::AlertLook seen;
    seen.rule = rule;
    seen.state.phase = phase;
    seen.state.since = m_time;
    seen.state.lookedAt = m_time;
    seen.state.hasData = true;
    seen.state.value = value;
    const auto done = store::writeAlertLooks(*m_person, m_token, m_epoch, {seen});
    QVERIFY2(done, done ? "" : qPrintable(done.error().detail));
}

qint64 CourierTest::newestTransition() const
{
    const auto newest = store::alertHistory(*m_person, std::numeric_limits<qint64>::max(), 1);
    return newest && !newest->isEmpty() ? newest->first().id : 0;
}

QList<store::AlertDelivery> CourierTest::deliveries(qint64 behind) const
{
    return store::alertDeliveries(*m_person, behind + 1, newestTransition())
        .value_or(QList<store::AlertDelivery>());
}

bool CourierTest::allAre(const QString &state, qint64 behind) const
{
    const auto all = deliveries(behind);
    return !all.isEmpty() &&
           std::all_of(all.cbegin(), all.cend(), [&](const auto &one) { return one.state == state; });
}

ChannelSecret CourierTest::secret() const
{
    ChannelSecret made;
    made.address = m_server->address();
    made.inHouse = true;
    return made;
}

void CourierTest::deliversEachTransitionOnceInItsOrder()
{
    m_server->behave(Manner::Answers);
    const qint64 before = newestTransition();
    look(Phase::Firing);
    look(Phase::Resolved, 1);
    store::StoreWorker worker(m_address);
    AlertCourier courier(worker, {.limit = 60s, .authorities = m_server->authority()});
    courier.setSecrets({{channel, secret()}});
    QTRY_VERIFY(allAre(u"SENT"_s, before));
    QCOMPARE(m_server->requests().size(), 2);
    const QString first = m_server->requests().at(0).json()[u"text"].toString();
    QVERIFY2(first.contains(u"Many lock failures"_s) && first.contains(u"12.50 %"_s), qPrintable(first));
    QVERIFY(
        m_server->requests().at(1).json()[u"text"].toString().contains(u"Resolved: Many lock failures"_s));
}

/// Whoever is woken by it knows where to read on; an end needs no work.
void CourierTest::namesTheRunbook()
{
    store::AlertTransition transition;
    transition.rule = rule;
    transition.event = store::AlertEvent::Fired;
    const alerts::Rule shipped = alerts::shippedRules().at(1);
    const AlertNotice firing = noticeOf(transition, shipped, m_address);
    QCOMPARE(firing.runbook, "lekthictl alert runbook "_L1 + shipped.code);
    QVERIFY(textOf(firing).contains(u'\n' + firing.runbook + u'\n'));
    ChannelSecret pagerDuty;
    pagerDuty.kind = ChannelKind::PagerDuty;
    const QByteArray pager = bodyOf(firing, pagerDuty);
    QVERIFY2(pager.contains("\"runbook\":\"" + firing.runbook.toUtf8() + '"'), pager.constData());
    transition.event = store::AlertEvent::Resolved;
    QCOMPARE(noticeOf(transition, shipped, m_address).runbook, QString());
}

void CourierTest::saysThatItEndedQuietly()
{
    store::AlertTransition transition;
    transition.rule = rule;
    transition.event = store::AlertEvent::Resolved;
    transition.value = 12.5;
    transition.quietSince = QDateTime(QDate(2026, 3, 2), QTime(18, 5), Qt::UTC);
    const AlertNotice notice = noticeOf(transition, alerts::shippedRules().at(1), m_address);
    QCOMPARE(notice.meaning,
             u"Ended without a value: since 2026-03-02 18:05 UTC hardly any numbers were allocated, "
             "and nothing failed."_s);
    QVERIFY(notice.value.isEmpty());
    QVERIFY(notice.title.startsWith(u"Resolved: "));
}

void CourierTest::twoCouriersShareTheWork()
{
    m_server->behave(Manner::Answers);
    const qint64 before = newestTransition();
    for (int time = 0; time < 4; ++time) {
        look(Phase::Firing);
        look(Phase::Resolved, 1);
    }
    store::StoreWorker worker(m_address);
    store::StoreWorker otherWorker(m_address);
    AlertCourier courier(worker, {.limit = 60s, .authorities = m_server->authority()});
    AlertCourier other(otherWorker, {.limit = 60s, .authorities = m_server->authority()});
    courier.setSecrets({{channel, secret()}});
    other.setSecrets({{channel, secret()}});
    QTRY_VERIFY(allAre(u"SENT"_s, before));
    QSet<QByteArray> transitions;
    for (const WebhookServer::Request &request : m_server->requests())
        transitions.insert(request.headers["idempotency-key"]);
    QCOMPARE(transitions.size(), 8);
    QCOMPARE(m_server->requests().size(), 8);
}

void CourierTest::triesAgainUnderTheSameKeys()
{
    m_server->behave(Manner::HangsUp);
    const qint64 before = newestTransition();
    look(Phase::Firing);
    store::StoreWorker worker(m_address);
    AlertCourier courier(worker, {.limit = 60s, .authorities = m_server->authority()});
    QSignalSpy reported(&courier, &AlertCourier::reported);
    courier.setSecrets({{channel, secret()}});
    QTRY_COMPARE(reported.size(), 1);
    QCOMPARE(m_server->requests().size(), 1);
    const QByteArray key = m_server->requests().first().headers["idempotency-key"];
    const auto waiting = deliveries(before);
    QCOMPARE(waiting.size(), 1);
    QCOMPARE(waiting.first().state, u"WAITING"_s);
    QCOMPARE(waiting.first().problem, u"HUNG_UP"_s);
    m_server->behave(Manner::Answers);
    QTRY_VERIFY(allAre(u"SENT"_s, before));
    QCOMPARE(m_server->requests().first().headers["idempotency-key"], key);
}

void CourierTest::keepsWhatItHasNoSecretFor()
{
    m_server->behave(Manner::Answers);
    const qint64 before = newestTransition();
    look(Phase::Resolved, 1);
    store::StoreWorker worker(m_address);
    AlertCourier courier(worker, {.limit = 60s, .authorities = m_server->authority()});
    courier.setSecrets({{u"another"_s, secret()}});
    // The worker's jobs run in order: when this one is done, so is the look before it.
    bool isDone = false;
    worker.run(
        this, [](store::Connection &connection) { return store::alertRules(connection); },
        [&](const auto &) { isDone = true; });
    QTRY_VERIFY(isDone);
    QVERIFY(allAre(u"WAITING"_s, before));
    QCOMPARE(m_server->connections(), 0);
    courier.setSecrets({{channel, secret()}});
    QTRY_VERIFY(allAre(u"SENT"_s, before));
}

void CourierTest::endsWhereThereIsNothingToSend_data()
{
    QTest::addColumn<store::Address>("address");
    QTest::newRow("nothing is due") << m_address;
    store::Address away = m_address;
    away.socket += u".away"_s;
    QTest::newRow("the store is away") << away;
}

/// Asked to end while it looks for work, it says so once it knows that there is none.
void CourierTest::endsWhereThereIsNothingToSend()
{
    QFETCH(const store::Address, address);
    store::StoreWorker worker(address);
    AlertCourier courier(worker, {.limit = 60s, .authorities = m_server->authority()});
    const QSignalSpy finished(&courier, &AlertCourier::finished);
    courier.setSecrets({{channel, secret()}});
    QVERIFY(!courier.isIdle());
    courier.finish();
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(courier.isIdle());
}

/// The answer of its look for work lies there already when it is asked to end: two ways to the same end.
void CourierTest::saysOnceThatItEnded()
{
    store::StoreWorker worker(m_address);
    AlertCourier courier(worker, {.limit = 60s, .authorities = m_server->authority()});
    QSignalSpy finished(&courier, &AlertCourier::finished);
    courier.setSecrets({{channel, secret()}});
    std::binary_semaphore lookIsDone(0);
    worker.run(
        this,
        [&](store::Connection &connection) {
            lookIsDone.release();
            return store::alertRules(connection);
        },
        [](const auto &) {});
    lookIsDone.acquire(); // without taking the answer of the look
    courier.finish();
    courier.finish();
    QTRY_VERIFY(!finished.isEmpty());
    QCoreApplication::processEvents();
    QCOMPARE(finished.size(), 1);
    QVERIFY(courier.isIdle());
}

void CourierTest::sendsTestsThatSaySo()
{
    m_server->behave(Manner::Answers);
    store::StoreWorker worker(m_address);
    AlertCourier courier(worker, {.limit = 60s, .authorities = m_server->authority()});
    std::optional<Outcome> outcome;
    ChannelSecret made = secret();
    made.signingKey = u"sixteen letters or more"_s;
    courier.sendTest(channel, made, u"Somchai"_s, this, [&](const Outcome &found) { outcome = found; });
    QTRY_VERIFY(outcome.has_value());
    QVERIFY(outcome->delivered());
    const WebhookServer::Request &request = m_server->requests().first();
    QVERIFY(request.json()[u"text"].toString().contains(u"A test by Somchai"_s));
    QVERIFY(request.headers.contains("x-lekthi-signature"));
}

QTEST_GUILESS_MAIN(CourierTest)
#include "courier_test.moc"
