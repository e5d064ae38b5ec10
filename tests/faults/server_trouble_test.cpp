#include "tests/faults/crowd.h"
#include "tests/faults/settings.h"
#include "tests/store/emptied_store.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"
#include "tests/support/wait_until.h"

#include "core/store/session/connection.h"

#include <QTest>

#include <csignal>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using store::ErrorKind;

/// A server that lives but does not serve, while numbers are drawn. Numbers go on by themselves afterwards.
class ServerTroubleTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_address = PrivateStore::instance().demoStore(); }
    void init();
    void cleanup();

    void survivesKilledSessions();
    void survivesDeadlocks();
    void tellsThatTheCounterIsLocked();
    void tellsThatNoSessionIsLeft();
    void tellsThatTheServerIsReadOnly();
    void survivesAServerThatHangs();

private:
    void begin(const store::Address &address, int counters = RequestMaker::allCounters);
    bool goesOn();
    bool fails(ErrorKind kind);
    void end(const QString &injected);
    QStringList sessions();
    std::vector<std::unique_ptr<store::Connection>> takeAllSessions();
    QStringList sessionsBut(const std::vector<std::unique_ptr<store::Connection>> &taken);

    store::Address m_address;
    std::unique_ptr<RawSession> m_admin;
    std::unique_ptr<Oracle> m_oracle;
    std::unique_ptr<allocation::Allocator> m_allocator;
    std::unique_ptr<Crowd> m_crowd;
};

namespace {

constexpr int callers = 50;

allocation::AllocatorOptions impatient()
{
    allocation::AllocatorOptions options;
    options.batchLimit = 10;
    options.retry = {.lockTimeoutRetries = 2,
                     .connectionRetries = 1,
                     .firstLockDelay = 5ms,
                     .firstConnectionDelay = 10ms,
                     .longestDelay = 100ms};
    options.session = {
        .connectTimeout = 2s, .readTimeout = 2s, .lockWaitTimeout = 1s, .idleTransactionTimeout = 2s};
    return options;
}

} // namespace

void ServerTroubleTest::init()
{
    emptiedStore(m_address);
    m_admin = std::make_unique<RawSession>(m_address);
    m_oracle = std::make_unique<Oracle>();
}

void ServerTroubleTest::cleanup()
{
    m_crowd.reset();
    m_allocator.reset();
}

void ServerTroubleTest::begin(const store::Address &address, int counters)
{
    m_allocator = std::make_unique<allocation::Allocator>(address, impatient());
    m_crowd = std::make_unique<Crowd>(*m_allocator, *m_oracle, callers, faultSeed(), counters);
    QVERIFY(goesOn());
}

bool ServerTroubleTest::goesOn()
{
    const int enough = m_crowd->answered() + callers + 1; // one who did not wait since before the fault
    return waitUntil([&] { return m_crowd->answered() >= enough; }, 60s);
}

bool ServerTroubleTest::fails(ErrorKind kind)
{
    const int before = m_crowd->failed(kind);
    return waitUntil([&] { return m_crowd->failed(kind) > before; }, 60s);
}

void ServerTroubleTest::end(const QString &injected)
{
    QVERIFY(goesOn());
    m_crowd->stop();
    const QStringList found = m_oracle->findings(m_address);
    reportFaults(injected, m_oracle->verdict(found));
    QCOMPARE(found, QStringList());
    QCOMPARE(m_oracle->unansweredRequests(), 0);
}

QStringList ServerTroubleTest::sessions()
{
    return m_admin->column(
        u"SELECT id FROM information_schema.PROCESSLIST WHERE id <> CONNECTION_ID() AND db = '%1'"_s.arg(
            m_address.database));
}

void ServerTroubleTest::survivesKilledSessions()
{
    const int rounds = faultCount("LEKTHI_FAULTS_SESSION_ROUNDS", 20);
    int killed = 0;
    begin(m_address);
    for (int round = 0; round < rounds; ++round) {
        for (const QString &session : sessions())
            killed += m_admin->run(u"KILL "_s + session) ? 1 : 0;
        const int enough = m_crowd->answered() + 1;
        QVERIFY(waitUntil([&] { return m_crowd->answered() >= enough; }, 60s));
    }
    QVERIFY(killed > 0);
    end(u"%1 killed sessions"_s.arg(killed));
}

