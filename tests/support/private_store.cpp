#include "tests/support/private_store.h"

#include "app/local/local_server.h"
#include "tests/support/scratch_directory.h"

#include <QDebug>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

[[noreturn]] void giveUp(const QString &what, const QString &why)
{
    qFatal("tests/support: %s\n%s", qUtf8Printable(what), qUtf8Printable(why));
}

std::unique_ptr<local::LocalServer> startServer(const ScratchDirectory &scratch)
{
    local::LocalServerOptions options;
    options.dataDirectory = scratch.filePath(u"data"_s);
    options.runtimeDirectory = scratch.filePath(u"run"_s);
    options.databaseName = u"test"_s;
    options.fullDurability = false;
    auto server = local::LocalServer::open(options);
    if (!server)
        giveUp(local::describe(server.error()), server.error().logTail);
    return std::move(*server);
}

} // namespace

class PrivateStore::Private
{
public:
    ScratchDirectory scratch;
    std::unique_ptr<local::LocalServer> server = startServer(scratch);
    int lastDatabase = 0;
};

PrivateStore &PrivateStore::instance()
{
    static PrivateStore store;
    return store;
}

PrivateStore::PrivateStore()
    : d(std::make_unique<Private>())
{
}

PrivateStore::~PrivateStore() = default;

store::Address PrivateStore::emptyDatabase()
{
    store::Address address = d->server->address();
    const auto connection = connect(address);
    address.database = u"test_%1"_s.arg(++d->lastDatabase);
    if (const auto made = connection->execute(u"CREATE DATABASE "_s + address.database); !made)
        giveUp(address.database + " cannot be made"_L1, made.error().detail);
    return address;
}

std::unique_ptr<store::Connection> PrivateStore::connect(const store::Address &address)
{
    auto connection = store::Connection::open(address);
    if (!connection)
        giveUp(address.toText() + " cannot be opened"_L1, connection.error().detail);
    return std::move(*connection);
}

qint64 PrivateStore::serverProcessId() const
{
    return d->server->serverProcessId();
}

QString PrivateStore::dataDirectory() const
{
    return d->scratch.filePath(u"data"_s);
}

} // namespace lekthi::test
