#include "app/ctl/commands/command_groups.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/codes.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/page.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "app/ctl/store_access.h"
#include "core/store/log/admin_log_gateway.h"
#include "models/admin_log/admin_log_reading.h"
#include "models/admin_log/admin_log_text.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

Result<store::AdminLogFilter> readFilter(const Arguments &arguments, const store::ReferenceData &data)
{
    const Result<TimeSpan> days = daysOption(arguments);
    if (!days)
        return tl::make_unexpected(days.error());
    store::AdminLogFilter filter{.login = arguments.text("login"_L1),
                                 .action = arguments.text("action"_L1).toUpper(),
                                 .from = days->from,
                                 .until = days->until,
                                 .search = arguments.text("search"_L1),
                                 .onlyDenied = arguments.has("denied"_L1)};
    if (!arguments.has("project"_L1))
        return filter;
    return findCode(data, CodeKind::Project, arguments.text("project"_L1))
        .map([&](const store::CodedItem &project) {
            filter.projectId = project.id;
            return filter;
        });
}

constexpr auto calendar = numbering::Calendar::Gregorian;

QJsonObject jsonOf(const store::AdminEntry &entry, const models::AdminLogNames &names)
{
    return {
        {u"id"_s, entry.sequence},
        {u"occurredAt"_s, toJson(entry.occurredAt)},
        {u"login"_s, textOrNull(entry.login)},
        {u"host"_s, textOrNull(entry.host)},
        {u"role"_s, textOrNull(entry.role)},
        {u"action"_s, entry.action},
        {u"denied"_s, entry.denied},
        {u"project"_s, entry.projectId
                           ? QJsonValue(codeOf(names.reference, CodeKind::Project, *entry.projectId))
                           : QJsonValue()},
        {u"subject"_s, textOrNull(entry.subject)},
        {u"label"_s, textOrNull(models::subjectText(entry, names, calendar))},
        {u"details"_s, entry.details},
        {u"message"_s, textOrNull(models::detailsText(entry))},
        {u"reason"_s, textOrNull(entry.reason)},
    };
}

QStringList cells(const store::AdminEntry &entry, const models::AdminLogNames &names)
{
    const QString action = models::actionText(entry.action);
    return {QString::number(entry.sequence),
            timeCell(entry.occurredAt),
            entry.login,
            entry.denied ? Texts::tr("Denied: %1").arg(action) : action,
            models::subjectText(entry, names, calendar),
            models::detailsText(entry),
            entry.reason};
}

Report listReport(models::AdminLogReading reading, int limit, const store::ReferenceData &data)
{
    QList<store::AdminEntry> &entries = reading.entries;
    const models::AdminLogNames names{data, reading.counters, reading.countersOfRequests};
    const bool hasMore = cutToPage(entries, limit);
    QList<QStringList> rows{{u"#"_s, Texts::tr("Time"), Texts::tr("Account"), Texts::tr("What happened"),
                             Texts::tr("Subject"), Texts::tr("Details"), Texts::tr("Reason")}};
    QJsonArray array;
    for (const store::AdminEntry &entry : std::as_const(entries)) {
        rows.append(cells(entry, names));
        array.append(jsonOf(entry, names));
    }
    Report report{.text = entries.isEmpty() ? Texts::tr("There are no such entries.") : alignedRows(rows),
                  .json = {{u"entries"_s, array}, {u"next"_s, QJsonValue()}}};
    if (hasMore)
        addOlder(report, entries.constLast().sequence);
    return report;
}

Result<Report> runAdminLogList(const Arguments &arguments)
{
    const Result<int> limit = limitOption(arguments);
    if (!limit)
        return tl::make_unexpected(limit.error());
    const Result<std::optional<qint64>> before = integerOption(arguments, "before"_L1);
    if (!before)
        return tl::make_unexpected(before.error());
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    return readFilter(arguments, coded->data)
        .and_then([&](const store::AdminLogFilter &filter) {
            return fromStore(
                models::readAdminLog(coded->connection(), filter, before->value_or(0), *limit + 1));
        })
        .map(
            [&](const models::AdminLogReading &reading) { return listReport(reading, *limit, coded->data); });
}

} // namespace

QList<Command> adminLogCommands()
{
    return {{
        .name = "admin-log list",
        .summary = QT_TRANSLATE_NOOP("lekthi", "List who changed what and who was refused, newest first"),
        .options = {options::from,
                    options::until,
                    options::login,
                    {"action", "ACTION",
                     QT_TRANSLATE_NOOP("lekthi", "Only this, such as RESET_REQUESTED or SIGNED_IN")},
                    options::project,
                    {"denied", nullptr, QT_TRANSLATE_NOOP("lekthi", "Only what was refused")},
                    {"search", "TEXT",
                     QT_TRANSLATE_NOOP("lekthi", "Only where reason or subject holds this")},
                    options::before,
                    options::limit},
        .run = runAdminLogList,
    }};
}

} // namespace lekthi::ctl
