#include "models/admin_log/admin_log_export.h"

#include "core/store/log/admin_log_gateway.h"
#include "models/admin_log/admin_log_reading.h"

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

QString cursorBehind(const QList<store::AdminEntry> &entries)
{
    return entries.size() < exportedAtOnce ? QString() : QString::number(entries.constLast().sequence);
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
                        page.next = cursorBehind(entries);
                        return page;
                    });
            }};
}

ExportSource adminLogReportRows(const AdminLogModel &shown, const store::AdminLogFilter &filter,
                                const QList<int> &columns, AdminLogModel::NameOf nameOf)
{
    return reportRows(shown, columns,
                      [filter, nameOf = std::move(nameOf), reference = shown.names().reference,
                       calendar = shown.calendar()](store::Connection &connection, const QString &after) {
                          return readAdminLog(connection, filter, after.toLongLong(), exportedAtOnce)
                              .map([&](const AdminLogReading &reading) {
                                  auto model = std::make_unique<AdminLogModel>(nameOf, reference);
                                  model->setCalendar(calendar);
                                  model->learn(reading.counters, reading.countersOfRequests);
                                  const QString next = cursorBehind(reading.entries);
                                  model->appendPage(reading.entries, next);
                                  return ModelPage{std::move(model), next};
                              });
                      });
}

} // namespace lekthi::models
