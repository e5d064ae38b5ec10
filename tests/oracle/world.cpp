#include "tests/oracle/world.h"

#include "core/numbering/uniqueness.h"
#include "core/store/session/schema_names.h"
#include "tests/support/private_store.h"

namespace lekthi::test::oracle {

using namespace Qt::StringLiterals;

namespace {

constexpr int organizationsPerWorld = 21; // each writes to 10 pairs of others
constexpr int firstYear = 2020;
constexpr int windows = 40; // of two years
constexpr std::array types{6, 7};
constexpr int firstProject = 1000;
constexpr int firstOrganization = 1000;

const QString &loginOf(World::Person person)
{
    static const std::array logins{u"pa.demo"_s, u"sa.one"_s, u"sa.two"_s};
    return logins[size_t(person)];
}

std::unique_ptr<store::Connection> enter(const store::Address &address)
{
    auto connection = store::Connection::open(address);
    if (!connection)
        qFatal("tests/oracle: %s", qUtf8Printable(connection.error().detail));
    return std::move(*connection);
}

void run(store::Connection &connection, const QString &sql)
{
    if (const auto done = connection.execute(sql); !done)
        qFatal("tests/oracle: %s", qUtf8Printable(done.error().detail));
}

allocation::AllocatorOptions options(int connectionRetries)
{
    allocation::AllocatorOptions options;
    options.connections = 2;
    options.retry.connectionRetries = connectionRetries;
    // Other worlds change their templates all the time, and any change of one makes who draws look again.
    options.retry.versionConflictRetries = 100;
    options.retry.firstConnectionDelay = std::chrono::milliseconds(1);
    return options;
}

} // namespace

void prepareForWorlds(const store::Address &address)
{
    const auto root = enter(address);
    const auto rows = root->readText(
        u"SELECT action_statement AS body FROM information_schema.triggers WHERE trigger_schema = DATABASE() "
        "AND trigger_name = 'requests_facts'"_s);
    QString body = rows && !rows->isEmpty() ? rows->first().text("body"_L1) : QString();
    const QString fixed = u"AND NEW.expires_at <=> OLD.expires_at "_s;
    if (!body.contains(fixed))
        qFatal("tests/oracle: the rule that a request's expiry is fixed is not where it was");
    run(*root, u"CREATE OR REPLACE TRIGGER requests_facts BEFORE UPDATE ON requests FOR EACH ROW "_s +
                   body.remove(fixed));
    run(*root, u"UPDATE store_settings SET value = 100000 WHERE name LIKE '%_per_minute'"_s);
    // Counts what a person did within the last minute at each change, and here that are thousands.
    run(*root, u"CREATE OR REPLACE PROCEDURE %1.require_pace() NO SQL BEGIN END"_s.arg(
                   store::routineSchema(address.database)));
}

World::World(store::Address address, int number)
    : m_address(std::move(address))
    , m_number(number)
    , m_proxy(m_address.socket, [this](int) { return atCommit(); })
    , m_root(enter(m_address))
{
    for (const int project : {0, 1}) {
        const int id = firstProject + m_number * 2 + project;
        m_projects[size_t(project)] = id;
        run(*m_root,
            u"INSERT INTO projects (id, project_code, project_name) VALUES (%1, 'W%2P%3', 'oracle')"_s.arg(id)
                .arg(m_number)
                .arg(project + 1));
        run(*m_root, u"INSERT INTO project_admins (user_id, project_id) SELECT id, %1 FROM users "
                     "WHERE username IN ('pa.demo', 'allocator.demo')"_s.arg(id));
    }
    for (int i = 0; i < organizationsPerWorld; ++i) {
        const int id = firstOrganization + m_number * organizationsPerWorld + i;
        m_organizations << id;
        run(*m_root, u"INSERT INTO organizations (id, organization_code, organization_name) "
                     "VALUES (%1, 'ก%2.%3', 'oracle')"_s.arg(id)
                         .arg(m_number)
                         .arg(i));
        for (const int project : m_projects)
            run(*m_root, u"INSERT INTO project_organizations (project_id, organization_id) VALUES (%1, %2)"_s
                             .arg(project)
                             .arg(id));
    }
    for (const Person person : {Person::ProjectAdmin, Person::Requester, Person::Approver})
        m_sessions[size_t(person)] = enter(PrivateStore::asPerson(m_address, loginOf(person)));
    const store::Address service = PrivateStore::asPerson(m_address, u"allocator.demo"_s);
    m_allocator = std::make_unique<allocation::Allocator>(service, options(3));
    m_other = std::make_unique<allocation::Allocator>(service, options(3));
    m_cut = std::make_unique<allocation::Allocator>(through(service), options(3));
}

World::~World()
{
    m_cut.reset(); // before the proxy
}

store::Address World::through(store::Address address) const
{
    address.socket = m_proxy.socket();
    return address;
}

std::optional<World::Ground> World::nextGround()
{
    constexpr int pairs = (organizationsPerWorld - 1) / 2;
    const int at = m_ground++;
    const int window = at / (organizationsPerWorld * pairs);
    if (window >= windows)
        return std::nullopt;
    const int sender = at % organizationsPerWorld;
    const int pair = at / organizationsPerWorld % pairs;
    Ground ground;
    const auto codeOf = [this](int place) { return u"ก%1.%2"_s.arg(m_number).arg(place); };
    for (const int i : {0, 1}) {
        const int place = (sender + 1 + 2 * pair + i) % organizationsPerWorld;
        ground.recipients[size_t(i)] = m_organizations[place];
        ground.codes.recipients[size_t(i)] = codeOf(place);
        ground.codes.projects[size_t(i)] = u"W%1P%2"_s.arg(m_number).arg(i + 1);
    }
    ground.originator = m_organizations[sender];
    ground.codes.originator = codeOf(sender);
    ground.codes.types = {u"LETTER"_s, u"MEMO"_s};
    ground.codes.firstYear = firstYear + 2 * window;
    ground.codes.tag = u"t%1"_s.arg(at, 0, 36);
    return ground;
}

int World::typeId(int type) const
{
    return types[size_t(type)];
}

bool World::knowsProjectScope()
{
    static const bool known = numbering::uniquenessScopeFromName(u"PROJECT").has_value();
    return known;
}

void World::arm(Cut where, int callsLeft)
{
    m_where = where;
    m_callsLeft = callsLeft;
}

/// In the proxy's thread.
Cut World::atCommit()
{
    if (m_callsLeft < 0)
        return Cut::None;
    return m_callsLeft-- == 0 ? m_where.load() : Cut::None;
}

allocation::Allocator &World::cutAllocator(Cut where, int callsLeft)
{
    arm(where, callsLeft);
    return *m_cut;
}

std::unique_ptr<allocation::Allocator> World::doomedAllocator(Cut where, int callsLeft)
{
    auto allocator = std::make_unique<allocation::Allocator>(
        through(PrivateStore::asPerson(m_address, u"allocator.demo"_s)), options(0));
    arm(where, callsLeft);
    return allocator;
}

store::Connection &World::session(Person person)
{
    return *m_sessions[size_t(person)];
}

std::unique_ptr<store::Connection> World::cutSession(Person person, Cut where, int callsLeft)
{
    auto session = enter(through(PrivateStore::asPerson(m_address, loginOf(person))));
    arm(where, callsLeft);
    return session;
}

} // namespace lekthi::test::oracle
