#include "tests/support/prepared_stores.h"

#include "app/local/local_server.h"
#include "app/local/server_programs.h"
#include "core/store/schema/install_routines.h"
#include "core/store/schema/migrations.h"
#include "core/store/schema/sandbox_rights.h"
#include "core/store/session/connection.h"
#include "tests/support/scratch_directory.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDebug>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>

#include <filesystem>
#include <unistd.h>

namespace lekthi::test {

using namespace Qt::StringLiterals;

const int PreparedStores::count = LEKTHI_PREPARED_STORE_COUNT;

namespace {

constexpr auto storePrefix = "demo_"_L1;
constexpr auto lockPatience = std::chrono::minutes(20);

QString parentPath()
{
    return QStringLiteral(LEKTHI_PREPARED_STORES);
}

/// These are part of a program, not of the libraries.
QByteArray digestOfMigrations()
{
    QCryptographicHash digest(QCryptographicHash::Sha256);
    for (const store::Migration &migration : store::knownMigrations())
        for (const QString &step : migration.steps)
            digest.addData(step.toUtf8());
    return digest.result().toHex();
}

/// Changes whenever something was built or installed anew that the data depends on.
QString stamp()
{
    QStringList files = QStringLiteral(LEKTHI_STORE_LIBRARIES).split(u':');
    if (const auto programs = local::findServerPrograms())
        files << programs->server;
    QString text = u"%1 stores of user %2 by %3 %4 %5\n"_s.arg(PreparedStores::count)
                       .arg(::geteuid())
                       .arg(QLatin1StringView(digestOfMigrations()))
                       .arg(store::routineFingerprint(), store::sandboxFingerprint());
    // The demo is of the current year.
    text += QString::number(QDate::currentDate().year());
    for (const QString &file : files) {
        const QFileInfo info(file);
        text += u"%1 %2 %3\n"_s.arg(file).arg(info.size()).arg(info.lastModified().toMSecsSinceEpoch());
    }
    return QString::fromLatin1(
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex().first(16));
}

std::filesystem::path pathOf(const QString &name)
{
    return name.toStdString();
}

bool copy(const QString &from, const QString &to)
{
    std::error_code error;
    std::filesystem::copy(pathOf(from), pathOf(to), std::filesystem::copy_options::recursive, error);
    return !error;
}

QStringList entriesOf(const QString &directory)
{
    return QDir(directory).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

void run(const store::Address &address, const QString &sql)
{
    const auto connection = store::Connection::open(address);
    const auto done = connection ? (*connection)->execute(sql) : tl::unexpected(connection.error());
    if (!done)
        qFatal("tests/support: %s: %s", qUtf8Printable(sql), qUtf8Printable(done.error().detail));
}

QString quoted(const QString &path)
{
    return u'\'' + QString(path).replace(u'\'', "''"_L1) + u'\'';
}

QString routineFile(const QString &directory, int number)
{
    return directory + u'/' + PreparedStores::nameOf(number) + ".routines"_L1;
}

/// Looking for the routines of one store, as every signing in does, reads those of all: the prepared ones
/// stand aside, in a file.
void setRoutinesAside(const store::Address &address, const QString &directory, int number)
{
    const QString ofStore =
        u" FROM mysql.proc WHERE db IN ('%1', '%1_sandbox', '%1_api')"_s.arg(PreparedStores::nameOf(number));
    run(address, u"SELECT *"_s + ofStore + " INTO OUTFILE "_L1 + quoted(routineFile(directory, number)) +
                     " CHARACTER SET binary"_L1);
    run(address, u"DELETE"_s + ofStore);
}

/// Leaves the data of a server that has ended in order in the directory.
void fill(const ScratchDirectory &scratch)
{
    local::LocalServerOptions options;
    options.dataDirectory = scratch.filePath(u"data"_s);
    options.runtimeDirectory = scratch.filePath(u"run"_s);
    options.databaseName = u"test"_s;
    options.fullDurability = false;
    const auto server = local::LocalServer::open(options);
    if (!server)
        qFatal("tests/support: %s\n%s", qUtf8Printable(local::describe(server.error())),
               qUtf8Printable(server.error().logTail));
    const store::Address own = (*server)->address();
    run(own, u"SET GLOBAL innodb_autoextend_increment = 1"_s);
    for (int number = 1; number <= PreparedStores::count; ++number) {
        store::Address address = own;
        address.database = PreparedStores::nameOf(number);
        run(own, u"CREATE DATABASE "_s + address.database);
        makeDemoStore(address);
        setRoutinesAside(own, (*server)->directory() + "/database"_L1, number);
        // What was undone and what nobody can see any more would be copied each time.
        run(own, u"SET GLOBAL innodb_max_purge_lag_wait = 0"_s);
    }
    run(own, u"OPTIMIZE TABLE mysql.proc"_s);
    run(own, u"SET GLOBAL innodb_fast_shutdown = 0"_s);
}

} // namespace

PreparedStores::PreparedStores(QString directory)
    : m_directory(std::move(directory))
{
}

QString PreparedStores::nameOf(int number)
{
    return storePrefix + QString::number(number);
}

std::optional<PreparedStores> PreparedStores::find()
{
    const QString directory = parentPath() + u'/' + stamp();
    if (!QFileInfo(directory).isReadable())
        return std::nullopt;
    return PreparedStores(directory);
}

bool PreparedStores::make()
{
    QDir().mkpath(parentPath());
    QLockFile lock(parentPath() + "/lock"_L1);
    lock.setStaleLockTime(0); // one whose program is gone is stale all the same
    if (!lock.tryLock(int(std::chrono::milliseconds(lockPatience).count()))) {
        qWarning() << parentPath() << "cannot be locked";
        return false;
    }
    if (find())
        return true;
    // Those of an older build; a test program that still copies from them makes the rest of its stores
    // itself.
    for (const QString &old : QDir(parentPath()).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QDir(parentPath() + u'/' + old).removeRecursively();
    const QString made = stamp();
    const ScratchDirectory scratch;
    fill(scratch);
    const QString unfinished = parentPath() + "/unfinished"_L1;
    if (!copy(scratch.filePath(u"data/database"_s), unfinished) ||
        !QDir().rename(unfinished, parentPath() + u'/' + made)) {
        qWarning() << unfinished << "cannot be written";
        return false;
    }
    return true;
}

bool PreparedStores::copyServer(const QString &databaseDirectory) const
{
    bool copied = QDir().mkpath(databaseDirectory);
    for (const QString &name : entriesOf(m_directory)) {
        if (!name.startsWith(storePrefix))
            copied = copied && copy(m_directory + u'/' + name, databaseDirectory + u'/' + name);
    }
    if (!copied)
        QDir(databaseDirectory).removeRecursively();
    return copied;
}

QString PreparedStores::routinesOf(int number) const
{
    return "LOAD DATA INFILE "_L1 + quoted(routineFile(m_directory, number)) +
           " INTO TABLE mysql.proc CHARACTER SET binary"_L1;
}

bool PreparedStores::copyStore(int number, const QString &databaseDirectory) const
{
    const QString store = nameOf(number);
    const QString aside = databaseDirectory + "/../copying"_L1;
    const QStringList directories = QDir(m_directory).entryList({store, store + "_*"_L1}, QDir::Dirs);
    bool copied = !directories.isEmpty();
    for (const QString &name : directories)
        copied = copied && copy(m_directory + u'/' + name, aside) &&
                 QDir().rename(aside, databaseDirectory + u'/' + name);
    return copied;
}

} // namespace lekthi::test
