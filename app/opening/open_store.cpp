#include "app/opening/open_store.h"

#include "app/local/shipped_database.h"
#include "app/opening/embedded_files.h"
#include "app/opening/failed_start.h"
#include "core/demo/demo_store.h"
#include "core/store/ledger/drawing_gateway.h"
#include "core/store/people/people.h"
#include "core/store/schema/schema.h"
#include "core/store/session/connection.h"

#include <QCoreApplication>

#include <algorithm>

namespace lekthi::opening {

using namespace Qt::StringLiterals;
using store::SchemaState;

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)
};

void tell(const Progress &progress, const QString &sentence)
{
    if (progress)
        progress(sentence);
}

Failure failureOf(const store::Error &error)
{
    return {store::describe(error), error.detail};
}

store::Result<SchemaState::Kind> schemaOf(const store::Address &address)
{
    const auto connection = store::Connection::open(address);
    if (!connection && connection.error().kind == store::ErrorKind::SchemaMissing)
        return SchemaState::Kind::Missing;
    if (!connection)
        return tl::unexpected(connection.error());
    const auto state = store::readSchemaState(**connection);
    if (!state)
        return tl::unexpected(state.error());
    return state->kind;
}

store::Result<void> makeOrUpgrade(const store::Address &address, SchemaState::Kind found,
                                  const Progress &progress)
{
    // What cannot be upgraded is told by whoever asks for the current schema.
    if (found == SchemaState::Kind::Current || found == SchemaState::Kind::TooNew ||
        found == SchemaState::Kind::BeforeBaseline)
        return {};
    tell(progress, found == SchemaState::Kind::Missing
                       ? Texts::tr("Creating the store. This happens only once.")
                       : Texts::tr("Bringing the store up to date."));
    return store::createStore(address);
}

bool isAnybodyToSignIn(const QList<store::Person> &people)
{
    return std::any_of(people.begin(), people.end(),
                       [](const store::Person &person) { return person.role != store::Role::Administrator; });
}

store::Result<QList<store::Person>> peopleOf(const store::Address &address, bool isOwn,
                                             const Progress &progress)
{
    const auto connection = store::Connection::open(address);
    if (!connection)
        return tl::unexpected(connection.error());
    if (const auto current = store::requireCurrentSchema(**connection); !current)
        return tl::unexpected(current.error());
    auto people = store::listPeople(**connection);
    if (!people || isOwn || (isAnybodyToSignIn(*people) && !store::isDemoStore(*people)))
        return people;
    if (isAnybodyToSignIn(*people))
        return store::ensureDemoAccounts(**connection)
            .and_then([&] { return store::findDrawer(**connection); })
            .map([&](const store::Drawer &) { return *people; });
    // A first start that was broken off may have left a store with nobody in it to sign in as.
    tell(progress, Texts::tr("Writing the demo projects."));
    if (const auto loaded = store::loadDemoData(**connection, store::DemoExtent::Newcomers); !loaded)
        return tl::unexpected(loaded.error());
    // The owner, who acts as himself.
    if (const auto owner = store::findDrawer(**connection); !owner)
        return tl::unexpected(owner.error());
    return store::listPeople(**connection);
}

store::Result<QList<store::Person>> prepare(const store::Address &address, bool isOwn,
                                            const Progress &progress)
{
    const auto found = schemaOf(address);
    if (!found)
        return tl::unexpected(found.error());
    if (const auto made = makeOrUpgrade(address, *found, progress); !made)
        return tl::unexpected(made.error());
    return peopleOf(address, isOwn, progress);
}

} // namespace

OpenedStore::OpenedStore(StoreChoice choice)
    : m_choice(std::move(choice))
{
}

OpenedStore::~OpenedStore() = default;

void OpenedStore::lookAhead()
{
    if (isOnThisComputer())
        m_programs = std::async(std::launch::async, local::findServerPrograms);
}

tl::expected<Opened, Failure> OpenedStore::open(const Progress &progress)
{
    return isOnThisComputer() ? openLocal(progress) : findElsewhere();
}

std::optional<store::Address> OpenedStore::administrator() const
{
    return isOwn() && m_server ? std::optional(m_server->address()) : std::nullopt;
}

bool OpenedStore::isOwn() const
{
    return m_choice.place == "own"_L1;
}

bool OpenedStore::isOnThisComputer() const
{
    return isOwn() || m_choice.place == "local"_L1;
}

void OpenedStore::close()
{
    {
        const std::lock_guard lock(m_mutex);
        m_place = {};
    }
    m_server.reset();
}

std::optional<models::EmbeddedLook> OpenedStore::inspect(const store::Address &address) const
{
    std::unique_lock lock(m_mutex);
    const Place place = m_place;
    lock.unlock();
    if (place.socket.isEmpty() || address.socket != place.socket)
        return std::nullopt;
    return lookAtFiles(place.directory, place.logFile);
}

tl::expected<Opened, Failure> OpenedStore::openLocal(const Progress &progress)
{
    m_server.reset();
    tell(progress, Texts::tr("Starting the store on this computer."));
    local::LocalServerOptions options;
    options.dataDirectory =
        isOwn() && m_choice.dataDirectory.isEmpty() ? local::ownStoreDirectory() : m_choice.dataDirectory;
    // A failure shows when the store is prepared below, on the server that is there to stay.
    options.fill = [&](const store::Address &address) { (void)prepare(address, isOwn(), progress); };
    options.shipped = {local::shippedDatabaseDirectory(), store::schemaFingerprint()};
    if (m_programs.valid())
        options.programs = [this] { return m_programs.get(); };
    auto server = local::LocalServer::open(options, progress);
    if (!server)
        return tl::unexpected(Failure{describeFailedStart(server.error()), server.error().logTail});
    m_server = std::move(*server);
    {
        const std::lock_guard lock(m_mutex);
        m_place = {m_server->address().socket, m_server->directory(), m_server->logFile()};
    }
    Opened opened{.address = m_server->address(), .isOnThisComputer = true};
    auto people = prepare(opened.address, isOwn(), progress);
    if (!people) {
        if (const auto damage = damageBehind(people.error(), *m_server))
            return tl::unexpected(Failure{describeFailedStart(*damage), damage->logTail});
        return tl::unexpected(failureOf(people.error()));
    }
    opened.isNew = !isAnybodyToSignIn(*people);
    if (store::isDemoStore(*people))
        opened.demoPeople = *std::move(people);
    opened.address.user.clear();
    return opened;
}

tl::expected<Opened, Failure> OpenedStore::findElsewhere() const
{
    auto address = store::parseAddress(m_choice.place);
    if (!address)
        return tl::unexpected(Failure{address.error(), {}});
    address->password = m_choice.password;
    return Opened{.address = *address};
}

} // namespace lekthi::opening
