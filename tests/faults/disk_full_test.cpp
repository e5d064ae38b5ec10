#include "tests/faults/crowd.h"
#include "tests/faults/fault_store.h"
#include "tests/faults/settings.h"
#include "tests/store/raw_session.h"
#include "tests/support/wait_until.h"

#include <QFile>
#include <QTest>

#include <csignal>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using store::ErrorKind;

/// A server whose disk is full while numbers are drawn, and has space again later.
class DiskFullTest : public QObject
{
    Q_OBJECT

private slots:
    void survivesFullDisks();
    void comesBackWithAllNumbers();
};

namespace {

/// A disk that can be filled, for servers that are started while it exists.
class Disk
{
public:
    Disk()
    {
        qputenv("LEKTHI_FULL_DISK", QFile::encodeName(m_flag.fileName()));
        qputenv("LEKTHI_FULL_DISK_UNDER", "/"); // the server's own files are all that it writes
        qputenv("LD_PRELOAD", LEKTHI_FULL_DISK_LIBRARY);
    }
    ~Disk() { qunsetenv("LD_PRELOAD"); }
    Disk(const Disk &) = delete;
    Disk &operator=(const Disk &) = delete;

    bool fill() { return m_flag.open(QIODevice::WriteOnly); }
    bool clear() { return m_flag.remove(); }

private:
    ScratchDirectory m_scratch;
    QFile m_flag{m_scratch.filePath(u"full"_s)};
};

bool isRunning(const FaultStore &store)
{
    return ::kill(pid_t(store.serverProcessId()), 0) == 0;
}

} // namespace

void DiskFullTest::survivesFullDisks()
{
    constexpr int callers = 100;
    const int rounds = faultCount("LEKTHI_FAULTS_FULL_DISKS", 2);
    int deadServers = 0;
    Disk disk;
    FaultStore store;
    Oracle oracle;
    allocation::AllocatorOptions options;
    options.retry.connectionRetries = 1;
    options.retry.firstConnectionDelay = 20ms;
    auto allocator = std::make_unique<allocation::Allocator>(store.address(), options);
    Crowd crowd(*allocator, oracle, callers, faultSeed());
    for (int round = 0; round < rounds; ++round) {
        const int before = crowd.failed(ErrorKind::DiskFull);
        QVERIFY(disk.fill());
        const bool told =
            waitUntil([&] { return crowd.failed(ErrorKind::DiskFull) > before || !isRunning(store); }, 120s);
        QVERIFY(disk.clear());
        QVERIFY(told);
        if (!isRunning(store)) {
            ++deadServers;
            store.killAndRestart();
        }
        const int enough = crowd.answered() + callers + 1;
        QVERIFY(waitUntil([&] { return crowd.answered() >= enough; }, 60s));
    }
    crowd.stop();
    allocator.reset();
    store.killAndRestart(); // what was acknowledged is on the disk
    const QStringList found = oracle.findings(store.address());
    reportFaults(u"%1 full disks (%2 servers gave up) and a kill -9"_s.arg(rounds).arg(deadServers),
                 oracle.verdict(found));
    QCOMPARE(found, QStringList());
    QCOMPARE(oracle.unansweredRequests(), 0);
}

/// The server ends while the disk is full and does not start on it; with space again it does, and holds what
/// it held (installer/full-disk.md).
void DiskFullTest::comesBackWithAllNumbers()
{
    const auto ledger = u"SELECT CONCAT_WS(' ', sequence_number, generated_number, HEX(row_hash)) "
                        "FROM document_number_audit ORDER BY id"_s;
    Disk disk;
    FaultStore store;
    const auto draw = [&] {
        auto request = letter(10, QDate(2025, 12, 2));
        request.requestId = QUuid::createUuid();
        return allocation::Allocator(store.address()).allocate(request);
    };
    for (int number = 0; number < 20; ++number)
        QVERIFY(draw());
    const QStringList before = RawSession(store.address()).column(ledger);
    QCOMPARE(before.size(), 20);
    QVERIFY(disk.fill());
    store.kill();
    QVERIFY(!store.startAgain(5s).isEmpty());
    QVERIFY(disk.clear());
    // It looks once a minute whether there is space.
    QString failure;
    QVERIFY2(waitUntil([&] { return (failure = store.startAgain(100s)).isEmpty(); }, 200s),
             qPrintable(failure));
    QCOMPARE(RawSession(store.address()).column(ledger), before);
    const auto next = draw();
    QVERIFY(next);
    QCOMPARE(next->constFirst().sequence, 21);
}

QTEST_GUILESS_MAIN(DiskFullTest)
#include "disk_full_test.moc"
