#include "core/allocation/sandbox/draw_check.h"

#include "tests/allocation/numbering_store.h"

#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::DrawCheck;
using Kind = allocation::DrawCheckStep::Kind;
using State = allocation::DrawCheckStep::State;

/// The health check of 3.11.9.3, with parts that are really broken.
class DrawCheckTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { NumberingStore::renew(m_store); }

    void drawsOneNumberInTheSandboxAlone();
    void servesEveryRole_data();
    void servesEveryRole();
    void usesTheLockOfRedis();
    void passesWithoutRedis_data();
    void passesWithoutRedis();
    void namesTheStepThatFailed();
    void saysThatThereIsNoSandbox();
    void saysThatNothingCanBeNumbered();
    void passesOverACounterWithoutNumbers();

private:
    DrawCheck check(const allocation::DrawCheckOptions &options = {}, const QString &login = {});
    /// Something between program and ledger of the sandbox that changes every row.
    void meddle(const QString &body);

    std::unique_ptr<NumberingStore> m_store;
};

namespace {

QList<State> statesOf(const DrawCheck &check)
{
    QList<State> states;
    for (const allocation::DrawCheckStep &step : check.steps)
        states.append(step.state);
    return states;
}

allocation::DrawCheckOptions with(const QString &redisAddress, const QString &password = {})
{
    auto address = redis::parseRedisAddress(redisAddress);
    if (!address)
        qFatal("%s", qPrintable(address.error()));
    address->password = password;
    return {.redis = *address};
}

} // namespace

DrawCheck DrawCheckTest::check(const allocation::DrawCheckOptions &options, const QString &login)
{
    const store::Address address =
        login.isEmpty() ? m_store->address() : PrivateStore::asPerson(m_store->address(), login);
    return allocation::checkDrawing(*PrivateStore::instance().connect(address), options);
}

void DrawCheckTest::meddle(const QString &body)
{
    const QString sandbox = m_store->address().sandbox().database;
    m_store->alter(
        u"CREATE OR REPLACE TRIGGER %1.meddle BEFORE INSERT ON %1.document_number_audit FOR EACH ROW %2"_s
            .arg(sandbox, body));
}

void DrawCheckTest::drawsOneNumberInTheSandboxAlone()
{
    const QStringList before = m_store->tableChecksums();
    const DrawCheck first = check();
    QVERIFY2(first.isPassed(), first.failure ? qPrintable(allocation::describe(*first.failure)) : "");
    QCOMPARE(first.state(Kind::Lock), State::NotInUse);
    QCOMPARE(statesOf(first).count(State::Done), first.steps.size() - 1);
    QVERIFY(first.milliseconds() > 0);
    QCOMPARE(NumberingStore(m_store->address().sandbox()).issuedNumbers(), QStringList(first.number));
    const DrawCheck second = check();
    QVERIFY(second.isPassed());
    QVERIFY(second.number != first.number);
    QCOMPARE(m_store->tableChecksums(), before);
}

void DrawCheckTest::servesEveryRole_data()
{
    QTest::addColumn<QString>("login");
    for (const char *login : {"auditor.demo", "pa.demo", "sa.one", "allocator.demo"})
        QTest::newRow(login) << QString::fromLatin1(login);
}

void DrawCheckTest::servesEveryRole()
{
    QFETCH(QString, login);
    const DrawCheck seen = check({}, login);
    QVERIFY2(seen.isPassed(), seen.failure ? qPrintable(seen.failure->cause.detail) : "");
}

void DrawCheckTest::usesTheLockOfRedis()
{
    PrivateRedis redis;
    const DrawCheck seen = check(with(u"redis-unix:"_s + redis.socket()));
    QVERIFY(seen.isPassed());
    QCOMPARE(seen.state(Kind::Lock), State::Done);
}

void DrawCheckTest::passesWithoutRedis_data()
{
    QTest::addColumn<QString>("what");
    QTest::newRow("stopped") << u"stopped"_s;
    QTest::newRow("paused") << u"paused"_s;
    QTest::newRow("read-only") << u"read-only"_s;
    QTest::newRow("wrong password") << u"wrong password"_s;
}

