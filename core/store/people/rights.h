#pragma once

#include "core/store/people/people.h"
#include "core/store/session/routine.h"

#include <QStringList>
#include <QStringView>

#include <initializer_list>
#include <span>

namespace lekthi::store {

/// A set of roles.
class Roles
{
public:
    constexpr Roles() = default;
    constexpr Roles(std::initializer_list<Role> roles)
    {
        for (const Role role : roles)
            m_bits |= bitOf(role);
    }

    constexpr bool has(Role role) const { return (m_bits & bitOf(role)) != 0; }
    constexpr bool isEmpty() const { return m_bits == 0; }
    constexpr bool operator==(const Roles &) const = default;

private:
    static constexpr unsigned bitOf(Role role) { return 1U << unsigned(role); }

    unsigned m_bits = 0;
};

inline constexpr Roles everyRole{Role::Auditor, Role::ProjectAdmin, Role::SuperAdmin, Role::Allocator};

// The table of rights: what is granted and revoked on the server, what a routine checks, and what programs
// offer, come from it. Any thread may ask.

/// Whose calls of a routine of the store are not refused for their role; empty for routines that only other
/// routines call. On the server every role may enter every routine that is in the table: who may not do what
/// it is for is refused inside, where the refusal leaves a row in the admin log.
Roles rolesOf(QStringView routine);
/// Whether the role may read through the routine that is made of the statement.
bool mayRead(Role role, const Statement &statement);

/// What programs offer only to those who may do it.
enum class Deed {
    SignIn, ///< with a program for people
    Allocate,
    AcknowledgeAlert,
    SilenceAlert,
    ChangeAlertRules,
    ChangeAlertChannels,
    DeliverAlerts,
    EvaluateAlerts,
    RequestReset,
    DecideRequest,
    RequestImport,
    RequestTemplate,
    RequestVoid,   ///< of a single number
    ArchiveLedger, ///< take a year of the ledger as archived
    RequestPool,   ///< to create or retire an ID pool
    FillPool,
    IssueIds,        ///< from an ID pool
    ResolveError,    ///< note that an error of allocation was dealt with
    ManageReference, ///< add, change, close and reopen projects, organizations, types, ...
    KeepDigests,     ///< by a window that does it unasked
    SeeAccounts,     ///< who is locked, signed in when, and has to change the password
};

Roles rolesOf(Deed deed);
bool may(Role role, Deed deed);
/// Also false for an account that is not active.
bool may(const Person &person, Deed deed);

/// "AUDITOR,SUPER_ADMIN": as routines compare them.
QString rolesInStore(Roles roles);

/// All routines that are in the table.
QStringList routinesOfRoles();

/// What every role may do with a table of the sandbox: read what test generation reads.
struct SandboxRight
{
    const char *table;
    const char *privileges; ///< "SELECT", or several: "SELECT, INSERT"
};

std::span<const SandboxRight> sandboxRights();

} // namespace lekthi::store
