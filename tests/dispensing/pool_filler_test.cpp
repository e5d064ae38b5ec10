#include "core/dispensing/candidates.h"
#include "core/pools/verhoeff.h"
#include "core/store/pools/pool_issuing_gateway.h"
#include "core/store/session/denial.h"
#include "tests/dispensing/filled_pool.h"
#include "tests/store/raw_session.h"

#include <QSet>
#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;
using namespace std::chrono_literals;
using dispensing::FillOutcome;
using End = FillOutcome::End;
using store::Connection;

/// Pools are filled to what was agreed on (id-generator-architecture.md, Pool replenishment and Startup
/// behaviour).
class PoolFillerTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void addsABatch();
    void addsWhatTheMinimumLacks();
    void tellsHowFarItIs();
    void endsWhereItIsTold();
    void addsSoManyByHand();
    void findsTheVeryLastIds();
    void tellsEmptyFromExhausted();
    void candidatesAreAllOnce();
    void leavesAPoolToWhoeverFillsIt();
    void takesOverFromWhoeverDied();
    void goesOnWhereItsLeaseRanOut();
    void giveUpWhereAnotherTookOver();
    void twoFillersFillOnce();
    void fillsWhatIsLow();

private:
    std::unique_ptr<Connection> enter(const QString &login)
    {
        return PrivateStore::instance().connect(PrivateStore::asPerson(m_address, login));
    }
    /// A name of its own for each function.
    pools::PoolDraft draft(qint64 minimum = 100, qint64 batch = 200)
    {
        return plainDraft(u"p%1"_s.arg(++m_pools), minimum, batch);
    }
    FillOutcome fill(const QString &name, qint64 count = 0, const pools::PoolProgress &progress = {})
    {
        const auto outcome =
            dispensing::fillPool(*m_service, findPool(m_address, name), fillOptions(count), progress);
        if (!outcome)
            qFatal("%s", qPrintable(outcome.error().detail));
        return *outcome;
    }
    /// Of 4 digits, all that do not begin with these: so few that the last ones are hard to find.
    pools::PoolDraft tinyDraft()
    {
        pools::PoolDraft tiny = draft(600, 600);
        tiny.length = 4;
        tiny.filters.notStartWith = {u"0"_s, u"1"_s, u"2"_s};
        return tiny;
    }

    store::Address m_address;
    std::unique_ptr<Connection> m_service;
    int m_pools = 0;
};

void PoolFillerTest::initTestCase()
{
    m_address = PrivateStore::instance().demoStore();
}

void PoolFillerTest::init()
{
    m_service = enter(u"allocator.demo"_s);
}

void PoolFillerTest::addsABatch()
{
    const pools::PoolDraft wanted = draft();
    makePool(m_address, wanted);
    const FillOutcome outcome = fill(wanted.name);
    QCOMPARE(outcome.end, End::Filled);
    QCOMPARE(outcome.added, 200);
    QCOMPARE(outcome.available, 200);
    const store::Pool pool = findPool(m_address, wanted.name);
    QCOMPARE(pool.available(), 200);
    QVERIFY(!pool.isBeingFilled);
    RawSession raw(m_address);
    const QStringList ids = raw.column(u"SELECT id_value FROM id_pool_%1"_s.arg(wanted.name));
    QCOMPARE(QSet(ids.begin(), ids.end()).size(), 200);
    for (const QString &id : ids)
        QVERIFY2(id.size() == 6 && pools::hasRightCheckDigit(id), qPrintable(id));
    QCOMPARE(fill(wanted.name).end, End::NotNeeded);
}

/// More than one batch, so that the minimum is there before anybody draws.
void PoolFillerTest::addsWhatTheMinimumLacks()
{
    const pools::PoolDraft wanted = draft(450, 20);
    makePool(m_address, wanted);
    QCOMPARE(fill(wanted.name).added, 450);
    QCOMPARE(findPool(m_address, wanted.name).available(), 450);
}

void PoolFillerTest::tellsHowFarItIs()
{
    const pools::PoolDraft wanted = draft(10, 250);
    makePool(m_address, wanted);
    QStringList told;
    fill(wanted.name, 0, [&](qint64 done, qint64 all) {
        told.append(u"%1/%2"_s.arg(done).arg(all));
        return true;
    });
    QCOMPARE(told, (QStringList{u"0/250"_s, u"100/250"_s, u"200/250"_s, u"250/250"_s}));
}

