#include "core/audit/ledger_verifier.h"
#include "core/store/people/people.h"
#include "core/store/schema/schema.h"
#include "core/store/session/denial.h"
#include "tests/allocation/numbering_store.h"

#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::Allocator;
using allocation::FailureCode;
using allocation::ValidationFault;

namespace {

constexpr int projectAdmin = 1;
constexpr int superAdmin = 2;
constexpr int service = 5;

} // namespace

/// Who drew and for whom (3.11.8.1), and how often (3.11.14.2).
class WhoDrewTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void namesTheServiceAndThePerson();
    void namesTheServiceAloneWhereNobodyIsNamed();
    void namesPersonsOfRevisions();
    void refusesToNameOthers_data();
    void refusesToNameOthers();
    void limitsPeople_data();
    void limitsPeople();
    void countsRequestsAndNotNumbers();
    void givesServedNumbersBeyondTheLimit();
    void limitsServicesByDefault();
    void letsTheOwnerDrawAsHimself();
    void limitsTheOwner();
    void keepsAccountsThatTheLedgerNames();

private:
    allocation::Outcome draw(const allocation::Caller &caller, int count = 1);
    QString newest(); ///< row of the ledger
    void limit(const QString &what, int value);
    bool isIntact();
    store::Address asService() const
    {
        return PrivateStore::asPerson(m_store->address(), u"allocator.demo"_s);
    }

    std::unique_ptr<NumberingStore> m_store;
    std::unique_ptr<Allocator> m_allocator;
};

void WhoDrewTest::init()
{
    m_allocator.reset();
    NumberingStore::renew(m_store);
    m_store->change(u"DELETE FROM drawing_rates"_s);
    m_store->change(u"DELETE FROM drawing_pace"_s);
    m_allocator = std::make_unique<Allocator>(asService());
}

allocation::Outcome WhoDrewTest::draw(const allocation::Caller &caller, int count)
{
    allocation::Request request = letterRequest();
    request.caller = caller;
    request.count = count;
    return m_allocator->allocate(request);
}

QString WhoDrewTest::newest()
{
    return m_store
        ->value(u"SELECT CONCAT_WS(' ', event, user_id, drawn_by, ip_address, user_agent) "
                "FROM document_number_audit ORDER BY id DESC LIMIT 1"_s)
        .toString();
}

void WhoDrewTest::limit(const QString &what, int value)
{
    m_store->alter(
        u"UPDATE store_settings SET value = %1 WHERE name = '%2_numbers_per_minute'"_s.arg(value).arg(what));
}

bool WhoDrewTest::isIntact()
{
    const auto verified = audit::verifyLedger(m_store->connection());
    return verified && verified->isIntact();
}

void WhoDrewTest::namesTheServiceAndThePerson()
{
    const auto drawn = draw({.userId = projectAdmin, .ipAddress = u"192.0.2.7"_s, .userAgent = u"DMS"_s});
    QVERIFY2(drawn, textOf(drawn));
    QCOMPARE(newest(), u"ISSUED 1 5 192.0.2.7 DMS"_s);
    QVERIFY(isIntact());
    // Where the person sits was left out: the store knows where the service does.
    const auto other = draw({.userId = superAdmin, .ipAddress = {}, .userAgent = u"DMS"_s}, 2);
    QVERIFY2(other, textOf(other));
    QCOMPARE(newest(), u"ISSUED 2 5 localhost DMS"_s);
    QVERIFY(isIntact());
}

void WhoDrewTest::namesTheServiceAloneWhereNobodyIsNamed()
{
    const auto drawn = draw({.userId = 0, .ipAddress = u"192.0.2.7"_s, .userAgent = u"DMS"_s});
    QVERIFY2(drawn, textOf(drawn));
    QCOMPARE(newest(), u"ISSUED 5 5 localhost DMS"_s);
    const auto own = draw({.userId = service, .ipAddress = u"192.0.2.7"_s, .userAgent = u"DMS"_s}, 2);
    QVERIFY2(own, textOf(own));
    QCOMPARE(newest(), u"ISSUED 5 5 localhost DMS"_s);
    QVERIFY(isIntact());
}

void WhoDrewTest::namesPersonsOfRevisions()
{
    allocation::Request request = rfaRequest();
    const auto drawn = m_allocator->allocate(request);
    QVERIFY2(drawn, textOf(drawn));
    request.requestId = allocation::newRequestId();
    request.caller = {.userId = superAdmin, .ipAddress = u"192.0.2.8"_s, .userAgent = u"DMS"_s};
    const auto revised = m_allocator->revise(demo::project, drawn->first().number, u"B"_s, request);
    QVERIFY(revised);
    QCOMPARE(newest(), u"REVISED 2 5 192.0.2.8 DMS"_s);
    QVERIFY(isIntact());
}

void WhoDrewTest::refusesToNameOthers_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<int>("account");
    QTest::addColumn<QString>("fault");
    QTest::newRow("without the right") << u"UPDATE users SET may_name_persons = FALSE WHERE id = 5"_s
                                       << projectAdmin << u"PERSON_NOT_ALLOWED"_s;
    QTest::newRow("nobody") << u"DO 1"_s << 4711 << u"PERSON_UNKNOWN"_s;
    QTest::newRow("somebody who left")
        << u"UPDATE users SET is_active = FALSE WHERE id = 2"_s << superAdmin << u"PERSON_UNKNOWN"_s;
}

