#include "app/ctl/commands/command_groups.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/codes.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/selection.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/ledger_text.h"
#include "app/ctl/print/number_story.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "app/ctl/store_access.h"
#include "core/store/ledger/audit_gateway.h"
#include "core/store/people/people.h"
#include "models/ledger/ledger_text.h"

#include <algorithm>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

/// The account of a filter, active or not: what it did stays in the ledger.
Result<std::optional<int>> accountOption(const Arguments &arguments, QLatin1StringView option,
                                         const QHash<int, QString> &logins)
{
    if (!arguments.has(option))
        return std::nullopt;
    const QString login = arguments.text(option);
    const auto found = std::ranges::find(logins, login);
    if (found == logins.end())
        return unknownCodeError(Texts::tr("There is no account %1. Try one of these: %2."), login,
                                logins.values());
    return logins.key(login);
}

Result<store::LedgerFilter> readWho(const Arguments &arguments, const LedgerNames &names,
                                    store::LedgerFilter filter)
{
    return accountOption(arguments, "person"_L1, names.logins)
        .and_then([&](std::optional<int> person) {
            filter.personId = person;
            return accountOption(arguments, "service"_L1, names.logins);
        })
        .map([&](std::optional<int> service) {
            filter.serviceId = service;
            return filter;
        });
}

/// What needs no store to be understood.
Result<store::LedgerFilter> readLedgerWords(const Arguments &arguments)
{
    const Result<TimeSpan> days = daysOption(arguments);
    if (!days)
        return tl::make_unexpected(days.error());
    const Result<std::optional<qint64>> document = positiveOption(arguments, "document"_L1);
    if (!document)
        return tl::make_unexpected(document.error());
    store::LedgerFilter filter{.from = days->from,
                               .until = days->until,
                               .number = arguments.text("number"_L1),
                               .documentId = *document,
                               .onlyRetried = arguments.has("retried"_L1),
                               .onlyFallback = arguments.has("fallback"_L1),
                               .onlySkipping = arguments.has("skipped"_L1)};
    if (!arguments.has("state"_L1))
        return filter;
    filter.state = store::stateFromName(arguments.text("state"_L1).toUpper().replace(u'-', u'_'));
    if (!filter.state)
        return unknownNameError("state"_L1, arguments.text("state"_L1), store::ledgerStateNames());
    return filter;
}

Result<store::LedgerFilter> withNames(const Arguments &arguments, const LedgerNames &names,
                                      store::LedgerFilter filter)
{
    const Result<Selection> selection = readSelection(arguments, names.data);
    if (!selection)
        return tl::make_unexpected(selection.error());
    filter.projectId = idOf(selection->project);
    filter.typeId = idOf(selection->type);
    filter.originatorId = idOf(selection->originator);
    filter.recipientId = idOf(selection->recipient);
    return readWho(arguments, names, filter);
}

Result<Report> ledgerPageReport(const Arguments &arguments, const CodedStore &coded, const LedgerNames &names,
                                const store::LedgerFilter &words, int limit)
{
    const Result<store::LedgerFilter> filter = withNames(arguments, names, words);
    if (!filter)
        return tl::make_unexpected(filter.error());
    const auto order =
        arguments.has("oldest-first"_L1) ? store::LedgerOrder::OldestFirst : store::LedgerOrder::NewestFirst;
    const auto page =
        store::ledgerPage(coded.connection(), *filter, order, limit, arguments.text("after"_L1));
    if (!page)
        return storeError(page.error());
    Report report = ledgerReport(*page, names);
    if (!arguments.has("total"_L1))
        return report;
    const auto count = store::countLedger(coded.connection(), *filter);
    if (!count)
        return storeError(count.error());
    report.json.insert(u"total"_s, QJsonObject{{u"numbers"_s, count->rows}, {u"isMore"_s, count->isMore}});
    report.note = QStringList{countText(*count), report.note}.join(u'\n').trimmed();
    return report;
}

Result<Report> runLedgerList(const Arguments &arguments)
{
    const Result<int> limit = limitOption(arguments);
    if (!limit)
        return tl::make_unexpected(limit.error());
    const Result<store::LedgerFilter> words = readLedgerWords(arguments);
    if (!words)
        return tl::make_unexpected(words.error());
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    const auto logins = store::listLogins(coded->connection());
    if (!logins)
        return storeError(logins.error());
    return ledgerPageReport(arguments, *coded, {coded->data, *logins}, *words, *limit);
}

/// The row as it is kept, and whether its hash is the right one.
Result<audit::NumberStory::Event> readEvent(store::Connection &connection, const store::LedgerEntry &entry,
                                            const LedgerNames &names)
{
    const auto rows = store::storedRows(connection, entry.id - 1, 1);
    if (!rows)
        return storeError(rows.error());
    const store::StoredLedgerRow &row = rows->constFirst();
    const auto place = store::placeInChain(connection, row);
    if (!place)
        return storeError(place.error());
    store::LedgerHasher hasher;
    const bool isHeld =
        entry.state == store::LedgerState::InForce || entry.state == store::LedgerState::Replaced;
    return audit::NumberStory::Event{.row = row,
                                     .login = names.logins.value(row.userId),
                                     .drawnBy = row.drawnBy ? names.logins.value(*row.drawnBy) : QString(),
                                     .isInForce =
                                         isHeld && row.event != store::eventName(store::LedgerEvent::Voided),
                                     .place = *place,
                                     .isWhole = hasher.hashOf(row, row.previousHash) == row.rowHash};
}

