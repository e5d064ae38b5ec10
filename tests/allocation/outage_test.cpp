#include "tests/allocation/numbering_store.h"

#include "app/local/local_server.h"
#include "core/store/schema/schema.h"
#include "tests/allocation/patient_callers.h"
#include "tests/support/prepared_stores.h"
#include "tests/support/scratch_directory.h"
#include "tests/support/wait_until.h"

#include <QTest>

#include <csignal>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::Allocator;

/// A server that is killed while numbers are drawn. It has a durable server of its own.
class OutageTest : public QObject
{
    Q_OBJECT

private slots:
    void losesNothingWhenTheServerIsKilled();

private:
    std::unique_ptr<local::LocalServer> startServer();

    ScratchDirectory m_scratch;
};

namespace {

constexpr int callers = 20;
constexpr int drawsEach = 25;

} // namespace

std::unique_ptr<local::LocalServer> OutageTest::startServer()
{
    local::LocalServerOptions options;
    options.dataDirectory = m_scratch.filePath(u"data"_s);
    options.runtimeDirectory = m_scratch.filePath(u"run"_s);
    auto server = local::LocalServer::open(options);
    return server ? std::move(*server) : nullptr;
}

void OutageTest::losesNothingWhenTheServerIsKilled()
{
    auto server = startServer();
    QVERIFY(server);
    const store::Address address = server->address();
    makeDemoStore(address);

    auto allocator = std::make_unique<Allocator>(address);
    PatientCallers crowd(*allocator, callers, drawsEach);
    std::unique_ptr<local::LocalServer> restarted;
    for (int kill = 1; kill <= 3; ++kill) {
        const bool busy = waitUntil([&] { return crowd.answered() >= kill * 100; });
        ::kill(pid_t((restarted ? restarted : server)->serverProcessId()), SIGKILL);
        restarted = startServer();
        QVERIFY(busy && restarted);
    }
    const PatientCallers::Answers answers = crowd.finish();
    allocator.reset();

    QCOMPARE(answers.size(), size_t(callers * drawsEach));
    NumberingStore looked(address);
    QCOMPARE(looked.column(u"SELECT CONCAT(request_id, ' ', generated_number) FROM document_number_audit "
                           "WHERE generated_number LIKE '%-2568' ORDER BY 1"_s),
             lines(answers));
    const QStringList drawn = looked.column(u"SELECT DISTINCT generated_number FROM document_number_audit "
                                            "WHERE generated_number LIKE '%-2568'"_s);
    QCOMPARE(drawn.size(), callers * drawsEach);
    QCOMPARE(
        looked.value(u"SELECT last_number FROM document_number_counters WHERE current_year = 2025"_s).toInt(),
        callers * drawsEach);
}

QTEST_GUILESS_MAIN(OutageTest)
#include "outage_test.moc"
