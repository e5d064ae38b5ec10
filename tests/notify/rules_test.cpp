#include "core/notify/address_rules.h"
#include "core/notify/channel_secret.h"
#include "core/notify/next_try.h"
#include "core/notify/notice_body.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace lekthi::notify;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// What is decided without a network.
class RulesTest : public QObject
{
    Q_OBJECT

private slots:
    void addresses_data();
    void addresses();
    void oneBadAddressSpoilsTheName();
    void hostHeaders_data();
    void hostHeaders();
    void secrets_data();
    void secrets();
    void secretsComeBackFromTheKeychain();
    void pausesGrowAndEnd();
    void pauseAskedIsKept();
    void pagerDutyTakesOneIncidentPerAlert();
    void everyStateHasItsSign();
    void signatureIsTheOneOfTheManual();
};

void RulesTest::addresses_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<Reach>("reach");
    const auto row = [](const char *address, Reach reach) {
        QTest::newRow(address) << QString::fromLatin1(address) << reach;
    };
    for (const char *address :
         {"3.3.3.3", "172.15.255.255", "172.32.0.0", "100.63.255.255", "100.128.0.0", "192.167.0.1",
          "223.255.255.255", "2600:1f18::1", "2a00:1450:4001::1", "::ffff:8.8.8.8", "64:ff9b::808:808"})
        row(address, Reach::Public);
    for (const char *address :
         {"127.0.0.1", "127.255.255.254", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1",
          "100.64.0.1", "::1", "fc00::1", "fdff::1", "::ffff:10.1.1.1", "64:ff9b::a00:1", "2002:a00:1::"})
        row(address, Reach::House);
    for (const char *address : {"0.0.0.0",
                                "169.254.169.254",
                                "100.100.100.200",
                                "192.0.2.1",
                                "198.18.0.1",
                                "203.0.113.9",
                                "224.0.0.1",
                                "255.255.255.255",
                                "240.0.0.1",
                                "::",
                                "fe80::1",
                                "fec0::1",
                                "ff02::1",
                                "fd00:ec2::254",
                                "2001:0:1::1",
                                "2001:db8::1",
                                "::ffff:169.254.169.254",
                                "64:ff9b::a9fe:a9fe",
                                "::7f00:1",
                                "64:ff9b:1::1"})
        row(address, Reach::Never);
}

void RulesTest::addresses()
{
    QFETCH(QString, address);
    QVERIFY(!QHostAddress(address).isNull());
    QTEST(reachOf(QHostAddress(address)), "reach");
}

void RulesTest::hostHeaders_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QByteArray>("header");
    QTest::newRow("plain") << u"https://hooks.example/a"_s << QByteArray("hooks.example");
    QTest::newRow("port") << u"https://hooks.example:8443/a"_s << QByteArray("hooks.example:8443");
    QTest::newRow("Thai") << u"https://แจ้ง.ไทย/a"_s << QByteArray("xn--72cb4o7a.xn--o3cw4h");
    QTest::newRow("Chinese") << u"https://通知.台灣:8443/a"_s << QByteArray("xn--k7y792c.xn--kpry57d:8443");
    QTest::newRow("Latin-1") << u"https://bücher.example/a"_s << QByteArray("xn--bcher-kva.example");
    QTest::newRow("IPv6") << u"https://[2001:db8::1]:8443/a"_s << QByteArray("[2001:db8::1]:8443");
}

void RulesTest::hostHeaders()
{
    QFETCH(QString, url);
    QTEST(hostHeader(QUrl(url)), "header");
}

void RulesTest::oneBadAddressSpoilsTheName()
{
    const QHostAddress outside(u"8.8.8.8"_s);
    const QHostAddress inside(u"10.0.0.1"_s);
    QVERIFY(mayUse({outside}, false));
    QVERIFY(!mayUse({outside, inside}, false));
    QVERIFY(mayUse({outside, inside}, true));
    QVERIFY(!mayUse({inside, QHostAddress(u"169.254.169.254"_s)}, true));
    QVERIFY(!mayUse({}, true));
}

