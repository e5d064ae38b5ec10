#include "app/ctl/commands/command_groups.h"
#include "app/ctl/commands/request_commands.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/codes.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/parse/selection.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/number_story.h"
#include "app/ctl/print/page.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "app/ctl/store_access.h"
#include "core/store/ledger/audit_gateway.h"
#include "core/store/ledger/document_gateway.h"
#include "core/store/requests/void_request.h"
#include "core/store/session/denial.h"
#include "core/store/session/json_text.h"

#include <QHash>
#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr OptionSpec idOfNumber{
    "request-id", "UUID", QT_TRANSLATE_NOOP("lekthi", "The request ID under which the number was allocated"),
    true};

tl::unexpected<CommandError> bindError(store::Connection &connection, const store::Error &error,
                                       qint64 document)
{
    tl::unexpected<CommandError> refused = storeError(error);
    if (error.serverCode != store::denial::documentHasNumber)
        return refused;
    if (const auto numbers = store::numbersOfDocument(connection, document, 1);
        numbers && !numbers->isEmpty())
        refused.value().message =
            Texts::tr("Document %1 already has the number %2. Add --another to assign one more.")
                .arg(QString::number(document), numbers->first().number);
    return refused;
}

Result<Report> runBind(const Arguments &arguments)
{
    const Result<QUuid> id = uuidOption(arguments, "request-id"_L1);
    if (!id)
        return tl::make_unexpected(id.error());
    const Result<std::optional<qint64>> document = positiveOption(arguments, "document"_L1);
    if (!document)
        return tl::make_unexpected(document.error());
    const Result<Acting<OpenStore>> acting = openWithDrawer(arguments);
    if (!acting)
        return tl::make_unexpected(acting.error());
    const auto number =
        store::bindDocument(*acting->person, *id, document->value_or(0), arguments.has("another"_L1));
    if (!number)
        return bindError(*acting->person, number.error(), document->value_or(0));
    return Report{.text = Texts::tr("%1 belongs to document %2.").arg(*number).arg(document->value_or(0)),
                  .json = {{u"number"_s, *number},
                           {u"requestId"_s, id->toString(QUuid::WithoutBraces)},
                           {u"document"_s, document->value_or(0)}}};
}

Result<Report> runMarkUnused(const Arguments &arguments)
{
    const Result<QUuid> id = uuidOption(arguments, "request-id"_L1);
    if (!id)
        return tl::make_unexpected(id.error());
    const Result<numbering::Reason> reason = reasonOption(arguments, numbering::Reason::minimumForTemplate);
    if (!reason)
        return tl::make_unexpected(reason.error());
    const Result<Acting<OpenStore>> acting = openWithDrawer(arguments);
    if (!acting)
        return tl::make_unexpected(acting.error());
    return fromStore(store::markUnused(*acting->person, *id, reason->text())).map([&](const QString &number) {
        return Report{.text = Texts::tr("%1 is marked as unused; it stays taken.").arg(number),
                      .json = {{u"number"_s, number},
                               {u"requestId"_s, id->toString(QUuid::WithoutBraces)},
                               {u"reason"_s, reason->text()}}};
    });
}

/// Of the type that was chosen, if one was.
bool isWanted(const store::StoredLedgerRow &row, const Selection &selection)
{
    return !selection.type ||
           counterKeyIn(store::jsonObject(row.counterKey)).correspondenceTypeId == selection.type->id;
}

/// The row by which the number was issued; that of one that is not in force any more lets the store say so.
Result<store::VoidWish> readVoidWish(const CodedStore &coded, const Arguments &arguments)
{
    const Result<numbering::Reason> reason = reasonOption(arguments, store::minimumForRequest);
    if (!reason)
        return tl::make_unexpected(reason.error());
    const Result<Selection> selection = readSelection(arguments, coded.data);
    if (!selection)
        return tl::make_unexpected(selection.error());
    const Result<NumberStory> story = readStory(coded, arguments);
    if (!story)
        return tl::make_unexpected(story.error());
    const auto wanted = [&](QList<store::StoredLedgerRow> rows) {
        rows.removeIf([&](const store::StoredLedgerRow &row) { return !isWanted(row, *selection); });
        return rows;
    };
    const auto inForce = wanted(audit::issuedInForce(*story));
    if (inForce.size() > 1)
        return refusal(
            u"AMBIGUOUS_NUMBER"_s,
            Texts::tr("Several types have a number %1. Choose one with --type.").arg(arguments.positional()));
    const auto issued = wanted(audit::issuedRows(*story));
    if (issued.isEmpty())
        return storeError(store::Error{store::ErrorKind::Refused,
                                       story->takenOver.isEmpty() ? store::denial::unknownDraw
                                                                  : store::denial::numberImported,
                                       u"number to void"_s,
                                       {}});
    const store::StoredLedgerRow &row = inForce.isEmpty() ? issued.last() : inForce.first();
    return store::VoidWish{row.id, row.requestId, *reason};
}

