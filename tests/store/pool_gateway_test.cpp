#include "core/pools/generator.h"
#include "core/pools/settings_json.h"
#include "core/store/log/admin_log_gateway.h"
#include "core/store/pools/pool_issuing_gateway.h"
#include "core/store/pools/pool_ledger.h"
#include "core/store/session/denial.h"
#include "tests/store/raw_session.h"
#include "tests/support/agreed_pool.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;
using namespace std::chrono_literals;
using store::Connection;
namespace denial = store::denial;

namespace {

template <class T>
int codeOf(const store::Result<T> &result)
{
    return result ? 0 : result.error().serverCode;
}

/// No two the same.
QStringList someIds(int count, int length = 6)
{
    pools::SeededRandom random(7);
    return pools::generateIds(*pools::IdRules::make(length, {}), count, random).ids;
}

} // namespace

/// ID pools in the store: who makes and retires them, fills them and draws from them
/// (id-generator-architecture.md).
class PoolGatewayTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void isMadeByTwoPersons();
    void keepsWhatWasAgreedOn();
    void givesANameOnce();
    void isRetiredByTwoPersons();
    void isMadeByNobodyElse();
    void refusesWhatIsNoPool_data();
    void refusesWhatIsNoPool();
    void isGivenToServices();
    void isFilledByOneProgram();
    void isFilledWithNewIdsOnly();
    void takesNoMoreThanItMayHold();
    void refusesWhatIsNoId_data();
    void refusesWhatIsNoId();
    void fillsOnlyUnderTheLease();
    void countsWhatWasIssuedLately();

private:
    std::unique_ptr<Connection> enter(const QString &login)
    {
        return PrivateStore::instance().connect(PrivateStore::asPerson(m_address, login));
    }
    store::Pool pool(const QString &name = u"farmer"_s)
    {
        const auto found = store::findPool(*m_root, poolName(name));
        if (!found)
            qFatal("%s", qPrintable(found.error().detail));
        return *found;
    }
    qint64 take(Connection &connection, const QUuid &token)
    {
        const auto lease = store::takePoolLease(connection, poolName(u"farmer"_s), token, u"test"_s, 60s);
        if (!lease)
            qFatal("%s", qPrintable(lease.error().detail));
        return lease->isOwn ? lease->epoch : -1;
    }

    store::Address m_address;
    std::unique_ptr<Connection> m_root;
    std::unique_ptr<Connection> m_one;
    std::unique_ptr<Connection> m_two;
    std::unique_ptr<Connection> m_service;
    std::unique_ptr<RawSession> m_raw;
};

void PoolGatewayTest::init()
{
    m_address = PrivateStore::instance().demoStore();
    m_root = PrivateStore::instance().connect(m_address);
    m_raw = std::make_unique<RawSession>(m_address);
    m_one = enter(u"sa.one"_s);
    m_two = enter(u"sa.two"_s);
    m_service = enter(u"allocator.demo"_s);
}

void PoolGatewayTest::cleanup()
{
    for (auto *connection : {&m_root, &m_one, &m_two, &m_service})
        connection->reset();
    m_raw.reset();
}

void PoolGatewayTest::isMadeByTwoPersons()
{
    const pools::PoolSettings settings = poolSettings(plainDraft(u"farmer"_s));
    const auto capacity = pools::measureCapacity(settings.rules());
    const auto id = store::requestPool(*m_one, settings, *capacity, poolReason());
    QVERIFY2(id, id ? "" : qPrintable(id.error().detail));
    QCOMPARE(store::listPools(*m_one)->size(), 0);
    QCOMPARE(codeOf(approve(*m_one, *id)), denial::ownRequest);
    const auto approved = approve(*m_two, *id);
    QVERIFY2(approved, approved ? "" : qPrintable(approved.error().detail));
    QCOMPARE(store::listPools(*enter(u"auditor.demo"_s))->size(), 1);
    const QString logged = m_raw
                               ->value(u"SELECT GROUP_CONCAT(CONCAT(action, ' ', subject) ORDER BY seq) FROM "
                                       "admin_log WHERE action LIKE 'POOL%' AND outcome = 'DONE'"_s)
                               .toString();
    QCOMPARE(logged, u"POOL_REQUESTED farmer,POOL_APPROVED farmer,POOL_EXECUTED farmer"_s);
    QCOMPARE(codeOf(store::requestPool(*m_service, settings, *capacity, poolReason())), denial::wrongRole);
}

