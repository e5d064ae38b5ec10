#include "core/store/people/accounts.h"

#include "core/store/people/account_steps.h"
#include "core/store/session/denial.h"
#include "core/store/session/schema_names.h"
#include "core/store/session/transaction.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement readClusterSettings("gate/read_cluster_settings");
constexpr Statement listServerAccounts("account/list_server_accounts");
constexpr Statement listLastSignInsStatement("people/list_last_sign_ins");
constexpr Statement setPace("account/set_pace");
constexpr Statement setTrust("account/set_trust");

constexpr qsizetype shortestPassword = 12;
constexpr qsizetype longestPassword = 128;
constexpr qsizetype fewestCharacters = 5;

Result<void> runAll(Connection &connection, const QStringList &texts)
{
    for (const QString &text : texts) {
        if (auto done = connection.execute(text); !done)
            return done;
    }
    return {};
}

Error ruleError(int rule, const QString &subject)
{
    return {kindOfDenial(rule).value_or(ErrorKind::Refused), rule, u"accounts"_s, subject};
}

Result<void> run(Connection &connection, const Result<AccountSteps> &steps)
{
    return steps ? runSteps(connection, *steps) : tl::unexpected(steps.error());
}

Result<Person> findAccount(Connection &connection, const QString &login)
{
    if (connection.isThroughRoutines())
        return tl::unexpected(notAnAdministrator());
    return findPerson(connection, login).map_error([&](const Error &error) {
        return error.kind == ErrorKind::NotFound ? ruleError(denial::unknownLogin, login) : error;
    });
}

Result<void> writeForEach(Connection &connection, const Statement &statement, const QList<int> &projects,
                          const QString &login)
{
    for (const int project : projects) {
        if (auto written = connection.write(statement, {project, login}); !written)
            return tl::unexpected(written.error());
    }
    return {};
}

} // namespace

Error notAnAdministrator()
{
    return ruleError(denial::notAnAdministrator, {});
}

Result<void> checkLogin(const QString &login)
{
    static const QRegularExpression allowed(u"\\A[a-z0-9._-]{1,80}\\z"_s);
    if (!allowed.match(login).hasMatch())
        return tl::unexpected(ruleError(denial::badLogin, login));
    return {};
}

Result<void> checkNewPassword(const QString &login, const QString &password)
{
    const QList<uint> characters = password.toUcs4();
    const bool visible = std::all_of(characters.begin(), characters.end(),
                                     [](uint character) { return QChar::isPrint(character); });
    if (!visible || characters.size() < shortestPassword || characters.size() > longestPassword ||
        QSet<uint>(characters.begin(), characters.end()).size() < fewestCharacters ||
        password.contains(login, Qt::CaseInsensitive))
        return tl::unexpected(ruleError(denial::weakPassword, {}));
    return {};
}

Result<void> addAccount(Connection &connection, const NewAccount &account, const QString &password)
{
    return run(connection, stepsToAdd(connection, account, password));
}

Result<void> deactivateAccount(Connection &connection, const QString &login, const QString &reason)
{
    return run(connection, stepsToDeactivate(connection, login, reason));
}

Result<void> activateAccount(Connection &connection, const QString &login, const QString &reason)
{
    return run(connection, stepsToActivate(connection, login, reason));
}

Result<void> changeRole(Connection &connection, const QString &login, Role role, const QList<int> &projectIds,
                        const QString &reason)
{
    return run(connection, stepsToChangeRole(connection, login, role, projectIds, reason));
}

Result<void> setPassword(Connection &connection, const QString &login, const QString &password)
{
    return run(connection, stepsToSetPassword(connection, login, password));
}