void PoolFillerTest::endsWhereItIsTold()
{
    const pools::PoolDraft wanted = draft(500, 500);
    makePool(m_address, wanted);
    const FillOutcome outcome = fill(wanted.name, 0, [](qint64 done, qint64) { return done < 200; });
    QCOMPARE(outcome.end, End::Cancelled);
    QCOMPARE(outcome.added, 200);
    QCOMPARE(findPool(m_address, wanted.name).available(), 200);
    QVERIFY(!findPool(m_address, wanted.name).isBeingFilled);
}

void PoolFillerTest::addsSoManyByHand()
{
    const pools::PoolDraft wanted = draft(0, 50);
    makePool(m_address, wanted);
    QCOMPARE(fill(wanted.name).end, End::NotNeeded);
    QCOMPARE(fill(wanted.name, 30).added, 30);
    const auto tooMany = dispensing::fillPool(*m_service, findPool(m_address, wanted.name), fillOptions(30));
    QCOMPARE(tooMany.error().serverCode, store::denial::poolFull);
    QCOMPARE(findPool(m_address, wanted.name).available(), 50);
}

void PoolFillerTest::findsTheVeryLastIds()
{
    const pools::PoolDraft tiny = tinyDraft();
    makePool(m_address, tiny);
    const FillOutcome first = fill(tiny.name);
    QCOMPARE(first.end, End::Filled);
    QCOMPARE(first.added, 600);
    const FillOutcome last = fill(tiny.name, 200);
    QCOMPARE(last.end, End::Exhausted);
    QCOMPARE(last.added, 100);
    QCOMPARE(fill(tiny.name, 1).end, End::Exhausted);
    QVERIFY(findPool(m_address, tiny.name).hasNoMoreIds());
}

void PoolFillerTest::tellsEmptyFromExhausted()
{
    const pools::PoolDraft tiny = tinyDraft();
    makePool(m_address, tiny);
    const auto issue = [&](int count) {
        return store::issueIds(*m_service, poolName(tiny.name), {QUuid::createUuid(), count});
    };
    QCOMPARE(issue(1).error().serverCode, store::denial::poolEmpty);
    QVERIFY(issue(1).error().isRetryable());
    fill(tiny.name);
    QCOMPARE(issue(600)->size(), 600);
    QCOMPARE(issue(1).error().serverCode, store::denial::poolEmpty);
    QCOMPARE(fill(tiny.name).end, End::Exhausted);
    QCOMPARE(issue(101).error().serverCode, store::denial::poolExhausted);
    QCOMPARE(issue(101).error().subject, u"100>101"_s);
    QVERIFY(!issue(101).error().isRetryable());
    QCOMPARE(issue(100)->size(), 100);
    QCOMPARE(issue(1).error().serverCode, store::denial::poolExhausted);
}

void PoolFillerTest::candidatesAreAllOnce()
{
    pools::SeededRandom random(3);
    const pools::IdRules rules = *pools::IdRules::make(4, {});
    dispensing::Candidates candidates(rules, random);
    QCOMPARE(candidates.next(100).size(), 100);
    QVERIFY(!candidates.isExhaustive());
    candidates.goThroughAll();
    QVERIFY(candidates.isExhaustive());
    QSet<QString> seen;
    QStringList inOrder;
    for (QStringList ids = candidates.next(300); !ids.isEmpty(); ids = candidates.next(300)) {
        for (const QString &id : ids) {
            QVERIFY(rules.accepts(id));
            seen.insert(id);
            inOrder.append(id);
        }
    }
    QCOMPARE(seen.size(), 1000);
    QCOMPARE(inOrder.size(), 1000);
    QStringList sorted = inOrder;
    sorted.sort();
    QVERIFY(sorted != inOrder);
}

void PoolFillerTest::leavesAPoolToWhoeverFillsIt()
{
    const pools::PoolDraft wanted = draft();
    makePool(m_address, wanted);
    const auto other = enter(u"sa.one"_s);
    const QUuid token = QUuid::createUuid();
    QVERIFY(store::takePoolLease(*other, poolName(wanted.name), token, u"other program"_s, 60s)->isOwn);
    const FillOutcome outcome = fill(wanted.name);
    QCOMPARE(outcome.end, End::ByAnother);
    QCOMPARE(outcome.holder.program, u"other program"_s);
    QCOMPARE(outcome.holder.login, u"sa.one"_s);
    QCOMPARE(findPool(m_address, wanted.name).available(), 0);
    QVERIFY(findPool(m_address, wanted.name).isBeingFilled);
}

