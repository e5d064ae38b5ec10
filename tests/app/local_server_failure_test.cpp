#include "app/local/local_server.h"

#include "app/local/running_server.h"
#include "app/local/server_log.h"
#include "tests/app/failing_store.h"
#include "tests/support/scratch_directory.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <functional>
#include <optional>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace lekthi::local {

namespace {

using Kind = StartFailureKind;

/// Writes the file until the disk is full.
void fill(const QString &path)
{
    QFile filler(path);
    QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    const QByteArray block(1024 * 1024, 'x');
    while (filler.write(block) == block.size()) {
    }
}

/// A program in place of mariadbd that knows its version and then does as the script says.
class FakeServer
{
public:
    FakeServer(const test::ScratchDirectory &scratch, const QByteArray &script)
    {
        const QString path = scratch.filePath(u"mariadbd"_s);
        writeFile(path, "#!/bin/sh\ncase \"$*\" in *--version*) echo 'Ver 10.11.19-MariaDB'; exit;; esac\n" +
                            script + '\n');
        QFile::setPermissions(path, QFile::ReadOwner | QFile::ExeOwner | QFile::WriteOwner);
        qputenv("LEKTHI_MARIADBD", QFile::encodeName(path));
    }
    ~FakeServer() { qunsetenv("LEKTHI_MARIADBD"); }
};

/// A small file system of its own, if this user may mount one.
class SmallDisk
{
public:
    explicit SmallDisk(const QString &path, int megabytes = 96)
        : m_path(QFile::encodeName(path))
    {
        QDir().mkpath(path);
        const QByteArray size = "mode=0700,size=" + QByteArray::number(megabytes) + 'm';
        m_mounted = ::mount("tmpfs", m_path.constData(), "tmpfs", 0, size.constData()) == 0;
    }
    ~SmallDisk()
    {
        if (m_mounted)
            ::umount2(m_path.constData(), MNT_DETACH);
    }
    bool isMounted() const { return m_mounted; }

private:
    QByteArray m_path;
    bool m_mounted;
};

} // namespace

class LocalServerFailureTest : public QObject
{
    Q_OBJECT

private slots:
    void refusesLongSocketPath();
    void choosesShortRuntimeDirectory();
    void namesMissingServer_data();
    void namesMissingServer();
    void refusesDataOfNewerServer();
    void refusesUpdateAfterCrash();
    void keepsCopyAndRecordsUpdateAfterOrderlyStop();
    void refusesFileInPlaceOfDirectory_data();
    void refusesFileInPlaceOfDirectory();
    void refusesRuntimeDirectoryOpenToOthers();
    void refusesLinkAsRuntimeDirectory();
    void refusesFreshStoreOnSmallDisk();
    void refusesStartOnFullDisk();
    void startsInItsReserveOnFullDisk();
    void reportsServerThatEndsAtOnce();
    void reportsServerThatHangs();
    void failedInstallLeavesNothing();
    void replacesNoDataThatAreGone();
    void tellsCauseFromLog_data();
    void tellsCauseFromLog();
    void describesEveryFailure_data();
    void describesEveryFailure();
};

void LocalServerFailureTest::refusesLongSocketPath()
{
    const test::ScratchDirectory scratch;
    LocalServerOptions options = optionsIn(scratch.path());
    options.runtimeDirectory = scratch.filePath(QString(40, u'ก'));
    const StartFailure failure = failureOf(options);
    QCOMPARE(failure.kind, Kind::SocketPathTooLong);
    QVERIFY(describe(failure).contains(options.runtimeDirectory));
}

