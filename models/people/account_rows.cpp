#include "models/people/account_rows.h"

#include "core/store/people/rights.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace lekthi::models {

using store::Role;

namespace {

bool isActiveSuperAdmin(const AccountRow &row)
{
    return store::may(row.person, store::Deed::DecideRequest);
}

} // namespace

AccountState stateOf(const AccountRow &row)
{
    if (!row.person.active)
        return AccountState::Deactivated;
    // Lekthi makes none for administrators: the row stands for whoever administers the server.
    if (row.person.role == Role::Administrator)
        return AccountState::Active;
    if (!row.login)
        return AccountState::NotOnServer;
    if (row.login->locked)
        return AccountState::Locked;
    return row.login->passwordExpired ? AccountState::PasswordPending : AccountState::Active;
}

bool fits(AccountDeed deed, const AccountRow &row)
{
    if (row.person.role == Role::Administrator || !row.login)
        return false;
    switch (deed) {
    case AccountDeed::Add:
        return false;
    case AccountDeed::ChangeRole:
    case AccountDeed::ResetPassword:
        return true;
    case AccountDeed::LimitRate:
        return store::may(row.person.role, store::Deed::Allocate);
    case AccountDeed::Deactivate:
        return row.person.active;
    case AccountDeed::Activate:
        return !row.person.active || row.login->locked;
    }
    Q_UNREACHABLE();
}

int activeSuperAdmins(const QList<AccountRow> &rows)
{
    return int(std::count_if(rows.cbegin(), rows.cend(), isActiveSuperAdmin));
}

std::optional<int> superAdminsWithout(const QList<AccountRow> &rows, const QString &login)
{
    const auto own = std::find_if(rows.cbegin(), rows.cend(),
                                  [&](const AccountRow &row) { return row.person.login == login; });
    if (own == rows.cend() || !isActiveSuperAdmin(*own))
        return std::nullopt;
    return activeSuperAdmins(rows) - 1;
}

store::Result<QList<AccountRow>> readAccounts(store::Connection &connection)
{
    const auto people = store::listPeople(connection);
    if (!people)
        return tl::unexpected(people.error());
    const auto logins = store::listServerLogins(connection);
    if (!logins)
        return tl::unexpected(logins.error());
    const auto times = store::listLastSignIns(connection);
    if (!times)
        return tl::unexpected(times.error());
    QHash<QString, store::ServerLogin> byName;
    for (const store::ServerLogin &login : *logins)
        byName.insert(login.login, login);
    QList<AccountRow> rows;
    rows.reserve(people->size());
    for (const store::Person &person : *people) {
        const auto login = byName.constFind(person.login);
        rows.append({person, login == byName.cend() ? std::nullopt : std::optional(*login),
                     times->value(person.login)});
    }
    return rows;
}

} // namespace lekthi::models
