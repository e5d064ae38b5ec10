#pragma once

#include "app/ctl/arguments.h"
#include "app/ctl/command_error.h"
#include "app/local/local_server.h"
#include "core/store/connection.h"
#include "core/store/people.h"
#include "core/store/reference_data.h"

#include <memory>

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

/// Starts or joins the embedded server, or reads the address, as --store and --data-dir say.
Result<ReachedServer> reachServer(const Arguments &arguments);

/// Opens a session with the store whatever its schema.
Result<OpenStore> openAnyStore(const Arguments &arguments);

/// Opens a session with a store whose schema is the one that this program knows.
Result<OpenStore> openStore(const Arguments &arguments);

/// A store together with the lists that codes come from.
struct CodedStore
{
    OpenStore opened;
    store::ReferenceData data;

    store::Connection &connection() const { return *opened.connection; }
};

/// As openStore(), with the lists loaded.
Result<CodedStore> openCodedStore(const Arguments &arguments);

/// A session for what only a person may do. That of the store itself if it was opened with the account of
/// one; else one of its own, opened as --as or LEKTHI_USER says, with LEKTHI_PERSON_PASSWORD or the password
/// of the demo people.
Result<std::unique_ptr<store::Connection>> openAsPerson(const Arguments &arguments, const OpenStore &opened);

/// Whose doing it is: --as, else the environment's LEKTHI_USER; nothing if neither is set.
QString actingLogin(const Arguments &arguments);

/// The account of this login; refused if it is unknown or inactive.
Result<store::Person> findActor(store::Connection &connection, const QString &login);

} // namespace lekthi::ctl
