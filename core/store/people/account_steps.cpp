#include "core/store/people/account_steps.h"

#include "core/store/session/denial.h"
#include "core/store/session/schema_names.h"
#include "core/store/session/transaction.h"

#include <QUuid>

#include <algorithm>
#include <optional>
#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement findServerAccounts("account/find_server_accounts");
constexpr Statement listRoles("account/list_roles");
constexpr Statement insertUser("account/insert_user");
constexpr Statement setActive("account/set_active");
constexpr Statement setRole("account/set_role");
constexpr Statement logPassword("account/log_password");
constexpr Statement notePassword("account/note_password");

constexpr auto passwordPlugin = "ed25519"_L1;

tl::unexpected<Error> refused(int rule, const QString &subject)
{
    return tl::unexpected(
        Error{kindOfDenial(rule).value_or(ErrorKind::Refused), rule, u"accounts"_s, subject});
}

/// What the server and the store hold of a login.
struct Known
{
    std::optional<Person> person = {};
    std::optional<ServerAccount> account = {};
    QList<ServerAccount> allAccounts = {}; ///< more than one only where somebody made them by hand
    QString plugin = {};
    bool locked = false;
    bool hasOtherRights = false;

    /// Left behind by a call that was broken off: nobody else's, and nobody can sign in with it.
    bool isUnfinished() const { return locked && plugin == passwordPlugin && !hasOtherRights; }
};

Result<std::optional<Person>> findRow(Connection &connection, const QString &login)
{
    Result<Person> person = findPerson(connection, login);
    if (person)
        return *person;
    if (person.error().kind == ErrorKind::NotFound)
        return std::nullopt;
    return tl::unexpected(person.error());
}

Result<Known> lookUp(Connection &connection, const QString &login)
{
    if (connection.isThroughRoutines())
        return tl::unexpected(notAnAdministrator());
    if (auto valid = checkLogin(login); !valid)
        return tl::unexpected(valid.error());
    const Result<Rows> accounts = connection.read(findServerAccounts, {login});
    if (!accounts)
        return tl::unexpected(accounts.error());
    Result<std::optional<Person>> person = findRow(connection, login);
    if (!person)
        return tl::unexpected(person.error());
    Known known{.person = *person};
    for (const Row &row : *accounts) {
        known.account = ServerAccount{login, row.text("host"_L1)};
        known.allAccounts.append(*known.account);
        known.plugin = row.text("plugin"_L1);
        known.locked = row.flag("locked"_L1);
        known.hasOtherRights = row.flag("has_other_rights"_L1);
    }
    return known;
}

Result<Known> lookUpOneHost(Connection &connection, const QString &login)
{
    Result<Known> known = lookUp(connection, login);
    if (known && known->allAccounts.size() > 1)
        return refused(denial::severalHosts, login);
    return known;
}

/// Both the row and the account on the server.
Result<Known> lookUpExisting(Connection &connection, const QString &login)
{
    Result<Known> known = lookUpOneHost(connection, login);
    if (!known)
        return known;
    if (!known->person)
        return refused(denial::unknownLogin, login);
    if (known->person->role == Role::Administrator)
        return refused(denial::administratorAccount, login);
    if (!known->account)
        return refused(denial::missingOnServer, login);
    return known;
}

AccountStep text(const QString &sql)
{
    return [sql](Connection &connection) { return connection.execute(sql); };
}

/// Where the server complains of a statement it may repeat a part of it.
AccountStep secretText(const QString &before, const QString &password, const QString &after)
{
    return [=](Connection &connection) {
        return connection.execute(before + connection.quoted(password) + after).map_error([&](Error error) {
            error.detail = u"%1 (%2)"_s.arg(before.section(u'`', 0, 0).trimmed()).arg(error.serverCode);
            return error;
        });
    };
}

AccountStep write(const Statement &statement, const QVariantList &values)
{
    return [=](Connection &connection) { return connection.write(statement, values).map([](int) {}); };
}

