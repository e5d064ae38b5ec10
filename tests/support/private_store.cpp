#include "tests/support/private_store.h"

#include "app/local/local_server.h"
#include "tests/support/prepared_stores.h"
#include "tests/support/scratch_directory.h"

#include <QDebug>
#include <QDir>

#include <vector>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

[[noreturn]] void giveUp(const QString &what, const QString &why)
{
    qFatal("tests/support: %s\n%s", qUtf8Printable(what), qUtf8Printable(why));
}

/// Where the server has its files, below the data directory.
constexpr auto databaseDirectory = "/database"_L1;

std::optional<PreparedStores> copyPrepared(const ScratchDirectory &scratch)
{
    const QString data = scratch.filePath(u"data"_s);
    auto prepared = PreparedStores::find();
    if (!prepared || !QDir().mkpath(data) || !prepared->copyServer(data + databaseDirectory))
        return std::nullopt;
    return prepared;
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
    struct Server
    {
        ScratchDirectory scratch;
        std::optional<PreparedStores> prepared = copyPrepared(scratch);
        std::unique_ptr<local::LocalServer> local = startServer(scratch);
        int lastPrepared = 0;
    };

    Server &newest() { return *servers.back(); }
    bool hasPrepared();

    std::vector<std::unique_ptr<Server>> servers = oneServer();
    int lastDatabase = 0;

private:
    static std::vector<std::unique_ptr<Server>> oneServer()
    {
        std::vector<std::unique_ptr<Server>> made;
        made.push_back(std::make_unique<Server>());
        return made;
    }
};

/// Each prepared store can be copied into a server once, and another server is there sooner than a store of
/// one's own.
bool PrivateStore::Private::hasPrepared()
{
    if (newest().prepared && newest().lastPrepared == PreparedStores::count)
        servers.push_back(std::make_unique<Server>());
    return newest().prepared.has_value();
}

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
    store::Address address = d->newest().local->address();
    const auto connection = connect(address);
    address.database = u"test_%1"_s.arg(++d->lastDatabase);
    if (const auto made = connection->execute(u"CREATE DATABASE "_s + address.database); !made)
        giveUp(address.database + " cannot be made"_L1, made.error().detail);
    return address;
}

std::optional<store::Address> PrivateStore::preparedStore()
{
    if (!d->hasPrepared())
        return std::nullopt;
    Private::Server &server = d->newest();
    store::Address address = server.local->address();
    address.database = PreparedStores::nameOf(++server.lastPrepared);
    if (!server.prepared->copyStore(server.lastPrepared, dataDirectory() + databaseDirectory))
        return std::nullopt;
    const auto known =
        connect(server.local->address())->execute(server.prepared->routinesOf(server.lastPrepared));
    if (known)
        return address;
    qWarning() << "a prepared store cannot be used:" << known.error().detail;
    return std::nullopt;
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
    return d->newest().local->serverProcessId();
}

QString PrivateStore::dataDirectory() const
{
    return d->newest().scratch.filePath(u"data"_s);
}

} // namespace lekthi::test