void PoolGatewayTest::keepsWhatWasAgreedOn()
{
    pools::PoolDraft draft = pools::draftOf(pools::Profile::Mosip);
    draft.name = u"household_id"_s;
    draft.length = 7;
    const pools::PoolSettings settings = poolSettings(draft);
    QVERIFY(agreePool(m_address, draft));
    const store::Pool made = pool(draft.name);
    QCOMPARE(made.length, 7);
    QCOMPARE(made.minimum, 100'000);
    QCOMPARE(made.batch, 200'000);
    QCOMPARE(made.capacity, 161'750); // core/pools/README.md
    QVERIFY(made.capacityIsExact);
    QVERIFY(made.isLow());
    const auto read = pools::settingsFromJson(QJsonDocument::fromJson(made.settingsText.toUtf8()).object());
    QVERIFY(read);
    QCOMPARE(*read, settings);
    const store::PoolRequest request(*store::findRequest(*m_one, made.createdRequestId));
    QCOMPARE(request.settings, settings);
    QCOMPARE(request.capacity, 161'750);
    QVERIFY(!request.isRetirement);
}

void PoolGatewayTest::givesANameOnce()
{
    const pools::PoolSettings settings = poolSettings(plainDraft(u"farmer"_s));
    const auto capacity = pools::measureCapacity(settings.rules());
    const auto id = store::requestPool(*m_one, settings, *capacity, poolReason());
    QVERIFY(id);
    QCOMPARE(codeOf(store::requestPool(*m_two, settings, *capacity, poolReason())), denial::openAlready);
    QVERIFY(approve(*m_two, *id));
    QCOMPARE(codeOf(store::requestPool(*m_one, settings, *capacity, poolReason())), denial::poolExists);
}

void PoolGatewayTest::isRetiredByTwoPersons()
{
    QCOMPARE(codeOf(store::requestRetirement(*m_one, poolName(u"farmer"_s), poolReason())),
             denial::unknownPool);
    makePool(m_address, plainDraft(u"farmer"_s));
    const auto id = store::requestRetirement(*m_two, poolName(u"farmer"_s), poolReason());
    QVERIFY2(id, id ? "" : qPrintable(id.error().detail));
    QVERIFY(store::PoolRequest(*store::findRequest(*m_one, *id)).isRetirement);
    QVERIFY(pool().isActive());
    QVERIFY(approve(*m_one, *id));
    QCOMPARE(pool().state, store::PoolState::Retired);
    QCOMPARE(pool().retiredRequestId, std::optional(*id));
    QVERIFY(pool().retiredAt.isValid());
    QCOMPARE(codeOf(store::requestRetirement(*m_one, poolName(u"farmer"_s), poolReason())),
             denial::poolRetired);
    QCOMPARE(codeOf(agreePool(m_address, plainDraft(u"farmer"_s))), denial::poolExists);
    QCOMPARE(
        codeOf(store::takePoolLease(*m_service, poolName(u"farmer"_s), QUuid::createUuid(), u"test"_s, 60s)),
        denial::poolRetired);
    QCOMPARE(codeOf(store::issueIds(*m_service, poolName(u"farmer"_s), {QUuid::createUuid()})),
             denial::poolRetired);
}

/// Not by whoever administers the server either.
void PoolGatewayTest::isMadeByNobodyElse()
{
    makePool(m_address, plainDraft(u"farmer"_s));
    QVERIFY(!m_raw->run(u"INSERT INTO pools (name, id_length, minimum, batch, settings, capacity, "
                        "capacity_is_exact, created_request_id, created_at) "
                        "SELECT 'other', id_length, minimum, batch, settings, capacity, capacity_is_exact, "
                        "created_request_id, created_at FROM pools"_s));
    QVERIFY(m_raw->lastError().contains("two persons"_L1));
    QVERIFY(!m_raw->run(u"UPDATE pools SET minimum = 5"_s));
    QVERIFY(!m_raw->run(u"UPDATE pools SET state = 'RETIRED', retired_request_id = created_request_id"_s));
    QVERIFY(!m_raw->run(u"DELETE FROM pools"_s));
    QVERIFY(!m_raw->run(u"UPDATE pool_lanes SET length = length + 5 WHERE lane = 1"_s));
    QVERIFY(!m_raw->run(u"DELETE FROM pool_lanes"_s));
    QVERIFY(pool().isActive());
}

void PoolGatewayTest::refusesWhatIsNoPool_data()
{
    QTest::addColumn<QString>("call");
    const auto create = u"CALL {api}.request_pool('CREATE', %1, %2, %3, 1, "
                        "'the farmers get cards with numbers of their own')"_s;
    const auto settings = uR"('{"name":"%1","length":%2,"minimum":%3,"batch":%4}')"_s;
    const auto row = [&](const char *what, const QString &name, const QString &length,
                         const QString &minimum = u"5"_s, const QString &batch = u"5"_s) {
        QTest::newRow(what) << create.arg(u"'%1'"_s.arg(name), settings.arg(name, length, minimum, batch),
                                          u"7"_s);
    };
    row("capitals", u"Farmer"_s, u"6"_s);
    row("a blank", u"farmer id"_s, u"6"_s);
    row("a quote", u"farmer`"_s, u"6"_s);
    row("another table", u"x` (a INT); DROP TABLE pools; --"_s, u"6"_s);
    row("a line break behind it", u"farmer\\n"_s, u"6"_s);
    row("an underscore at the end", u"farmer_"_s, u"6"_s);
    row("a digit in front", u"1farmer"_s, u"6"_s);
    row("nothing", u""_s, u"6"_s);
    row("too long", QString(33, u'a'), u"6"_s);
    row("another script", u"เกษตรกร"_s, u"6"_s);
    row("three digits", u"farmer"_s, u"3"_s);
    row("33 digits", u"farmer"_s, u"33"_s);
    row("digits as a text", u"farmer"_s, u"\"six\""_s);
    row("a part of a digit", u"farmer"_s, u"6.5"_s);
    row("less than nothing", u"farmer"_s, u"6"_s, u"-1"_s);
    row("too high a minimum", u"farmer"_s, u"6"_s, u"10000001"_s);
    row("no batch", u"farmer"_s, u"6"_s, u"5"_s, u"0"_s);
    row("too large a batch", u"farmer"_s, u"6"_s, u"5"_s, u"1000001"_s);
    QTest::newRow("settings of another pool")
        << create.arg(u"'farmer'"_s, settings.arg(u"fisher"_s, u"6"_s, u"5"_s, u"5"_s), u"7"_s);
    QTest::newRow("no settings") << create.arg(u"'farmer'"_s, u"NULL"_s, u"7"_s);
    QTest::newRow("no JSON") << create.arg(u"'farmer'"_s, u"'{'"_s, u"7"_s);
    QTest::newRow("a list") << create.arg(u"'farmer'"_s, u"'[]'"_s, u"7"_s);
    QTest::newRow("no capacity") << create.arg(u"'farmer'"_s,
                                               settings.arg(u"farmer"_s, u"6"_s, u"5"_s, u"5"_s), u"NULL"_s);
    QTest::newRow("another deed") << u"CALL {api}.request_pool('DROP', 'farmer', NULL, 0, 0, "
                                     "'the farmers get cards with numbers of their own')"_s;
    QTest::newRow("retiring nothing") << u"CALL {api}.request_pool('RETIRE', NULL, NULL, 0, 0, "
                                         "'the farmers get cards with numbers of their own')"_s;
}

void PoolGatewayTest::refusesWhatIsNoPool()
{
    QFETCH(QString, call);
    store::Address person = PrivateStore::asPerson(m_address, u"sa.one"_s);
    person.database.clear();
    RawSession session(person);
    QVERIFY(!session.run(call.replace("{api}"_L1, m_address.database + "_api"_L1)));
    QVERIFY2(session.lastError().contains("these are no facts of a pool"_L1),
             qPrintable(session.lastError()));
    QCOMPARE(m_raw->value(u"SELECT COUNT(*) FROM requests WHERE kind = 'POOL'"_s).toInt(), 0);
    QCOMPARE(m_raw->value(u"SELECT COUNT(*) FROM admin_log WHERE action = 'POOL_REQUESTED'"_s).toInt(), 1);
}

void PoolGatewayTest::isGivenToServices()
{
    QVERIFY(agreePool(m_address, plainDraft(u"farmer"_s)));
    const pools::PoolName farmer = poolName(u"farmer"_s);
    QCOMPARE(codeOf(store::takePoolLease(*m_service, farmer, QUuid::createUuid(), u"test"_s, 60s)),
             denial::poolNotGiven);
    QCOMPARE(codeOf(store::issueIds(*m_service, farmer, {QUuid::createUuid()})), denial::poolNotGiven);
    QCOMPARE(codeOf(store::givePool(*m_one, farmer, u"allocator.demo"_s)), denial::notAnAdministrator);
    QCOMPARE(codeOf(store::givePool(*m_root, farmer, u"nobody"_s)), denial::unknownLogin);
    QCOMPARE(codeOf(store::givePool(*m_root, farmer, u"sa.one"_s)), denial::roleWithoutPool);
    QCOMPARE(codeOf(store::givePool(*m_root, poolName(u"fisher"_s), u"allocator.demo"_s)),
             denial::unknownPool);
    QVERIFY(store::givePool(*m_root, farmer, u"allocator.demo"_s));
    QVERIFY(store::givePool(*m_root, farmer, u"allocator.demo"_s));
    QCOMPARE(pool().services, QStringList{u"allocator.demo"_s});
    QVERIFY(store::takePoolLease(*m_service, farmer, QUuid::createUuid(), u"test"_s, 60s));
    QVERIFY(store::takePool(*m_root, farmer, u"allocator.demo"_s));
    QCOMPARE(pool().services, QStringList());
    QCOMPARE(codeOf(store::issueIds(*m_service, farmer, {QUuid::createUuid()})), denial::poolNotGiven);
    QCOMPARE(m_raw->column(u"SELECT CONCAT_WS(' ', action, subject, JSON_VALUE(details, '$.pool')) "
                           "FROM admin_log WHERE action IN ('POOL_GIVEN', 'POOL_TAKEN') ORDER BY seq"_s),
             (QStringList{u"POOL_GIVEN allocator.demo farmer"_s, u"POOL_TAKEN allocator.demo farmer"_s}));
    // The first refusal of each doing within a minute.
    QVERIFY(m_raw
                ->value(u"SELECT COUNT(*) FROM admin_log WHERE outcome = 'DENIED' AND action IN "
                        "('ID_ISSUED', 'POOL_FILLED')"_s)
                .toInt() >= 2);
}

void PoolGatewayTest::isFilledByOneProgram()
{
    makePool(m_address, plainDraft(u"farmer"_s));
    const pools::PoolName farmer = poolName(u"farmer"_s);
    const QUuid first = QUuid::createUuid();
    const QUuid second = QUuid::createUuid();
    QCOMPARE(take(*m_service, first), 1);
    QCOMPARE(take(*m_service, first), 1);
    QCOMPARE(take(*m_one, second), -1);
    const auto others = store::takePoolLease(*m_one, farmer, second, u"test"_s, 60s);
    QVERIFY(!others->isOwn);
    QCOMPARE(others->login, u"allocator.demo"_s);
    QVERIFY(pool().isBeingFilled);
    QCOMPARE(pool().filler, u"allocator.demo"_s);
    // Not by another account that knows the token.
    QVERIFY(store::releasePoolLease(*m_one, farmer, first));
    QCOMPARE(take(*m_one, second), -1);
    QVERIFY(store::releasePoolLease(*m_service, farmer, first));
    QVERIFY(!pool().isBeingFilled);
    QCOMPARE(take(*m_one, second), 2);
    QVERIFY(m_raw->run(u"UPDATE pool_leases SET taken_until = UTC_TIMESTAMP(6) - INTERVAL 1 SECOND"_s));
    QCOMPARE(take(*m_service, first), 3);
    QCOMPARE(codeOf(store::takePoolLease(*enter(u"auditor.demo"_s), farmer, second, u"test"_s, 60s)),
             denial::wrongRole);
}

void PoolGatewayTest::isFilledWithNewIdsOnly()
{
    makePool(m_address, plainDraft(u"farmer"_s));
    const pools::PoolName farmer = poolName(u"farmer"_s);
    const QUuid token = QUuid::createUuid();
    const qint64 epoch = take(*m_service, token);
    const QStringList ids = someIds(150);
    const auto first = store::fillPool(*m_service, farmer, token, epoch, ids.first(100));
    QVERIFY2(first, first ? "" : qPrintable(first.error().detail));
    QCOMPARE(first->added, 100);
    QCOMPARE(first->available, 100);
    const auto second = store::fillPool(*m_service, farmer, token, epoch, ids.mid(50));
    QCOMPARE(second->added, 50);
    QCOMPARE(second->generated, 150);
    QCOMPARE(store::fillPool(*m_service, farmer, token, epoch, {ids[3], ids[3]})->added, 0);
    QCOMPARE(pool().available(), 150);
    QVERIFY(pool().filledAt.isValid());
    QVERIFY(!pool().isLow());
    QStringList stored = m_raw->column(u"SELECT id_value FROM id_pool_farmer ORDER BY position"_s);
    QCOMPARE(stored, ids);
    // What was issued does not come back.
    const auto issued = store::issueIds(*m_service, farmer, {QUuid::createUuid()});
    QVERIFY2(issued, issued ? "" : qPrintable(issued.error().detail));
    QCOMPARE(store::fillPool(*m_service, farmer, token, epoch, {issued->first().id})->added, 0);
}

void PoolGatewayTest::takesNoMoreThanItMayHold()
{
    makePool(m_address, plainDraft(u"farmer"_s, 50, 60));
    const pools::PoolName farmer = poolName(u"farmer"_s);
    const QUuid token = QUuid::createUuid();
    const qint64 epoch = take(*m_one, token);
    const QStringList ids = someIds(200);
    QCOMPARE(store::fillPool(*m_one, farmer, token, epoch, ids.first(100))->added, 100);
    QCOMPARE(store::fillPool(*m_one, farmer, token, epoch, ids.mid(100, 20))->added, 10);
    QCOMPARE(codeOf(store::fillPool(*m_one, farmer, token, epoch, ids.mid(120, 1))), denial::poolFull);
    QVERIFY(store::issueIds(*m_service, farmer, {QUuid::createUuid()}));
    QCOMPARE(store::fillPool(*m_one, farmer, token, epoch, ids.mid(130, 2))->added, 1);
    QCOMPARE(pool().available(), 110);
}

void PoolGatewayTest::refusesWhatIsNoId_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("wrong check digit") << u"123450"_s;
    QTest::newRow("too short") << u"12345"_s;
    QTest::newRow("too long") << u"1234567"_s;
    QTest::newRow("letters") << u"12345a"_s;
    QTest::newRow("Thai digits") << u"๑๒๓๔๕๑"_s;
    QTest::newRow("nothing") << u""_s;
    QTest::newRow("a line break behind it") << u"123451\n"_s;
    QTest::newRow("SQL") << u"1'); DROP TABLE pools; --"_s;
    QTest::newRow("very long") << QString(40, u'1');
}

void PoolGatewayTest::refusesWhatIsNoId()
{
    QFETCH(QString, id);
    makePool(m_address, plainDraft(u"farmer"_s));
    const pools::PoolName farmer = poolName(u"farmer"_s);
    const QUuid token = QUuid::createUuid();
    const qint64 epoch = take(*m_service, token);
    QCOMPARE(codeOf(store::fillPool(*m_service, farmer, token, epoch, {u"123451"_s, id})),
             denial::malformedIds);
    QCOMPARE(pool().generated, 0);
    QCOMPARE(store::fillPool(*m_service, farmer, token, epoch, {u"123451"_s})->added, 1);
}

void PoolGatewayTest::fillsOnlyUnderTheLease()
{
    makePool(m_address, plainDraft(u"farmer"_s));
    const pools::PoolName farmer = poolName(u"farmer"_s);
    const QUuid token = QUuid::createUuid();
    const QStringList ids = someIds(10);
    QCOMPARE(codeOf(store::fillPool(*m_service, farmer, token, 0, ids)), denial::notTheFiller);
    const qint64 epoch = take(*m_service, token);
    QCOMPARE(codeOf(store::fillPool(*m_service, farmer, token, epoch + 1, ids)), denial::notTheFiller);
    QCOMPARE(codeOf(store::fillPool(*m_service, farmer, QUuid::createUuid(), epoch, ids)),
             denial::notTheFiller);
    QCOMPARE(codeOf(store::fillPool(*m_one, farmer, token, epoch, ids)), denial::notTheFiller);
    QCOMPARE(codeOf(store::fillPool(*m_service, farmer, token, epoch, {})), denial::badValue);
    QCOMPARE(codeOf(store::fillPool(*m_service, farmer, token, epoch, someIds(101))), denial::badValue);
    QVERIFY(m_raw->run(u"UPDATE pool_leases SET taken_until = UTC_TIMESTAMP(6)"_s));
    QCOMPARE(codeOf(store::fillPool(*m_service, farmer, token, epoch, ids)), denial::notTheFiller);
    QCOMPARE(pool().generated, 0);
}

/// Wherever in a lane the time begins, in a pool with several lanes and beside another pool.
void PoolGatewayTest::countsWhatWasIssuedLately()
{
    const auto counted = [this] {
        const auto ids = store::countRecentIds(*enter(u"auditor.demo"_s), 24h);
        if (!ids)
            qFatal("%s", qPrintable(ids.error().detail));
        return *ids;
    };
    QVERIFY(counted().isEmpty());
    for (const QString &name : {u"farmer"_s, u"fisher"_s}) {
        makePool(m_address, plainDraft(name));
        const QUuid token = QUuid::createUuid();
        const auto lease = store::takePoolLease(*m_one, poolName(name), token, u"test"_s, 60s);
        QVERIFY(store::fillPool(*m_one, poolName(name), token, lease->epoch, someIds(100)));
    }
    const auto issue = [this](const QString &name, int count) {
        QVERIFY(store::issueIds(*m_service, poolName(name), {QUuid::createUuid(), count}));
    };
    constexpr int inOneLane = 21;
    issue(u"farmer"_s, inOneLane);
    const int lane = m_raw->value(u"SELECT lane FROM pool_ledger"_s).toInt();
    for (const int count : {1, 2, 8})
        issue(u"farmer"_s, count);
    issue(u"fisher"_s, 5);
    const int farmer = pool().id;
    const int inAll =
        m_raw
            ->value(
                u"SELECT COUNT(*) FROM pool_ledger WHERE lane = %1 AND pool_id = %2"_s.arg(lane).arg(farmer))
            .toInt();
    m_raw->dropGuards();
    for (int old = 0; old <= inAll; ++old) {
        QVERIFY(m_raw->run(u"UPDATE pool_ledger SET issued_at = UTC_TIMESTAMP(6) - INTERVAL "
                           "IF(lane = %1 AND place <= %2, 25, 23) HOUR WHERE pool_id = %3"_s.arg(lane)
                               .arg(old)
                               .arg(farmer)));
        QCOMPARE(counted().value(farmer), inOneLane + 11 - old);
    }
    QCOMPARE(counted().value(pool(u"fisher"_s).id), 5);
    QCOMPARE(store::countRecentIds(*m_one, 26h)->value(farmer), inOneLane + 11);
    QCOMPARE(codeOf(store::countRecentIds(*m_service, 24h)), denial::wrongRole);
}

QTEST_GUILESS_MAIN(PoolGatewayTest)
#include "pool_gateway_test.moc"