void RulesTest::secrets_data()
{
    QTest::addColumn<ChannelSecret>("secret");
    QTest::addColumn<std::optional<SecretFault>>("fault");
    const auto row = [](const char *name, const QString &address, const QString &routingKey,
                        const QString &signingKey, std::optional<SecretFault> fault) {
        QTest::newRow(name) << ChannelSecret{routingKey.isEmpty() ? ChannelKind::Webhook
                                                                  : ChannelKind::PagerDuty,
                                             QUrl(address), routingKey, signingKey, false}
                            << fault;
    };
    const QString slack = u"https://hooks.slack.com/services/T0/B0/x"_s;
    row("webhook", slack, {}, {}, {});
    row("signed", slack, {}, u"0123456789abcdef"_s, {});
    row("nothing", {}, {}, {}, SecretFault::NoAddress);
    row("no host", u"https:///x"_s, {}, {}, SecretFault::NoAddress);
    row("words", u"my webhook"_s, {}, {}, SecretFault::NoAddress);
    row("plain", u"http://hooks.slack.com/services"_s, {}, {}, SecretFault::NotHttps);
    row("file", u"file://host/etc/passwd"_s, {}, {}, SecretFault::NotHttps);
    row("user", u"https://u:p@hooks.slack.com/x"_s, {}, {}, SecretFault::HasUser);
    row("long", slack + QString(2000, u'x'), {}, {}, SecretFault::TooLong);
    row("short signing key", slack, {}, u"short"_s, SecretFault::BadSigningKey);
    const QString key = u"0123456789abcdefABCDEF0123456789"_s;
    row("PagerDuty", pagerDutyAddress(false).toString(), key, {}, {});
    row("PagerDuty, key with a line feed", pagerDutyAddress(true).toString(), key + u'\n', {},
        SecretFault::BadKey);
    const auto mail = [](const char *name, const QString &server, const QString &sender,
                         const QStringList &recipients, std::optional<SecretFault> fault) {
        ChannelSecret secret;
        secret.kind = ChannelKind::Mail;
        secret.address = QUrl(server);
        secret.sender = sender;
        secret.recipients = recipients;
        QTest::newRow(name) << secret << fault;
    };
    const QString server = u"smtps://mail.example.com"_s;
    const QString person = u"lekthi@example.com"_s;
    mail("mail", server, person, {person, u"ops+night@sub.example.com"_s}, {});
    mail("mail by STARTTLS", u"smtp://mail.example.com:2525"_s, person, {person}, {});
    mail("mail by web", u"https://mail.example.com"_s, person, {person}, SecretFault::NotMail);
    mail("mail without a server", {}, person, {person}, SecretFault::NotMail);
    mail("mail with a password in the address", u"smtps://u:p@mail.example.com"_s, person, {person},
         SecretFault::HasUser);
    mail("mail from nobody", server, {}, {person}, SecretFault::BadSender);
    mail("mail with a second header", server, u"a@example.com\r\nBcc: b@example.com"_s, {person},
         SecretFault::BadSender);
    mail("mail to nobody", server, person, {}, SecretFault::BadRecipient);
    mail("mail to a name", server, person, {u"ops"_s}, SecretFault::BadRecipient);
    mail("mail to two in one", server, person, {u"a@example.com>,<b@example.com"_s},
         SecretFault::BadRecipient);
    mail("mail to as many as there may be", server, person, QStringList(50, person), {});
    mail("mail to a crowd", server, person, QStringList(51, person), SecretFault::BadRecipient);
}

void RulesTest::secrets()
{
    QFETCH(ChannelSecret, secret);
    QFETCH(std::optional<SecretFault>, fault);
    QVERIFY(faultOf(secret) == fault);
    if (fault)
        QVERIFY(!describe(*fault).isEmpty());
}

