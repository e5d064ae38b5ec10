#include "core/notify/alert_sender.h"
#include "core/notify/notice_body.h"
#include "tests/notify/webhook_server.h"
#include "tests/support/patience.h"
#include "tests/support/private_tls_server.h"

#include <QNetworkProxy>
#include <QTest>

using namespace lekthi::notify;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Manner = WebhookServer::Manner;
using Certificate = WebhookServer::Certificate;

/// Against a server that does what servers do.
class SenderTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void postsToAWebhook();
    void postsToPagerDuty();
    void signsWithTheChannelsKey();
    void whateverFollowsSuccessIsDelivered_data();
    void whateverFollowsSuccessIsDelivered();
    void statusDecides_data();
    void statusDecides();
    void keepsThePauseThatIsAsked();
    void sendsOnceToWhoHangsUp_data();
    void sendsOnceToWhoHangsUp();
    void givesUpInTime_data();
    void givesUpInTime();
    void sendsNothingToWhoProvesNothing_data();
    void sendsNothingToWhoProvesNothing();
    void sendsNothingIntoTheHouseUnasked();
    void checksTheNameThatWasEntered();
    void tellsWhatIsNotThere();
    void neverRepeatsTheSecret();
    void answersNobodyWhoIsGone();

private:
    Outcome send(const ChannelSecret &secret, std::chrono::milliseconds limit = 60s);
    ChannelSecret webhook(const WebhookServer &server) const;

    std::unique_ptr<WebhookServer> m_server;
};

namespace {

AlertNotice notice()
{
    return {.key = u"store/REDIS_UNAVAILABLE"_s,
            .transition = u"store/17"_s,
            .rule = u"REDIS_UNAVAILABLE"_s,
            .title = u"Redis is unavailable"_s,
            .subject = u"<!channel> คคง. & Co"_s,
            .value = u"3 min (1 min)"_s,
            .meaning = u"Numbers are drawn under the database lock."_s,
            .source = u"lekthi at db.example"_s,
            .severity = Severity::Critical,
            .state = NoticeState::Firing,
            .since = QDateTime(QDate(2026, 11, 22), QTime(2, 3, 4), Qt::UTC)};
}

} // namespace

void SenderTest::initTestCase()
{
    if (!PrivateTlsServer::isAvailable())
        QSKIP(qPrintable(PrivateTlsServer::missing()));
    QNetworkProxy::setApplicationProxy(QNetworkProxy::NoProxy);
    m_server = std::make_unique<WebhookServer>();
}

Outcome SenderTest::send(const ChannelSecret &secret, std::chrono::milliseconds limit)
{
    AlertSender sender({.limit = limit, .authorities = m_server->authority()});
    std::optional<Outcome> outcome;
    sender.send(notice(), secret, 0, this, [&](const Outcome &found) { outcome = found; });
    if (outcome)
        qFatal("answered before send() returned");
    if (!QTest::qWaitFor([&] { return outcome.has_value(); }, patienceMs))
        qFatal("no answer");
    return *outcome;
}

ChannelSecret SenderTest::webhook(const WebhookServer &server) const
{
    return {.kind = ChannelKind::Webhook,
            .address = server.address(),
            .routingKey = {},
            .signingKey = {},
            .inHouse = true};
}

void SenderTest::postsToAWebhook()
{
    m_server->behave(Manner::Answers);
    const Outcome outcome = send(webhook(*m_server));
    QVERIFY(outcome.delivered());
    QCOMPARE(outcome.answer, u"ok"_s);
    QCOMPARE(m_server->requests().size(), 1);
    const WebhookServer::Request &request = m_server->requests().first();
    QCOMPARE(request.line, "POST /services/T000/B000/secretsecret HTTP/1.1");
    QCOMPARE(request.headers["content-type"], "application/json");
    QCOMPARE(request.headers["idempotency-key"], "store/17");
    QVERIFY(!request.headers.contains("x-lekthi-signature"));
    const QString text = request.json()[u"text"].toString();
    QVERIFY2(text.contains(u"&lt;!channel&gt; คคง. &amp; Co"_s), qPrintable(text));
    QVERIFY(text.contains(u"Redis is unavailable"_s) && text.contains(u"3 min (1 min)"_s));
    QVERIFY(text.contains(u"2026-11-22 02:03:04 UTC"_s));
}

void SenderTest::postsToPagerDuty()
{
    m_server->behave(Manner::Answers, 202, {}, R"({"status":"success"})");
    ChannelSecret secret = webhook(*m_server);
    secret.kind = ChannelKind::PagerDuty;
    secret.routingKey = u"0123456789abcdef0123456789abcdef"_s;
    QVERIFY(send(secret).delivered());
    const QJsonObject body = m_server->requests().first().json();
    QCOMPARE(body[u"event_action"].toString(), u"trigger"_s);
    QCOMPARE(body[u"dedup_key"].toString(), u"store/REDIS_UNAVAILABLE"_s);
    QCOMPARE(body[u"routing_key"].toString(), secret.routingKey);
    QCOMPARE(body[u"payload"][u"severity"].toString(), u"critical"_s);
    QVERIFY(!body[u"payload"][u"summary"].toString().isEmpty());
    QCOMPARE(body[u"payload"][u"source"].toString(), u"lekthi at db.example"_s);
}