void DrawCheckTest::passesWithoutRedis()
{
    QFETCH(QString, what);
    PrivateRedis redis(what == "wrong password"_L1 ? QStringList{u"--requirepass"_s, u"right"_s}
                                                   : QStringList());
    if (what == "stopped"_L1)
        redis.kill();
    if (what == "paused"_L1)
        redis.pause();
    if (what == "read-only"_L1)
        redis.ask({u"REPLICAOF"_s, u"127.0.0.1"_s, u"1"_s});
    const DrawCheck seen = check(with(u"redis-unix:"_s + redis.socket(), u"wrong"_s));
    if (what == "paused"_L1)
        redis.resume();
    QVERIFY(seen.isPassed());
    QCOMPARE(seen.state(Kind::Lock), State::Failed);
    QVERIFY(!seen.lockProblem.isEmpty());
    QVERIFY(!seen.number.isEmpty());
}

void DrawCheckTest::namesTheStepThatFailed()
{
    const struct
    {
        QString body;
        Kind failed;
        bool hasFailure;
    } cases[] = {
        {u"SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'no more rows'"_s, Kind::Draw, true},
        {u"SET NEW.generated_number = CONCAT(NEW.generated_number, 'x')"_s, Kind::Ledger, false},
        {u"SET NEW.user_agent = 'somebody else'"_s, Kind::Chain, false},
        {u"SET NEW.previous_hash = REPEAT('x', 32)"_s, Kind::Chain, false},
    };
    QVERIFY(check().isPassed());
    for (const auto &one : cases) {
        meddle(one.body);
        const DrawCheck seen = check();
        QVERIFY2(!seen.isPassed(), qPrintable(one.body));
        QCOMPARE(seen.failedStep(), std::optional(one.failed));
        QCOMPARE(seen.failure.has_value(), one.hasFailure);
        QCOMPARE(seen.steps.last().state, State::NotReached);
    }
}

void DrawCheckTest::saysThatThereIsNoSandbox()
{
    m_store->alter(u"DROP DATABASE "_s + m_store->address().sandbox().database);
    const DrawCheck seen = check();
    QCOMPARE(seen.failedStep(), std::optional(Kind::Enter));
    QVERIFY(seen.failure);
}

void DrawCheckTest::saysThatNothingCanBeNumbered()
{
    m_store->alter(u"UPDATE projects SET is_active = FALSE"_s);
    const DrawCheck seen = check();
    QCOMPARE(seen.failedStep(), std::optional(Kind::Rules));
    QCOMPARE(seen.failure->fault, allocation::ValidationFault::NoTemplate);
}

/// After a year of checks the digits of a sandbox counter end; numbering is well all the same.
void DrawCheckTest::passesOverACounterWithoutNumbers()
{
    const auto typeOfFirst = [this] {
        return NumberingStore(m_store->address().sandbox())
            .column(u"SELECT correspondence_type_id FROM document_number_counters ORDER BY id LIMIT 1"_s)
            .value(0)
            .toInt();
    };
    m_store->alter(u"UPDATE projects SET is_active = FALSE WHERE id <> %1"_s.arg(demo::project));
    QVERIFY(check().isPassed());
    m_store->useTemplate(typeOfFirst(), u"{ORIGINATOR}-{PROJECT}-{SEQ:1}"_s,
                         {.overflow = numbering::OverflowPolicy::Refuse});
    for (int i = 0; i < 10; ++i) {
        const DrawCheck seen = check();
        QVERIFY2(seen.isPassed(), seen.failure ? qPrintable(allocation::describe(*seen.failure)) : "");
    }
    QCOMPARE(NumberingStore(m_store->address().sandbox())
                 .value(u"SELECT COUNT(*) > 1 FROM document_number_counters"_s)
                 .toInt(),
             1);
}

QTEST_GUILESS_MAIN(DrawCheckTest)
#include "draw_check_test.moc"
