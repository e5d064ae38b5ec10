#pragma once

#include "core/allocation/allocator.h"
#include "core/store/session/connection.h"
#include "tests/oracle/number_model.h"
#include "tests/support/cutting_proxy.h"

#include <array>
#include <atomic>
#include <memory>
#include <optional>

namespace lekthi::test::oracle {

/// Makes a store of the demo fit for worlds: requests that expired can be had without waiting, and nobody
/// changes too much within a minute. Once, before the first world.
void prepareForWorlds(const store::Address &address);

/// Two projects and their organizations in a store that other worlds use, too, with everything that is needed
/// to do there what numbering services and admins do. Belongs to the thread that made it.
class World
{
public:
    /// The number tells worlds of one store apart.
    World(store::Address address, int number);
    ~World();
    World(const World &) = delete;
    World &operator=(const World &) = delete;

    /// Where one sequence happens: counters that nobody has used.
    struct Ground
    {
        Codes codes{};
        int originator = 0; ///< ids
        std::array<int, 2> recipients{};
    };
    /// Nothing once all are used.
    std::optional<Ground> nextGround();

    int projectId(int project) const { return m_projects[size_t(project)]; }
    int typeId(int type) const;
    /// What of the scopes the store knows.
    static bool knowsProjectScope();

    allocation::Allocator &allocator() { return *m_allocator; }
    /// Another program that draws.
    allocation::Allocator &otherAllocator() { return *m_other; }
    /// One whose connection is cut off at a later call, and which tries again.
    allocation::Allocator &cutAllocator(Cut where, int callsLeft);
    /// One that fails with that.
    std::unique_ptr<allocation::Allocator> doomedAllocator(Cut where, int callsLeft);

    enum class Person { ProjectAdmin, Requester, Approver };
    store::Connection &session(Person person);
    /// A session that is cut off at a later call; for one use.
    std::unique_ptr<store::Connection> cutSession(Person person, Cut where, int callsLeft);
    void disarm() { m_callsLeft = never; }
    /// As the administrator of the server.
    store::Connection &root() { return *m_root; }

private:
    static constexpr int never = -1;

    store::Address through(store::Address address) const;
    void arm(Cut where, int callsLeft);
    Cut atCommit();

    store::Address m_address;
    int m_number;
    int m_ground = 0;
    std::atomic<Cut> m_where = Cut::None;
    std::atomic<int> m_callsLeft = never;
    CuttingProxy m_proxy;
    std::unique_ptr<store::Connection> m_root;
    std::array<int, 2> m_projects{};
    QList<int> m_organizations;
    std::array<std::unique_ptr<store::Connection>, 3> m_sessions;
    std::unique_ptr<allocation::Allocator> m_allocator;
    std::unique_ptr<allocation::Allocator> m_other;
    std::unique_ptr<allocation::Allocator> m_cut;
};

} // namespace lekthi::test::oracle