void LocalServerFailureTest::choosesShortRuntimeDirectory()
{
    const test::ScratchDirectory scratch;
    const QString longPath = scratch.filePath(QString(90, u'x'));
    QVERIFY(QDir().mkpath(longPath));
    QFile::setPermissions(longPath, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QByteArray before = qgetenv("XDG_RUNTIME_DIR");
    qputenv("XDG_RUNTIME_DIR", QFile::encodeName(longPath));
    LocalServerOptions options;
    options.dataDirectory = longPath;
    const QString chosen = withDefaults(options).runtimeDirectory;
    qputenv("XDG_RUNTIME_DIR", QFile::encodeName(scratch.path()));
    const QString chosenInShort = withDefaults(options).runtimeDirectory;
    before.isNull() ? qunsetenv("XDG_RUNTIME_DIR") : qputenv("XDG_RUNTIME_DIR", before);
    QVERIFY2(chosen.startsWith("/tmp/lekthi-"_L1), qPrintable(chosen));
    QVERIFY2(chosenInShort.startsWith(scratch.filePath(u"lekthi-"_s)), qPrintable(chosenInShort));
}

void LocalServerFailureTest::namesMissingServer_data()
{
    QTest::addColumn<QByteArray>("program");
    QTest::newRow("no such file") << QByteArray("/nowhere/mariadbd");
    QTest::newRow("no program") << QByteArray("/etc/passwd");
    QTest::newRow("not a MariaDB") << QByteArray("/bin/true");
}

void LocalServerFailureTest::namesMissingServer()
{
    QFETCH(QByteArray, program);
    const test::ScratchDirectory scratch;
    qputenv("LEKTHI_MARIADBD", program);
    const StartFailure failure = failureOf(optionsIn(scratch.path()));
    qunsetenv("LEKTHI_MARIADBD");
    QCOMPARE(failure.kind, Kind::ServerMissing);
    QVERIFY(describe(failure).contains("mariadb-server-core"_L1));
}

void LocalServerFailureTest::refusesDataOfNewerServer()
{
    const test::ScratchDirectory scratch;
    const LocalServerOptions options = optionsIn(scratch.path());
    makeStore(options);
    const QString record = options.dataDirectory + "/server_version"_L1;
    writeFile(record, "99.3.1\n");
    const StartFailure failure = failureOf(options);
    QCOMPARE(failure.kind, Kind::DataFromNewerServer);
    QVERIFY(describe(failure).contains("99.3.1"_L1));
    QFile after(record);
    QVERIFY(after.open(QIODevice::ReadOnly));
    QCOMPARE(after.readAll(), "99.3.1\n");
}

void LocalServerFailureTest::refusesUpdateAfterCrash()
{
    const test::ScratchDirectory scratch;
    const LocalServerOptions options = optionsIn(scratch.path());
    makeStore(options);
    writeFile(options.dataDirectory + "/server_version"_L1, "10.6.1\n");
    writeFile(options.dataDirectory + "/server.log"_L1, "ready for connections\n");
    QVERIFY(QFile::remove(options.dataDirectory + "/stopped_cleanly"_L1));
    for (int attempt = 0; attempt < 2; ++attempt) {
        const StartFailure failure = failureOf(options);
        QCOMPARE(failure.kind, Kind::StoppedUnexpectedly);
        QVERIFY(describe(failure).contains("10.6.1"_L1));
    }
}

void LocalServerFailureTest::keepsCopyAndRecordsUpdateAfterOrderlyStop()
{
    const test::ScratchDirectory scratch;
    const LocalServerOptions options = optionsIn(scratch.path());
    makeStore(options);
    writeFile(options.dataDirectory + "/server_version"_L1, "10.6.1\n");
    writeFile(options.dataDirectory + "/database/mysql_upgrade_info"_L1, "10.6.1-MariaDB");
    const auto sizeOf = [&](const char *file) {
        return QFileInfo(options.dataDirectory + QLatin1String(file)).size();
    };
    const qint64 size = sizeOf("/database/ibdata1");
    makeStore(options);
    QVERIFY(size > 0);
    QCOMPARE(sizeOf("/database-10.6.1/ibdata1"), size);
    QFile record(options.dataDirectory + "/server_version"_L1);
    QVERIFY(record.open(QIODevice::ReadOnly));
    QVERIFY(record.readAll() != "10.6.1\n");
    QFile upgraded(options.dataDirectory + "/database/mysql_upgrade_info"_L1);
    QVERIFY(upgraded.open(QIODevice::ReadOnly));
    QVERIFY2(!upgraded.readAll().startsWith("10.6.1"), "the server's own tables were not upgraded");
}

void LocalServerFailureTest::refusesFileInPlaceOfDirectory_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("data") << u"data"_s;
    QTest::newRow("runtime") << u"run"_s;
}

void LocalServerFailureTest::refusesFileInPlaceOfDirectory()
{
    QFETCH(QString, file);
    const test::ScratchDirectory scratch;
    writeFile(scratch.filePath(file), "not a directory");
    const StartFailure failure = failureOf(optionsIn(scratch.path()));
    QCOMPARE(failure.kind, Kind::NoPermission);
    QCOMPARE(failure.subject, scratch.filePath(file));
}

void LocalServerFailureTest::refusesRuntimeDirectoryOpenToOthers()
{
    const test::ScratchDirectory scratch;
    const LocalServerOptions options = optionsIn(scratch.path());
    QVERIFY(QDir().mkpath(options.runtimeDirectory));
    QVERIFY(::chmod(QFile::encodeName(options.runtimeDirectory).constData(), 0755) == 0);
    const StartFailure failure = failureOf(options);
    QCOMPARE(failure.kind, Kind::NoPermission);
    QCOMPARE(failure.subject, options.runtimeDirectory);
}

