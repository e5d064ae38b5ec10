#include "core/notify/alert_sender.h"
#include "core/notify/mail_message.h"
#include "tests/notify/mail_server.h"
#include "tests/support/patience.h"
#include "tests/support/private_tls_server.h"

#include <QTest>

using namespace lekthi::notify;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Manner = MailServer::Manner;
using Encryption = MailServer::Encryption;

namespace {

AlertNotice notice()
{
    return {.key = u"store/DATABASE_FAILURES"_s,
            .transition = u"store/17"_s,
            .rule = u"DATABASE_FAILURES"_s,
            .title = u"ฐานข้อมูลล้มเหลว"_s,
            .subject = u"คคง.\r\nBcc: everybody@example.com"_s,
            .value = u"3"_s,
            .meaning = u"ตรวจสอบเซิร์ฟเวอร์"_s,
            .source = u"lekthi at db.example"_s,
            .severity = Severity::Critical,
            .state = NoticeState::Firing,
            .since = QDateTime(QDate(2026, 11, 22), QTime(2, 3, 4), Qt::UTC)};
}

ChannelSecret secretFor(const MailServer &server)
{
    ChannelSecret secret;
    secret.kind = ChannelKind::Mail;
    secret.address = server.address();
    secret.inHouse = true;
    secret.sender = u"lekthi@example.com"_s;
    secret.recipients = {u"ops@example.com"_s, u"night.shift@example.com"_s};
    return secret;
}

/// "=?UTF-8?B?...?= =?UTF-8?B?...?="
QString decoded(const QByteArray &subject)
{
    QByteArray bytes;
    for (const QByteArray &word : subject.split(' '))
        bytes += QByteArray::fromBase64(word.mid(10, word.size() - 12));
    return QString::fromUtf8(bytes);
}

} // namespace

