#pragma once

#include "core/store/people/people.h"
#include "models/status/embedded_light.h"

#include <QString>

#include <functional>
#include <optional>
#include <tl/expected.hpp>

namespace lekthi::models {

/// Why the store could not be opened, in finished sentences.
struct OpenFailure
{
    QString message;
    QString details; ///< log tail; may be empty
};

/// The store to sign in to.
struct StorePlace
{
    store::Address address; ///< whoever signs in puts account and password into it
    /// Those with whom anybody may try the program; nothing where an account is asked for.
    std::optional<QList<store::Person>> demoPeople{};
    bool isOnThisComputer = false; ///< kept running by the opener, which starts it again where it was lost
    bool isNew = false;            ///< nobody can sign in yet: it has to be set up
};

/// Opens the store that the program was told to use: starts or joins the embedded server, checks and makes
/// the schema. Runs on a thread of its own and may take seconds; progress takes finished sentences and may be
/// called from that thread.
using StoreOpener = std::function<tl::expected<StorePlace, OpenFailure>(
    const std::function<void(const QString &)> &progress)>;

/// Opens a store that somebody was signed in to again: whether it answers is all that is looked at.
StoreOpener reopenerOf(const store::Address &address);

/// What the files of the embedded server tell; nothing for a store at any other address. Called on a thread
/// of its own.
using EmbeddedInspector = std::function<std::optional<EmbeddedLook>(const store::Address &address)>;

} // namespace lekthi::models
