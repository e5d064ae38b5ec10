#include "core/store/session/transaction.h"
#include "tests/support/cutting_proxy.h"
#include "tests/support/private_store.h"
#include "tests/support/profile_apart.h"
#include "tests/support/wait_until.h"

#include <QFileInfo>
#include <QProcess>
#include <QTest>

#include <csignal>
#include <memory>

using namespace Qt::StringLiterals;

namespace lekthi::test {

namespace {

bool runsMariaDb(qint64 processId)
{
    return QFileInfo(u"/proc/%1/exe"_s.arg(processId)).symLinkTarget().contains("mariadbd"_L1);
}

/// A test program with a private store of its own.
class OtherProgram
{
public:
    OtherProgram()
    {
        m_process.setProcessEnvironment(withProfileApart());
        m_process.start(QStringLiteral(LEKTHI_KILLED_PROGRAM), QStringList());
        while (!m_process.canReadLine() && m_process.waitForReadyRead()) {
        }
        const QString line = QString::fromUtf8(m_process.readLine()).trimmed();
        serverProcessId = line.section(u' ', 0, 0).toLongLong();
        dataDirectory = line.section(u' ', 1);
    }
    ~OtherProgram() { end(); }

    void end()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished();
    }
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    qint64 serverProcessId = 0;
    QString dataDirectory;

private:
    QProcess m_process;
};

} // namespace

class SupportTest : public QObject
{
    Q_OBJECT

private slots:
    void removesStoreWithItsProgram();
    void clearsWhatKilledProgramLeft();
    void leavesStoresOfLivingProgramsAlone();
    void givesEachTestItsOwnDatabase();
    void startsRedisOfItsOwn();
    void cutsSessionsAtCommit_data();
    void cutsSessionsAtCommit();
    void passesLargeStatementsOn();
};

void SupportTest::removesStoreWithItsProgram()
{
    OtherProgram program;
    QVERIFY(runsMariaDb(program.serverProcessId));
    QVERIFY(QFileInfo::exists(program.dataDirectory));
    program.end();
    QVERIFY(!runsMariaDb(program.serverProcessId));
    QVERIFY(!QFileInfo::exists(program.dataDirectory));
}

void SupportTest::clearsWhatKilledProgramLeft()
{
    OtherProgram program;
    program.kill();
    QVERIFY(runsMariaDb(program.serverProcessId));
    const OtherProgram next;
    QVERIFY(waitUntil([&] { return !runsMariaDb(program.serverProcessId); }));
    QVERIFY(!QFileInfo::exists(program.dataDirectory));
}

void SupportTest::leavesStoresOfLivingProgramsAlone()
{
    const OtherProgram living;
    const OtherProgram next;
    QVERIFY(runsMariaDb(living.serverProcessId));
    QVERIFY(QFileInfo::exists(living.dataDirectory));
}

void SupportTest::givesEachTestItsOwnDatabase()
{
    PrivateStore &store = PrivateStore::instance();
    const store::Address one = store.emptyDatabase();
    const store::Address other = store.emptyDatabase();
    QVERIFY(store.connect(one)->execute(u"CREATE TABLE note (id INT)"_s));
    QVERIFY(!store.connect(other)->execute(u"INSERT INTO note VALUES (1)"_s));
}

void SupportTest::startsRedisOfItsOwn()
{
    const PrivateRedis one;
    auto other = std::make_unique<PrivateRedis>();
    QVERIFY(one.port() != other->port());
    const qint64 processId = other->processId();
    QVERIFY(::kill(pid_t(processId), 0) == 0);
    other.reset();
    QVERIFY(::kill(pid_t(processId), 0) != 0);
}

void SupportTest::cutsSessionsAtCommit_data()
{
    QTest::addColumn<Cut>("cut");
    QTest::addColumn<bool>("acknowledged");
    QTest::addColumn<bool>("committed");
    QTest::newRow("none") << Cut::None << true << true;
    QTest::newRow("before") << Cut::BeforeCommit << false << false;
    QTest::newRow("after") << Cut::AfterCommit << false << true;
}

void SupportTest::cutsSessionsAtCommit()
{
    QFETCH(Cut, cut);
    QFETCH(bool, acknowledged);
    QFETCH(bool, committed);
    PrivateStore &store = PrivateStore::instance();
    const store::Address direct = store.emptyDatabase();
    const auto looked = store.connect(direct);
    QVERIFY(looked->execute(u"CREATE TABLE note (id INT PRIMARY KEY)"_s));
    const CuttingProxy proxy(direct.socket, [&](int commit) { return commit == 1 ? cut : Cut::None; });
    store::Address cuttable = direct;
    cuttable.socket = proxy.socket();
    const auto connection = store.connect(cuttable);
    {
        auto transaction = store::Transaction::begin(*connection);
        QVERIFY(transaction && connection->execute(u"INSERT INTO note VALUES (1)"_s));
        const auto done = transaction->commit();
        QCOMPARE(done.has_value(), acknowledged);
        QVERIFY(done || done.error().kind == store::ErrorKind::Unreachable);
    }
    QCOMPARE(proxy.cuts(Cut::BeforeCommit), cut == Cut::BeforeCommit ? 1 : 0);
    QCOMPARE(proxy.cuts(Cut::AfterCommit), cut == Cut::AfterCommit ? 1 : 0);
    const auto repeated = looked->execute(u"INSERT INTO note VALUES (1)"_s);
    QCOMPARE(!repeated, committed);
    QVERIFY(connection->execute(u"INSERT INTO note VALUES (2)"_s));
}

void SupportTest::passesLargeStatementsOn()
{
    PrivateStore &store = PrivateStore::instance();
    const store::Address direct = store.emptyDatabase();
    const CuttingProxy proxy(direct.socket, [](int) { return Cut::None; });
    store::Address through = direct;
    through.socket = proxy.socket();
    const auto connection = store.connect(through);
    QVERIFY(
        connection->execute(u"CREATE TABLE note AS SELECT '%1' AS text"_s.arg(u"x"_s.repeated(2'000'000))));
    QVERIFY(connection->execute(u"SELECT text FROM note"_s));
}

} // namespace lekthi::test

QTEST_GUILESS_MAIN(lekthi::test::SupportTest)
#include "support_test.moc"
