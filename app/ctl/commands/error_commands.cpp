#include "app/ctl/commands/command_groups.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/codes.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/page.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "app/ctl/store_access.h"
#include "core/allocation/failure.h"
#include "core/store/log/error_gateway.h"
#include "core/store/people/people.h"
#include "models/errors/error_export.h"

#include <QHash>
#include <QJsonArray>

#include <tuple>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

/// As people paste it out of a message: with spaces around it, or the dot behind it.
Result<QString> referenceOption(const Arguments &arguments)
{
    const QString typed = arguments.text("reference"_L1);
    const QString found = store::errorReferenceIn(typed);
    if (arguments.has("reference"_L1) && found.isEmpty())
        return usageError(
            Texts::tr("--reference needs a reference such as ERR-20250102-1234-ABCD, not \"%1\".")
                .arg(typed));
    return found;
}

/// What needs no store to be understood.
Result<store::ErrorFilter> readErrorWords(const Arguments &arguments)
{
    const QString type = arguments.text("type"_L1);
    if (arguments.has("type"_L1) && !allocation::recordedCodes().contains(type))
        return unknownNameError("type"_L1, type, allocation::recordedCodes());
    const Result<QString> reference = referenceOption(arguments);
    if (!reference)
        return tl::make_unexpected(reference.error());
    const Result<TimeSpan> days = daysOption(arguments);
    if (!days)
        return tl::make_unexpected(days.error());
    return store::ErrorFilter{.type = type,
                              .onlyUnresolved = arguments.has("unresolved"_L1),
                              .reference = *reference,
                              .from = days->from,
                              .until = days->until};
}

Result<store::ErrorFilter> withCodes(const Arguments &arguments, const store::ReferenceData &data,
                                     store::ErrorFilter filter)
{
    const std::tuple<QLatin1StringView, CodeKind, std::optional<int> *> codes[] = {
        {"project"_L1, CodeKind::Project, &filter.projectId},
        {"document-type"_L1, CodeKind::Type, &filter.typeId},
        {"originator"_L1, CodeKind::Organization, &filter.originatorId},
        {"recipient"_L1, CodeKind::Organization, &filter.recipientId}};
    for (const auto &[option, kind, id] : codes) {
        if (!arguments.has(option))
            continue;
        const Result<store::CodedItem> item = findCode(data, kind, arguments.text(option));
        if (!item)
            return tl::make_unexpected(item.error());
        *id = item->id;
    }
    return filter;
}

using LoginsById = QHash<int, QString>;

QStringList cells(const store::ErrorEntry &entry, const LoginsById &logins)
{
    return {timeCell(entry.createdAt), entry.type, entry.reference, logins.value(entry.userId),
            entry.message.simplified()};
}

Report listReport(QList<store::ErrorEntry> entries, int limit, const LoginsById &logins)
{
    const bool hasMore = cutToPage(entries, limit);
    QList<QStringList> rows{{Texts::tr("Time"), Texts::tr("Type"), Texts::tr("Reference"),
                             Texts::tr("Account"), Texts::tr("What happened")}};
    QJsonArray array;
    for (const store::ErrorEntry &entry : std::as_const(entries)) {
        rows.append(cells(entry, logins));
        array.append(models::objectOf(models::errorFields(entry, logins.value(entry.userId))));
    }
    Report report{.text = entries.isEmpty() ? Texts::tr("There are no such errors.") : alignedRows(rows),
                  .json = {{u"errors"_s, array}, {u"next"_s, QJsonValue()}}};
    if (hasMore)
        addOlder(report, entries.constLast().id);
    return report;
}

Result<Report> runErrorList(const Arguments &arguments)
{
    const Result<int> limit = limitOption(arguments);
    if (!limit)
        return tl::make_unexpected(limit.error());
    const Result<std::optional<qint64>> before = integerOption(arguments, "before"_L1);
    if (!before)
        return tl::make_unexpected(before.error());
    const Result<store::ErrorFilter> words = readErrorWords(arguments);
    if (!words)
        return tl::make_unexpected(words.error());
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    const Result<store::ErrorFilter> filter = withCodes(arguments, coded->data, *words);
    if (!filter)
        return tl::make_unexpected(filter.error());
    const auto entries = store::latestErrors(coded->connection(), *limit + 1, *filter, before->value_or(0));
    if (!entries)
        return storeError(entries.error());
    return fromStore(store::listLogins(coded->connection())).map([&](const LoginsById &logins) {
        return listReport(*entries, *limit, logins);
    });
}

Result<Report> runResolve(const Arguments &arguments)
{
    const Result<ActingForReason> store =
        openActingForReason(arguments, numbering::Reason::minimumForTemplate);
    if (!store)
        return tl::make_unexpected(store.error());
    const QString reference = arguments.positional();
    if (const auto resolved = store::resolveError(*store->person, reference, store->reason); !resolved)
        return storeError(resolved.error());
    return Report{.text = Texts::tr("The error %1 is resolved.").arg(reference),
                  .json = {{u"reference"_s, reference}}};
}

} // namespace

QList<Command> errorCommands()
{
    return {
        {.name = "errors list",
         .summary = QT_TRANSLATE_NOOP("lekthi", "List errors of allocation, newest first"),
         .options =
             {{"type", "TYPE", QT_TRANSLATE_NOOP("lekthi", "Only errors of this type, such as LOCK_TIMEOUT")},
              {"unresolved", nullptr, QT_TRANSLATE_NOOP("lekthi", "Only unresolved errors")},
              {"reference", "REFERENCE",
               QT_TRANSLATE_NOOP("lekthi", "Only the error of this reference, as a message quotes it")},
              options::from,
              options::until,
              options::project,
              {"document-type", "CODE",
               QT_TRANSLATE_NOOP("lekthi", "Only errors of this document type, by its code")},
              options::originator,
              options::recipient,
              options::before,
              options::limit},
         .run = runErrorList},
        {.name = "errors resolve",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Note that an error was dealt with"),
         .positional = "REFERENCE",
         .options = {options::required(options::reason), options::actor},
         .run = runResolve},
    };
}

} // namespace lekthi::ctl