void WhoDrewTest::refusesToNameOthers()
{
    QFETCH(QString, change);
    QFETCH(int, account);
    QFETCH(QString, fault);
    m_store->alter(change);
    const auto refused = draw({.userId = account, .ipAddress = u"192.0.2.7"_s, .userAgent = u"DMS"_s});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, FailureCode::ValidationError);
    QCOMPARE(allocation::faultName(refused.error().fault), fault);
    QVERIFY(!refused.error().isRetryable());
    QVERIFY(allocation::describe(refused.error()).contains(QString::number(account)));
    QCOMPARE(m_store->ledgerRows(), 0);
    QCOMPARE(m_store->lastNumbers(), 0);
    const auto own = draw({});
    QVERIFY2(own, textOf(own));
}

void WhoDrewTest::limitsPeople_data()
{
    QTest::addColumn<QString>("limited");
    QTest::addColumn<int>("denial");
    QTest::newRow("a person") << u"person"_s << store::denial::tooManyByPerson;
    QTest::newRow("an address") << u"address"_s << store::denial::tooManyFromAddress;
}

void WhoDrewTest::limitsPeople()
{
    QFETCH(QString, limited);
    QFETCH(int, denial);
    limit(limited, 3);
    const allocation::Caller busy{.userId = projectAdmin, .ipAddress = u"192.0.2.7"_s, .userAgent = {}};
    allocation::Outcome outcome;
    int drawn = -1;
    do {
        outcome = draw(busy);
        ++drawn;
    } while (outcome && drawn < 7);
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, FailureCode::RateLimited);
    QCOMPARE(outcome.error().cause.serverCode, denial);
    QVERIFY(outcome.error().isRetryable());
    QVERIFY(outcome.error().retryAfter().value_or(0) >= 1 && *outcome.error().retryAfter() <= 60);
    QVERIFY2(drawn >= 3, QByteArray::number(drawn)); // more where a minute ended meanwhile
    QCOMPARE(m_store->ledgerRows(), drawn);
    QCOMPARE(m_store->value(u"SELECT MAX(error_type) FROM document_number_errors"_s).toString(),
             u"RATE_LIMITED"_s);
    // Others go on as if nothing were, the service too.
    const auto other = draw({.userId = superAdmin, .ipAddress = u"192.0.2.8"_s, .userAgent = {}});
    QVERIFY2(other, textOf(other));
    for (int i = 0; i < 4; ++i)
        QVERIFY(draw({}));
}

void WhoDrewTest::countsRequestsAndNotNumbers()
{
    limit(u"person"_s, 2);
    const auto many = draw({.userId = projectAdmin, .ipAddress = {}, .userAgent = {}}, 40);
    QVERIFY2(many, textOf(many));
    QCOMPARE(m_store->value(u"SELECT used FROM drawing_rates"_s).toInt(), 1);
}

void WhoDrewTest::givesServedNumbersBeyondTheLimit()
{
    limit(u"person"_s, 1);
    allocation::Request request = letterRequest();
    const auto first = m_allocator->allocate(request);
    QVERIFY2(first, textOf(first));
    while (m_allocator->allocate(letterRequest())) {
    } // until refused, whatever minute it is
    const auto again = m_allocator->allocate(request);
    QVERIFY2(again, textOf(again));
    QCOMPARE(again->first().number, first->first().number);
}

void WhoDrewTest::limitsServicesByDefault()
{
    limit(u"service"_s, 3);
    const auto refused = draw({}, 4);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, FailureCode::RateLimited);
    QCOMPARE(refused.error().cause.serverCode, store::denial::tooManyNumbers);
    QVERIFY(refused.error().retryAfter());
    QVERIFY(draw({}, 3));
    m_store->alter(u"UPDATE users SET numbers_per_minute = 0 WHERE id = 5"_s);
    QVERIFY(draw({}, 4));
}

void WhoDrewTest::letsTheOwnerDrawAsHimself()
{
    Allocator allocator(m_store->address());
    allocation::Request request = letterRequest();
    request.caller = {.userId = 0, .ipAddress = {}, .userAgent = u"own program"_s};
    const auto drawn = allocator.allocate(request);
    QVERIFY2(drawn, textOf(drawn));
    const auto owner = store::findPerson(m_store->connection(), m_store->address().user);
    QVERIFY(owner);
    QCOMPARE(owner->role, store::Role::Administrator);
    QCOMPARE(newest(), u"ISSUED %1 %1 localhost own program"_s.arg(owner->id));
    QCOMPARE(
        m_store
            ->value(u"SELECT COUNT(*) FROM admin_log WHERE action = 'PERSON_ADDED' AND subject = '%1'"_s.arg(
                m_store->address().user))
            .toInt(),
        1);
    QVERIFY(isIntact());
}

void WhoDrewTest::limitsTheOwner()
{
    limit(u"person"_s, 2);
    Allocator allocator(m_store->address());
    allocation::Outcome outcome;
    int drawn = -1;
    do {
        allocation::Request request = letterRequest();
        request.caller = {};
        outcome = allocator.allocate(request);
        ++drawn;
    } while (outcome && drawn < 5);
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().cause.serverCode, store::denial::tooManyByPerson);
    QVERIFY2(drawn >= 2, QByteArray::number(drawn));
}

void WhoDrewTest::keepsAccountsThatTheLedgerNames()
{
    QVERIFY(draw({.userId = projectAdmin, .ipAddress = {}, .userAgent = {}}));
    for (const QString &sql : {u"DELETE FROM users WHERE id = 1"_s, u"DELETE FROM users WHERE id = 5"_s,
                               u"UPDATE users SET id = 77 WHERE id = 1"_s}) {
        const auto done = m_store->connection().execute(sql);
        QVERIFY(!done);
        QCOMPARE(done.error().serverCode, 1451);
    }
}

QTEST_GUILESS_MAIN(WhoDrewTest)
#include "who_drew_test.moc"
