#include "core/store/log/admin_log_gateway.h"

#include "core/store/session/json_text.h"
#include "core/store/session/search_pattern.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listPage("admin_log/list_page");
constexpr Statement listStored("admin_log/list_stored");
constexpr Statement readHead("admin_log/read_head");

constexpr QLatin1StringView hashedColumns[] = {
    "occurred_text"_L1, "login"_L1,      "host"_L1,    "user_id"_L1, "role"_L1,   "action"_L1,
    "outcome"_L1,       "project_id"_L1, "subject"_L1, "details"_L1, "reason"_L1,
};

StoredAdminEntry storedFrom(const Row &row)
{
    StoredAdminEntry entry;
    entry.sequence = row.bigInteger("seq"_L1);
    for (const QLatin1StringView column : hashedColumns)
        entry.fields.append(row.isNull(column) ? std::nullopt : std::optional(row.text(column)));
    entry.previousHash = row.bytes("previous_hash"_L1);
    entry.rowHash = row.bytes("row_hash"_L1);
    return entry;
}

AdminEntry entryFrom(const Row &row)
{
    AdminEntry entry;
    entry.sequence = row.bigInteger("seq"_L1);
    entry.occurredAt = row.instant("occurred_at"_L1);
    entry.login = row.text("login"_L1);
    entry.host = row.text("host"_L1);
    entry.role = row.text("role"_L1);
    entry.action = row.text("action"_L1);
    entry.denied = row.text("outcome"_L1) == "DENIED"_L1;
    entry.projectId = row.optionalInteger("project_id"_L1);
    if (entry.projectId == 0) // what is about the ledger as a whole
        entry.projectId.reset();
    entry.subject = row.text("subject"_L1);
    entry.details = jsonObject(row.text("details"_L1));
    entry.reason = row.text("reason"_L1);
    return entry;
}

QVariantList valuesOf(const AdminLogFilter &filter, qint64 beforeSequence, int limit)
{
    const QVariant project = filter.projectId ? QVariant(*filter.projectId) : QVariant();
    const QString pattern = containsPattern(filter.search);
    const QString counters = filter.counters.isEmpty() ? pattern : containsPattern(filter.counters);
    return {
        beforeSequence, beforeSequence, filter.login, filter.login, filter.action, filter.action,
        project,        project,        filter.from,  filter.from,  filter.until,  filter.until,
        filter.search,  pattern,        pattern,      pattern,      counters,      filter.onlyDenied ? 1 : 0,
        limit};
}

} // namespace

Result<QList<AdminEntry>> adminLogPage(Connection &connection, const AdminLogFilter &filter,
                                       qint64 beforeSequence, int limit)
{
    return connection.read(listPage, valuesOf(filter, beforeSequence, limit)).map([](const Rows &rows) {
        QList<AdminEntry> entries;
        for (const Row &row : rows)
            entries.append(entryFrom(row));
        return entries;
    });
}

Result<QList<StoredAdminEntry>> storedAdminEntries(Connection &connection, qint64 afterSequence, int limit)
{
    return connection.read(listStored, {afterSequence, limit}).map([](const Rows &rows) {
        QList<StoredAdminEntry> entries;
        entries.reserve(rows.size());
        for (const Row &row : rows)
            entries.append(storedFrom(row));
        return entries;
    });
}

Result<std::optional<AdminLogHead>> adminLogHead(Connection &connection)
{
    Q_ASSERT(!connection.isInTransaction());
    const auto rows = connection.read(readHead);
    if (!rows && rows.error().kind == ErrorKind::SchemaMissing)
        return std::nullopt;
    if (!rows)
        return tl::unexpected(rows.error());
    if (rows->isEmpty())
        return std::nullopt;
    return AdminLogHead{rows->first().bigInteger("seq"_L1), rows->first().bytes("hash"_L1)};
}

} // namespace lekthi::store