/// A foreign session holds a number that is soon to be drawn, then wants the counter that the drawing session
/// holds.
void ServerTroubleTest::survivesDeadlocks()
{
    const int rounds = faultCount("LEKTHI_FAULTS_DEADLOCKS", 15);
    const auto deadlocks = u"SELECT variable_value FROM information_schema.GLOBAL_STATUS "
                           "WHERE variable_name = 'INNODB_DEADLOCKS'"_s;
    const auto counter =
        u"FROM document_number_counters WHERE recipient_organization_id = 10 AND current_year = 2025"_s;
    begin(m_address, 1);
    const int before = m_admin->value(deadlocks).toInt();
    const auto forced = [&] { return m_admin->value(deadlocks).toInt() - before; };
    // On a slow machine the crowd may not come as far as the number in a round.
    for (int round = 0; round < rounds || (forced() == 0 && round < 20 * rounds); ++round) {
        QVERIFY(m_admin->run(u"START TRANSACTION"_s));
        // More changed rows than a drawing session has, so that the server picks that one as the victim.
        QVERIFY(m_admin->run(u"INSERT INTO document_number_taken (project_id, correspondence_type_id, "
                             u"number, request_id) SELECT 2, 6, CONCAT('filler ', seq), UUID() "
                             "FROM seq_1_to_300"_s));
        const int last = m_admin->value(u"SELECT last_number "_s + counter).toInt();
        const QString number = u"คคง.-สคฉ.3-%1-2568"_s.arg(last + 40, 4, 10, QChar(u'0'));
        if (m_admin->run(
                u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) VALUES (2, 6, '%1', UUID())"_s
                    .arg(number))) {
            QTest::qWait(30);
            m_admin->run(u"SELECT id "_s + counter + u" FOR UPDATE"_s);
        }
        m_admin->run(u"ROLLBACK"_s);
    }
    QVERIFY(forced() > 0);
    end(u"%1 forced deadlocks"_s.arg(forced()));
}

void ServerTroubleTest::tellsThatTheCounterIsLocked()
{
    begin(m_address);
    QVERIFY(m_admin->run(u"START TRANSACTION"_s));
    QVERIFY(m_admin->run(u"UPDATE document_number_counters SET updated_at = updated_at"_s));
    QVERIFY(fails(ErrorKind::LockTimeout));
    QVERIFY(m_admin->run(u"ROLLBACK"_s));
    end(u"1 foreign session that kept all counters locked"_s);
}

std::vector<std::unique_ptr<store::Connection>> ServerTroubleTest::takeAllSessions()
{
    std::vector<std::unique_ptr<store::Connection>> taken;
    while (true) {
        auto session = store::Connection::open(m_address);
        if (!session)
            return taken;
        taken.push_back(std::move(*session));
    }
}

QStringList ServerTroubleTest::sessionsBut(const std::vector<std::unique_ptr<store::Connection>> &taken)
{
    QStringList others = sessions();
    for (const auto &session : taken)
        others.removeAll(QString::number(session->serverThreadId()));
    return others;
}

void ServerTroubleTest::tellsThatNoSessionIsLeft()
{
    begin(m_address);
    const QString limit = m_admin->value(u"SELECT @@max_connections"_s).toString();
    QVERIFY(m_admin->run(u"SET GLOBAL max_connections = 10"_s));
    const int before = m_crowd->failed(ErrorKind::Busy);
    auto taken = takeAllSessions();
    // An allocator may be quicker to take a free session than this test.
    const bool told = waitUntil(
        [&] {
            for (const QString &session : sessionsBut(taken))
                m_admin->run(u"KILL "_s + session);
            for (auto &more : takeAllSessions())
                taken.push_back(std::move(more));
            return m_crowd->failed(ErrorKind::Busy) > before;
        },
        60s);
    taken.clear();
    QVERIFY(m_admin->run(u"SET GLOBAL max_connections = "_s + limit));
    QVERIFY(told);
    end(u"1 server without a free session"_s);
}

void ServerTroubleTest::tellsThatTheServerIsReadOnly()
{
    QVERIFY(m_admin->run(u"CREATE OR REPLACE USER plain@localhost IDENTIFIED BY 'plain'"_s));
    QVERIFY(m_admin->run(u"GRANT SELECT ON %1.* TO plain@localhost"_s.arg(m_address.database)));
    QVERIFY(m_admin->run(u"GRANT EXECUTE ON %1_api.* TO plain@localhost"_s.arg(m_address.database)));
    store::Address plain = m_address;
    plain.user = u"plain"_s;
    plain.password = u"plain"_s;
    const int rounds = faultCount("LEKTHI_FAULTS_READ_ONLY", 20);
    begin(plain);
    for (int round = 0; round < rounds; ++round) {
        for (const QString &session : sessions())
            m_admin->run(u"KILL "_s + session);
        QTest::qWait(round % 40);
        QVERIFY(m_admin->run(u"SET GLOBAL read_only = 1"_s));
        const bool told = fails(ErrorKind::ReadOnly);
        QVERIFY(m_admin->run(u"SET GLOBAL read_only = 0"_s));
        QVERIFY(told);
        QVERIFY(goesOn());
    }
    end(u"1 server that was read-only"_s);
}

void ServerTroubleTest::survivesAServerThatHangs()
{
    const auto server = pid_t(PrivateStore::instance().serverProcessId());
    begin(m_address);
    ::kill(server, SIGSTOP);
    const bool told = fails(ErrorKind::Unreachable);
    ::kill(server, SIGCONT);
    QVERIFY(told);
    end(u"1 server that hung"_s);
}

QTEST_GUILESS_MAIN(ServerTroubleTest)
#include "server_trouble_test.moc"
