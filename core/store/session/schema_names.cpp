#include "core/store/session/schema_names.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr auto routineEnding = "_api"_L1;
constexpr auto twinBeginning = "sandbox_"_L1;
constexpr auto owner = "`lekthi_owner`@`localhost`"_L1;

} // namespace

QString routineSchema(const QString &database)
{
    return database + routineEnding;
}

bool isSandbox(const QString &database)
{
    // Some servers keep all names in small letters.
    return database.endsWith(sandboxEnding, Qt::CaseInsensitive);
}

bool isBesideAStore(const QString &database)
{
    return isSandbox(database) || database.endsWith(routineEnding, Qt::CaseInsensitive);
}

QString routineIn(const QString &database, const QString &name)
{
    const bool twin = isSandbox(database);
    const QString real = twin ? database.chopped(sandboxEnding.size()) : database;
    return quotedIdentifier(routineSchema(real)) + u'.' +
           quotedIdentifier(twin ? twinBeginning + name : name);
}

QString quotedIdentifier(QString name)
{
    return u'`' + name.replace(u'`', "``"_L1) + u'`';
}

QString grantPattern(QString database)
{
    return quotedIdentifier(database.replace(u'_', "\\_"_L1).replace(u'%', "\\%"_L1));
}

QString withNames(QString text, const QString &database)
{
    return text.replace("{{store}}"_L1, quotedIdentifier(database))
        .replace("{{store_pattern}}"_L1, grantPattern(database))
        .replace("{{api}}"_L1, quotedIdentifier(routineSchema(database)))
        .replace("{{sandbox}}"_L1, quotedIdentifier(database + sandboxEnding))
        .replace("{{owner}}"_L1, owner)
        .replace("{{twin}}"_L1, ""_L1)
        .replace("{{is_sandbox}}"_L1, isSandbox(database) ? "TRUE"_L1 : "FALSE"_L1);
}

QString forSandbox(QString text)
{
    return text.replace("{{store}}"_L1, "{{sandbox}}"_L1)
        .replace("{{twin}}"_L1, twinBeginning)
        .replace("{{is_sandbox}}"_L1, "TRUE"_L1);
}

} // namespace lekthi::store