void RulesTest::secretsComeBackFromTheKeychain()
{
    const ChannelSecret webhook{
        ChannelKind::Webhook, QUrl(u"https://chat.example/hook/ก?x=%20"_s), {}, u"0123456789abcdef"_s, true};
    QCOMPARE(fromKept(toKept(webhook)), webhook);
    const ChannelSecret pager{
        ChannelKind::PagerDuty, pagerDutyAddress(true), u"0123456789abcdef0123456789abcdef"_s, {}, false};
    QCOMPARE(fromKept(toKept(pager)), pager);
    ChannelSecret mail;
    mail.kind = ChannelKind::Mail;
    mail.address = QUrl(u"smtp://mail.example.com"_s);
    mail.sender = u"lekthi@example.com"_s;
    mail.recipients = {u"a@example.com"_s, u"b@example.com"_s};
    mail.user = u"lekthi"_s;
    mail.password = u"ลับมาก \""_s;
    QCOMPARE(fromKept(toKept(mail)), mail);
    for (const char *kept : {"", "x", "[]", "{}", R"({"address":"http://h/x"})"})
        QVERIFY(!fromKept(kept));
}

void RulesTest::pausesGrowAndEnd()
{
    Outcome slow;
    slow.trouble = Trouble::TooSlow;
    std::chrono::seconds all = 0s;
    std::chrono::seconds before = 0s;
    int tries = 1;
    while (const auto pause = pauseBeforeNextTry(tries, slow, 0)) {
        QVERIFY(*pause >= before);
        before = *pause;
        all += *pause;
        ++tries;
    }
    QCOMPARE(before, 15min);
    QVERIFY(all > 1h && all < 3h);
    QVERIFY(*pauseBeforeNextTry(3, slow, 0.99) > *pauseBeforeNextTry(3, slow, 0));
    for (const Trouble final :
         {Trouble::Rejected, Trouble::Redirected, Trouble::AddressRefused, Trouble::None}) {
        Outcome outcome;
        outcome.trouble = final;
        QVERIFY(!pauseBeforeNextTry(1, outcome, 0));
    }
}

void RulesTest::pauseAskedIsKept()
{
    Outcome throttled;
    throttled.trouble = Trouble::Throttled;
    throttled.pauseAsked = 90s;
    QCOMPARE(pauseBeforeNextTry(1, throttled, 0), 90s);
    throttled.pauseAsked = 1s;
    QCOMPARE(pauseBeforeNextTry(1, throttled, 0), 5s);
    throttled.pauseAsked = 24h;
    QCOMPARE(pauseBeforeNextTry(1, throttled, 0), 1h);
}

void RulesTest::pagerDutyTakesOneIncidentPerAlert()
{
    const ChannelSecret pager{
        ChannelKind::PagerDuty, pagerDutyAddress(false), u"0123456789abcdef0123456789abcdef"_s, {}, false};
    AlertNotice notice;
    notice.key = QString(300, u'k');
    notice.title = QString(2000, u't');
    QStringList actions;
    for (const NoticeState state : {NoticeState::Firing, NoticeState::Acknowledged, NoticeState::Resolved}) {
        notice.state = state;
        const QJsonObject body = QJsonDocument::fromJson(bodyOf(notice, pager)).object();
        actions += body[u"event_action"].toString();
        QCOMPARE(body[u"dedup_key"].toString().size(), 255);
        QVERIFY(body[u"payload"][u"summary"].toString().size() <= 1024);
    }
    QCOMPARE(actions, (QStringList{u"trigger"_s, u"acknowledge"_s, u"resolve"_s}));
}

void RulesTest::everyStateHasItsSign()
{
    AlertNotice notice;
    notice.title = u"Long lock waits"_s;
    const ChannelSecret webhook;
    const auto text = [&] {
        return QJsonDocument::fromJson(bodyOf(notice, webhook)).object()[u"text"].toString();
    };
    QVERIFY2(text().startsWith(u"🟡 Long lock waits\n"_s), qPrintable(text()));
    notice.severity = Severity::Critical;
    QVERIFY(text().startsWith(u"🔴 "_s));
    notice.subject = u"LCBP3-C2"_s;
    QVERIFY(text().startsWith(u"🔴 Long lock waits: LCBP3-C2\n"_s));
    notice.state = NoticeState::Acknowledged;
    QVERIFY(text().startsWith(u"👀 "_s));
    notice.state = NoticeState::Resolved;
    QVERIFY(text().startsWith(u"✅ "_s));
    notice.state = NoticeState::Test;
    QVERIFY(text().startsWith(u"🔔 "_s));
}

/// printf '1700000000.{"text":"x"}' | openssl dgst -sha256 -hmac 'a key of the channel'
void RulesTest::signatureIsTheOneOfTheManual()
{
    QCOMPARE(signatureOf(R"({"text":"x"})", u"a key of the channel"_s,
                         QDateTime::fromSecsSinceEpoch(1'700'000'000, Qt::UTC)),
             "t=1700000000,v1=d0da4c33cae00791d8a5f6b11d27e243cd70a6017e075c03cd0e5041b8b84982");
}

QTEST_GUILESS_MAIN(RulesTest)
#include "rules_test.moc"
