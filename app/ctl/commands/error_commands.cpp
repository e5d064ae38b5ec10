#include "app/ctl/commands/command_groups.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "app/ctl/store_access.h"
#include "core/allocation/failure.h"
#include "core/store/log/error_gateway.h"
#include "core/store/people/people.h"

#include <QHash>
#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

/// The types that document_number_errors knows.
QStringList typeNames()
{
    using Code = allocation::FailureCode;
    QStringList names;
    for (const Code code : {Code::LockTimeout, Code::VersionConflict, Code::DatabaseError, Code::RedisError,
                            Code::ValidationError, Code::NumberTaken, Code::SequenceExhausted,
                            Code::NumberVoided, Code::RateLimited})
        names.append(allocation::codeName(code));
    return names;
}

Result<store::ErrorFilter> readFilter(const Arguments &arguments)
{
    const QString type = arguments.text("type"_L1);
    if (arguments.has("type"_L1) && !typeNames().contains(type))
        return unknownNameError("type"_L1, type, typeNames());
    return store::ErrorFilter{.type = type, .onlyUnresolved = arguments.has("unresolved"_L1)};
}

using LoginsById = QHash<int, QString>;

QJsonObject jsonOf(const store::ErrorEntry &entry, const LoginsById &logins)
{
    return {
        {u"reference"_s, entry.reference},
        {u"type"_s, entry.type},
        {u"message"_s, entry.message},
        {u"stackTrace"_s, textOrNull(entry.stackTrace)},
        {u"context"_s, entry.context},
        {u"person"_s, textOrNull(logins.value(entry.userId))},
        {u"address"_s, textOrNull(entry.ipAddress)},
        {u"createdAt"_s, toJson(entry.createdAt)},
        {u"resolvedAt"_s, toJson(entry.resolvedAt)},
    };
}

QStringList cells(const store::ErrorEntry &entry, const LoginsById &logins)
{
    return {timeCell(entry.createdAt), entry.type, entry.reference, logins.value(entry.userId),
            entry.message.simplified()};
}

Report listReport(const QList<store::ErrorEntry> &entries, const LoginsById &logins)
{
    QList<QStringList> rows{{Texts::tr("Time"), Texts::tr("Type"), Texts::tr("Reference"),
                             Texts::tr("Account"), Texts::tr("What happened")}};
    QJsonArray array;
    for (const store::ErrorEntry &entry : entries) {
        rows.append(cells(entry, logins));
        array.append(jsonOf(entry, logins));
    }
    return {.text = entries.isEmpty() ? Texts::tr("There are no such errors.") : alignedRows(rows),
            .json = {{u"errors"_s, array}}};
}

Result<Report> runErrorList(const Arguments &arguments)
{
    const Result<store::ErrorFilter> filter = readFilter(arguments);
    if (!filter)
        return tl::make_unexpected(filter.error());
    const Result<int> limit = limitOption(arguments);
    if (!limit)
        return tl::make_unexpected(limit.error());
    const Result<OpenStore> opened = openStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    const auto entries = store::latestErrors(*opened->connection, *limit, *filter);
    if (!entries)
        return storeError(entries.error());
    return fromStore(store::listLogins(*opened->connection)).map([&entries](const LoginsById &logins) {
        return listReport(*entries, logins);
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
         .options = {{"type", "TYPE",
                      QT_TRANSLATE_NOOP("lekthi", "Only errors of this type, such as LOCK_TIMEOUT")},
                     {"unresolved", nullptr, QT_TRANSLATE_NOOP("lekthi", "Only unresolved errors")},
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
