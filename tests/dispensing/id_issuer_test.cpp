#include "core/dispensing/id_issuer.h"
#include "core/dispensing/pool_ledger_check.h"
#include "core/dispensing/transient.h"
#include "core/store/session/denial.h"
#include "tests/dispensing/filled_pool.h"
#include "tests/store/raw_session.h"

#include <QSet>
#include <QTest>

#include <atomic>
#include <barrier>
#include <thread>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;
using store::Connection;
using store::IssuedId;
namespace denial = store::denial;

namespace {

QStringList textsOf(const QList<IssuedId> &ids)
{
    QStringList texts;
    for (const IssuedId &id : ids)
        texts.append(id.id);
    return texts;
}

} // namespace

/// Ids are issued once, and callers do not wait for each other (id-generator-architecture.md, Issuing IDs).
class IdIssuerTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void issuesAndRemembers();
    void issuesSeveralOrNone();
    void givesTheSameForTheSameRequest();
    void refusesARequestIdOfSomethingElse();
    void refusesWhatNobodySends_data();
    void refusesWhatNobodySends();
    void issuesWhatTheLedgerHasNot();
    void takesTheTurnWhereAllLanesAreTaken();
    void waitsForNobody();
    void hundredCallersGetDifferentIds();
    void twoCallersOfOneRequestGetTheSame();
    void keepsToThePace();
    void administratorsIssueToo();
    void triesAgain();

private:
    std::unique_ptr<Connection> enter(const QString &login)
    {
        return PrivateStore::instance().connect(PrivateStore::asPerson(m_address, login));
    }
    store::Result<QList<IssuedId>> issue(int count = 1, const QUuid &request = QUuid::createUuid(),
                                         const QString &purpose = {})
    {
        return dispensing::issueIds(*m_service, m_name, {request, count, purpose});
    }
    store::Pool pool() { return findPool(m_address, m_name.text()); }
    void checkLedger()
    {
        const auto checked = dispensing::checkPoolLedger(*enter(u"auditor.demo"_s), pool());
        QVERIFY2(checked, checked ? "" : qPrintable(checked.error().detail));
        QVERIFY(checked->isIntact());
        QCOMPARE(checked->rows, pool().issued);
    }

    store::Address m_address;
    pools::PoolName m_name = poolName(u"farmer"_s);
    std::unique_ptr<Connection> m_service;
    std::unique_ptr<RawSession> m_raw;
    int m_pools = 0;
};

void IdIssuerTest::initTestCase()
{
    m_address = PrivateStore::instance().demoStore();
    m_raw = std::make_unique<RawSession>(m_address);
}

void IdIssuerTest::init()
{
    m_service = enter(u"allocator.demo"_s);
    m_name = poolName(u"p%1"_s.arg(++m_pools));
    makeFilledPool(m_address, plainDraft(m_name.text(), 500, 2000));
}

void IdIssuerTest::issuesAndRemembers()
{
    const QUuid request = QUuid::createUuid();
    const auto issued = issue(1, request, u"บัตรเกษตรกร"_s);
    QVERIFY2(issued, issued ? "" : qPrintable(issued.error().detail));
    QCOMPARE(issued->size(), 1);
    QCOMPARE(issued->first().requestId, request);
    QCOMPARE(issued->first().place, 1);
    QVERIFY(issued->first().issuedAt.isValid());
    QCOMPARE(pool().issued, 1);
    QCOMPARE(pool().available(), 1999);
    const auto found = store::findIssuedId(*enter(u"auditor.demo"_s), pool().id, issued->first().id);
    QVERIFY(found && *found);
    QCOMPARE((*found)->login, u"allocator.demo"_s);
    QCOMPARE((*found)->purpose, u"บัตรเกษตรกร"_s);
    QCOMPARE((*found)->issued.requestId, request);
    QCOMPARE((*found)->address, u"localhost"_s);
    QVERIFY(!*store::findIssuedId(*m_service, pool().id, u"000000"_s));
    QCOMPARE(
        m_raw
            ->value(
                u"SELECT CONCAT(status, ' ', issued_at IS NOT NULL) FROM id_pool_%1 WHERE id_value = '%2'"_s
                    .arg(m_name.text(), issued->first().id))
            .toString(),
        u"TAKEN 1"_s);
    checkLedger();
}