AccountStep together(const AccountSteps &steps)
{
    return [steps](Connection &connection) -> Result<void> {
        auto transaction = Transaction::begin(connection);
        if (!transaction)
            return tl::unexpected(transaction.error());
        return runSteps(connection, steps).and_then([&] { return transaction->commit(); });
    };
}

AccountStep lock(const ServerAccount &account)
{
    return text(u"ALTER USER %1 ACCOUNT LOCK"_s.arg(accountName(account)));
}

AccountStep unlock(const ServerAccount &account)
{
    return text(u"ALTER USER %1 ACCOUNT UNLOCK"_s.arg(accountName(account)));
}

AccountStep endSessions(const ServerAccount &account)
{
    return text(u"KILL HARD CONNECTION USER %1"_s.arg(accountName(account)));
}

QString requirementOf(const ServerAccount &account)
{
    return account.host == "localhost"_L1 ? u" REQUIRE NONE"_s : u" REQUIRE SSL"_s;
}

AccountStep bound(const ServerAccount &account, Role role)
{
    return text(u"ALTER USER %1%2"_s.arg(accountName(account), sessionLimitOf(role)));
}

/// The role and no other one; an account may choose among the roles that it was given.
AccountStep giveRole(const ServerAccount &account, Role role)
{
    return [=](Connection &connection) -> Result<void> {
        const Result<Rows> given = connection.read(listRoles, {account.login, account.host});
        if (!given)
            return tl::unexpected(given.error());
        AccountSteps steps;
        for (const Row &row : *given) {
            if (row.text("role"_L1) != serverRole(role))
                steps.append(text(
                    u"REVOKE %1 FROM %2"_s.arg(quotedIdentifier(row.text("role"_L1)), accountName(account))));
        }
        steps << text(u"GRANT %1 TO %2"_s.arg(serverRole(role), accountName(account)))
              << text(u"SET DEFAULT ROLE %1 FOR %2"_s.arg(serverRole(role), accountName(account)));
        return runSteps(connection, steps);
    };
}

AccountSteps projectSteps(const QString &login, const QList<int> &given, const QList<int> &taken)
{
    AccountSteps steps;
    for (const int project : taken)
        steps.append(write(takeProjectStatement, {project, login}));
    for (const int project : given)
        steps.append(write(giveProjectStatement, {project, login}));
    return steps;
}

/// The server writes CREATE USER and ALTER USER into its binary log as they are: such an account has a
/// password that nobody knows until setSecret() gives it its own.
QString unknownPassword()
{
    return u"IDENTIFIED VIA ed25519 USING PASSWORD('Aa1-%1')"_s.arg(
        QUuid::createUuid().toString(QUuid::WithoutBraces));
}

/// Of this the log has what the password was made into. A person chooses another one at the first signing in.
AccountSteps setSecret(const ServerAccount &account, const QString &password, Role role)
{
    AccountSteps steps{
        secretText(u"SET PASSWORD FOR %1 = PASSWORD("_s.arg(accountName(account)), password, u")"_s)};
    if (role != Role::Allocator)
        steps.append(text(u"ALTER USER %1 PASSWORD EXPIRE"_s.arg(accountName(account))));
    return steps;
}

AccountSteps rowSteps(const NewAccount &wanted, const Known &known)
{
    AccountSteps rows;
    const QString &login = wanted.account.login;
    if (!known.person)
        rows.append(write(insertUser, {login, wanted.displayName.isEmpty() ? login : wanted.displayName,
                                       wanted.displayNameEnglish, roleInStore(wanted.role)}));
    return rows + projectSteps(login, wanted.projectIds, {});
}

Result<void> mayAdd(const NewAccount &wanted, const Known &known)
{
    const QString &login = wanted.account.login;
    if (known.account && known.account->host != wanted.account.host)
        return refused(denial::otherHost, login + u'>' + known.account->host);
    if (known.person && !known.person->active)
        return refused(denial::deactivated, login);
    if (known.person && known.person->role != wanted.role)
        return refused(denial::otherRole, login + u'>' + roleName(known.person->role));
    if (known.account && !known.isUnfinished())
        return refused(known.person ? denial::existsAlready : denial::foreignAccount, login);
    return {};
}

} // namespace

