#include "app/ctl/store_access.h"

#include "app/ctl/parse/codes.h"
#include "app/ctl/print/texts.h"
#include "app/opening/failed_start.h"
#include "core/store/schema/schema.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

QString environmentText(const char *name)
{
    return QString::fromUtf8(qgetenv(name));
}

QString placeOf(const Arguments &arguments)
{
    return arguments.has("store"_L1) ? arguments.text("store"_L1) : u"local"_s;
}

QString failureName(local::StartFailureKind kind)
{
    using Kind = local::StartFailureKind;
    switch (kind) {
    case Kind::ServerMissing:
        return u"SERVER_MISSING"_s;
    case Kind::DataFromNewerServer:
        return u"DATA_FROM_NEWER_SERVER"_s;
    case Kind::DataGone:
        return u"DATA_GONE"_s;
    case Kind::DataDamaged:
        return u"DATA_DAMAGED"_s;
    case Kind::DataIncomplete:
        return u"DATA_INCOMPLETE"_s;
    case Kind::Moved:
        return u"STORE_MOVED"_s;
    case Kind::InUse:
        return u"STORE_IN_USE"_s;
    case Kind::DiskFull:
        return u"DISK_FULL"_s;
    case Kind::NoPermission:
        return u"NO_PERMISSION"_s;
    case Kind::SocketPathTooLong:
        return u"SOCKET_PATH_TOO_LONG"_s;
    case Kind::StartTimeout:
        return u"START_TIMEOUT"_s;
    case Kind::StoppedUnexpectedly:
        break;
    }
    return u"SERVER_STOPPED"_s;
}

tl::unexpected<CommandError> startError(const local::StartFailure &failure)
{
    const bool isInUse = failure.kind == local::StartFailureKind::InUse;
    return tl::make_unexpected(CommandError{.exitCode = isInUse ? ExitCode::TryAgain : ExitCode::Unreachable,
                                            .code = failureName(failure.kind),
                                            .message = opening::describeFailedStart(failure),
                                            .retryable = isInUse,
                                            .details = failure.logTail});
}

Result<ReachedServer> reachLocalServer(const local::LocalServerOptions &options)
{
    auto server = local::LocalServer::open(options);
    if (!server)
        return startError(server.error());
    store::Address address = (*server)->address();
    return ReachedServer{std::move(*server), std::move(address)};
}

/// LEKTHI_PASSWORD is that of the store's address, which the local store has none of.
QString passwordOfPerson(const OpenStore &opened)
{
    QString own = environmentText("LEKTHI_PERSON_PASSWORD");
    if (!own.isEmpty())
        return own;
    const QString given = opened.server ? environmentText("LEKTHI_PASSWORD") : QString();
    return given.isEmpty() ? store::demoPassword() : given;
}

tl::unexpected<CommandError> missingActor()
{
    return usageError(
        Texts::tr("Name the account that does this: --as LOGIN, or the environment variable LEKTHI_USER."));
}

Result<std::unique_ptr<store::Connection>> openAsPerson(const Arguments &arguments, const OpenStore &opened)
{
    if (!opened.connection->isThroughRoutines() && actingLogin(arguments).isEmpty())
        return missingActor();
    return openAsActor(arguments, opened);
}

const OpenStore *sessionOf(const OpenStore *store)
{
    return store;
}

const OpenStore *sessionOf(const CodedStore *store)
{
    return &store->opened;
}

template <class Store>
Result<Acting<Store>> withPerson(const Arguments &arguments, Result<Store> store)
{
    if (!store)
        return tl::make_unexpected(store.error());
    auto person = openAsPerson(arguments, *sessionOf(&*store));
    if (!person)
        return tl::make_unexpected(person.error());
    return Acting<Store>{std::move(*store), std::move(*person)};
}

} // namespace

QString namedDataDirectory(const Arguments &arguments)
{
    return arguments.has("data-dir"_L1) ? arguments.text("data-dir"_L1) : environmentText("LEKTHI_DATA_DIR");
}

std::optional<local::LocalServerOptions> localStoreOptions(const Arguments &arguments)
{
    const QString place = placeOf(arguments);
    if (place != "local"_L1 && place != "own"_L1)
        return std::nullopt;
    local::LocalServerOptions options;
    options.dataDirectory = namedDataDirectory(arguments);
    if (options.dataDirectory.isEmpty() && place == "own"_L1)
        options.dataDirectory = local::ownStoreDirectory();
    return options;
}

Result<ReachedServer> reachServer(const Arguments &arguments, qint64 expectedBytes)
{
    if (auto options = localStoreOptions(arguments)) {
        options->expectedBytes = expectedBytes;
        return reachLocalServer(*options);
    }
    const QString place = placeOf(arguments);
    if (arguments.has("data-dir"_L1))
        return usageError(
            Texts::tr("--data-dir belongs to a store on this computer. Leave out --data-dir or --store."));
    tl::expected<store::Address, QString> address = store::parseAddress(place);
    if (!address)
        return usageError(address.error());
    address->password = environmentText("LEKTHI_PASSWORD");
    return ReachedServer{nullptr, std::move(*address)};
}