void IdIssuerTest::issuesSeveralOrNone()
{
    const auto several = issue(700);
    QCOMPARE(several->size(), 700);
    for (int place = 1; place <= 700; ++place)
        QCOMPARE(several->at(place - 1).place, place);
    const QStringList ids = textsOf(*several);
    QCOMPARE(QSet(ids.begin(), ids.end()).size(), 700);
    QCOMPARE(issue(1000)->size(), 1000);
    const auto tooMany = issue(301);
    QCOMPARE(tooMany.error().serverCode, denial::poolEmpty);
    QCOMPARE(tooMany.error().subject, u"300>301"_s);
    QCOMPARE(pool().issued, 1700);
    QCOMPARE(issue(300)->size(), 300);
    QCOMPARE(pool().available(), 0);
    checkLedger();
}

void IdIssuerTest::givesTheSameForTheSameRequest()
{
    const QUuid request = QUuid::createUuid();
    const auto first = issue(5, request);
    const auto again = issue(5, request);
    QVERIFY(first && again);
    QCOMPARE(textsOf(*again), textsOf(*first));
    QCOMPARE(again->first().issuedAt, first->first().issuedAt);
    QCOMPARE(pool().issued, 5);
}

void IdIssuerTest::refusesARequestIdOfSomethingElse()
{
    const QUuid request = QUuid::createUuid();
    QVERIFY(issue(2, request, u"cards"_s));
    QCOMPARE(issue(3, request, u"cards"_s).error().serverCode, denial::requestIdUsed);
    QCOMPARE(issue(1, request, u"cards"_s).error().serverCode, denial::requestIdUsed);
    QCOMPARE(issue(2, request, u"Cards"_s).error().serverCode, denial::requestIdUsed);
    makeFilledPool(m_address, plainDraft(u"q%1"_s.arg(m_pools)));
    QCOMPARE(dispensing::issueIds(*m_service, poolName(u"q%1"_s.arg(m_pools)), {request, 2, u"cards"_s})
                 .error()
                 .serverCode,
             denial::requestIdUsed);
    QCOMPARE(pool().issued, 2);
}

void IdIssuerTest::refusesWhatNobodySends_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::newRow("no request id") << u"NULL, 1, ''"_s;
    QTest::newRow("another request id") << u"'x', 1, ''"_s;
    QTest::newRow("none") << u"UUID(), 0, ''"_s;
    QTest::newRow("less") << u"UUID(), -1, ''"_s;
    QTest::newRow("too many") << u"UUID(), 1001, ''"_s;
    QTest::newRow("no count") << u"UUID(), NULL, ''"_s;
    QTest::newRow("no purpose") << u"UUID(), 1, NULL"_s;
    QTest::newRow("a long purpose") << u"UUID(), 1, REPEAT('x', 201)"_s;
    QTest::newRow("what cannot be seen") << u"UUID(), 1, 'a\\nb'"_s;
}

void IdIssuerTest::refusesWhatNobodySends()
{
    QFETCH(QString, arguments);
    store::Address person = PrivateStore::asPerson(m_address, u"allocator.demo"_s);
    person.database.clear();
    RawSession session(person);
    QVERIFY(
        !session.run(u"CALL %1_api.issue_ids('%2', %3)"_s.arg(m_address.database, m_name.text(), arguments)));
    QVERIFY2(session.lastError().contains("no such value"_L1), qPrintable(session.lastError()));
    for (const QString &name : {u"`"_s, u"x y"_s, u"P1"_s, u"farmer; DROP TABLE pools"_s, u""_s}) {
        QVERIFY(!session.run(u"CALL %1_api.issue_ids('%2', UUID(), 1, '')"_s.arg(m_address.database, name)));
        QVERIFY2(session.lastError().contains("no such pool"_L1), qPrintable(session.lastError()));
    }
    QCOMPARE(pool().issued, 0);
}

/// Whatever an administrator of the server does to the marks.
void IdIssuerTest::issuesWhatTheLedgerHasNot()
{
    const QStringList first = textsOf(*issue(1000));
    QVERIFY(m_raw->run(u"UPDATE id_pool_%1 SET status = 'AVAILABLE', issued_at = NULL"_s.arg(m_name.text())));
    const QStringList second = textsOf(*issue(1000));
    QVERIFY(!QSet(first.begin(), first.end()).intersects(QSet(second.begin(), second.end())));
    QCOMPARE(issue(1).error().serverCode, denial::poolEmpty);
    QVERIFY(!m_raw->run(u"UPDATE pool_ledger SET purpose = 'x'"_s));
    QVERIFY(!m_raw->run(u"DELETE FROM pool_ledger"_s));
    checkLedger();
}

