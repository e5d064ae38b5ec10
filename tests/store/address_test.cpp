#include "core/store/session/address.h"

#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::store::Address;
using lekthi::store::parseAddress;

class AddressTest : public QObject
{
    Q_OBJECT

private slots:
    void readsNetworkAddress()
    {
        const auto address = parseAddress(u"mysql://somchai@db.example:3307/lekthi");
        QVERIFY(address);
        QCOMPARE(address->host, u"db.example"_s);
        QCOMPARE(address->port, 3307);
        QCOMPARE(address->user, u"somchai"_s);
        QCOMPARE(address->database, u"lekthi"_s);
        QVERIFY(address->usesNetwork());
    }

    void takesUsualPort() { QCOMPARE(parseAddress(u"mysql://u@h/d")->port, 3306); }

    void readsSocketAddress()
    {
        const auto address = parseAddress(u"unix:/run/user/1000/lek%20thi/s.sock?user=sa.one&db=lekthi");
        QVERIFY(address);
        QCOMPARE(address->socket, u"/run/user/1000/lek thi/s.sock"_s);
        QCOMPARE(address->user, u"sa.one"_s);
        QCOMPARE(address->database, u"lekthi"_s);
        QVERIFY(!address->usesNetwork());
    }

    void readsSeveralNodes()
    {
        const auto network = parseAddress(u"mysql://u@a.example,b.example:3307,[::1]/d");
        QVERIFY(network);
        QCOMPARE(network->nodeCount(), 3);
        QCOMPARE(network->node(0).toText(), u"mysql://u@a.example/d"_s);
        QCOMPARE(network->node(1).toText(), u"mysql://u@b.example:3307/d"_s);
        QCOMPARE(network->node(2).toText(), u"mysql://u@[::1]/d"_s);
        const auto sockets = parseAddress(u"unix:/a,/b%2Cc?user=u&db=d");
        QVERIFY(sockets);
        QCOMPARE(sockets->nodeCount(), 2);
        QCOMPARE(sockets->node(1).socket, u"/b,c"_s);
        QCOMPARE(sockets->sandbox().node(1).toText(), u"unix:/b%2Cc?user=u&db=d_sandbox"_s);
    }

