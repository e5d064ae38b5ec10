#include "core/store/schema/damage.h"

#include "core/store/session/schema_names.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listTables("schema/list_tables");
constexpr int noSuchTable = 1146;

bool isDamage(const Error &error)
{
    return error.kind == ErrorKind::Damaged || error.serverCode == noSuchTable;
}

} // namespace

Result<QStringList> damagedTables(Connection &connection)
{
    if (connection.isThroughRoutines())
        return QStringList();
    const Result<Rows> tables = connection.read(listTables);
    if (!tables)
        return tl::unexpected(tables.error());
    QStringList damaged;
    for (const Row &row : *tables) {
        const QString name = row.text("name"_L1);
        const Result<Rows> read =
            connection.readText(u"SELECT 1 FROM %1 LIMIT 1"_s.arg(quotedIdentifier(name)));
        if (!read && !isDamage(read.error()))
            return tl::unexpected(read.error());
        if (!read)
            damaged.append(name);
    }
    return damaged;
}

Error withDamagedTables(Connection &connection, Error error)
{
    if (!isDamage(error))
        return error;
    const Result<QStringList> damaged = damagedTables(connection);
    if (!damaged || damaged->isEmpty())
        return error;
    error.kind = ErrorKind::Damaged;
    error.subject = damaged->join(u", "_s);
    return error;
}

} // namespace lekthi::store