void IdIssuerTest::takesTheTurnWhereAllLanesAreTaken()
{
    RawSession holder(m_address);
    QVERIFY(holder.run(u"START TRANSACTION"_s));
    QVERIFY(holder.run(u"SELECT * FROM pool_lanes WHERE pool_id = %1 FOR UPDATE"_s.arg(pool().id)));
    std::atomic<bool> isDone = false;
    {
        const std::jthread waiting([&] {
            const auto own = enter(u"allocator.demo"_s);
            const auto issued = dispensing::issueIds(*own, m_name, {QUuid::createUuid()});
            isDone = issued.has_value();
        });
        QTRY_VERIFY(m_raw
                        ->value(u"SELECT VARIABLE_VALUE FROM information_schema.GLOBAL_STATUS "
                                "WHERE VARIABLE_NAME = 'INNODB_ROW_LOCK_CURRENT_WAITS'"_s)
                        .toInt() > 0);
        QVERIFY(!isDone);
        QVERIFY(holder.run(u"ROLLBACK"_s));
    }
    QVERIFY(isDone);
    QCOMPARE(pool().issued, 1);
}

/// Others hold all but one lane, and many ids: a caller gets what is left, at once.
void IdIssuerTest::waitsForNobody()
{
    constexpr int freeLane = 77;
    RawSession holder(m_address);
    const QString id = QString::number(pool().id);
    QVERIFY(holder.run(u"SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED"_s));
    QVERIFY(holder.run(u"START TRANSACTION"_s));
    // One by one: a range locks the row behind it, too.
    for (int lane = 0; lane < 128; ++lane) {
        if (lane != freeLane)
            QVERIFY(holder.run(
                u"SELECT 1 FROM pool_lanes WHERE pool_id = %1 AND lane = %2 FOR UPDATE"_s.arg(id).arg(lane)));
    }
    const QStringList positions =
        m_raw->column(u"SELECT position FROM id_pool_%1 ORDER BY position"_s.arg(m_name.text()));
    for (qsizetype index = 0; index < positions.size(); ++index) {
        if (index % 400 != 7)
            QVERIFY(holder.run(u"SELECT 1 FROM id_pool_%1 FORCE INDEX (idx_available) "
                               "WHERE status = 'AVAILABLE' AND position = %2 FOR UPDATE"_s.arg(
                                   m_name.text(), positions[index])));
    }
    // A call that waited would fail.
    QVERIFY(m_service->execute(u"SET SESSION innodb_lock_wait_timeout = 1"_s));
    const auto issued = store::issueIds(*m_service, m_name, {QUuid::createUuid(), 5});
    QVERIFY2(issued, issued ? "" : qPrintable(issued.error().detail));
    QCOMPARE(issued->size(), 5);
    QCOMPARE(store::issueIds(*m_service, m_name, {QUuid::createUuid()}).error().serverCode,
             denial::poolEmpty);
    QCOMPARE(m_raw->column(u"SELECT DISTINCT lane FROM pool_ledger WHERE pool_id = %1"_s.arg(pool().id)),
             QStringList{QString::number(freeLane)});
    QVERIFY(holder.run(u"ROLLBACK"_s));
}

