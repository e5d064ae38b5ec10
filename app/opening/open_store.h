#pragma once

#include "app/local/local_server.h"
#include "core/store/address.h"
#include "core/store/error.h"

#include <QString>

#include <functional>
#include <memory>
#include <tl/expected.hpp>

namespace lekthi::opening {

/// Which store the program was told to use.
struct StoreChoice
{
    QString place = QStringLiteral("local"); ///< "local", or an address as parseAddress reads it
    QString password;                        ///< for an address
    QString dataDirectory;                   ///< of the local store; empty: the usual one
};

/// Why the store could not be opened, in finished sentences.
struct Failure
{
    QString message;
    QString details; ///< log tail or technical text; may be empty
};

using Progress = std::function<void(const QString &)>;

/// Opens the chosen store and keeps an embedded server running until closed. The local store is started or
/// joined, made with demo data if it is fresh, and upgraded; a store elsewhere must have the schema that this
/// program knows. Any thread, one call at a time; all calls block.
class OpenedStore
{
public:
    explicit OpenedStore(StoreChoice choice);
    ~OpenedStore();
    OpenedStore(const OpenedStore &) = delete;
    OpenedStore &operator=(const OpenedStore &) = delete;

    /// May be called again to recover a store that was lost.
    tl::expected<store::Address, Failure> open(const Progress &progress = {});
    /// Leaves the embedded server, which ends cleanly if nobody else uses it.
    void close();

private:
    tl::expected<store::Address, Failure> openLocal(const Progress &progress);
    tl::expected<store::Address, Failure> openElsewhere(const Progress &progress) const;

    StoreChoice m_choice;
    std::unique_ptr<local::LocalServer> m_server;
};

} // namespace lekthi::opening
