#include "core/store/counters/counter_gateway.h"
#include "core/store/people/accounts.h"
#include "core/store/people/people.h"
#include "core/store/requests/reset_gateway.h"
#include "core/store/session/denial.h"
#include "tests/store/raw_session.h"
#include "tests/support/demo_letters.h"
#include "tests/support/private_store.h"
#include "tests/support/typed_requests.h"

#include <QTest>

#include <barrier>
#include <functional>
#include <memory>
#include <semaphore>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lekthi;
using numbering::Reason;
using store::Connection;
using store::RequestState;
using test::letterKey;

namespace {

constexpr int approvers = 6;

Reason reason()
{
    return *Reason::parse(u"ทดสอบหลายคนพร้อมกันในเวลาเดียวกัน"_s, store::minimumForRequest);
}

int codeOf(const store::Result<void> &result)
{
    return result ? 0 : result.error().serverCode;
}

/// A person at a program of his own, who stays signed in from round to round. Acts in a thread of his own.
class Person
{
public:
    using Act = std::function<void(Connection &)>;

    explicit Person(const store::Address &address)
        : m_thread([this, address] { work(*test::PrivateStore::instance().connect(address)); })
    {
    }
    ~Person()
    {
        begin({});
        m_thread.join();
    }
    Person(const Person &) = delete;
    Person &operator=(const Person &) = delete;

    /// Nothing to do: goes home.
    void begin(Act act)
    {
        m_act = std::move(act);
        m_begin.release();
    }
    void waitUntilDone() { m_done.acquire(); }

private:
    void work(Connection &connection)
    {
        for (m_begin.acquire(); m_act; m_begin.acquire()) {
            m_act(connection);
            m_done.release();
        }
    }

    Act m_act;
    std::binary_semaphore m_begin{0};
    std::binary_semaphore m_done{0};
    std::thread m_thread;
};

} // namespace

/// Many persons decide about one request at the same moment: exactly one end, whatever the order, and nobody
/// meets a deadlock.
class ResetRacesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void cleanup();
    void oneOfManyApprovalsExecutes();
    void twoNeededApprovalsExecuteOnce();
    void oneEndOfManyDecisions();
    void oneOfManyRequestsIsOpen();

private:
    void addSuperAdmin(const QString &login);
    void requireApprovals(int count);
    qint64 request();
    int version() { return (*store::findCounter(*m_requester, letterKey))->version; }
    /// What each of the people gets who do it at the same moment.
    QList<int> together(const std::function<store::Result<void>(int person, Connection &)> &act);

    store::Address m_address;
    std::unique_ptr<test::RawSession> m_raw;
    std::unique_ptr<Connection> m_requester;
    std::vector<std::unique_ptr<Person>> m_people;
    std::unique_ptr<Person> m_other; ///< the requester, at another program
};

void ResetRacesTest::initTestCase()
{
    m_address = test::PrivateStore::instance().demoStore();
    m_raw = std::make_unique<test::RawSession>(m_address);
    m_requester =
        test::PrivateStore::instance().connect(test::PrivateStore::asPerson(m_address, u"sa.one"_s));
    for (int person = 0; person < approvers; ++person)
        addSuperAdmin(u"sa.more.%1"_s.arg(person));
    m_other = std::make_unique<Person>(test::PrivateStore::asPerson(m_address, u"sa.one"_s));
}

void ResetRacesTest::cleanupTestCase()
{
    m_people.clear();
    m_other.reset();
    m_requester.reset();
    m_raw.reset();
}

/// The chain of the admin log stands after whatever happened.
void ResetRacesTest::cleanup()
{
    requireApprovals(1);
    QCOMPARE(m_raw
                 ->value(u"SELECT COUNT(*) FROM admin_log AS entry LEFT JOIN admin_log AS earlier "
                         "ON earlier.seq = entry.seq - 1 WHERE entry.seq > 1 "
                         "AND NOT (entry.previous_hash <=> earlier.row_hash)"_s)
                 .toInt(),
             0);
    QCOMPARE(m_raw->value(u"SELECT (SELECT MAX(seq) FROM admin_log) - seq FROM admin_log_head"_s).toInt(), 0);
}

void ResetRacesTest::addSuperAdmin(const QString &login)
{
    const auto administrator = test::PrivateStore::instance().connect(m_address);
    QVERIFY(m_raw->run(
        u"INSERT INTO users (username, display_name, role) VALUES ('%1', '%1', 'SUPER_ADMIN')"_s.arg(login)));
    QVERIFY(
        store::ensureServerAccount(*administrator, {login}, store::Role::SuperAdmin, store::demoPassword()));
    m_people.push_back(std::make_unique<Person>(test::PrivateStore::asPerson(m_address, login)));
}

