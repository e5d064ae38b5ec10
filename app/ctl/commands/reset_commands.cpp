#include "app/ctl/commands/command_groups.h"
#include "app/ctl/commands/request_decisions.h"
#include "app/ctl/commands/reset_digest.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/confirmation.h"
#include "app/ctl/parse/counter_choice.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/print/next_number.h"
#include "app/ctl/print/reset_text.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "core/numbering/render.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

using ActingStore = Acting<CodedStore>;

Result<qint64> requestId(const Arguments &arguments)
{
    return positionalNumber(arguments,
                            Texts::tr("A request is named by its number, not by %1. List them with "
                                      "lekthictl reset list."));
}

struct Shown
{
    store::ResetRequest request;
    store::ResetFacts facts;
    models::ShownNext next; ///< after the reset; once it was closed, now
};

/// The counter as the reset would leave it, or as it is if the request was closed.
store::Counter counterAfter(const store::ResetRequest &request, const store::ResetFacts &facts)
{
    store::Counter counter;
    counter.id = request.counterId;
    counter.key = request.key;
    counter.lastNumber = request.closedAt.isValid() ? facts.currentNumber : request.newNumber;
    return counter;
}

Result<Shown> readShown(store::Connection &connection, qint64 id, const store::ReferenceData &data)
{
    const auto request = store::findResetRequest(connection, id);
    if (!request)
        return storeError(request.error());
    const auto facts = store::resetFacts(connection, request->counterId, request->newNumber);
    if (!facts)
        return storeError(facts.error());
    const bool isVoid = !request->closedAt.isValid() && request->above == store::NumbersAbove::Void;
    return nextAfterReset(connection, counterAfter(*request, *facts), isVoid, data)
        .map([&](const models::ShownNext &next) { return Shown{*request, *facts, next}; });
}

Report reportOf(const Shown &shown, const store::ReferenceData &data, const QString &note = {})
{
    QJsonObject json = toJson(shown.request, data);
    json.insert(u"now"_s, toJson(shown.facts));
    json.insert(u"next"_s, nextJson(shown.next));
    return {.text = describe(shown.request, shown.facts, shown.next, data), .json = json, .note = note};
}

/// How the request stands now.
Result<Report> reportOf(store::Connection &connection, qint64 id, const store::ReferenceData &data,
                        const QString &note = {})
{
    return readShown(connection, id, data).map([&](const Shown &shown) {
        return reportOf(shown, data, note);
    });
}

Result<store::ResetWish> readWish(const ActingStore &store, const Arguments &arguments)
{
    const Result<numbering::Reason> reason = reasonOption(arguments, store::minimumForReset);
    if (!reason)
        return tl::make_unexpected(reason.error());
    const Result<std::optional<int>> wanted =
        boundedOption(arguments, "to"_L1, 0, int(numbering::lastSequence));
    if (!wanted)
        return tl::make_unexpected(wanted.error());
    const Result<store::Counter> counter = chosenCounter(store.store, arguments);
    if (!counter)
        return tl::make_unexpected(counter.error());
    if (counter->id == 0)
        return refusal(u"NOT_FOUND"_s, Texts::tr("No number has been allocated from such a counter yet."));
    return store::ResetWish{counter->id, counter->version, wanted->value_or(0),
                            arguments.has("void"_L1) ? store::NumbersAbove::Void : store::NumbersAbove::Skip,
                            *reason};
}