/// Alerts by e-mail (3.11.10.2), against a server that does what mail servers do.
class MailTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!PrivateTlsServer::isAvailable())
            QSKIP(qPrintable(PrivateTlsServer::missing()));
    }

    void handsTheMessageOver_data()
    {
        QTest::addColumn<int>("encryption");
        QTest::newRow("encrypted from the start") << int(Encryption::FromTheStart);
        QTest::newRow("STARTTLS") << int(Encryption::StartTls);
    }

    void handsTheMessageOver()
    {
        QFETCH(int, encryption);
        MailServer server{Encryption(encryption)};
        const Outcome outcome = send(server, secretFor(server));
        QVERIFY2(outcome.delivered(), qPrintable(describe(outcome)));
        QCOMPARE(server.messages().size(), 1);
        const MailServer::Message &message = server.messages().first();
        QVERIFY(message.wasEncrypted);
        QVERIFY(message.sender.startsWith("MAIL FROM:<lekthi@example.com>"));
        QCOMPARE(message.recipients,
                 (QByteArrayList{"RCPT TO:<ops@example.com>", "RCPT TO:<night.shift@example.com>"}));
        QCOMPARE(decoded(message.header("Subject")),
                 u"🔴 ฐานข้อมูลล้มเหลว: คคง.\r\nBcc: everybody@example.com"_s);
        QVERIFY(message.header("Bcc").isEmpty());
        QCOMPARE(message.header("To"), "ops@example.com, night.shift@example.com");
        QVERIFY2(message.body().contains(u"ตรวจสอบเซิร์ฟเวอร์\r\nlekthi at db.example"_s),
                 qPrintable(message.body()));
        QVERIFY(message.body().contains(u"2026-11-22 02:03:04 UTC"_s));
    }

    /// Which is handed over in several pieces.
    void handsALongMessageOver()
    {
        MailServer server{Encryption::FromTheStart};
        AlertNotice longer = notice();
        longer.meaning = u"ตรวจสอบเซิร์ฟเวอร์ "_s.repeated(20'000) + u"จบ"_s;
        const Outcome outcome = send(server, secretFor(server), 60s, longer);
        QVERIFY2(outcome.delivered(), qPrintable(describe(outcome)));
        QVERIFY(server.messages().first().body().contains(longer.meaning));
    }

    void signsInUnderEncryptionOnly()
    {
        MailServer server{Encryption::StartTls};
        server.askForSignIn("lekthi", "correct horse");
        ChannelSecret secret = secretFor(server);
        secret.user = u"lekthi"_s;
        secret.password = u"correct horse"_s;
        QVERIFY(send(server, secret).delivered());
        secret.password = u"battery staple"_s;
        const Outcome refused = send(server, secret);
        QCOMPARE(refused.trouble, Trouble::Rejected);
        QVERIFY2(!describe(refused).contains(secret.password), qPrintable(describe(refused)));
        QVERIFY(!server.sawSignInInPlain());
        QCOMPARE(server.messages().size(), 1);
    }

    void tellsWhatWentWrong_data()
    {
        QTest::addColumn<int>("encryption");
        QTest::addColumn<int>("manner");
        QTest::addColumn<int>("trouble");
        const auto row = [](const char *name, Encryption encryption, Manner manner, Trouble trouble) {
            QTest::newRow(name) << int(encryption) << int(manner) << int(trouble);
        };
        row("no encryption is offered", Encryption::None, Manner::Accepts, Trouble::NotTrusted);
        row("no such recipient", Encryption::StartTls, Manner::RefusesRecipient, Trouble::Rejected);
        row("full", Encryption::FromTheStart, Manner::IsFull, Trouble::ServerFault);
        row("hangs up after the message", Encryption::FromTheStart, Manner::HangsUp, Trouble::HungUp);
        row("silent", Encryption::StartTls, Manner::IsSilent, Trouble::TooSlow);
    }

    void tellsWhatWentWrong()
    {
        QFETCH(int, encryption);
        QFETCH(int, manner);
        QFETCH(int, trouble);
        MailServer server{Encryption(encryption), Manner(manner)};
        const bool isToTime = Trouble(trouble) == Trouble::TooSlow;
        const Outcome outcome = send(server, secretFor(server), isToTime ? 300ms : 60s);
        QCOMPARE(int(outcome.trouble), trouble);
        QVERIFY(!describe(outcome).isEmpty());
        if (Encryption(encryption) == Encryption::None)
            QVERIFY(server.messages().isEmpty());
    }

    void sendsNothingToWhoProvesNothing()
    {
        MailServer other(Encryption::FromTheStart, Manner::Accepts, u"DNS:other.example"_s);
        QCOMPARE(send(other, secretFor(other)).trouble, Trouble::NotTrusted);
        MailServer stranger(Encryption::StartTls);
        AlertSender sender;
        std::optional<Outcome> outcome;
        sender.send(notice(), secretFor(stranger), 0, this, [&](const Outcome &found) { outcome = found; });
        QTRY_VERIFY_WITH_TIMEOUT(outcome.has_value(), patienceMs);
        QCOMPARE(outcome->trouble, Trouble::NotTrusted);
        QVERIFY(other.messages().isEmpty() && stranger.messages().isEmpty());
    }

    void sendsNothingIntoTheHouseUnasked()
    {
        MailServer server(Encryption::FromTheStart);
        ChannelSecret secret = secretFor(server);
        secret.inHouse = false;
        QCOMPARE(send(server, secret).trouble, Trouble::AddressRefused);
        QVERIFY(server.messages().isEmpty());
    }

    void theSameNoticeHasTheSameId()
    {
        MailServer server(Encryption::FromTheStart);
        const ChannelSecret secret = secretFor(server);
        QVERIFY(send(server, secret).delivered());
        QVERIFY(send(server, secret).delivered());
        AlertNotice resolved = notice();
        resolved.transition = u"store/18"_s;
        resolved.state = NoticeState::Resolved;
        QVERIFY(send(server, secret, 60s, resolved).delivered());
        const auto id = [&](int index) { return server.messages().at(index).header("Message-ID"); };
        QCOMPARE(id(0), id(1));
        QVERIFY(id(1) != id(2));
        QCOMPARE(server.messages().at(0).header("References"), server.messages().at(2).header("References"));
    }

    void endsWithoutWaitingForTheServer()
    {
        MailServer server(Encryption::StartTls, Manner::IsSilent);
        bool wasAnswered = false;
        {
            AlertSender sender({.limit = 10min, .authorities = server.authority()});
            sender.send(notice(), secretFor(server), 0, this, [&](const Outcome &) { wasAnswered = true; });
            QTRY_VERIFY_WITH_TIMEOUT(!server.children().isEmpty(), patienceMs);
        }
        QCoreApplication::processEvents();
        QVERIFY(!wasAnswered);
    }

    void noHeaderLineIsTooLong()
    {
        AlertNotice longOne = notice();
        longOne.title = QString(u"ตัวนับใกล้เต็ม "_s).repeated(40);
        MailServer server(Encryption::FromTheStart);
        const QByteArray mail = mailOf(longOne, secretFor(server), QDateTime::currentDateTimeUtc());
        for (const QByteArray &line : mail.split('\n'))
            QVERIFY2(line.size() <= 79, line.constData());
    }

private:
    Outcome send(const MailServer &server, const ChannelSecret &secret, std::chrono::milliseconds limit = 60s,
                 const AlertNotice &what = notice())
    {
        AlertSender sender({.limit = limit, .authorities = server.authority()});
        std::optional<Outcome> outcome;
        sender.send(what, secret, 0, this, [&](const Outcome &found) { outcome = found; });
        if (!QTest::qWaitFor([&] { return outcome.has_value(); }, patienceMs))
            qFatal("no answer");
        return *outcome;
    }
};

QTEST_GUILESS_MAIN(MailTest)

#include "mail_test.moc"
