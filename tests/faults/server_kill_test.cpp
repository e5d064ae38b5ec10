#include "tests/faults/crowd.h"
#include "tests/faults/fault_store.h"
#include "tests/faults/settings.h"
#include "tests/support/wait_until.h"

#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// kill -9 of the server, and its start on the same data, while numbers are drawn.
class ServerKillTest : public QObject
{
    Q_OBJECT

private slots:
    void survivesKilledServers();
};

void ServerKillTest::survivesKilledServers()
{
    constexpr int callers = 100;
    constexpr int mostAnswers = 300;
    const int kills = faultCount("LEKTHI_FAULTS_SERVER_KILLS", 6);
    FaultStore store;
    Oracle oracle;
    allocation::AllocatorOptions options;
    options.retry.firstConnectionDelay = 20ms;
    options.batchLimit = 25;
    allocation::Allocator allocator(store.address(), options);
    Crowd crowd(allocator, oracle, callers, faultSeed());
    std::mt19937_64 random(faultSeed());
    for (int kill = 0; kill < kills; ++kill) {
        const int enough = crowd.answered() + int(random() % mostAnswers);
        QVERIFY(waitUntil([&] { return crowd.answered() >= enough; }, 60s));
        store.killAndRestart();
    }
    crowd.stop();
    const QStringList found = oracle.findings(store.address());
    reportFaults(u"%1 kill -9 of the server under %2 callers"_s.arg(kills).arg(callers),
                 oracle.verdict(found));
    QCOMPARE(found, QStringList());
    QCOMPARE(oracle.unansweredRequests(), 0);
}

QTEST_GUILESS_MAIN(ServerKillTest)
#include "server_kill_test.moc"
