#pragma once

#include "app/ctl/parse/arguments.h"
#include "app/ctl/print/command_error.h"
#include "app/local/local_server.h"
#include "core/store/people/people.h"
#include "core/store/reference/reference_data.h"
#include "core/store/session/connection.h"

#include <memory>
#include <optional>

namespace lekthi::ctl {

/// The store that a command works on; keeps an embedded server running as long as it lives.
struct OpenStore
{
    std::unique_ptr<local::LocalServer> server; ///< nullptr for a store elsewhere
    store::Address address;
    std::unique_ptr<store::Connection> connection;
};

/// A server whose database may not exist yet.
struct ReachedServer
{
    std::unique_ptr<local::LocalServer> server;
    store::Address address;
};

/// What --data-dir or LEKTHI_DATA_DIR names; empty if neither does.
QString namedDataDirectory(const Arguments &arguments);

/// Where --store and --data-dir mean an embedded server; nothing if --store is an address.
std::optional<local::LocalServerOptions> localStoreOptions(const Arguments &arguments);

/// Starts or joins the embedded server, or reads the address, as --store and --data-dir say. expectedBytes:
/// of what is about to be put into an embedded database.
Result<ReachedServer> reachServer(const Arguments &arguments, qint64 expectedBytes = 0);

/// Opens a session with the store whatever its schema.
Result<OpenStore> openAnyStore(const Arguments &arguments);

/// Opens a session with a store whose schema is the one that this program knows.
Result<OpenStore> openStore(const Arguments &arguments);

/// As openStore(), an embedded one that nobody else uses as long as it is open; also one that was moved away.
Result<OpenStore> openStoreAlone(local::LocalServerOptions options);

/// A store together with the lists that codes come from.
struct CodedStore
{
    OpenStore opened;
    store::ReferenceData data;

    store::Connection &connection() const { return *opened.connection; }
};

/// As openStore(), with the lists loaded.
Result<CodedStore> openCodedStore(const Arguments &arguments);

/// A store, and a session for what only a person may do.
template <class Store>
struct Acting
{
    Store store;
    std::unique_ptr<store::Connection> person;
};

/// As openStore(). The person's session is a second one: for a store that was opened with the account of a
/// person, as that one; else as --as or LEKTHI_USER says, with LEKTHI_PERSON_PASSWORD or the password of the
/// demo people.
Result<Acting<OpenStore>> openActing(const Arguments &arguments);

/// As openActing(), with the lists loaded.
Result<Acting<CodedStore>> openCodedActing(const Arguments &arguments);

/// A session of the account that addressOfActor() names.
Result<std::unique_ptr<store::Connection>> openAsActor(const Arguments &arguments, const OpenStore &opened);

/// As openStore(), and a second session of the account that draws: an administrator of the server may do so
/// without --as, too.
Result<Acting<OpenStore>> openWithDrawer(const Arguments &arguments);

/// Who a command acts as, to sign in with: the account that the store was opened with, unless --as or
/// LEKTHI_USER name another one and that account administers the server. Acting as another account takes its
/// password: LEKTHI_PERSON_PASSWORD, on the local store LEKTHI_PASSWORD too, else the one of the demo people.
Result<store::Address> addressOfActor(const Arguments &arguments, const OpenStore &opened);

/// The account that one's own command works on, to sign in with: --as, else on the local store LEKTHI_USER,
/// else the one of --store. Its password is LEKTHI_PASSWORD, on the local store LEKTHI_PERSON_PASSWORD before
/// that; empty if neither is set.
Result<store::Address> addressOfOwnAccount(const Arguments &arguments, const ReachedServer &reached);

/// Whose doing it is: --as, else the environment's LEKTHI_USER; nothing if neither is set.
QString actingLogin(const Arguments &arguments);

/// The account of this login; refused if it is unknown or inactive.
Result<store::Person> findActor(store::Connection &connection, const QString &login);

} // namespace lekthi::ctl