    void refusesASandbox_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("network") << u"mysql://u@h/lekthi_sandbox"_s;
        QTest::newRow("socket") << u"unix:/s?user=u&db=lekthi_sandbox"_s;
        QTest::newRow("a server without large letters") << u"mysql://u@h/lekthi_Sandbox"_s;
        QTest::newRow("several nodes") << u"mysql://u@h,i/lekthi_sandbox"_s;
    }

    void refusesASandbox()
    {
        QFETCH(QString, text);
        const auto address = parseAddress(text);
        QVERIFY(!address);
        QVERIFY2(address.error().contains("itself, lekthi."_L1), qPrintable(address.error()));
        QVERIFY(parseAddress(text.replace("andbox"_L1, "andpit"_L1)));
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << QString();
        QTest::newRow("spaces") << u"   "_s;
        QTest::newRow("other scheme") << u"postgres://u@h/d"_s;
        QTest::newRow("no user") << u"mysql://host/d"_s;
        QTest::newRow("no database") << u"mysql://u@host"_s;
        QTest::newRow("two databases") << u"mysql://u@host/a/b"_s;
        QTest::newRow("no host") << u"mysql://u@/d"_s;
        QTest::newRow("port 0") << u"mysql://u@h:0/d"_s;
        QTest::newRow("port too large") << u"mysql://u@h:70000/d"_s;
        QTest::newRow("port is no number") << u"mysql://u@h:x/d"_s;
        QTest::newRow("relative socket") << u"unix:run/s.sock?user=u&db=d"_s;
        QTest::newRow("socket without user") << u"unix:/s.sock?db=d"_s;
        QTest::newRow("socket without database") << u"unix:/s.sock?user=u"_s;
        QTest::newRow("path only") << u"/run/s.sock"_s;
        QTest::newRow("node without name") << u"mysql://u@a,/d"_s;
        QTest::newRow("unknown option") << u"mysql://u@h/d?charset=utf8"_s;
        QTest::newRow("TLS left to chance") << u"mysql://u@h/d?tls=preferred"_s;
        QTest::newRow("relative CA file") << u"mysql://u@h/d?tls-ca=ca.pem"_s;
        QTest::newRow("certificate without key") << u"mysql://u@h/d?tls-cert=/c.pem"_s;
        QTest::newRow("relative certificate") << u"mysql://u@h/d?tls-cert=c.pem&tls-key=/k.pem"_s;
        QTest::newRow("relative key") << u"mysql://u@h/d?tls-cert=/c.pem&tls-key=k.pem"_s;
        QTest::newRow("part of a page") << u"mysql://u@h/d#part"_s;
        QTest::newRow("braces in a path") << u"mysql://u@h/d?tls-ca=/%7Bca%7D.pem"_s;
        QTest::newRow("settings in the host") << u"mysql://u@h%3Bssl-verify-server-cert=0/d"_s;
        QTest::newRow("settings in the socket") << u"unix:/s;SSL_CA=%2Fx?user=u&db=d"_s;
        QTest::newRow("relative second socket") << u"unix:/a,b?user=u&db=d"_s;
    }

    void refuses()
    {
        QFETCH(QString, text);
        const auto address = parseAddress(text);
        QVERIFY(!address);
        QVERIFY2(address.error().contains("mysql://"_L1), qPrintable(address.error()));
    }

    void refusesPassword_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("network") << u"mysql://u:secret@h/d"_s;
        QTest::newRow("empty password") << u"mysql://u:@h/d"_s;
        QTest::newRow("socket") << u"unix:/s.sock?user=u&db=d&password=secret"_s;
        QTest::newRow("option") << u"mysql://u@h/d?password=secret"_s;
        QTest::newRow("several nodes") << u"mysql://u:secret@a,b/d"_s;
    }

    void refusesPassword()
    {
        QFETCH(QString, text);
        const auto address = parseAddress(text);
        QVERIFY(!address);
        QVERIFY(address.error().contains("LEKTHI_PASSWORD"_L1));
        QVERIFY(!address.error().contains("secret"_L1));
    }

    void writesWhatItReads_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("network") << u"mysql://u@h:3307/d"_s;
        QTest::newRow("usual port") << u"mysql://u@h/d"_s;
        QTest::newRow("IPv6") << u"mysql://u@[::1]:3307/d"_s;
        QTest::newRow("socket") << u"unix:/run/s.sock?user=u&db=d"_s;
        QTest::newRow("several nodes") << u"mysql://u@a,b:3307,[::1]:3308/d"_s;
        QTest::newRow("several sockets") << u"unix:/a,/b?user=u&db=d"_s;
        QTest::newRow("encrypted") << u"mysql://u@h/d?tls=required"_s;
        QTest::newRow("all about TLS")
            << u"mysql://u@h,i:3307/d?tls-ca=/a%20b%26c%3D%25.pem&tls-cert=/c.pem&tls-key=/k.pem&tls=required"_s;
        QTest::newRow("comma and per cent") << u"unix:/a%2C%25b?user=u&db=d"_s;
        QTest::newRow("ampersand and Thai") << u"unix:/run/s.sock?user=a%26b&db=%E0%B8%81"_s;
    }

    void writesWhatItReads()
    {
        QFETCH(QString, text);
        const auto address = parseAddress(text);
        QVERIFY(address);
        QCOMPARE(*parseAddress(address->toText()), *address);
    }

    void readsTls()
    {
        const auto address =
            parseAddress(u"mysql://u@a,b/d?tls-ca=/ca%201.pem&tls-cert=/c.pem&tls-key=/k.pem");
        QVERIFY(address);
        QCOMPARE(address->tls.authority, u"/ca 1.pem"_s);
        QCOMPARE(address->tls.certificate, u"/c.pem"_s);
        QCOMPARE(address->tls.key, u"/k.pem"_s);
        QVERIFY(address->node(1).tls == address->tls && address->sandbox().tls == address->tls);
    }

    void asksForEncryptionOnEveryWayOut_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("encrypt");
        QTest::newRow("another computer") << u"mysql://u@db.example/d"_s << true;
        QTest::newRow("its number") << u"mysql://u@10.1.2.3/d"_s << true;
        QTest::newRow("all numbers") << u"mysql://u@0.0.0.0/d"_s << true;
        QTest::newRow("name that begins alike") << u"mysql://u@127.0.0.1.example/d"_s << true;
        QTest::newRow("other IPv6") << u"mysql://u@[::2]/d"_s << true;
        QTest::newRow("own name") << u"mysql://u@LocalHost/d"_s << false;
        QTest::newRow("own number") << u"mysql://u@127.0.0.1/d"_s << false;
        QTest::newRow("own IPv6") << u"mysql://u@[::1]/d"_s << false;
        QTest::newRow("socket") << u"unix:/s?user=u&db=d"_s << false;
        QTest::newRow("own number, asked for") << u"mysql://u@127.0.0.1/d?tls=required"_s << true;
        QTest::newRow("own number, with a CA") << u"mysql://u@127.0.0.1/d?tls-ca=/ca.pem"_s << true;
    }

    void asksForEncryptionOnEveryWayOut()
    {
        QFETCH(QString, text);
        const auto address = parseAddress(text);
        QVERIFY(address);
        QTEST(address->mustEncrypt(), "encrypt");
    }

    void keepsPasswordOutOfText()
    {
        Address address = *parseAddress(u"mysql://u@h/d");
        address.password = u"secret"_s;
        QVERIFY(!address.toText().contains("secret"_L1));
    }

    void sandboxIsTwin()
    {
        const Address address = *parseAddress(u"mysql://u@h/d");
        QCOMPARE(address.sandbox().toText(), u"mysql://u@h/d_sandbox"_s);
    }
};

QTEST_GUILESS_MAIN(AddressTest)
#include "address_test.moc"