Result<Report> runVoid(const Arguments &arguments)
{
    const Result<Acting<CodedStore>> store = openCodedActing(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    const Result<store::VoidWish> wish = readVoidWish(store->store, arguments);
    if (!wish)
        return tl::make_unexpected(wish.error());
    const auto id = store::requestVoid(*store->person, *wish);
    if (!id)
        return storeError(id.error());
    return reportOnRequest(*store->person, *id, store->store.data,
                           Texts::tr("Another Super Admin has to approve it."));
}

Result<store::UnboundFilter> readUnboundFilter(const Arguments &arguments, const store::ReferenceData &data)
{
    store::UnboundFilter filter;
    const auto age = ageOption(arguments, "older-than"_L1);
    if (!age)
        return tl::make_unexpected(age.error());
    const Result<std::optional<qint64>> after = integerOption(arguments, "after"_L1);
    if (!after)
        return tl::make_unexpected(after.error());
    const Result<Selection> selection = readSelection(arguments, data);
    if (!selection)
        return tl::make_unexpected(selection.error());
    filter.age = age->value_or(filter.age);
    filter.afterId = after->value_or(0);
    filter.projectId = idOrZero(selection->project);
    return filter;
}

using AccountNames = QHash<int, QString>;

QJsonObject jsonOf(const store::UnboundNumber &number, const store::ReferenceData &data,
                   const AccountNames &names)
{
    const int drawer = number.drawnBy.value_or(number.userId);
    return {{u"id"_s, number.ledgerId},
            {u"number"_s, number.number},
            {u"requestId"_s, number.requestId.toString(QUuid::WithoutBraces)},
            {u"project"_s, codeOf(data, CodeKind::Project, number.projectId)},
            {u"type"_s, codeOf(data, CodeKind::Type, number.typeId)},
            {u"person"_s, textOrNull(names.value(number.userId))},
            {u"service"_s, textOrNull(names.value(drawer))},
            {u"createdAt"_s, toJson(number.createdAt)}};
}

QStringList cellsOf(const store::UnboundNumber &number, const store::ReferenceData &data,
                    const AccountNames &names)
{
    return {timeCell(number.createdAt), codeOf(data, CodeKind::Project, number.projectId), number.number,
            number.requestId.toString(QUuid::WithoutBraces),
            names.value(number.drawnBy.value_or(number.userId))};
}

/// One more than is shown was asked for, to tell whether there are more.
Report unboundReport(QList<store::UnboundNumber> numbers, int limit, const store::ReferenceData &data,
                     const AccountNames &names)
{
    const bool hasMore = cutToPage(numbers, limit);
    QList<QStringList> rows{{Texts::tr("Time"), Texts::tr("Project"), Texts::tr("Number"),
                             Texts::tr("Request ID"), Texts::tr("Allocated by")}};
    QJsonArray array;
    for (const store::UnboundNumber &number : numbers) {
        rows.append(cellsOf(number, data, names));
        array.append(jsonOf(number, data, names));
    }
    Report report{.text =
                      numbers.isEmpty() ? Texts::tr("Every such number has a document.") : alignedRows(rows),
                  .json = {{u"numbers"_s, array}, {u"next"_s, QJsonValue()}}};
    if (hasMore) {
        const qint64 last = numbers.last().ledgerId;
        report.json[u"next"_s] = last;
        report.note = Texts::tr("More numbers: --after %1").arg(last);
    }
    return report;
}

Result<Report> runUnbound(const Arguments &arguments)
{
    const Result<int> limit = limitOption(arguments);
    if (!limit)
        return tl::make_unexpected(limit.error());
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    const Result<store::UnboundFilter> filter = readUnboundFilter(arguments, coded->data);
    if (!filter)
        return tl::make_unexpected(filter.error());
    const auto numbers = store::unboundNumbers(coded->connection(), *filter, *limit + 1);
    if (!numbers)
        return storeError(numbers.error());
    return fromStore(store::listLogins(coded->connection())).map([&](const AccountNames &names) {
        return unboundReport(*numbers, *limit, coded->data, names);
    });
}

} // namespace

QList<Command> documentCommands()
{
    return {
        {.name = "document bind",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Assign a number that was allocated without a document"),
         .options = {idOfNumber,
                     options::required(options::document),
                     {"another", nullptr,
                      QT_TRANSLATE_NOOP("lekthi", "Assign although the document already has a number")},
                     options::actor},
         .run = runBind},
        {.name = "document mark-unused",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Mark a number that no document will get; it stays taken"),
         .options = {idOfNumber,
                     {"reason", "TEXT", QT_TRANSLATE_NOOP("lekthi", "Why; kept in the ledger"), true},
                     options::actor},
         .run = runMarkUnused},
        {.name = "document void",
         .summary = QT_TRANSLATE_NOOP(
             "lekthi", "Request the voiding of a number without a document; another Super Admin approves"),
         .positional = "NUMBER",
         .options = {options::project, options::type, options::required(options::reason), options::actor},
         .run = runVoid},
        {.name = "document unbound",
         .summary = QT_TRANSLATE_NOOP("lekthi", "List numbers without a document, oldest first"),
         .options = {{"older-than", "AGE",
                      QT_TRANSLATE_NOOP("lekthi", "Only numbers allocated longer ago: 30m, 12h or 7d")},
                     options::project,
                     {"after", "ID",
                      QT_TRANSLATE_NOOP("lekthi", "Continue after the number with this ledger ID")},
                     options::limit},
         .run = runUnbound},
    };
}

} // namespace lekthi::ctl