Result<void> changeProjects(Connection &connection, const QString &login, const QList<int> &added,
                            const QList<int> &removed)
{
    const Result<Person> person = findAccount(connection, login);
    if (!person)
        return tl::unexpected(person.error());
    if (!hasProjects(person->role))
        return tl::unexpected(ruleError(denial::roleWithoutProjects, login));
    auto transaction = Transaction::begin(connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    return writeForEach(connection, takeProjectStatement, removed, login)
        .and_then([&] { return writeForEach(connection, giveProjectStatement, added, login); })
        .and_then([&] { return transaction->commit(); });
}

Result<void> changePace(Connection &connection, const QString &login, std::optional<int> numbersPerMinute,
                        const QString &reason)
{
    const Result<Person> person = findAccount(connection, login);
    if (!person)
        return tl::unexpected(person.error());
    if (person->role != Role::Allocator)
        return tl::unexpected(ruleError(denial::roleWithoutPace, login));
    if (numbersPerMinute && (*numbersPerMinute < 0 || *numbersPerMinute > mostNumbersPerMinute))
        return tl::unexpected(ruleError(denial::badValue, login));
    const QVariant pace = numbersPerMinute ? QVariant(*numbersPerMinute) : QVariant();
    return connection.write(setPace, {pace, reason, login}).map([](int) {});
}

Result<void> changeTrust(Connection &connection, const QString &login, bool mayNamePersons,
                         const QString &reason)
{
    const Result<Person> person = findAccount(connection, login);
    if (!person)
        return tl::unexpected(person.error());
    if (person->role != Role::Allocator && person->role != Role::Administrator)
        return tl::unexpected(ruleError(denial::roleWithoutTrust, login));
    return connection.write(setTrust, {mayNamePersons, reason, login}).map([](int) {});
}

Result<QList<ServerLogin>> listServerLogins(Connection &connection)
{
    return connection.read(listServerAccounts).map([](const Rows &rows) {
        QList<ServerLogin> logins;
        for (const Row &row : rows)
            logins.append(
                {row.text("login"_L1), row.text("host"_L1), row.flag("locked"_L1), row.flag("expired"_L1)});
        return logins;
    });
}

Result<QHash<QString, QDateTime>> listLastSignIns(Connection &connection)
{
    return connection.read(listLastSignInsStatement).map([](const Rows &rows) {
        QHash<QString, QDateTime> times;
        for (const Row &row : rows) {
            if (!row.isNull("signed_in_at"_L1))
                times.insert(row.text("login"_L1), row.instant("signed_in_at"_L1));
        }
        return times;
    });
}

Result<int> countActiveSuperAdmins(Connection &connection)
{
    return listPeople(connection).map([](const QList<Person> &people) {
        return int(std::count_if(people.begin(), people.end(), [](const Person &person) {
            return person.active && person.role == Role::SuperAdmin;
        }));
    });
}

QString sessionLimitOf(Role role)
{
    return u" WITH MAX_USER_CONNECTIONS %1"_s.arg(role == Role::Allocator ? mostSessionsOfService
                                                                          : mostSessionsOfPerson);
}

QString serverRole(Role role)
{
    return "lekthi_"_L1 + roleName(role).replace(u'-', u'_');
}

bool hasProjects(Role role)
{
    return role == Role::ProjectAdmin || role == Role::Allocator;
}

Result<bool> isClustered(Connection &connection)
{
    return connection.read(readClusterSettings).map([](const Rows &rows) {
        return rows.first().text("clustered"_L1) == "ON"_L1;
    });
}

Result<void> ensurePasswordPlugin(Connection &connection)
{
    return connection.execute(u"INSTALL PLUGIN IF NOT EXISTS ed25519 SONAME 'auth_ed25519'"_s);
}

Result<void> ensureServerAccount(Connection &connection, const ServerAccount &account, Role role,
                                 const QString &password)
{
    const QString name = accountName(account);
    const QString requirement = account.host == "localhost"_L1 ? QString() : u" REQUIRE SSL"_s;
    if (auto ensured = ensurePasswordPlugin(connection); !ensured)
        return ensured;
    return runAll(connection,
                  {u"CREATE USER IF NOT EXISTS %1 IDENTIFIED VIA ed25519 USING PASSWORD(%2)%3"_s.arg(
                       name, connection.quoted(password), requirement + sessionLimitOf(role)),
                   u"GRANT %1 TO %2"_s.arg(serverRole(role), name),
                   u"SET DEFAULT ROLE %1 FOR %2"_s.arg(serverRole(role), name)});
}

} // namespace lekthi::store
