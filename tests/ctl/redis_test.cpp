#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"

#include <QJsonArray>
#include <QLocalSocket>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// The commands with a Redis beside the store.
class RedisTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void drawsUnderTheLockOfRedis_data();
    void drawsUnderTheLockOfRedis();
    void drawsWithoutRedisThatIsDown();
    void checksADrawWithTheLock();
    void checksADrawWithoutRedisThatIsDown();
    void statusShowsRedisThatIsUp();
    void statusTellsWhyRedisIsDown();
    void statusIsSilentWithoutRedis();
    void readsThePasswordFromTheEnvironment();

private:
    QJsonObject draw(const QStringList &words, const Variables &variables = {}) const;
    QJsonObject status(const QString &address, const Variables &variables = {}) const;
    QString address() const { return u"redis-unix:"_s + m_redis.socket(); }

    PrivateRedis m_redis;
    store::Address m_store;
};

namespace {

const auto nowhere = u"redis-unix:/nonexistent/redis.sock"_s;

QJsonObject findingOf(const QJsonObject &status)
{
    for (const QJsonValue &finding : status[u"findings"].toArray()) {
        if (finding[u"name"] == u"redis"_s)
            return finding.toObject();
    }
    return {};
}

QString stateOf(const QJsonObject &check, const QString &name)
{
    for (const QJsonValue &step : check[u"steps"].toArray()) {
        if (step[u"name"] == name)
            return step[u"state"].toString();
    }
    return {};
}

void command(const QString &socket, const QByteArray &line)
{
    QLocalSocket connection;
    connection.connectToServer(socket);
    QVERIFY(connection.waitForConnected());
    connection.write(line + "\r\n");
    QVERIFY(connection.waitForReadyRead());
    QCOMPARE(connection.readAll(), QByteArray("+OK\r\n"));
}

} // namespace

void RedisTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
    // The tests' server is in a hurry; a sound one is not.
    QVERIFY(PrivateStore::instance().connect(m_store)->execute(
        u"SET GLOBAL innodb_flush_log_at_trx_commit = 1"_s));
}

QJsonObject RedisTest::draw(const QStringList &words, const Variables &variables) const
{
    const QStringList letter{u"allocate"_s,     u"--project"_s, u"LCBP3-C2"_s,    u"--type"_s, u"LETTER"_s,
                             u"--originator"_s, u"คคง."_s,      u"--recipient"_s, u"สคฉ.3"_s};
    const ProgramRun drawn = runProgram(onStore(m_store, letter + words), variables);
    return drawn.exitCode == 0 ? drawn.json()[u"allocations"][0].toObject() : drawn.error();
}

QJsonObject RedisTest::status(const QString &address, const Variables &variables) const
{
    const ProgramRun asked =
        runProgram(onStore(m_store, {u"--redis"_s, address, u"store"_s, u"status"_s}), variables);
    return asked.exitCode == 0 ? asked.json() : QJsonObject();
}

void RedisTest::drawsUnderTheLockOfRedis_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QStringList>("variables");
    QTest::newRow("option") << QStringList{u"--redis"_s, address()} << QStringList();
    QTest::newRow("environment") << QStringList() << QStringList{u"LEKTHI_REDIS="_s + address()};
    QTest::newRow("option before environment")
        << QStringList{u"--redis"_s, address()} << QStringList{u"LEKTHI_REDIS="_s + nowhere};
    QTest::newRow("older limits") << QStringList{u"--redis"_s, address(), u"--limits"_s, u"adr-002"_s}
                                  << QStringList();
}

void RedisTest::drawsUnderTheLockOfRedis()
{
    QFETCH(QStringList, words);
    QFETCH(QStringList, variables);
    const QJsonObject drawn = draw(words, variables);
    QVERIFY(drawn.contains(u"number"));
    QCOMPARE(drawn[u"fallbackUsed"], QJsonValue(u"NONE"_s));
}