void SenderTest::signsWithTheChannelsKey()
{
    m_server->behave(Manner::Answers);
    ChannelSecret secret = webhook(*m_server);
    secret.signingKey = u"sixteen letters at least"_s;
    QVERIFY(send(secret).delivered());
    const WebhookServer::Request &request = m_server->requests().first();
    const QByteArray header = request.headers["x-lekthi-signature"];
    const qint64 seconds = header.mid(2, header.indexOf(',') - 2).toLongLong();
    QVERIFY(seconds > 0);
    QCOMPARE(header,
             signatureOf(request.body, secret.signingKey, QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC)));
    QVERIFY(header != signatureOf(request.body + ' ', secret.signingKey,
                                  QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC)));
}

void SenderTest::whateverFollowsSuccessIsDelivered_data()
{
    QTest::addColumn<Manner>("manner");
    QTest::newRow("hangs up mid-answer") << Manner::HangsUpMidAnswer;
    QTest::newRow("never ends") << Manner::NeverEnds;
    QTest::newRow("drips") << Manner::DripsAfterStatus;
}

void SenderTest::whateverFollowsSuccessIsDelivered()
{
    QFETCH(Manner, manner);
    m_server->behave(manner, 200, {}, "accepted, thank you");
    // What drips for ever takes the whole time; on a busy machine its status may come late.
    const bool isEndless = manner == Manner::DripsAfterStatus;
    Outcome outcome = send(webhook(*m_server), isEndless ? 500ms : 60s);
    for (auto limit = 4s; !outcome.delivered() && isEndless && limit < 60s; limit *= 4) {
        m_server->clear();
        outcome = send(webhook(*m_server), limit);
    }
    QVERIFY2(outcome.delivered(), qPrintable(describe(outcome)));
    QCOMPARE(outcome.status, 200);
    QVERIFY(outcome.answer.size() <= 300);
    QCOMPARE(m_server->requests().size(), 1);
}

void SenderTest::statusDecides_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<Trouble>("trouble");
    QTest::addColumn<bool>("again");
    QTest::newRow("accepted") << 202 << Trouble::None << false;
    QTest::newRow("moved") << 301 << Trouble::Redirected << false;
    QTest::newRow("temporarily elsewhere") << 307 << Trouble::Redirected << false;
    QTest::newRow("bad request") << 400 << Trouble::Rejected << false;
    QTest::newRow("who are you") << 401 << Trouble::Rejected << false;
    QTest::newRow("gone") << 410 << Trouble::Rejected << false;
    QTest::newRow("proxy asks who you are") << 407 << Trouble::Rejected << false;
    QTest::newRow("too slow") << 408 << Trouble::TooSlow << true;
    QTest::newRow("too many") << 429 << Trouble::Throttled << true;
    QTest::newRow("fault") << 500 << Trouble::ServerFault << true;
    QTest::newRow("overloaded") << 503 << Trouble::ServerFault << true;
}

void SenderTest::statusDecides()
{
    QFETCH(int, status);
    WebhookServer elsewhere;
    m_server->behave(Manner::Answers, status, "Location: " + elsewhere.address().toEncoded() + "\r\n",
                     "words");
    const Outcome outcome = send(webhook(*m_server));
    QCOMPARE(outcome.status, status);
    QTEST(outcome.trouble, "trouble");
    QTEST(outcome.isRetryable(), "again");
    QCOMPARE(m_server->requests().size(), 1);
    QCOMPARE(elsewhere.connections(), 0);
}

void SenderTest::keepsThePauseThatIsAsked()
{
    m_server->behave(Manner::Answers, 429, "Retry-After: 37\r\n");
    QCOMPARE(send(webhook(*m_server)).pauseAsked, 37s);
    m_server->behave(Manner::Answers, 503, "Retry-After: Fri, 31 Dec 1999 23:59:59 GMT\r\n");
    QCOMPARE(send(webhook(*m_server)).pauseAsked, 0s);
    m_server->behave(Manner::Answers, 429, "Retry-After: soon\r\n");
    QVERIFY(!send(webhook(*m_server)).pauseAsked);
}

void SenderTest::sendsOnceToWhoHangsUp_data()
{
    QTest::addColumn<Manner>("manner");
    QTest::newRow("without a word") << Manner::HangsUp;
    QTest::newRow("after nonsense") << Manner::TalksNonsense;
}

void SenderTest::sendsOnceToWhoHangsUp()
{
    QFETCH(Manner, manner);
    m_server->behave(manner);
    const Outcome outcome = send(webhook(*m_server));
    QCOMPARE(outcome.trouble, Trouble::HungUp);
    QVERIFY(outcome.isRetryable());
    QCOMPARE(m_server->requests().size(), 1);
}