void LocalServerFailureTest::refusesLinkAsRuntimeDirectory()
{
    const test::ScratchDirectory scratch;
    const LocalServerOptions options = optionsIn(scratch.path());
    QVERIFY(QDir().mkpath(scratch.filePath(u"private"_s)));
    QVERIFY(::chmod(QFile::encodeName(scratch.filePath(u"private"_s)).constData(), 0700) == 0);
    QVERIFY(QFile::link(scratch.filePath(u"private"_s), options.runtimeDirectory));
    QCOMPARE(failureOf(options).kind, Kind::NoPermission);
}

void LocalServerFailureTest::refusesFreshStoreOnSmallDisk()
{
    const test::ScratchDirectory scratch;
    const SmallDisk disk(scratch.filePath(u"disk"_s));
    if (!disk.isMounted())
        QSKIP("A small disk can be mounted by root only.");
    LocalServerOptions options = optionsIn(scratch.filePath(u"disk"_s));
    options.fullDurability = true;
    const StartFailure failure = failureOf(options);
    QCOMPARE(failure.kind, Kind::DiskFull);
    QVERIFY(describe(failure).contains(options.dataDirectory));
    QVERIFY(!QFileInfo::exists(options.dataDirectory + "/database"_L1));
}

void LocalServerFailureTest::refusesStartOnFullDisk()
{
    const test::ScratchDirectory scratch;
    const SmallDisk disk(scratch.filePath(u"disk"_s));
    if (!disk.isMounted())
        QSKIP("A small disk can be mounted by root only.");
    const LocalServerOptions options = optionsIn(scratch.filePath(u"disk"_s));
    makeStore(options);
    fill(scratch.filePath(u"disk/filler"_s));
    QCOMPARE(failureOf(options).kind, Kind::DiskFull);
    QVERIFY(QFile::remove(scratch.filePath(u"disk/filler"_s)));
    makeStore(options);
}

/// So that somebody can look at the store and make space.
void LocalServerFailureTest::startsInItsReserveOnFullDisk()
{
    const test::ScratchDirectory scratch;
    const SmallDisk disk(scratch.filePath(u"disk"_s), 640);
    if (!disk.isMounted())
        QSKIP("A small disk can be mounted by root only.");
    LocalServerOptions options = optionsIn(scratch.filePath(u"disk"_s));
    options.fullDurability = true;
    makeStore(options);
    const QString reserve = options.dataDirectory + "/reserve"_L1;
    QCOMPARE(QFileInfo(reserve).size(), 64 * 1024 * 1024);
    fill(scratch.filePath(u"disk/filler"_s));
    makeStore(options);
    QVERIFY(!QFileInfo::exists(reserve));
    // Without a reserve, nothing is left to start in.
    fill(scratch.filePath(u"disk/filler of the rest"_s));
    QCOMPARE(failureOf(options).kind, Kind::DiskFull);
    QVERIFY(QFile::remove(scratch.filePath(u"disk/filler"_s)));
    makeStore(options);
    QVERIFY(QFileInfo::exists(reserve));
}

/// The patience is long: only a start that notices the end at once comes back with what the server said.
void LocalServerFailureTest::reportsServerThatEndsAtOnce()
{
    const test::ScratchDirectory scratch;
    LocalServerOptions options = optionsIn(scratch.path());
    makeStore(options);
    options.startTimeout = std::chrono::hours(1);
    const FakeServer server(scratch, "echo 'unknown variable nonsense'; exit 7");
    const StartFailure failure = failureOf(options);
    QCOMPARE(failure.kind, Kind::StoppedUnexpectedly);
    QVERIFY(failure.logTail.contains("unknown variable nonsense"_L1));
}

void LocalServerFailureTest::reportsServerThatHangs()
{
    const test::ScratchDirectory scratch;
    LocalServerOptions options = optionsIn(scratch.path());
    makeStore(options);
    options.startTimeout = std::chrono::seconds(1);
    const FakeServer server(scratch, "echo recovering; while :; do sleep 0.1; done");
    const StartFailure failure = failureOf(options);
    const StartFailure joined = failureOf(options);
    const auto hanging = RunningServer::find(options.dataDirectory + "/database"_L1);
    QVERIFY(hanging && hanging->stop(std::chrono::seconds(20)));
    QCOMPARE(failure.kind, Kind::StartTimeout);
    QCOMPARE(joined.kind, Kind::StartTimeout);
    QVERIFY(failure.logTail.contains("recovering"_L1));
}

