#include "models/admin_log/admin_log_export.h"

#include "core/store/log/admin_log_gateway.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

constexpr int exportedAtOnce = 500;

ExportFields fieldsOf(const store::AdminEntry &entry)
{
    return {{u"seq"_s, entry.sequence},
            {u"time"_s, entry.occurredAt.toUTC().toString(Qt::ISODateWithMs)},
            {u"login"_s, entry.login},
            {u"host"_s, entry.host},
            {u"role"_s, entry.role},
            {u"action"_s, entry.action},
            {u"outcome"_s, entry.denied ? u"DENIED"_s : u"DONE"_s},
            {u"project"_s, entry.projectId ? QJsonValue(*entry.projectId) : QJsonValue()},
            {u"subject"_s, entry.subject},
            {u"details"_s, entry.details},
            {u"reason"_s, entry.reason}};
}

} // namespace

ExportSource adminLogExport(const store::AdminLogFilter &filter)
{
    return {namesOf(fieldsOf({})), [filter](store::Connection &connection, const QString &after) {
                return store::adminLogPage(connection, filter, after.toLongLong(), exportedAtOnce)
                    .map([](const QList<store::AdminEntry> &entries) {
                        ExportPage page;
                        for (const store::AdminEntry &entry : entries)
                            page.rows.append(fieldsOf(entry));
                        if (entries.size() == exportedAtOnce)
                            page.next = QString::number(entries.constLast().sequence);
                        return page;
                    });
            }};
}

} // namespace lekthi::models