void ResetRacesTest::requireApprovals(int count)
{
    QVERIFY(m_raw->run(u"UPDATE store_settings SET value = %1 WHERE name = 'approvals_needed'"_s.arg(count)));
}

/// Back to where the counter was, one up or one down, so that each round moves it.
qint64 ResetRacesTest::request()
{
    const auto counter = *store::findCounter(*m_requester, letterKey);
    const auto asked = store::requestReset(*m_requester, {counter->id, counter->version,
                                                          counter->lastNumber == 117 ? 116 : 117,
                                                          store::NumbersAbove::Skip, reason()});
    if (!asked)
        qFatal("%s", qPrintable(asked.error().detail));
    return test::resetRequests(*m_requester)->first().id;
}

QList<int> ResetRacesTest::together(const std::function<store::Result<void>(int, Connection &)> &act)
{
    QList<int> codes(approvers);
    std::barrier start(approvers);
    for (int person = 0; person < approvers; ++person)
        m_people[size_t(person)]->begin(
            [&act, &start, person, code = &codes[person]](Connection &connection) {
                start.arrive_and_wait();
                *code = codeOf(act(person, connection));
            });
    for (const auto &person : m_people)
        person->waitUntilDone();
    return codes;
}

void ResetRacesTest::oneOfManyApprovalsExecutes()
{
    for (int round = 0; round < 40; ++round) {
        const qint64 id = request();
        const int seen = version();
        const QByteArray digest = store::findRequest(*m_requester, id)->digest;
        const QList<int> codes = together(
            [&](int, Connection &connection) { return store::approveRequest(connection, id, digest, {}); });
        QCOMPARE(codes.count(0), 1);
        QCOMPARE(codes.count(store::denial::closed), approvers - 1);
        const auto request = test::findResetRequest(*m_requester, id);
        QCOMPARE(request->state, RequestState::Executed);
        QCOMPARE(request->approvals.size(), 1);
        QCOMPARE(version(), seen + 1);
    }
}

void ResetRacesTest::twoNeededApprovalsExecuteOnce()
{
    for (int round = 0; round < 20; ++round) {
        requireApprovals(2);
        const qint64 id = request();
        const int seen = version();
        const QByteArray digest = store::findRequest(*m_requester, id)->digest;
        const QList<int> codes = together(
            [&](int, Connection &connection) { return store::approveRequest(connection, id, digest, {}); });
        QCOMPARE(codes.count(0), 2);
        QCOMPARE(codes.count(store::denial::closed), approvers - 2);
        QCOMPARE(test::findResetRequest(*m_requester, id)->approvals.size(), 2);
        QCOMPARE(version(), seen + 1);
    }
}

void ResetRacesTest::oneEndOfManyDecisions()
{
    for (int round = 0; round < 40; ++round) {
        const qint64 id = request();
        const int seen = version();
        const QByteArray digest = store::findRequest(*m_requester, id)->digest;
        m_other->begin([id](Connection &connection) { store::withdrawRequest(connection, id, {}); });
        const QList<int> codes = together([&](int person, Connection &connection) {
            return person % 2 ? store::approveRequest(connection, id, digest, {})
                              : store::rejectRequest(connection, id, reason());
        });
        m_other->waitUntilDone();
        QVERIFY(codes.count(0) <= 1);
        QCOMPARE(codes.count(0) + codes.count(store::denial::closed), approvers);
        const auto request = test::findResetRequest(*m_requester, id);
        QVERIFY(request->state != RequestState::Pending);
        QCOMPARE(request->state == RequestState::Withdrawn, codes.count(0) == 0);
        QCOMPARE(version(), seen + (request->state == RequestState::Executed ? 1 : 0));
        QCOMPARE(m_raw
                     ->value(u"SELECT COUNT(*) FROM admin_log WHERE action IN ('RESET_EXECUTED', "
                             "'RESET_REJECTED', 'RESET_WITHDRAWN') AND outcome = 'DONE' "
                             "AND JSON_VALUE(details, '$.request') = %1"_s.arg(id))
                     .toInt(),
                 1);
    }
}

void ResetRacesTest::oneOfManyRequestsIsOpen()
{
    for (int round = 0; round < 20; ++round) {
        const auto counter = *store::findCounter(*m_requester, letterKey);
        const QList<int> codes = together([&](int person, Connection &connection) {
            return store::requestReset(connection, {counter->id, counter->version, person,
                                                    store::NumbersAbove::Skip, reason()})
                .map([](qint64) {});
        });
        QCOMPARE(codes.count(0), 1);
        QCOMPARE(codes.count(store::denial::openAlready), approvers - 1);
        const auto open = test::resetRequests(*m_requester)->first();
        QVERIFY(store::rejectRequest(*m_requester, open.id, reason()));
    }
}

QTEST_GUILESS_MAIN(ResetRacesTest)
#include "reset_races_test.moc"
