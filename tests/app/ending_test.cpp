#include "app/local/running_server.h"
#include "tests/support/patience.h"
#include "tests/support/profile_apart.h"
#include "tests/support/scratch_directory.h"
#include "tests/support/wait_until.h"

#include <QDir>
#include <QProcess>
#include <QTest>

#include <csignal>
#include <optional>

using namespace Qt::StringLiterals;

namespace lekthi::local {

namespace {

/// A program of ours on a store and settings of its own.
class Program
{
public:
    Program(const QString &path, const QStringList &arguments)
    {
        auto environment = test::withProfileApart();
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        environment.insert(u"XDG_CONFIG_HOME"_s, m_scratch.filePath(u"config"_s));
        environment.insert(u"XDG_RUNTIME_DIR"_s, m_scratch.path());
        process.setProcessEnvironment(environment);
        process.start(path, arguments + QStringList{u"--data-dir"_s, m_scratch.filePath(u"data"_s)});
    }
    ~Program()
    {
        process.kill();
        process.waitForFinished();
    }

    std::optional<RunningServer> server() const
    {
        return RunningServer::find(m_scratch.filePath(u"data/database"_s));
    }
    bool isMakingDatabase() const { return QDir(m_scratch.filePath(u"data/database.new"_s)).exists(); }
    bool hasSettings() const { return QDir(m_scratch.filePath(u"config"_s)).exists(); }
    bool hasRuntimeDirectory() const
    {
        return !QDir(m_scratch.path()).entryList({u"lekthi-*"_s}, QDir::Dirs).isEmpty();
    }
    void askToEnd(int signal) const { ::kill(pid_t(process.processId()), signal); }

    QProcess process;

private:
    test::ScratchDirectory m_scratch;
};

void verifyLeftInOrder(Program &program, int signal)
{
    QVERIFY(program.process.waitForFinished(test::patienceMs));
    // How a process ended by a signal: a calling shell sees 128 and the signal.
    QCOMPARE(program.process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(program.process.exitCode(), signal);
    QVERIFY2(!program.server(), "nobody uses the server any more");
    QVERIFY(!program.hasRuntimeDirectory());
}

} // namespace

class EndingTest : public QObject
{
    Q_OBJECT

private slots:
    void leavesStoreOnSignal_data();
    void leavesStoreOnSignal();
    void leavesStoreOnSignalWhileMakingIt();
    void finishesCommandOnSignal();
    void ignoresHangupWhenToldSo();
};

#ifdef LEKTHI_WINDOW

void EndingTest::leavesStoreOnSignal_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("end of the session") << SIGTERM;
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("terminal closed") << SIGHUP;
}

void EndingTest::leavesStoreOnSignal()
{
    QFETCH(const int, signal);
    Program program(QStringLiteral(LEKTHI_WINDOW), {});
    QVERIFY(test::waitUntil([&] { return program.server().has_value(); }));
    program.askToEnd(signal);
    verifyLeftInOrder(program, signal);
    QVERIFY2(program.hasSettings(), "the window was closed as a person closes it");
}

void EndingTest::leavesStoreOnSignalWhileMakingIt()
{
    Program program(QStringLiteral(LEKTHI_WINDOW), {});
    QVERIFY(test::waitUntil([&] { return program.isMakingDatabase(); }));
    program.askToEnd(SIGTERM);
    verifyLeftInOrder(program, SIGTERM);
}

#else

void EndingTest::leavesStoreOnSignal_data() {}

void EndingTest::leavesStoreOnSignal()
{
    QSKIP("built without the window");
}

void EndingTest::leavesStoreOnSignalWhileMakingIt()
{
    QSKIP("built without the window");
}

#endif

void EndingTest::finishesCommandOnSignal()
{
    Program program(QStringLiteral(LEKTHI_CTL), {u"store"_s, u"init"_s, u"--demo"_s});
    QVERIFY(test::waitUntil([&] { return program.isMakingDatabase(); }));
    program.askToEnd(SIGTERM);
    verifyLeftInOrder(program, SIGTERM);
    QVERIFY2(!program.process.readAllStandardOutput().isEmpty(), "what was done is reported");
}

void EndingTest::ignoresHangupWhenToldSo()
{
    Program program(u"nohup"_s, {QStringLiteral(LEKTHI_CTL), u"store"_s, u"init"_s});
    QVERIFY(test::waitUntil([&] { return program.isMakingDatabase(); }));
    program.askToEnd(SIGHUP);
    QVERIFY(program.process.waitForFinished(test::patienceMs));
    QCOMPARE(program.process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.process.exitCode(), 0);
}

} // namespace lekthi::local

QTEST_GUILESS_MAIN(lekthi::local::EndingTest)
#include "ending_test.moc"
