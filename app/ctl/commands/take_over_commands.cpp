#include "app/ctl/commands/take_over_commands.h"

#include "app/ctl/commands/request_decisions.h"
#include "app/ctl/commands/reset_digest.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/confirmation.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/print/register_text.h"
#include "app/ctl/print/take_over_text.h"
#include "app/ctl/print/texts.h"
#include "core/takeover/take_over_parts.h"

#include <QFileInfo>
#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr int requestsListed = 1000;

using ActingStore = Acting<CodedStore>;

struct Shown
{
    store::TakeOverRequest request;
    store::TakeOverContent content;
};

Result<qint64> requestId(const Arguments &arguments)
{
    return positionalNumber(arguments,
                            Texts::tr("A request is named by its number, not by %1. List them with "
                                      "lekthictl register list."));
}

Result<Shown> readShown(store::Connection &connection, qint64 id)
{
    const auto request = store::findTakeOver(connection, id);
    if (!request)
        return storeError(request.error());
    return fromStore(store::takeOverContent(connection, *request))
        .map([&](const store::TakeOverContent &content) { return Shown{*request, content}; });
}

Result<Report> reportOf(store::Connection &connection, qint64 id, const store::ReferenceData &data,
                        const QString &note = {})
{
    return readShown(connection, id).map([&](const Shown &shown) {
        return Report{.text = describe(shown.request, shown.content, data),
                      .json = toJson(shown.request, shown.content, data),
                      .note = note};
    });
}

Result<Report> runRequest(const Arguments &arguments)
{
    const Result<numbering::Reason> reason = reasonOption(arguments, store::minimumForReset);
    if (!reason)
        return tl::make_unexpected(reason.error());
    const Result<ActingStore> store = openCodedActing(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    const Result<ReadRegister> read = readRegister(arguments, store->store);
    if (!read)
        return tl::make_unexpected(read.error());
    if (read->survey.work.plan.numbers.isEmpty())
        return refusal(
            u"NOTHING_TO_TAKE_OVER"_s,
            Texts::tr(
                "The register has no number that can be imported. \"lekthictl register read\" says why."));
    const auto id =
        store::requestTakeOver(*store->person, takeover::wishOf(read->survey, read->survey.work.plan,
                                                                QFileInfo(read->file).fileName(), *reason));
    if (!id)
        return storeError(id.error());
    return reportOf(*store->person, *id, store->store.data,
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
    const Result<Shown> shown = readShown(connection, *id);
    if (!shown)
        return tl::make_unexpected(shown.error());
    const QString expected = QString::number(shown->request.numbers);
    const Result<void> confirmed =
        confirm(arguments, describe(shown->request, shown->content, store->store.data),
                Texts::tr("Type %1 to approve the import:").arg(expected), expected);
    if (!confirmed)
        return tl::make_unexpected(confirmed.error());
    const auto approved =
        store::approveTakeOver(connection, *id, shown->content.planDigest, arguments.text("comment"_L1));
    if (!approved)
        return storeError(approved.error());
    return reportOf(connection, *id, store->store.data).map([&](Report report) {
        if (report.json[u"state"].toString() == store::resetStateName(store::ResetState::Executed))
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
    return rejectRequest(arguments, requestId(arguments), store::rejectTakeOver, reportOnClosed);
}

Result<Report> runWithdraw(const Arguments &arguments)
{
    return withdrawRequest(arguments, requestId(arguments), store::withdrawTakeOver, reportOnClosed);
}

Result<Report> runList(const Arguments &arguments)
{
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    auto requests = store::takeOverRequestPage(coded->connection(), 0, requestsListed);
    if (!requests)
        return storeError(requests.error());
    if (!arguments.has("all"_L1))
        requests->removeIf([](const store::TakeOverRequest &request) {
            return request.state != store::ResetState::Pending;
        });
    QJsonArray array;
    for (const store::TakeOverRequest &request : *requests)
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

QList<Command> takeOverCommands()
{
    return QList<Command>{
               {.name = "register request",
                .summary = QT_TRANSLATE_NOOP(
                    "lekthi", "Request the import of a register; another Super Admin approves"),
                .positional = "FILE",
                .options =
                    registerOptions() + QList<OptionSpec>{options::required(options::reason), options::actor},
                .run = runRequest},
           } +
           requestCommands(
               {"register approve",
                QT_TRANSLATE_NOOP("lekthi", "Approve an import; the last approval executes it"), runApprove},
               {"register reject",
                QT_TRANSLATE_NOOP("lekthi", "Reject an import that another person requested"), runReject},
               {"register withdraw", QT_TRANSLATE_NOOP("lekthi", "Withdraw a request of one's own"),
                runWithdraw},
               {"register list", QT_TRANSLATE_NOOP("lekthi", "List the imports that wait for approval"),
                runList},
               {"register show",
                QT_TRANSLATE_NOOP("lekthi", "Show an import and what it does to each counter"), runShow});
}

} // namespace lekthi::ctl
