#include "app/local/data_files.h"
#include "app/local/server_log.h"
#include "core/store/session/connection.h"
#include "tests/app/failing_store.h"
#include "tests/support/scratch_directory.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QTest>

#include <utility>

using namespace Qt::StringLiterals;

namespace lekthi::local {

namespace {

using Kind = StartFailureKind;

void makeStoreWithTable(const LocalServerOptions &options)
{
    const auto server = LocalServer::open(options);
    QVERIFY(server);
    const auto connection = store::Connection::open((*server)->address());
    QVERIFY(connection);
    QVERIFY((*connection)->execute(u"CREATE TABLE ledger (id INT PRIMARY KEY)"_s));
    QVERIFY((*connection)->execute(u"CREATE VIEW looks AS SELECT id FROM ledger"_s));
}

/// With what is in them, so to speak.
QStringList filesIn(const QString &directory)
{
    QStringList files;
    for (QDirIterator each(directory, QDir::Files, QDirIterator::Subdirectories); each.hasNext();) {
        const QFileInfo file(each.next());
        files.append(
            u"%1 %2 %3"_s.arg(file.filePath()).arg(file.size()).arg(file.lastModified().toMSecsSinceEpoch()));
    }
    files.sort();
    return files;
}

} // namespace

/// Data of the embedded store that are damaged, or of which a part is missing: said by name, nothing made
/// anew.
class DamagedDataTest : public QObject
{
    Q_OBJECT

private slots:
    void namesDamagedData_data();
    void namesDamagedData();
    void namesWhatIsMissing_data();
    void namesWhatIsMissing();
    void leavesTheRestToAServerThatRecovers();
    void namesWhatTheLogNames_data();
    void namesWhatTheLogNames();
};

void DamagedDataTest::namesDamagedData_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("system tablespace overwritten") << u"ibdata1"_s << QByteArray(12 * 1024 * 1024, '\x5a');
    QTest::newRow("system tablespace cut off") << u"ibdata1"_s << QByteArray("cut");
    QTest::newRow("log of changes overwritten") << u"ib_logfile0"_s << QByteArray(16 * 1024 * 1024, '\x5a');
    QTest::newRow("accounts gone") << u"mysql/global_priv.MAI"_s << QByteArray();
}

void DamagedDataTest::namesDamagedData()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, content);
    const test::ScratchDirectory scratch;
    const LocalServerOptions options = optionsIn(scratch.path());
    makeStore(options);
    writeFile(options.dataDirectory + "/database/"_L1 + file, content);
    const StartFailure failure = failureOf(options);
    QVERIFY2(failure.kind == Kind::DataDamaged, qPrintable(failure.logTail));
    QVERIFY(!failure.logTail.isEmpty());
    QVERIFY(describe(failure).contains(options.dataDirectory));
    QVERIFY2(failure.file.contains(file.section(u'.', 0, 0)), qPrintable(failure.logTail));
    QVERIFY(describe(failure).contains(failure.file));
    QCOMPARE(failure.store.database, options.databaseName);
}

void DamagedDataTest::namesWhatIsMissing_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::newRow("system tablespace") << QStringList{u"ibdata1"_s};
    QTest::newRow("system tablespace and log of changes") << QStringList{u"ibdata1"_s, u"ib_logfile0"_s};
    QTest::newRow("log of changes") << QStringList{u"ib_logfile0"_s};
    QTest::newRow("control file of Aria") << QStringList{u"aria_log_control"_s};
    QTest::newRow("server's own tables") << QStringList{u"mysql"_s};
    QTest::newRow("accounts") << QStringList{u"mysql/global_priv.MAD"_s};
    QTest::newRow("store") << QStringList{u"lekthi"_s};
    QTest::newRow("data of a table") << QStringList{u"lekthi/ledger.ibd"_s};
    QTest::newRow("definition of a table") << QStringList{u"lekthi/ledger.frm"_s};
}