void SenderTest::givesUpInTime_data()
{
    QTest::addColumn<Manner>("manner");
    QTest::newRow("silent") << Manner::IsSilent;
    QTest::newRow("drips") << Manner::Drips;
}

void SenderTest::givesUpInTime()
{
    QFETCH(Manner, manner);
    m_server->behave(manner);
    const Outcome outcome = send(webhook(*m_server), 300ms);
    QCOMPARE(outcome.trouble, Trouble::TooSlow);
    QVERIFY(outcome.isRetryable());
}

void SenderTest::sendsNothingToWhoProvesNothing_data()
{
    QTest::addColumn<Certificate>("certificate");
    QTest::newRow("authority nobody knows") << Certificate::Own;
    QTest::newRow("certificate of another host") << Certificate::OtherHost;
    QTest::newRow("no encryption") << Certificate::None;
}

void SenderTest::sendsNothingToWhoProvesNothing()
{
    QFETCH(Certificate, certificate);
    WebhookServer server(certificate);
    AlertSender sender(
        {.limit = 60s,
         .authorities = certificate == Certificate::OtherHost ? server.authority() : m_server->authority()});
    std::optional<Outcome> outcome;
    sender.send(notice(), webhook(server), 0, this, [&](const Outcome &found) { outcome = found; });
    QTRY_VERIFY(outcome.has_value());
    QCOMPARE(outcome->trouble, Trouble::NotTrusted);
    QCOMPARE(server.requests().size(), 0);
}

void SenderTest::sendsNothingIntoTheHouseUnasked()
{
    m_server->behave(Manner::Answers);
    ChannelSecret secret = webhook(*m_server);
    secret.inHouse = false;
    QCOMPARE(send(secret).trouble, Trouble::AddressRefused);
    secret.address.setHost(u"localhost"_s); // by name the same
    QCOMPARE(send(secret).trouble, Trouble::AddressRefused);
    secret.address.setHost(u"[::ffff:127.0.0.1]"_s);
    QCOMPARE(send(secret).trouble, Trouble::AddressRefused);
    secret.inHouse = true;
    secret.address.setHost(u"169.254.169.254"_s);
    QCOMPARE(send(secret).trouble, Trouble::AddressRefused);
    QCOMPARE(m_server->connections(), 0);
}

/// The connection goes to an address, the certificate has to be for the name.
void SenderTest::checksTheNameThatWasEntered()
{
    m_server->behave(Manner::Answers);
    ChannelSecret secret = webhook(*m_server);
    secret.address.setHost(u"localhost"_s);
    QVERIFY(send(secret).delivered());
    QCOMPARE(m_server->requests().first().headers["host"],
             "localhost:" + QByteArray::number(secret.address.port()));
}

void SenderTest::tellsWhatIsNotThere()
{
    ChannelSecret secret = webhook(*m_server);
    secret.address.setHost(u"nobody.invalid"_s);
    QCOMPARE(send(secret).trouble, Trouble::NotFound);
    auto gone = std::make_unique<WebhookServer>();
    secret.address = gone->address();
    gone.reset();
    QCOMPARE(send(secret).trouble, Trouble::Unreachable);
}

void SenderTest::neverRepeatsTheSecret()
{
    ChannelSecret secret = webhook(*m_server);
    secret.signingKey = u"a key nobody knows"_s;
    m_server->behave(Manner::Answers, 404, {},
                     "no service at " + secret.address.path().toUtf8() +
                         " or /x/SecretSecret, key A Key Nobody Knows\x1b[2J");
    const Outcome outcome = send(secret);
    QVERIFY2(!describe(outcome).contains(u"secretsecret"_s, Qt::CaseInsensitive),
             qPrintable(describe(outcome)));
    QVERIFY(!describe(outcome).contains(u"nobody knows"_s, Qt::CaseInsensitive));
    QVERIFY(outcome.answer.startsWith(u"no service at"_s) && !outcome.answer.contains(u'\x1b'));
}

void SenderTest::answersNobodyWhoIsGone()
{
    m_server->behave(Manner::IsSilent);
    bool answered = false;
    {
        AlertSender sender({.limit = 60s, .authorities = m_server->authority()});
        sender.send(notice(), webhook(*m_server), 0, this, [&](const Outcome &) { answered = true; });
        QTRY_COMPARE(m_server->requests().size(), 1);
    }
    m_server->behave(Manner::Answers);
    AlertSender sender({.limit = 60s, .authorities = m_server->authority()});
    auto context = std::make_unique<QObject>();
    sender.send(notice(), webhook(*m_server), 0, context.get(), [&](const Outcome &) { answered = true; });
    context.reset();
    QTRY_VERIFY(sender.children().size() <= 1); // its network
    QVERIFY(!answered);
}

QTEST_GUILESS_MAIN(SenderTest)
#include "sender_test.moc"
