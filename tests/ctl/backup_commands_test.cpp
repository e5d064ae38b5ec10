#include "core/store/backups/backup_gateway.h"
#include "core/store/people/people.h"
#include "tests/ctl/embedded_store.h"
#include "tests/support/wait_until.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

namespace {

QStringList letter(int count)
{
    return {u"allocate"_s,          u"--project"_s, u"LCBP3-C2"_s,      u"--type"_s, u"LETTER"_s,
            u"--originator"_s,      u"คคง."_s,      u"--recipient"_s,   u"สคฉ.3"_s,  u"--count"_s,
            QString::number(count), u"--as"_s,      u"allocator.demo"_s};
}

QStringList foldersIn(const QString &path)
{
    return QDir(path).entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot);
}

/// Of whoever is not the owner.
bool isPrivate(const QString &path)
{
    const QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                                      QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    return QFile::exists(path) && (QFile::permissions(path) & others) == QFile::Permissions();
}

} // namespace

/// "store backup" and "store restore" on the store of this computer (3.11.9.3).
class BackupCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void isVerifiedAndRemembered();
    void isTheOwnersAlone();
    void isTakenByAdministratorsAlone();
    void leavesNothingOfABackupThatWasKilled();
    void leavesNothingWhereNothingCanBeWritten();
    void restoresIntoNoStoreThatIsThere();
    void refusesADamagedBackup_data();
    void refusesADamagedBackup();
    void restoresInPlaceOfAStoreThatIsSetAside();

private:
    QString folder() const { return m_store->path(u"backups"_s); }

    std::unique_ptr<EmbeddedStore> m_store;
    QString m_backup; ///< a verified one
};

void BackupCommandsTest::initTestCase()
{
    m_store = std::make_unique<EmbeddedStore>();
    const ProgramRun drawn = m_store->run(letter(20));
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    const ProgramRun taken = m_store->run({u"store"_s, u"backup"_s, folder()});
    QVERIFY2(taken.exitCode == 0, taken.errors.constData());
    const QJsonObject backup = taken.json()[u"backup"].toObject();
    m_backup = backup[u"folder"].toString();
    QCOMPARE(QFileInfo(m_backup).path(), folder());
    QVERIFY(backup[u"verified"].toBool());
    QVERIFY(backup[u"ledgerRows"].toInt() >= 20);
}

void BackupCommandsTest::cleanupTestCase()
{
    m_store.reset();
}

void BackupCommandsTest::isVerifiedAndRemembered()
{
    const auto connection = store::Connection::open(m_store->address());
    QVERIFY(connection);
    const auto known = store::newestBackup(**connection, store::BackupChoice::Verified);
    QVERIFY(known && *known);
    QFile data(m_backup + "/data.sql.gz"_L1);
    QVERIFY(data.open(QIODevice::ReadOnly));
    QCOMPARE((*known)->bytes, data.size());
    QCOMPARE((*known)->dataHash, QCryptographicHash::hash(data.readAll(), QCryptographicHash::Sha256));
}

void BackupCommandsTest::isTheOwnersAlone()
{
    for (const QString &path :
         {folder(), m_backup, m_backup + "/data.sql.gz"_L1, m_backup + "/backup.json"_L1})
        QVERIFY2(isPrivate(path), qPrintable(path));
    QCOMPARE(foldersIn(folder()), {QFileInfo(m_backup).fileName()});
}

void BackupCommandsTest::isTakenByAdministratorsAlone()
{
    store::Address person = m_store->address();
    person.user = u"sa.one"_s;
    const ProgramRun refused =
        runProgram(onStore(person, {u"store"_s, u"backup"_s, m_store->path(u"others"_s)}),
                   {u"LEKTHI_PASSWORD="_s + store::demoPassword()});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"].toString(), u"NOT_ALLOWED"_s);
    QVERIFY(!QFile::exists(m_store->path(u"others"_s)));
}

void BackupCommandsTest::leavesNothingOfABackupThatWasKilled()
{
    const QString place = m_store->path(u"killed"_s);
    const auto process = m_store->start({u"store"_s, u"backup"_s, place});
    QVERIFY(waitUntil([&] { return !foldersIn(place).isEmpty(); }));
    process->kill();
    QVERIFY(process->waitForFinished());
    for (const QString &name : foldersIn(place))
        QVERIFY2(!QFile::exists(place + u'/' + name + "/backup.json"_L1), qPrintable(name));
    const ProgramRun next = m_store->run({u"store"_s, u"backup"_s, place, u"--no-verify"_s});
    QVERIFY2(next.exitCode == 0, next.errors.constData());
    QVERIFY(!next.json()[u"backup"][u"verified"].toBool());
    QCOMPARE(foldersIn(place), {QFileInfo(next.json()[u"backup"][u"folder"].toString()).fileName()});
}