void RedisTest::drawsWithoutRedisThatIsDown()
{
    const QJsonObject drawn = draw({}, {u"LEKTHI_REDIS="_s + nowhere});
    QVERIFY(drawn.contains(u"number"));
    QCOMPARE(drawn[u"fallbackUsed"], QJsonValue(u"DB_LOCK"_s));
    const ProgramRun errors =
        runProgram(onStore(m_store, {u"errors"_s, u"list"_s, u"--type"_s, u"REDIS_ERROR"_s}));
    QCOMPARE(errors.json()[u"errors"].toArray().size(), 1);
}

void RedisTest::checksADrawWithTheLock()
{
    const ProgramRun check = runProgram(onStore(m_store, {u"--redis"_s, address(), u"store"_s, u"check"_s}));
    QVERIFY2(check.exitCode == 0, check.output.constData());
    QCOMPARE(check.json()[u"passed"], QJsonValue(true));
    QCOMPARE(stateOf(check.json(), u"LOCK"_s), u"DONE"_s);
}

/// A number is drawn all the same; the status tells scripts that a part is away.
void RedisTest::checksADrawWithoutRedisThatIsDown()
{
    const ProgramRun check =
        runProgram(onStore(m_store, {u"store"_s, u"check"_s}), {u"LEKTHI_REDIS="_s + nowhere});
    QCOMPARE(check.exitCode, 3);
    QCOMPARE(check.json()[u"passed"], QJsonValue(true));
    QVERIFY(!check.json()[u"number"].toString().isEmpty());
    QCOMPARE(stateOf(check.json(), u"LOCK"_s), u"FAILED"_s);
    QCOMPARE(stateOf(check.json(), u"REPEAT"_s), u"DONE"_s);
}

void RedisTest::statusShowsRedisThatIsUp()
{
    const QJsonObject seen = status(address());
    const QJsonObject redis = seen[u"redis"].toObject();
    QCOMPARE(redis[u"up"], QJsonValue(true));
    QCOMPARE(redis[u"role"], QJsonValue(u"master"_s));
    QCOMPARE(redis[u"address"], QJsonValue(address()));
    QVERIFY(redis[u"roundTripMs"].toDouble() > 0);
    QCOMPARE(findingOf(seen)[u"level"], QJsonValue(u"GOOD"_s));
}

void RedisTest::statusTellsWhyRedisIsDown()
{
    const QJsonObject seen = status(nowhere);
    QCOMPARE(seen[u"usable"], QJsonValue(true));
    QCOMPARE(seen[u"redis"][u"up"], QJsonValue(false));
    QVERIFY(!seen[u"redis"][u"reason"].toString().isEmpty());
    QCOMPARE(findingOf(seen)[u"level"], QJsonValue(u"WARNING"_s));
    QVERIFY(findingOf(seen)[u"message"].toString().contains(seen[u"redis"][u"reason"].toString()));
}

void RedisTest::statusIsSilentWithoutRedis()
{
    const QJsonObject seen = status(QString(), {u"LEKTHI_REDIS="_s + address()});
    QCOMPARE(seen[u"redis"], QJsonValue());
    QVERIFY(!seen.isEmpty() && findingOf(seen).isEmpty());
}

void RedisTest::readsThePasswordFromTheEnvironment()
{
    command(m_redis.socket(), "CONFIG SET requirepass s3cret");
    const QJsonObject without = status(address());
    QCOMPARE(without[u"redis"][u"up"], QJsonValue(false));
    QVERIFY(without[u"redis"][u"reason"].toString().contains(u"NOAUTH"));
    const QJsonObject with = status(address(), {u"LEKTHI_REDIS_PASSWORD=s3cret"_s});
    QCOMPARE(with[u"redis"][u"up"], QJsonValue(true));
}

QTEST_GUILESS_MAIN(RedisTest)
#include "redis_test.moc"
