#include "core/store/alerts/alert_lease_gateway.h"
#include "core/store/people/accounts.h"
#include "core/store/people/people.h"
#include "tests/galera/galera_store.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <array>
#include <thread>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using test::PrivateGalera;

namespace {

constexpr int rounds = 25;

/// A program that evaluates by way of one node. Lives in one thread.
class Program
{
public:
    Program(const store::Address &node, const QString &login)
        : m_connection(open(test::PrivateStore::asPerson(node, login)))
    {
    }

    /// Takes the lease and says that the subject fires. Whether it could.
    bool evaluate(const QString &subject)
    {
        const auto lease = store::takeAlertLease(*m_connection, m_token, u"program"_s, 60s);
        return lease && lease->isOwn && write(lease->epoch, subject);
    }

    bool write(qint64 epoch, const QString &subject)
    {
        const QDateTime now = m_connection->serverNow();
        return store::writeAlertLooks(*m_connection, m_token, epoch,
                                      {{u"CHAIN_BROKEN"_s,
                                        subject,
                                        {},
                                        {.phase = alerts::Phase::Firing,
                                         .since = now,
                                         .lookedAt = now,
                                         .hasData = true,
                                         .value = 1,
                                         .towards = {}}}})
            .has_value();
    }

    qint64 takeLease() { return store::takeAlertLease(*m_connection, m_token, u"program"_s, 60s)->epoch; }

private:
    static std::unique_ptr<store::Connection> open(const store::Address &address)
    {
        auto opened = store::Connection::open(address);
        if (!opened)
            qFatal("%s", qPrintable(opened.error().detail));
        return std::move(*opened);
    }

    const QUuid m_token = QUuid::createUuid();
    std::unique_ptr<store::Connection> m_connection;
};

} // namespace

/// Of programs on different nodes one evaluates the alerts; reading locks nothing there, writing decides.
class GaleraAlertsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!PrivateGalera::isAvailable())
            QSKIP(qPrintable(PrivateGalera::missing()));
        m_store = std::make_unique<test::GaleraStore>();
        m_root = std::make_unique<test::RawSession>(m_store->at(0));
        const auto admin = store::Connection::open(m_store->at(0));
        QVERIFY(admin);
        for (const auto &[login, role] : {std::pair(u"pa.demo"_s, store::Role::ProjectAdmin),
                                          std::pair(u"sa.one"_s, store::Role::SuperAdmin)}) {
            const auto made = store::ensureServerAccount(**admin, {login}, role, store::demoPassword());
            QVERIFY2(made, made ? "" : qPrintable(made.error().detail));
            QTRY_VERIFY(store::Connection::open(test::PrivateStore::asPerson(m_store->at(1), login)));
        }
    }

    void cleanupTestCase()
    {
        m_root.reset();
        m_store.reset();
    }

    void oneOfTwoNodesTakesTheLease()
    {
        int both = 0;
        for (int round = 0; round < rounds; ++round) {
            expireLease();
            const QString subject = u"counter:%1"_s.arg(round);
            std::array<bool, 2> evaluated{};
            std::array<std::thread, 2> programs;
            for (int node = 0; node < 2; ++node)
                programs[size_t(node)] = std::thread([&, node] {
                    evaluated[size_t(node)] =
                        Program(m_store->at(node), node == 0 ? u"pa.demo"_s : u"sa.one"_s).evaluate(subject);
                });
            for (std::thread &program : programs)
                program.join();
            both += evaluated[0] && evaluated[1] ? 1 : 0;
            QVERIFY(firedOf(subject) <= 1);
        }
        QCOMPARE(both, 0);
    }

    void whoLostItOnAnotherNodeWritesNothing()
    {
        expireLease();
        Program first(m_store->at(0), u"pa.demo"_s);
        const qint64 epoch = first.takeLease();
        expireLease();
        Program second(m_store->at(1), u"sa.one"_s);
        QVERIFY(second.evaluate(u"counter:1000"_s));
        QVERIFY(!first.write(epoch, u"counter:1001"_s));
        QCOMPARE(firedOf(u"counter:1000"_s), 1);
        QCOMPARE(firedOf(u"counter:1001"_s), 0);
    }

private:
    void expireLease()
    {
        for (;;) { // another node's change of the row may come first
            if (m_root->run(u"UPDATE alert_lease SET taken_until = '2000-01-01'"_s))
                return;
        }
    }

    int firedOf(const QString &subject)
    {
        return m_root
            ->value(u"SELECT COUNT(*) FROM alert_transitions WHERE event = 'FIRED' AND subject = '%1'"_s.arg(
                subject))
            .toInt();
    }

    std::unique_ptr<test::GaleraStore> m_store;
    std::unique_ptr<test::RawSession> m_root;
};

QTEST_GUILESS_MAIN(GaleraAlertsTest)
#include "alerts_test.moc"