QString accountName(const ServerAccount &account)
{
    return quotedIdentifier(account.login) + u'@' + quotedIdentifier(account.host);
}

Result<void> runSteps(Connection &connection, const AccountSteps &steps)
{
    for (const AccountStep &step : steps) {
        if (auto done = step(connection); !done)
            return done;
    }
    return {};
}

Result<AccountSteps> stepsToAdd(Connection &connection, const NewAccount &wanted, const QString &password)
{
    const ServerAccount &account = wanted.account;
    const Result<Known> known = lookUpOneHost(connection, account.login);
    if (!known)
        return tl::unexpected(known.error());
    if (auto allowed =
            mayAdd(wanted, *known).and_then([&] { return checkNewPassword(account.login, password); });
        !allowed)
        return tl::unexpected(allowed.error());
    const QString made = u"%1 USER %2 %3"_s.arg(known->account ? u"ALTER"_s : u"CREATE"_s,
                                                accountName(account), unknownPassword());
    return AccountSteps{ensurePasswordPlugin, text(made + requirementOf(account) +
                                                   sessionLimitOf(wanted.role) + " ACCOUNT LOCK"_L1)} +
           setSecret(account, password, wanted.role) +
           AccountSteps{giveRole(account, wanted.role), together(rowSteps(wanted, *known)),
                        write(notePassword, {account.login}), unlock(account)};
}

Result<AccountSteps> stepsToDeactivate(Connection &connection, const QString &login, const QString &reason)
{
    const Result<Known> known = lookUp(connection, login);
    if (!known)
        return tl::unexpected(known.error());
    if (!known->person)
        return refused(denial::unknownLogin, login);
    // It may be the only way into the server.
    if (known->person->role == Role::Administrator)
        return refused(denial::administratorAccount, login);
    AccountSteps steps{write(setActive, {false, reason, login})};
    for (const ServerAccount &account : known->allAccounts)
        steps << lock(account) << endSessions(account);
    return steps;
}

Result<AccountSteps> stepsToActivate(Connection &connection, const QString &login, const QString &reason)
{
    return lookUpExisting(connection, login).map([&](const Known &known) {
        return AccountSteps{write(setActive, {true, reason, login}), unlock(*known.account)};
    });
}

Result<AccountSteps> stepsToUnlock(Connection &connection, const QString &login)
{
    const Result<Known> known = lookUpExisting(connection, login);
    if (!known)
        return tl::unexpected(known.error());
    if (!known->person->active)
        return refused(denial::deactivated, login);
    return AccountSteps{unlock(*known->account)};
}

Result<AccountSteps> stepsToChangeRole(Connection &connection, const QString &login, Role role,
                                       const QList<int> &projectIds, const QString &reason)
{
    return lookUpExisting(connection, login).map([&](const Known &known) {
        QList<int> taken = known.person->projectIds;
        taken.removeIf([&](int project) { return projectIds.contains(project); });
        const AccountSteps rows = AccountSteps{write(setRole, {roleInStore(role), reason, login})} +
                                  projectSteps(login, projectIds, taken);
        AccountSteps steps{lock(*known.account), endSessions(*known.account), giveRole(*known.account, role),
                           bound(*known.account, role), together(rows)};
        if (known.person->active)
            steps.append(unlock(*known.account));
        return steps;
    });
}

Result<AccountSteps> stepsToSetPassword(Connection &connection, const QString &login, const QString &password)
{
    const Result<Known> known = lookUpExisting(connection, login);
    if (!known)
        return tl::unexpected(known.error());
    if (auto good = checkNewPassword(login, password); !good)
        return tl::unexpected(good.error());
    AccountSteps steps;
    if (known->plugin != passwordPlugin)
        steps.append(text(u"ALTER USER %1 %2"_s.arg(accountName(*known->account), unknownPassword())));
    return steps + setSecret(*known->account, password, known->person->role) +
           AccountSteps{together({write(logPassword, {login}), write(notePassword, {login})}),
                        endSessions(*known->account)};
}

} // namespace lekthi::store