Result<Report> runRequest(const Arguments &arguments)
{
    const Result<ActingStore> store = openCodedActing(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    const Result<store::ResetWish> wish = readWish(*store, arguments);
    if (!wish)
        return tl::make_unexpected(wish.error());
    store::Connection &connection = *store->person;
    if (const auto requested = store::requestReset(connection, *wish); !requested)
        return storeError(requested.error());
    const auto requests = store::resetRequests(connection, wish->counterId);
    if (!requests)
        return storeError(requests.error());
    return reportOf(connection, requests->first().id, store->store.data,
                    Texts::tr("Another Super Admin has to approve it."));
}

Result<Report> runApprove(const Arguments &arguments)
{
    const Result<qint64> id = requestId(arguments);
    if (!id)
        return tl::make_unexpected(id.error());
    const Result<ActingStore> store = openCodedActing(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    store::Connection &connection = *store->person;
    const Result<Shown> shown = readShown(connection, *id, store->store.data);
    if (!shown)
        return tl::make_unexpected(shown.error());
    const QString expected = QString::number(shown->request.newNumber);
    const Result<void> confirmed =
        confirm(arguments, describe(shown->request, shown->facts, shown->next, store->store.data),
                Texts::tr("Type %1 to approve the reset:").arg(expected), expected);
    if (!confirmed)
        return tl::make_unexpected(confirmed.error());
    const auto approved =
        store::approveReset(connection, *id, shown->facts.currentVersion, arguments.text("comment"_L1));
    if (!approved)
        return storeError(approved.error());
    return readShown(connection, *id, store->store.data).map([&](const Shown &after) {
        Report report = reportOf(after, store->store.data);
        if (after.request.state == store::ResetState::Executed)
            addDigest(report, connection);
        return report;
    });
}

/// How the request stands after a decision.
Result<Report> reportOnClosed(store::Connection &connection, qint64 id, const store::ReferenceData &data)
{
    return reportOf(connection, id, data);
}

Result<Report> runReject(const Arguments &arguments)
{
    return rejectRequest(arguments, requestId(arguments), store::rejectReset, reportOnClosed);
}

Result<Report> runWithdraw(const Arguments &arguments)
{
    return withdrawRequest(arguments, requestId(arguments), store::withdrawReset, reportOnClosed);
}

Result<Report> runList(const Arguments &arguments)
{
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    auto requests = store::resetRequests(coded->connection());
    if (!requests)
        return storeError(requests.error());
    if (!arguments.has("all"_L1))
        requests->removeIf(
            [](const store::ResetRequest &request) { return request.state != store::ResetState::Pending; });
    QJsonArray array;
    for (const store::ResetRequest &request : *requests)
        array.append(toJson(request, coded->data));
    return Report{.text = requests->isEmpty() ? Texts::tr("There are no such requests.")
                                              : table(*requests, coded->data),
                  .json = {{u"requests"_s, array}}};
}

Result<Report> runShow(const Arguments &arguments)
{
    const Result<qint64> id = requestId(arguments);
    if (!id)
        return tl::make_unexpected(id.error());
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    return reportOf(coded->connection(), *id, coded->data);
}

} // namespace

QList<Command> resetCommands()
{
    return QList<Command>{
               {.name = "reset request",
                .summary = QT_TRANSLATE_NOOP("lekthi",
                                             "Request the reset of a counter; another Super Admin approves"),
                .options =
                    QList<OptionSpec>{options::required(options::project), options::required(options::type),
                                      options::required(options::originator)} +
                    options::ofCounter() +
                    QList<OptionSpec>{
                        {"to", "N", QT_TRANSLATE_NOOP("lekthi", "Last number that the counter is to have"),
                         true},
                        {"void", nullptr,
                         QT_TRANSLATE_NOOP("lekthi",
                                           "Release the numbers above it instead of skipping them")},
                        options::required(options::reason),
                        options::actor},
                .run = runRequest},
           } +
           requestCommands(
               {"reset approve",
                QT_TRANSLATE_NOOP("lekthi", "Approve a reset; the last approval executes it"), runApprove},
               {"reset reject", QT_TRANSLATE_NOOP("lekthi", "Reject a reset that another person requested"),
                runReject},
               {"reset withdraw", QT_TRANSLATE_NOOP("lekthi", "Withdraw a request of one's own"),
                runWithdraw},
               {"reset list", QT_TRANSLATE_NOOP("lekthi", "List the resets that wait for approval"), runList},
               {"reset show", QT_TRANSLATE_NOOP("lekthi", "Show a request and what the reset would do now"),
                runShow});
}

} // namespace lekthi::ctl