void LocalServerFailureTest::failedInstallLeavesNothing()
{
    const test::ScratchDirectory scratch;
    const LocalServerOptions options = optionsIn(scratch.path());
    {
        const FakeServer server(scratch, "echo 'cannot be made today' >&2; exit 1");
        const StartFailure failure = failureOf(options);
        QCOMPARE(failure.kind, Kind::StoppedUnexpectedly);
        QVERIFY2(failure.logTail.contains("cannot be made today"_L1), qPrintable(failure.logTail));
    }
    QVERIFY(!QFileInfo::exists(options.dataDirectory + "/database"_L1));
    QVERIFY(!QFileInfo::exists(options.dataDirectory + "/database.new"_L1));
    QVERIFY(!QFileInfo::exists(options.runtimeDirectory));
    makeStore(options);
}

/// An empty store in their place would pass for the one that was lost.
void LocalServerFailureTest::replacesNoDataThatAreGone()
{
    const test::ScratchDirectory scratch;
    const LocalServerOptions options = optionsIn(scratch.path());
    makeStore(options);
    const QString database = options.dataDirectory + "/database"_L1;
    const QString backup = options.dataDirectory + "/backup"_L1;
    QVERIFY(QFile::rename(database, backup));
    const StartFailure failure = failureOf(options);
    QCOMPARE(failure.kind, Kind::DataGone);
    QCOMPARE(failure.store.database, options.databaseName);
    QVERIFY(describe(failure).contains(options.dataDirectory));
    QVERIFY(!QFileInfo::exists(database));
    QVERIFY(QFile::rename(backup, database));
    QVERIFY(LocalServer::open(options));
    QVERIFY(QDir(options.dataDirectory).removeRecursively());
    makeStore(options);
}

void LocalServerFailureTest::tellsCauseFromLog_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<StartFailureKind>("kind");
    QTest::newRow("full disk")
        << u"[ERROR] mariadbd: Error writing file './ibtmp1' (Errcode: 28 \"No space left on device\")"_s
        << Kind::DiskFull;
    QTest::newRow("full disk damages")
        << u"[ERROR] InnoDB: write failed, OS error: 28\n[ERROR] Database page corruption"_s
        << Kind::DiskFull;
    QTest::newRow("newer log")
        << u"[ERROR] InnoDB: Unsupported redo log format. The redo log was created with MariaDB 12.3.1."_s
        << Kind::DataFromNewerServer;
    QTest::newRow("update after crash")
        << u"[ERROR] InnoDB: Upgrade after a crash is not supported. The redo log was created with MariaDB 10.3.9."_s
        << Kind::StoppedUnexpectedly;
    QTest::newRow("permission")
        << u"[ERROR] Can't create test file '/x/y.lower-test' (Errcode: 13 \"Permission denied\")"_s
        << Kind::NoPermission;
    QTest::newRow("damage")
        << u"[ERROR] InnoDB: Database page corruption on disk or a failed read of file './ibdata1'"_s
        << Kind::DataDamaged;
    QTest::newRow("anything else") << u"[ERROR] unknown variable 'nonsense=1'"_s << Kind::StoppedUnexpectedly;
    QTest::newRow("nothing") << QString() << Kind::StoppedUnexpectedly;
}

void LocalServerFailureTest::tellsCauseFromLog()
{
    QFETCH(QString, line);
    QTEST(causeOfEnd(line), "kind");
}

void LocalServerFailureTest::describesEveryFailure_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind <= int(Kind::StoppedUnexpectedly); ++kind)
        QTest::addRow("kind %d", kind) << kind;
}

void LocalServerFailureTest::describesEveryFailure()
{
    QFETCH(int, kind);
    const StartFailure named{.kind = Kind(kind), .subject = u"/the/subject"_s, .logTail = {}};
    const StartFailure unnamed{.kind = Kind(kind), .subject = {}, .logTail = {}};
    QVERIFY(describe(named).endsWith(u'.'));
    QVERIFY(!describe(named).contains(u'%'));
    if (named.kind != Kind::ServerMissing)
        QVERIFY(describe(named).contains("/the/subject"_L1));
    QVERIFY(describe(unnamed).endsWith(u'.'));
}

} // namespace lekthi::local

Q_DECLARE_METATYPE(lekthi::local::StartFailureKind)
QTEST_GUILESS_MAIN(lekthi::local::LocalServerFailureTest)
#include "local_server_failure_test.moc"