void BackupCommandsTest::leavesNothingWhereNothingCanBeWritten()
{
    const ProgramRun refused = m_store->run({u"store"_s, u"backup"_s, m_backup + "/backup.json/below"_L1});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"].toString(), u"FILE_NOT_WRITTEN"_s);
}

void BackupCommandsTest::restoresIntoNoStoreThatIsThere()
{
    const ProgramRun refused = m_store->run({u"store"_s, u"restore"_s, m_backup});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"].toString(), u"STORE_EXISTS"_s);
    const ProgramRun inUse = m_store->run({u"store"_s, u"restore"_s, m_backup, u"--set-aside"_s});
    QCOMPARE(inUse.error()[u"code"].toString(), u"STORE_IN_USE"_s);
    QCOMPARE(m_store->run({u"audit"_s, u"verify"_s}).exitCode, 0);
}

void BackupCommandsTest::refusesADamagedBackup_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<qint64>("from"); ///< negative: the file is gone
    QTest::newRow("a byte of the data") << u"data.sql.gz"_s << qint64(5000);
    QTest::newRow("no data") << u"data.sql.gz"_s << qint64(-1);
    QTest::newRow("what it says of itself") << u"backup.json"_s << qint64(0);
    QTest::newRow("nothing said of itself") << u"backup.json"_s << qint64(-1);
}

void BackupCommandsTest::refusesADamagedBackup()
{
    QFETCH(const QString, file);
    QFETCH(const qint64, from);
    const QString copy = m_store->path(u"damaged"_s);
    QDir(copy).removeRecursively();
    QVERIFY(QDir().mkdir(copy));
    for (const QString &name : {u"data.sql.gz"_s, u"backup.json"_s})
        QVERIFY(QFile::copy(m_backup + u'/' + name, copy + u'/' + name));
    QFile damaged(copy + u'/' + file);
    if (from < 0) {
        QVERIFY(damaged.remove());
    } else {
        QVERIFY(damaged.open(QIODevice::ReadWrite) && damaged.seek(from));
        const char byte = damaged.peek(1).front();
        QVERIFY(damaged.putChar(char(byte ^ 1)));
        damaged.close();
    }
    const ProgramRun refused = runProgram(
        {u"--json"_s, u"--data-dir"_s, m_store->path(u"elsewhere"_s), u"store"_s, u"restore"_s, copy});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"].toString(), u"BACKUP_DAMAGED"_s);
    QVERIFY(!QFile::exists(m_store->path(u"elsewhere"_s)));
}

/// People sign in with the passwords that they had. Without a digest nobody knows what came after the backup.
void BackupCommandsTest::restoresInPlaceOfAStoreThatIsSetAside()
{
    m_store->close();
    const ProgramRun restored = m_store->run({u"store"_s, u"restore"_s, m_backup, u"--set-aside"_s});
    QVERIFY2(restored.exitCode == 1 && restored.errors.isEmpty(), restored.errors.constData());
    QVERIFY(QFile::exists(restored.json()[u"setAside"].toString() + "/database"_L1));
    QVERIFY(restored.json()[u"digest"].isNull());
    m_store->open();
    QCOMPARE(m_store->run({u"audit"_s, u"verify"_s}).exitCode, 0);
    QCOMPARE(m_store
                 ->run({u"settings"_s, u"set"_s, u"reset_valid_hours"_s, u"--to"_s, u"48"_s, u"--reason"_s,
                        u"The store was restored today."_s, u"--as"_s, u"sa.one"_s})
                 .exitCode,
             0);
    const ProgramRun drawn = m_store->run(letter(1));
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    const ProgramRun again = m_store->run({u"store"_s, u"backup"_s, folder(), u"--no-verify"_s});
    QVERIFY2(again.exitCode == 0, again.errors.constData());
    QVERIFY(again.json()[u"recorded"].toBool());
}

QTEST_GUILESS_MAIN(BackupCommandsTest)
#include "backup_commands_test.moc"
