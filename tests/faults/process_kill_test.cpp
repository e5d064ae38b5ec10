#include "tests/faults/drawing_process.h"
#include "tests/faults/request_maker.h"
#include "tests/faults/settings.h"
#include "tests/store/emptied_store.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// kill -9 of one of two processes that draw from the same counters; the next one repeats what was not
/// answered.
class ProcessKillTest : public QObject
{
    Q_OBJECT

private slots:
    void survivesKilledProcesses();
};

namespace {

const auto program = QStringLiteral(LEKTHI_DRAWING_PROGRAM);

} // namespace

void ProcessKillTest::survivesKilledProcesses()
{
    constexpr int callersEach = 50;
    constexpr int mostAnswers = 150;
    const int kills = faultCount("LEKTHI_FAULTS_PROCESS_KILLS", 12);
    const store::Address address = emptiedStore(PrivateStore::instance().demoStore());
    Oracle oracle;
    RequestMaker maker(faultSeed());
    DrawingProcess first(program, address, oracle, {.callers = callersEach});
    DrawingProcess second(program, address, oracle, {.callers = callersEach});
    std::mt19937_64 random(faultSeed());
    for (int kill = 0; kill < kills; ++kill) {
        DrawingProcess &victim = random() % 2 == 0 ? first : second;
        const int enough = victim.answered() + int(random() % mostAnswers);
        while (victim.answered() < enough) {
            for (DrawingProcess *process : {&first, &second}) {
                process->keepBusy([&] { return maker.next(); });
                process->listen(1ms);
            }
        }
        victim.killAndRestart();
    }
    QVERIFY(first.finish(60s));
    QVERIFY(second.finish(60s));
    const QStringList found = oracle.findings(address);
    reportFaults(u"%1 kill -9 of a drawing process under %2 callers"_s.arg(kills).arg(2 * callersEach),
                 oracle.verdict(found));
    QCOMPARE(found, QStringList());
    QCOMPARE(oracle.unansweredRequests(), 0);
}

QTEST_GUILESS_MAIN(ProcessKillTest)
#include "process_kill_test.moc"
