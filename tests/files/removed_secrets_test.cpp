#include "core/files/removed_secrets.h"

#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::files::namesSecret;
using lekthi::files::withoutSecrets;

class RemovedSecretsTest : public QObject
{
    Q_OBJECT

private slots:
    void removesSecrets_data();
    void removesSecrets();
    void removesWhatTheEnvironmentKeepsSecret();
    void removesFurtherOnes();
    void knowsNamesOfSecrets_data();
    void knowsNamesOfSecrets();
};

void RemovedSecretsTest::removesSecrets_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &text, const QString &expected) {
        QTest::newRow(name) << text << expected;
    };
    row("nothing secret", u"Store mysql://somchai@db.example:3306/lekthi away."_s,
        u"Store mysql://somchai@db.example:3306/lekthi away."_s);
    row("prose", u"The password is wrong, and the token {SEQ} is missing."_s,
        u"The password is wrong, and the token {SEQ} is missing."_s);
    row("password in an address", u"redis://cards:p4ss/w@rd@10.0.0.7:6379/0 away"_s,
        u"redis://cards@10.0.0.7:6379/0 away"_s);
    row("password without a user", u"at redis://:hidden@10.0.0.7"_s, u"at redis://@10.0.0.7"_s);
    row("sentinels", u"redis-sentinel://a:26379,b:26379/main"_s, u"redis-sentinel://a:26379,b:26379/main"_s);
    row("webhook", u"no answer of https://hooks.slack.com/services/T0/B0/XyZ within 15 s"_s,
        u"no answer of https://hooks.slack.com/(removed) within 15 s"_s);
    row("web address with a query alone", u"<https://mail.example?key=1>"_s,
        u"<https://mail.example/(removed)>"_s);
    row("web address with a sign-in", u"https://me:hidden@mail.example"_s, u"https://me@mail.example"_s);
    row("variable", u"LEKTHI_PASSWORD=hidden next"_s, u"LEKTHI_PASSWORD=(removed) next"_s);
    row("quoted", u"password = \"two words\", user = \"me\""_s, u"password = (removed), user = \"me\""_s);
    row("JSON", uR"({"signingKey": "a\"b c", "routingKey":"r", "inHouse": true})"_s,
        uR"({"signingKey": (removed), "routingKey":(removed), "inHouse": true})"_s);
    row("statement", u"CREATE USER a@b IDENTIFIED BY 'two words' REQUIRE SSL"_s,
        u"CREATE USER a@b IDENTIFIED BY (removed) REQUIRE SSL"_s);
    row("Redis", u"requirepass hidden"_s, u"requirepass (removed)"_s);
    row("Sentinel", u"sentinel auth-pass main hidden"_s, u"sentinel auth-pass main (removed)"_s);
    row("authorization", u"Authorization: Bearer"_s, u"Authorization: (removed)"_s);
}

void RemovedSecretsTest::removesSecrets()
{
    QFETCH(const QString, text);
    QTEST(withoutSecrets(text), "expected");
}

void RemovedSecretsTest::removesWhatTheEnvironmentKeepsSecret()
{
    qputenv("LEKTHI_PASSWORD", "bird");
    qputenv("LEKTHI_REDIS_PASSWORD", "birdhouse");
    qputenv("LEKTHI_USER", "somchai");
    QCOMPARE(withoutSecrets(u"birdhouse bird somchai"_s), u"(removed) (removed) somchai"_s);
    qputenv("LEKTHI_PASSWORD", "a");
    QCOMPARE(withoutSecrets(u"a bad day"_s), u"a bad day"_s);
    qunsetenv("LEKTHI_PASSWORD");
    qunsetenv("LEKTHI_REDIS_PASSWORD");
}

void RemovedSecretsTest::removesFurtherOnes()
{
    QCOMPARE(withoutSecrets(u"key 12345678 of PagerDuty"_s, {u"12345678"_s}),
             u"key (removed) of PagerDuty"_s);
}

void RemovedSecretsTest::knowsNamesOfSecrets_data()
{
    QTest::addColumn<bool>("isSecret");
    for (const char *name : {"LEKTHI_PASSWORD", "LEKTHI_ALERT_SECRETS", "signingKey", "requirepass",
                             "api_key", "ssl-passphrase"})
        QTest::newRow(name) << true;
    for (const char *name : {"LEKTHI_STORE", "keyboard", "user", "tls-key", "person_numbers_per_minute"})
        QTest::newRow(name) << false;
}

void RemovedSecretsTest::knowsNamesOfSecrets()
{
    QTEST(namesSecret(QString::fromLatin1(QTest::currentDataTag())), "isSecret");
}

QTEST_GUILESS_MAIN(RemovedSecretsTest)
#include "removed_secrets_test.moc"
