#pragma once

#include "app/local/local_server.h"
#include "app/local/server_programs.h"
#include "core/store/people/people.h"
#include "models/status/embedded_light.h"

#include <QString>

#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <tl/expected.hpp>

namespace lekthi::opening {

/// Which store the program was told to use.
struct StoreChoice
{
    /// "local": the demo, or what is kept in dataDirectory; "own": a store of one's own on this computer,
    /// which is never filled with demo data; else an address as parseAddress reads it.
    QString place = QStringLiteral("local");
    QString password{};      ///< for an address
    QString dataDirectory{}; ///< of a store on this computer; empty: the usual one
};

/// Why the store could not be opened, in finished sentences.
struct Failure
{
    QString message;
    QString details; ///< log tail or technical text; may be empty
};

/// A store that somebody can sign in to.
struct Opened
{
    store::Address address; ///< without account and password, but for those of a server that were given
    /// Of a demo store; nothing where people have accounts and passwords of their own.
    std::optional<QList<store::Person>> demoPeople{};
    bool isOnThisComputer = false; ///< kept running by this program
    bool isNew = false;            ///< nobody can sign in yet: it has to be set up
};

using Progress = std::function<void(const QString &)>;

/// Opens the chosen store and keeps an embedded server running until closed. A store on this computer is
/// started or joined, made if there is none (with demo data, unless it is one's own), and upgraded, all as
/// its administrator; nothing of that entry is handed on. A store elsewhere is not entered: that needs a
/// person's account. Any thread, one call at a time; all calls block.
class OpenedStore
{
public:
    explicit OpenedStore(StoreChoice choice);
    ~OpenedStore();
    OpenedStore(const OpenedStore &) = delete;
    OpenedStore &operator=(const OpenedStore &) = delete;

    /// Begins to look for the server that a store on this computer needs, in another thread, for the next
    /// open: that takes 30 ms. Does nothing for a store elsewhere.
    void lookAhead();
    /// May be called again to recover a store that was lost.
    tl::expected<Opened, Failure> open(const Progress &progress = {});
    /// Entry as the administrator of one's own store while it is open, to set it up; nothing for any other.
    std::optional<store::Address> administrator() const;
    /// Leaves the embedded server, which ends cleanly if nobody else uses it.
    void close();
    /// What the files of the embedded server tell; nothing for any other address. Any thread, at any time.
    std::optional<models::EmbeddedLook> inspect(const store::Address &address) const;

private:
    struct Place
    {
        QString socket;
        QString directory;
        QString logFile;
    };

    bool isOwn() const;
    bool isOnThisComputer() const;
    tl::expected<Opened, Failure> openLocal(const Progress &progress);
    tl::expected<Opened, Failure> findElsewhere() const;

    StoreChoice m_choice;
    std::future<std::optional<local::ServerPrograms>> m_programs; ///< looked for ahead; not valid: used up
    std::unique_ptr<local::LocalServer> m_server;
    mutable std::mutex m_mutex; // guards m_place
    Place m_place;              ///< of the embedded server while it is in use
};

} // namespace lekthi::opening
