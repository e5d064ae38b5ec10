#include "app/local/local_server.h"
#include "app/local/server_programs.h"
#include "app/local/shipped_database.h"
#include "core/store/schema/schema.h"
#include "core/store/session/connection.h"
#include "core/store/session/schema_names.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>

namespace {

using namespace Qt::StringLiterals;
using namespace lekthi;

/// No store that begins as a copy may share a secret with another: the owner keeps a password that never
/// fits.
QStringList partingStatements(const QString &database)
{
    const QString owner = store::withNames(u"{{owner}}"_s, database);
    return QStringList{
               u"ALTER USER %1 IDENTIFIED VIA mysql_native_password USING 'invalid' ACCOUNT LOCK"_s.arg(
                   owner)} +
           local::giveUpStatements();
}

store::Result<void> makeTables(const store::Address &address)
{
    if (auto made = store::createStore(address); !made)
        return made;
    const auto connection = store::Connection::open(address);
    if (!connection)
        return tl::unexpected(connection.error());
    for (const QString &statement : partingStatements(address.database)) {
        if (auto done = (*connection)->execute(statement); !done)
            return done;
    }
    return {};
}

int fail(const QString &reason)
{
    std::fprintf(stderr, "The database for new stores was not made: %s\n", qUtf8Printable(reason));
    return 1;
}

int ship(const QString &directory)
{
    const auto programs = local::findServerPrograms();
    if (!programs) {
        std::puts("MariaDB is not installed: new stores will be made step by step.");
        return 0;
    }
    const QTemporaryDir room;
    local::LocalServerOptions options;
    options.dataDirectory = room.filePath(u"store"_s);
    options.runtimeDirectory = room.filePath(u"run"_s);
    store::Result<void> made = tl::unexpected(store::Error{});
    options.fill = [&made](const store::Address &address) { made = makeTables(address); };
    if (const auto server = local::LocalServer::open(options); !server)
        return fail(local::describe(server.error()) + u'\n' + server.error().logTail);
    if (!made)
        return fail(store::describe(made.error()) + u' ' + made.error().detail);
    const local::ShippedDatabase shipped{directory, store::schemaFingerprint()};
    return local::shipDatabase(options.dataDirectory + "/database"_L1, programs->version, shipped)
               ? 0
               : fail(u"cannot write to %1"_s.arg(directory));
}

} // namespace

/// Makes the database that new stores on a computer begin as a copy of, in the directory that is named.
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 2)
        return fail(u"name the directory"_s);
    QDir(arguments.at(1)).removeRecursively();
    return ship(arguments.at(1));
}
