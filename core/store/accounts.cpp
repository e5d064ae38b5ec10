#include "core/store/accounts.h"

#include "core/store/routines/schema_names.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement readClusterSettings("gate/read_cluster_settings");

Result<void> runAll(Connection &connection, const QStringList &texts)
{
    for (const QString &text : texts) {
        if (auto done = connection.execute(text); !done)
            return done;
    }
    return {};
}

QString nameOf(const ServerAccount &account)
{
    return quotedIdentifier(account.login) + u'@' + quotedIdentifier(account.host);
}

} // namespace

QString serverRole(Role role)
{
    return "lekthi_"_L1 + roleName(role).replace(u'-', u'_');
}

Result<bool> isClustered(Connection &connection)
{
    return connection.read(readClusterSettings).map([](const Rows &rows) {
        return rows.first().text("clustered"_L1) == "ON"_L1;
    });
}

Result<void> ensureServerAccount(Connection &connection, const ServerAccount &account, Role role,
                                 const QString &password)
{
    const QString name = nameOf(account);
    const QString requirement = account.host == "localhost"_L1 ? QString() : u" REQUIRE SSL"_s;
    return runAll(connection,
                  {u"INSTALL PLUGIN IF NOT EXISTS ed25519 SONAME 'auth_ed25519'"_s,
                   u"CREATE USER IF NOT EXISTS %1 IDENTIFIED VIA ed25519 USING PASSWORD(%2)%3"_s.arg(
                       name, connection.quoted(password), requirement),
                   u"GRANT %1 TO %2"_s.arg(serverRole(role), name),
                   u"SET DEFAULT ROLE %1 FOR %2"_s.arg(serverRole(role), name)});
}

} // namespace lekthi::store