void PoolFillerTest::takesOverFromWhoeverDied()
{
    const pools::PoolDraft wanted = draft();
    makePool(m_address, wanted);
    const QUuid token = QUuid::createUuid();
    QVERIFY(store::takePoolLease(*enter(u"sa.one"_s), poolName(wanted.name), token, u"dead"_s, 1s)->isOwn);
    QTRY_VERIFY(fill(wanted.name).available > 0);
    QCOMPARE(findPool(m_address, wanted.name).available(), 200);
}

void PoolFillerTest::goesOnWhereItsLeaseRanOut()
{
    const pools::PoolDraft wanted = draft(500, 500);
    makePool(m_address, wanted);
    RawSession raw(m_address);
    bool hasRunOut = false;
    const FillOutcome outcome = fill(wanted.name, 0, [&](qint64, qint64) {
        return std::exchange(hasRunOut, true) ||
               raw.run(u"UPDATE pool_leases JOIN pools ON pools.id = pool_leases.pool_id "
                       "SET taken_until = '2000-01-01' WHERE pools.name = '%1'"_s.arg(wanted.name));
    });
    QCOMPARE(outcome.end, End::Filled);
    QCOMPARE(outcome.added, 500);
    QCOMPARE(findPool(m_address, wanted.name).available(), 500);
}

void PoolFillerTest::giveUpWhereAnotherTookOver()
{
    const pools::PoolDraft wanted = draft(500, 500);
    makePool(m_address, wanted);
    RawSession raw(m_address);
    const FillOutcome outcome = fill(wanted.name, 0, [&](qint64 done, qint64) {
        return done < 200 ||
               raw.run(u"UPDATE pool_leases JOIN pools ON pools.id = pool_leases.pool_id "
                       "SET token = 'x', epoch = epoch + 1, login = 'sa.two' WHERE pools.name = '%1'"_s.arg(
                           wanted.name));
    });
    QCOMPARE(outcome.end, End::ByAnother);
    QCOMPARE(outcome.added, 200);
    QCOMPARE(outcome.holder.login, u"sa.two"_s);
    QVERIFY(findPool(m_address, wanted.name).isBeingFilled);
}

void PoolFillerTest::twoFillersFillOnce()
{
    const pools::PoolDraft wanted = draft(900, 1000);
    makePool(m_address, wanted);
    const store::Pool pool = findPool(m_address, wanted.name);
    QList<FillOutcome> outcomes(4);
    {
        std::vector<std::jthread> fillers;
        for (FillOutcome &outcome : outcomes)
            fillers.emplace_back([&] {
                const auto own = enter(u"allocator.demo"_s);
                outcome = *dispensing::fillPool(*own, pool, fillOptions());
            });
    }
    int filled = 0;
    for (const FillOutcome &outcome : outcomes) {
        filled += outcome.end == End::Filled ? 1 : 0;
        QVERIFY(outcome.end == End::Filled || outcome.end == End::NotNeeded || outcome.end == End::ByAnother);
    }
    QCOMPARE(filled, 1);
    QCOMPARE(findPool(m_address, wanted.name).available(), 1000);
    QCOMPARE(RawSession(m_address).value(u"SELECT COUNT(*) FROM id_pool_%1"_s.arg(wanted.name)).toInt(),
             1000);
}

void PoolFillerTest::fillsWhatIsLow()
{
    const pools::PoolDraft low = draft();
    const pools::PoolDraft byHand = draft(0, 10);
    const pools::PoolDraft ofOthers = draft();
    makePool(m_address, low);
    makePool(m_address, byHand);
    QVERIFY(agreePool(m_address, ofOthers));
    const auto filled = dispensing::fillLowPools(*m_service, fillOptions());
    QVERIFY(filled);
    QStringList names;
    for (const dispensing::FilledPool &one : *filled) {
        if (one.outcome && one.outcome->end == End::Filled)
            names.append(one.name);
        QVERIFY(one.name != byHand.name && one.name != ofOthers.name);
    }
    // Others were left low by functions before.
    QVERIFY(names.contains(low.name));
    QCOMPARE(findPool(m_address, low.name).available(), 200);
}

QTEST_GUILESS_MAIN(PoolFillerTest)
#include "pool_filler_test.moc"
