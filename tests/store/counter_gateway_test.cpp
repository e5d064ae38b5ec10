#include "core/store/counters/counter_gateway.h"
#include "core/store/counters/ordered_counters.h"
#include "core/store/ledger/drawing_gateway.h"
#include "core/store/session/transaction.h"
#include "tests/store/raw_session.h"
#include "tests/support/demo_year.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using numbering::CounterKey;
using store::ErrorKind;

namespace {

CounterKey letter(int year, int part = 0)
{
    return {2, 22, 10, 6, 0, 0, 0, {year, part}};
}

CounterKey rfa(int year)
{
    return {2, 42, std::nullopt, 1, 0, 18, 5, {year, 0}};
}

} // namespace

class CounterGatewayTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_address = test::PrivateStore::instance().demoStore();
        m_raw = std::make_unique<test::RawSession>(m_address);
    }

    void init()
    {
        store::ConnectionOptions options;
        options.lockWaitTimeout = 1s;
        m_connection = store::Connection::open(m_address, options).value_or(nullptr);
        QVERIFY(m_connection);
    }

    void cleanup() { m_connection.reset(); }
    void cleanupTestCase() { m_raw.reset(); }

    void keepsEveryPartOfKey_data()
    {
        QTest::addColumn<int>("year");
        QTest::addColumn<int>("part");
        QTest::addColumn<bool>("isRfa");
        QTest::newRow("yearly") << 2030 << 0 << false;
        QTest::newRow("monthly") << 2030 << 12 << false;
        QTest::newRow("daily") << 2030 << 1231 << false;
        QTest::newRow("never") << 0 << 0 << false;
        QTest::newRow("no recipient") << 2030 << 0 << true;
    }

    void keepsEveryPartOfKey()
    {
        QFETCH(int, year);
        QFETCH(int, part);
        QFETCH(bool, isRfa);
        const CounterKey key = isRfa ? rfa(year) : letter(year, part);
        QVERIFY(!store::findCounter(*m_connection, key)->has_value());
        QVERIFY(store::ensureCounter(*m_connection, key));
        QVERIFY(store::ensureCounter(*m_connection, key));
        const auto counter = store::findCounter(*m_connection, key);
        QVERIFY(counter && *counter);
        QCOMPARE((*counter)->key, key);
        QCOMPARE((*counter)->lastNumber, 0);
        QVERIFY((*counter)->updatedAt.isValid());
    }

    void refusesKey_data()
    {
        QTest::addColumn<CounterKey>("key");
        QTest::newRow("before 2020") << letter(2019);
        QTest::newRow("after 2100") << letter(2101);
        QTest::newRow("part outside a year") << letter(2030, 1232);
        QTest::newRow("unknown project") << CounterKey{77, 22, 10, 6, 0, 0, 0, {2030, 0}};
        QTest::newRow("unknown recipient") << CounterKey{2, 22, 77, 6, 0, 0, 0, {2030, 0}};
    }

    void refusesKey()
    {
        QFETCH(CounterKey, key);
        const auto made = store::ensureCounter(*m_connection, key);
        QVERIFY(!made);
        QCOMPARE(made.error().kind, ErrorKind::Refused);
    }

    void manyMakeOneCounter()
    {
        std::atomic<int> good = 0;
        std::vector<std::thread> callers;
        for (int caller = 0; caller < 8; ++caller) {
            callers.emplace_back([&] {
                auto connection = store::Connection::open(m_address);
                good += connection && store::ensureCounter(**connection, letter(2031));
            });
        }
        for (std::thread &caller : callers)
            caller.join();
        QCOMPARE(good.load(), 8);
        QCOMPARE(m_raw->value(u"SELECT COUNT(*) FROM document_number_counters WHERE current_year = 2031"_s)
                     .toInt(),
                 1);
    }

    void doesNotWaitForLockedCounter()
    {
        QVERIFY(store::ensureCounter(*m_connection, letter(2032)));
        QVERIFY(m_raw->run(u"START TRANSACTION"_s));
        m_raw->value(u"SELECT id FROM document_number_counters WHERE current_year = 2032 FOR UPDATE"_s);
        const auto ensured = store::ensureCounter(*m_connection, letter(2032));
        const auto transaction = store::Transaction::begin(*m_connection);
        const auto locked = store::lockCounter(*m_connection, letter(2032));
        QVERIFY(m_raw->run(u"ROLLBACK"_s));
        QVERIFY(ensured);
        QVERIFY(!locked);
        QCOMPARE(locked.error().kind, ErrorKind::LockTimeout);
    }

    void raisesOncePerVersion()
    {
        QVERIFY(store::ensureCounter(*m_connection, letter(2033)));
        auto transaction = store::Transaction::begin(*m_connection);
        const auto seen = store::lockCounter(*m_connection, letter(2033));
        QVERIFY(seen);
        QVERIFY(store::raiseCounter(*m_connection, *seen, 5, {}));
        const auto again = store::raiseCounter(*m_connection, *seen, 6, {});
        QVERIFY(!again);
        QCOMPARE(again.error().kind, ErrorKind::Conflict);
        QVERIFY(transaction->commit());
        const auto counter = store::findCounter(*m_connection, letter(2033));
        QCOMPARE((*counter)->lastNumber, 5);
        QCOMPARE((*counter)->version, seen->version + 1);
    }

    void findsNoCounterToLock()
    {
        const auto transaction = store::Transaction::begin(*m_connection);
        QCOMPARE(store::lockCounter(*m_connection, letter(2099)).error().kind, ErrorKind::NotFound);
    }

    void pagesThroughAll()
    {
        QList<qint64> ids;
        for (qint64 after = 0;;) {
            const auto page = store::counterPage(*m_connection, {}, after, 4);
            QVERIFY(page);
            if (page->isEmpty())
                break;
            for (const store::Counter &counter : *page)
                ids.append(counter.id);
            after = ids.last();
        }
        QVERIFY(std::is_sorted(ids.cbegin(), ids.cend()));
        QCOMPARE(ids.size(), m_raw->value(u"SELECT COUNT(*) FROM document_number_counters"_s).toInt());
    }

    void givesAllInOrder_data()
    {
        QTest::addColumn<store::CounterSort>("by");
        QTest::addColumn<bool>("isDescending");
        using enum store::CounterSort;
        for (const bool isDescending : {false, true}) {
            for (const store::CounterSort by :
                 {Project, Type, Sender, Recipient, Period, LastNumber, Updated})
                QTest::addRow("%d, %s", int(by), isDescending ? "down" : "up") << by << isDescending;
        }
    }

    /// As the server sorts by the same, whatever the size of the page.
    void givesAllInOrder()
    {
        QFETCH(const store::CounterSort, by);
        QFETCH(const bool, isDescending);
        const QString values[] = {u"project_code"_s,
                                  u"type_code"_s,
                                  u"senders.organization_code"_s,
                                  u"COALESCE(recipients.organization_code, '')"_s,
                                  u"current_year * 10000 + current_period"_s,
                                  u"last_number"_s,
                                  u"updated_at"_s};
        const QStringList expected = m_raw->column(
            u"SELECT counters.id FROM document_number_counters AS counters "
            "JOIN projects ON projects.id = project_id "
            "JOIN correspondence_types AS types ON types.id = correspondence_type_id "
            "JOIN organizations AS senders ON senders.id = originator_organization_id "
            "LEFT JOIN organizations AS recipients ON recipients.id = recipient_organization_id "
            "ORDER BY %1 %2, counters.id %2"_s.arg(values[int(by)], isDescending ? u"DESC"_s : u"ASC"_s));
        QVERIFY(expected.size() > 10);
        QCOMPARE(idsInOrder({by, isDescending}, true), expected);
        QCOMPARE(idsInOrder({by, isDescending}, false), expected);
    }

    /// Whoever scrolls sees each counter once, as it is, though one is drawn from meanwhile.
    void placesStay()
    {
        const store::CounterOrder order{store::CounterSort::LastNumber, true};
        const auto first = store::orderedCounterPage(*m_connection, {}, order, {}, 2);
        QVERIFY(first);
        const qint64 moved = first->behind.ahead.constLast().id;
        m_raw->dropGuards();
        QVERIFY(m_raw->run(u"UPDATE document_number_counters SET last_number = last_number + 5000 "
                           "WHERE id = %1"_s.arg(moved)));
        const auto others = store::orderedCounterPage(*m_connection, {}, order, first->behind, 1000);
        QVERIFY(m_raw->run(u"UPDATE document_number_counters SET last_number = last_number - 5000 "
                           "WHERE id = %1"_s.arg(moved)));
        QVERIFY(others);
        QCOMPARE(others->counters.constLast().id, moved);
        QVERIFY(others->counters.constLast().lastNumber >= 5000);
    }

    void filters()
    {
        store::CounterFilter filter;
        filter.projectId = 2;
        filter.organizationId = 42;
        filter.year = test::demoYear();
        const auto counters = store::counterPage(*m_connection, filter, 0, 100);
        QVERIFY(counters);
        QCOMPARE(counters->size(), 5);
        filter.typeId = 1;
        QCOMPARE(store::counterPage(*m_connection, filter, 0, 100)->size(), 3);
        filter.organizationId = 10;
        QCOMPARE(store::counterPage(*m_connection, filter, 0, 100)->size(), 0);
    }

private:
    /// Page by page, with the places that are known ahead or as if they were at their end.
    QStringList idsInOrder(store::CounterOrder order, bool withPlaces)
    {
        QStringList given;
        store::CounterPlaces from;
        constexpr int limit = 4;
        for (bool isLast = false; !isLast;) {
            const auto page = store::orderedCounterPage(*m_connection, {}, order, from, limit);
            if (!page)
                return {page.error().detail};
            for (const store::Counter &counter : page->counters)
                given += QString::number(counter.id);
            from = withPlaces ? page->behind : store::CounterPlaces{.last = page->behind.last};
            isLast = page->counters.size() < limit;
        }
        return given;
    }

    store::Address m_address;
    std::unique_ptr<store::Connection> m_connection;
    std::unique_ptr<test::RawSession> m_raw;
};

QTEST_GUILESS_MAIN(CounterGatewayTest)
#include "counter_gateway_test.moc"