QJsonValue neighbourJson(const std::optional<store::LedgerEntry> &entry)
{
    if (!entry)
        return {};
    return QJsonObject{{u"id"_s, entry->id},
                       {u"event"_s, entry->event},
                       {u"number"_s, entry->number},
                       {u"sequence"_s, entry->sequence},
                       {u"createdAt"_s, toJson(entry->createdAt)},
                       {u"rowHash"_s, textOrNull(QString::fromLatin1(entry->rowHash.toHex()))}};
}

QString neighbourText(const std::optional<store::LedgerEntry> &entry)
{
    return entry ? Texts::tr("%1, ledger row %2, %3")
                       .arg(inOneLine(entry->number), QString::number(entry->id), timeCell(entry->createdAt))
                 : Texts::tr("none");
}

Report showReport(const store::LedgerEntry &entry, const audit::NumberStory::Event &event,
                  const store::LedgerNeighbours &neighbours, const LedgerNames &names)
{
    // Of the last row of another counter there is no predecessor either.
    const QByteArray before = neighbours.before ? neighbours.before->rowHash : QByteArray();
    const bool isLinked = event.row.rowHash.isEmpty() || event.row.previousHash == before;
    QList<QStringList> rows{
        {Texts::tr("State"), models::ledgerStateText(entry.state)},
        {Texts::tr("Retries"), QString::number(entry.retryCount)},
        {Texts::tr("Lock wait (ms)"), QString::number(entry.lockWaitMs)},
        {Texts::tr("Duration (ms)"), QString::number(entry.totalDurationMs)},
        {Texts::tr("Fallback"), entry.fallback},
        {Texts::tr("Previous hash"), QString::fromLatin1(event.row.previousHash.toHex())},
        {Texts::tr("Row before it"), neighbourText(neighbours.before)},
        {Texts::tr("Row after it"), neighbourText(neighbours.after)},
    };
    if (!isLinked)
        rows.append({Texts::tr("Chain"), Texts::tr("This row does not continue the one before it. Run "
                                                   "lekthictl audit verify.")});
    return {.text = eventText(event, names.data) + u'\n' + alignedRows(rows),
            .json = {{u"row"_s, eventJson(event, names.data)},
                     {u"state"_s, store::stateName(entry.state)},
                     {u"endedBy"_s, idOrNull(entry.endedBy)},
                     {u"previousHash"_s, textOrNull(QString::fromLatin1(event.row.previousHash.toHex()))},
                     {u"isLinked"_s, isLinked},
                     {u"before"_s, neighbourJson(neighbours.before)},
                     {u"after"_s, neighbourJson(neighbours.after)}}};
}

Result<Report> runLedgerShow(const Arguments &arguments)
{
    const Result<qint64> id =
        positionalNumber(arguments, Texts::tr("A ledger row is named by its number, not by \"%1\"."));
    if (!id)
        return tl::make_unexpected(id.error());
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    const auto logins = store::listLogins(coded->connection());
    const auto entry = store::findLedgerEntry(coded->connection(), *id);
    if (!logins || !entry)
        return storeError(logins ? entry.error() : logins.error());
    if (!*entry)
        return refusal(u"NOT_FOUND"_s, Texts::tr("The ledger has no row %1.").arg(*id));
    const LedgerNames names{coded->data, *logins};
    const Result<audit::NumberStory::Event> event = readEvent(coded->connection(), **entry, names);
    if (!event)
        return tl::make_unexpected(event.error());
    return fromStore(store::neighboursOf(coded->connection(), **entry))
        .map([&](const store::LedgerNeighbours &neighbours) {
            return showReport(**entry, *event, neighbours, names);
        });
}

} // namespace

QList<Command> ledgerCommands()
{
    return {
        {.name = "ledger list",
         .summary = QT_TRANSLATE_NOOP("lekthi", "List the numbers of the ledger, newest first"),
         .options =
             {options::project,
              options::type,
              options::originator,
              options::recipient,
              {"person", "LOGIN", QT_TRANSLATE_NOOP("lekthi", "Only numbers for this account")},
              {"service", "LOGIN", QT_TRANSLATE_NOOP("lekthi", "Only numbers that this account allocated")},
              options::from,
              options::until,
              {"number", "PATTERN",
               QT_TRANSLATE_NOOP("lekthi", "Only numbers that begin so; * stands for any text, and needs a "
                                           "period of at most a year anywhere but at the end")},
              {"document", "ID", QT_TRANSLATE_NOOP("lekthi", "Only numbers of this document")},
              {"state", "STATE",
               QT_TRANSLATE_NOOP("lekthi", "Only IN_FORCE, VOIDED, REPLACED, IMPORTED, SKIPPED or "
                                           "UNUSED numbers")},
              {"retried", nullptr, QT_TRANSLATE_NOOP("lekthi", "Only numbers that took retries")},
              {"fallback", nullptr,
               QT_TRANSLATE_NOOP("lekthi", "Only numbers that were allocated by a fallback")},
              {"skipped", nullptr,
               QT_TRANSLATE_NOOP("lekthi", "Only numbers before which others were skipped")},
              {"oldest-first", nullptr, QT_TRANSLATE_NOOP("lekthi", "Oldest first")},
              {"total", nullptr,
               QT_TRANSLATE_NOOP("lekthi", "Also say how many there are, exactly up to 10,000")},
              options::limit,
              {"after", "CURSOR",
               QT_TRANSLATE_NOOP("lekthi", "Continue after a page, with the text that it ended with")}},
         .run = runLedgerList},
        {.name = "ledger show",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Show a row of the ledger with the rows around it"),
         .positional = "ID",
         .run = runLedgerShow},
    };
}

} // namespace lekthi::ctl