void IdIssuerTest::hundredCallersGetDifferentIds()
{
    constexpr int callers = 100;
    constexpr int calls = 15;
    QVERIFY(m_raw->run(u"SET GLOBAL max_connections = 300"_s));
    QVERIFY(store::prepareIssuing(*PrivateStore::instance().connect(m_address)));
    std::array<QStringList, callers> got;
    std::array<QString, callers> failures;
    {
        std::barrier together(callers);
        std::vector<std::jthread> threads;
        for (int caller = 0; caller < callers; ++caller)
            threads.emplace_back([&, caller] {
                const auto own = PrivateStore::instance().connect(m_address);
                together.arrive_and_wait();
                for (int call = 0; call < calls; ++call) {
                    // Without a second try: nobody undoes what another one does.
                    const auto issued = store::issueIds(*own, m_name, {QUuid::createUuid()});
                    if (issued)
                        got[caller] += textsOf(*issued);
                    else
                        failures[caller] = issued.error().detail;
                }
            });
    }
    QSet<QString> different;
    for (int caller = 0; caller < callers; ++caller) {
        QCOMPARE(failures[caller], QString());
        QCOMPARE(got[caller].size(), calls);
        different += QSet(got[caller].begin(), got[caller].end());
    }
    QCOMPARE(different.size(), callers * calls);
    QCOMPARE(pool().issued, callers * calls);
    QCOMPARE(
        m_raw->value(u"SELECT COUNT(*) FROM id_pool_%1 WHERE status = 'TAKEN'"_s.arg(m_name.text())).toInt(),
        callers * calls);
    checkLedger();
}

void IdIssuerTest::twoCallersOfOneRequestGetTheSame()
{
    for (int round = 0; round < 20; ++round) {
        const QUuid request = QUuid::createUuid();
        std::array<QStringList, 4> got;
        {
            std::barrier together(qsizetype(got.size()));
            std::vector<std::jthread> threads;
            for (QStringList &own : got)
                threads.emplace_back([&] {
                    const auto connection = enter(u"allocator.demo"_s);
                    together.arrive_and_wait();
                    const auto issued = dispensing::issueIds(*connection, m_name, {request, 3});
                    own = issued ? textsOf(*issued) : QStringList{issued.error().detail};
                });
        }
        QCOMPARE(got[0].size(), 3);
        for (const QStringList &own : got)
            QCOMPARE(own, got[0]);
    }
    QCOMPARE(pool().issued, 60);
    checkLedger();
}

void IdIssuerTest::keepsToThePace()
{
    QVERIFY(m_raw->run(u"UPDATE users SET numbers_per_minute = 10 WHERE username = 'allocator.demo'"_s));
    const auto tooMany = issue(11);
    QCOMPARE(tooMany.error().serverCode, denial::tooManyNumbers);
    const int seconds = tooMany.error().subject.toInt();
    QVERIFY(seconds >= 1 && seconds <= 60);
    QCOMPARE(issue(10)->size(), 10);
    // Within the same minute by the clock of the server, or there would be ten more.
    const auto next = issue(10);
    QVERIFY(!next || pool().issued == 20);
    QVERIFY(m_raw->run(u"UPDATE users SET numbers_per_minute = NULL WHERE username = 'allocator.demo'"_s));
    QVERIFY(issue(11));
}

void IdIssuerTest::administratorsIssueToo()
{
    const auto root = PrivateStore::instance().connect(m_address);
    QVERIFY(store::prepareIssuing(*root));
    const auto issued = dispensing::issueIds(*root, m_name, {QUuid::createUuid()});
    QVERIFY2(issued, issued ? "" : qPrintable(issued.error().detail));
    for (const QString &login : {u"auditor.demo"_s, u"pa.demo"_s, u"sa.one"_s})
        QCOMPARE(dispensing::issueIds(*enter(login), m_name, {QUuid::createUuid()}).error().serverCode,
                 denial::notAnAllocator);
}

void IdIssuerTest::triesAgain()
{
    int tries = 0;
    const auto failing = [&](store::ErrorKind kind, int howOften) {
        tries = 0;
        return dispensing::withRetries(
            [&]() -> store::Result<int> {
                if (++tries <= howOften)
                    return tl::unexpected(store::Error{kind, 0, {}, {}});
                return tries;
            },
            std::chrono::milliseconds(1));
    };
    for (const store::ErrorKind kind : {store::ErrorKind::Deadlock, store::ErrorKind::LockTimeout,
                                        store::ErrorKind::Duplicate, store::ErrorKind::Unreachable}) {
        QCOMPARE(failing(kind, 0).value(), 1);
        QCOMPARE(failing(kind, 3).value(), 4);
        QVERIFY(!failing(kind, 4));
        QCOMPARE(tries, 4);
    }
    QVERIFY(!failing(store::ErrorKind::Busy, 1));
    QCOMPARE(tries, 1);
}

QTEST_GUILESS_MAIN(IdIssuerTest)
#include "id_issuer_test.moc"