namespace {

Result<OpenStore> enterReached(Result<ReachedServer> reached)
{
    if (!reached)
        return tl::make_unexpected(reached.error());
    auto connection = store::Connection::open(reached->address);
    if (!connection) {
        const auto damage = reached->server ? opening::damageBehind(connection.error(), *reached->server)
                                            : std::optional<local::StartFailure>();
        return damage ? startError(*damage) : openingError(connection.error());
    }
    return OpenStore{std::move(reached->server), std::move(reached->address), std::move(*connection)};
}

Result<OpenStore> withCurrentSchema(Result<OpenStore> opened)
{
    if (!opened)
        return opened;
    if (const store::Result<void> current = store::requireCurrentSchema(*opened->connection); !current)
        return openingError(current.error());
    return opened;
}

} // namespace

Result<OpenStore> openAnyStore(const Arguments &arguments)
{
    return enterReached(reachServer(arguments));
}

Result<OpenStore> openStore(const Arguments &arguments)
{
    return withCurrentSchema(openAnyStore(arguments));
}

Result<OpenStore> openStoreAlone(local::LocalServerOptions options)
{
    options.alone = true;
    return withCurrentSchema(enterReached(reachLocalServer(options)));
}

Result<CodedStore> openCodedStore(const Arguments &arguments)
{
    Result<OpenStore> opened = openStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    store::Result<store::ReferenceData> data = store::loadReferenceData(*opened->connection);
    if (!data)
        return storeError(data.error());
    return CodedStore{std::move(*opened), std::move(*data)};
}

Result<Acting<OpenStore>> openActing(const Arguments &arguments)
{
    return withPerson(arguments, openStore(arguments));
}

Result<Acting<CodedStore>> openCodedActing(const Arguments &arguments)
{
    return withPerson(arguments, openCodedStore(arguments));
}

Result<std::unique_ptr<store::Connection>> openAsActor(const Arguments &arguments, const OpenStore &opened)
{
    const Result<store::Address> address = addressOfActor(arguments, opened);
    if (!address)
        return tl::make_unexpected(address.error());
    auto connection = store::Connection::open(*address);
    if (!connection)
        return openingError(connection.error());
    return std::move(*connection);
}

Result<Acting<OpenStore>> openWithDrawer(const Arguments &arguments)
{
    Result<OpenStore> opened = openStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    auto account = openAsActor(arguments, *opened);
    if (!account)
        return tl::make_unexpected(account.error());
    return Acting<OpenStore>{std::move(*opened), std::move(*account)};
}

Result<store::Address> addressOfActor(const Arguments &arguments, const OpenStore &opened)
{
    store::Address address = opened.address;
    if (opened.connection->isThroughRoutines()) {
        if (arguments.has("as"_L1) && arguments.text("as"_L1) != address.user)
            return refusal(u"NOT_ALLOWED"_s,
                           Texts::tr("You are signed in as %1. To act as %2, sign in with that account.")
                               .arg(address.user, arguments.text("as"_L1)));
        return address;
    }
    const QString login = actingLogin(arguments);
    if (login.isEmpty() || login == address.user)
        return address;
    if (const Result<store::Person> known = findActor(*opened.connection, login); !known)
        return tl::make_unexpected(known.error());
    address.user = login;
    address.password = passwordOfPerson(opened);
    return address;
}

Result<store::Address> addressOfOwnAccount(const Arguments &arguments, const ReachedServer &reached)
{
    store::Address address = reached.address;
    if (!reached.server) {
        if (arguments.has("as"_L1))
            address.user = arguments.text("as"_L1);
        return address;
    }
    const QString login = actingLogin(arguments);
    // Nobody named is whoever owns the store.
    if (login.isEmpty() || login == address.user)
        return refusal(u"NOT_ALLOWED"_s,
                       Texts::tr("%1 owns the local store and enters it without a password. "
                                 "Choose another account with --as.")
                           .arg(address.user));
    const QString own = environmentText("LEKTHI_PERSON_PASSWORD");
    address.user = login;
    address.password = own.isEmpty() ? environmentText("LEKTHI_PASSWORD") : own;
    return address;
}

QString actingLogin(const Arguments &arguments)
{
    return arguments.has("as"_L1) ? arguments.text("as"_L1) : environmentText("LEKTHI_USER");
}

Result<store::Person> findActor(store::Connection &connection, const QString &login)
{
    const store::Result<QList<store::Person>> people = store::listPeople(connection);
    if (!people)
        return storeError(people.error());
    QStringList logins;
    for (const store::Person &person : *people) {
        if (person.login == login && person.active)
            return person;
        if (person.login == login)
            return refusal(
                u"NOT_ALLOWED"_s,
                Texts::tr("The account %1 is not active. Choose an active one with --as.").arg(login));
        logins.append(person.login);
    }
    return unknownCodeError(Texts::tr("There is no account %1. Try one of these: %2."), login, logins);
}

} // namespace lekthi::ctl
