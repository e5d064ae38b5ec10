#include "core/store/admin_log_gateway.h"

#include <QJsonDocument>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listPage("admin_log/list_page");

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
    entry.subject = row.text("subject"_L1);
    entry.details = QJsonDocument::fromJson(row.text("details"_L1).toUtf8()).object();
    entry.reason = row.text("reason"_L1);
    return entry;
}

/// A pattern of LIKE for texts that hold this one; "|" takes the meaning off the sign behind it.
QString patternOf(QString text)
{
    text.replace(u'|', "||"_L1).replace(u'%', "|%"_L1).replace(u'_', "|_"_L1);
    return u'%' + text + u'%';
}

QVariantList valuesOf(const AdminLogFilter &filter, qint64 beforeSequence, int limit)
{
    const QVariant project = filter.projectId ? QVariant(*filter.projectId) : QVariant();
    const QString pattern = patternOf(filter.search);
    return {beforeSequence, beforeSequence, filter.login, filter.login,
            filter.action,  filter.action,  project,      project,
            filter.from,    filter.from,    filter.until, filter.until,
            filter.search,  pattern,        pattern,      filter.onlyDenied ? 1 : 0,
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

} // namespace lekthi::store