/// A server on what is left would make some of it anew, as if it had always been empty.
void DamagedDataTest::namesWhatIsMissing()
{
    QFETCH(QStringList, files);
    const test::ScratchDirectory scratch;
    const LocalServerOptions options = optionsIn(scratch.path());
    makeStoreWithTable(options);
    const QString database = options.dataDirectory + "/database/"_L1;
    const QString backup = scratch.filePath(u"backup"_s);
    QVERIFY(QDir().mkpath(backup));
    for (const QString &file : std::as_const(files))
        QVERIFY(QFile::rename(database + file, backup + u'/' + file.section(u'/', -1)));
    const QStringList before = filesIn(database);
    const StartFailure failure = failureOf(options);
    QCOMPARE(failure.kind, Kind::DataIncomplete);
    QCOMPARE(failure.file, "database/"_L1 + files.first());
    QCOMPARE(failure.store.database, options.databaseName);
    QVERIFY(describe(failure).contains(failure.file) && describe(failure).contains(options.dataDirectory));
    QCOMPARE(filesIn(database), before);
    for (const QString &file : std::as_const(files))
        QVERIFY(QFile::rename(backup + u'/' + file.section(u'/', -1), database + file));
    makeStore(options);
}

/// What a killed server has left half done is for the next one to finish.
void DamagedDataTest::leavesTheRestToAServerThatRecovers()
{
    const test::ScratchDirectory scratch;
    const LocalServerOptions options = optionsIn(scratch.path());
    makeStoreWithTable(options);
    const QString database = options.dataDirectory + "/database/"_L1;
    writeFile(database + "lekthi/#sql-alter-1-2.frm"_L1, QByteArray("\xfe\x01\x0a\x0c", 4));
    QVERIFY(missingFile(database, options.databaseName).isEmpty());
    QVERIFY(QFile::remove(database + "lekthi/ledger.frm"_L1));
    QCOMPARE(missingFile(database, options.databaseName), u"lekthi/ledger.frm"_s);
    writeFile(database + "ddl_recovery.log"_L1, {});
    QVERIFY(missingFile(database, options.databaseName).isEmpty());
}

void DamagedDataTest::namesWhatTheLogNames_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("file");
    QTest::newRow("page")
        << u"0 [ERROR] InnoDB: Space id and page no stored in the page, read in from ./ibdata1 "
           "are [page id: space=2, page number=3]"_s
        << u"ibdata1"_s;
    QTest::newRow("file") << u"0 [ERROR] InnoDB: Cannot open datafile for read-only: './lekthi/users.ibd'"_s
                          << u"lekthi/users.ibd"_s;
    QTest::newRow("table of Aria")
        << u"0 [ERROR] mariadbd: Got error '176 \"Read page with wrong checksum\"' for './mysql/tables_priv.MAI'"_s
        << u"mysql/tables_priv.MAI"_s;
    QTest::newRow("table")
        << u"0 [ERROR] Fatal error: Can't open and lock privilege tables: Table 'mysql.db' "
           "doesn't exist"_s
        << u"mysql/db"_s;
    QTest::newRow("accounts")
        << u"0 [ERROR] Fatal error: Can't open and lock privilege tables: Incorrect file "
           "format 'global_priv'"_s
        << u"mysql/global_priv"_s;
    QTest::newRow("log of changes") << u"0 [ERROR] InnoDB: Invalid log header checksum"_s << u"ib_logfile0"_s;
    QTest::newRow("notes come first") << u"0 [Note] InnoDB: File './ibtmp1' size is now 12MB.\n"
                                         "0 [ERROR] InnoDB: File ./ib_logfile0 was not found"_s
                                      << u"ib_logfile0"_s;
    QTest::newRow("nothing") << u"0 [ERROR] Aborting"_s << QString();
}

void DamagedDataTest::namesWhatTheLogNames()
{
    QFETCH(QString, line);
    QTEST(damagedFile(line), "file");
}

} // namespace lekthi::local

QTEST_GUILESS_MAIN(lekthi::local::DamagedDataTest)
#include "damaged_data_test.moc"
