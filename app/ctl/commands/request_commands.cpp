#include "app/ctl/commands/request_commands.h"

#include "app/ctl/commands/command_groups.h"
#include "app/ctl/commands/reset_digest.h"
#include "app/ctl/commands/shown_request.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/confirmation.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/print/register_import_text.h"
#include "app/ctl/print/request_text.h"
#include "app/ctl/print/reset_text.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "core/store/requests/request_gateway.h"
#include "core/store/session/denial.h"

#include <QJsonArray>

#include <limits>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using store::Request;

namespace {

using ActingStore = Acting<CodedStore>;

/// The same commands by other names, for one kind alone.
enum class Spelling { Request, Reset, Register };

struct SpelledCommand
{
    const char *name;
    const char *summary;
};

struct Words
{
    const char *kind; ///< empty: requests of all kinds
    SpelledCommand approve;
    SpelledCommand reject;
    SpelledCommand withdraw;
    SpelledCommand list;
    SpelledCommand show;
};

template <Spelling spelling>
constexpr Words words{
    "",
    {"request approve", QT_TRANSLATE_NOOP("lekthi", "Approve a request; the last approval executes it")},
    {"request reject", QT_TRANSLATE_NOOP("lekthi", "Reject a request that another person made")},
    {"request withdraw", QT_TRANSLATE_NOOP("lekthi", "Withdraw a request of one's own")},
    {"request list", QT_TRANSLATE_NOOP("lekthi", "List the requests that wait for approval")},
    {"request show", QT_TRANSLATE_NOOP("lekthi", "Show a request and what executing it would do now")}};
template <>
constexpr Words words<Spelling::Reset>{
    "RESET",
    {"reset approve", QT_TRANSLATE_NOOP("lekthi", "Approve a reset; the last approval executes it")},
    {"reset reject", QT_TRANSLATE_NOOP("lekthi", "Reject a reset that another person requested")},
    {"reset withdraw", QT_TRANSLATE_NOOP("lekthi", "Withdraw a request of one's own")},
    {"reset list", QT_TRANSLATE_NOOP("lekthi", "List the resets that wait for approval")},
    {"reset show", QT_TRANSLATE_NOOP("lekthi", "Show a request and what the reset would do now")}};
template <>
constexpr Words words<Spelling::Register>{
    "IMPORT",
    {"register approve", QT_TRANSLATE_NOOP("lekthi", "Approve an import; the last approval executes it")},
    {"register reject", QT_TRANSLATE_NOOP("lekthi", "Reject an import that another person requested")},
    {"register withdraw", QT_TRANSLATE_NOOP("lekthi", "Withdraw a request of one's own")},
    {"register list", QT_TRANSLATE_NOOP("lekthi", "List the imports that wait for approval")},
    {"register show", QT_TRANSLATE_NOOP("lekthi", "Show an import and what it does to each counter")}};

constexpr OptionSpec decisionComment{"comment", "TEXT",
                                     QT_TRANSLATE_NOOP("lekthi", "Comment; kept in the admin log")};
constexpr OptionSpec kindOption{
    "kind", "KIND",
    QT_TRANSLATE_NOOP("lekthi", "Only of this kind: RESET, IMPORT, TEMPLATE, VOID, ARCHIVE or POOL")};

Result<qint64> requestId(const Arguments &arguments, const Words &spelled)
{
    const QString list = "lekthictl "_L1 + QLatin1StringView(spelled.list.name);
    return positionalNumber(
        arguments,
        Texts::tr("A request is named by its number, not by %1. List them with %2.").replace("%2"_L1, list));
}

/// There is none by this name if it is of another kind.
Result<void> requireKind(store::Connection &connection, qint64 id, const Words &spelled)
{
    const auto request = store::findRequest(connection, id);
    if (!request && request.error().kind != store::ErrorKind::NotFound)
        return storeError(request.error());
    const QLatin1StringView wanted(spelled.kind);
    if (request && (wanted.isEmpty() || request->kind == wanted))
        return {};
    return refusal(u"NOT_FOUND"_s, Texts::tr("There is no request %1. \"lekthictl %2 --all\" lists them.")
                                       .arg(QString::number(id), QLatin1StringView(spelled.list.name)));
}

/// Whoever reads it has no page to refresh.
tl::unexpected<CommandError> decisionError(const store::Error &error, qint64 id, const Words &spelled)
{
    tl::unexpected<CommandError> refused = storeError(error);
    if (error.serverCode == store::denial::closed)
        refused.value().message = Texts::tr("Request %1 is already closed. See \"lekthictl %2 %1\".")
                                      .arg(QString::number(id), QLatin1StringView(spelled.show.name));
    return refused;
}

/// Who acts, and on what.
struct Decision
{
    ActingStore store;
    qint64 id = 0;

    store::Connection &connection() const { return *store.person; }
};

Result<Decision> beginDecision(const Arguments &arguments, const Words &spelled)
{
    const Result<qint64> id = requestId(arguments, spelled);
    if (!id)
        return tl::make_unexpected(id.error());
    Result<ActingStore> store = openCodedActing(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    return requireKind(*store->person, *id, spelled).map([&] { return Decision{*std::move(store), *id}; });
}

template <Spelling spelling>
Result<Report> runApprove(const Arguments &arguments)
{
    const Result<Decision> decision = beginDecision(arguments, words<spelling>);
    if (!decision)
        return tl::make_unexpected(decision.error());
    store::Connection &connection = decision->connection();
    const store::ReferenceData &data = decision->store.store.data;
    const Result<ShownRequest> shown = readShown(connection, decision->id, data);
    if (!shown)
        return tl::make_unexpected(shown.error());
    if (const auto confirmed = confirm(arguments, shown->text, shown->question, shown->expected); !confirmed)
        return tl::make_unexpected(confirmed.error());
    const auto approved =
        store::approveRequest(connection, decision->id, shown->digest, arguments.text("comment"_L1));
    if (!approved)
        return decisionError(approved.error(), decision->id, words<spelling>);
    return readShown(connection, decision->id, data).map([&](const ShownRequest &after) {
        Report report{.text = after.text, .json = after.json};
        if (after.request.state == store::RequestState::Executed)
            addDigest(report, connection);
        return report;
    });
}

template <Spelling spelling>
Result<Report> runReject(const Arguments &arguments)
{
    const Result<numbering::Reason> reason = reasonOption(arguments, numbering::Reason::minimumForTemplate);
    if (!reason)
        return tl::make_unexpected(reason.error());
    const Result<Decision> decision = beginDecision(arguments, words<spelling>);
    if (!decision)
        return tl::make_unexpected(decision.error());
    if (const auto done = store::rejectRequest(decision->connection(), decision->id, *reason); !done)
        return decisionError(done.error(), decision->id, words<spelling>);
    return reportOnRequest(decision->connection(), decision->id, decision->store.store.data);
}

template <Spelling spelling>
Result<Report> runWithdraw(const Arguments &arguments)
{
    const Result<Decision> decision = beginDecision(arguments, words<spelling>);
    if (!decision)
        return tl::make_unexpected(decision.error());
    const QString comment = arguments.text(QLatin1StringView(decisionComment.name));
    if (const auto done = store::withdrawRequest(decision->connection(), decision->id, comment); !done)
        return decisionError(done.error(), decision->id, words<spelling>);
    return reportOnRequest(decision->connection(), decision->id, decision->store.store.data);
}

template <class Kind>
QString tableOf(const QList<Request> &requests, const store::ReferenceData &data)
{
    return table(QList<Kind>(requests.begin(), requests.end()), data);
}

template <Spelling spelling>
Result<Report> runRequestList(const Arguments &arguments)
{
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    const QString spelled = QString::fromLatin1(words<spelling>.kind);
    const QString kind = spelled.isEmpty() ? arguments.text("kind"_L1).toUpper() : spelled;
    auto requests =
        store::requestPage(coded->connection(), {.kind = kind}, 0, std::numeric_limits<int>::max());
    if (!requests)
        return storeError(requests.error());
    if (!arguments.has("all"_L1))
        requests->removeIf([](const Request &one) { return one.state != store::RequestState::Pending; });
    QJsonArray array;
    for (const Request &request : std::as_const(*requests))
        array.append(toJson(request, coded->data));
    const QString text = requests->isEmpty()           ? Texts::tr("There are no such requests.")
                         : spelling == Spelling::Reset ? tableOf<store::ResetRequest>(*requests, coded->data)
                         : spelling == Spelling::Register
                             ? tableOf<store::RegisterImportRequest>(*requests, coded->data)
                             : table(*requests, coded->data);
    return Report{.text = text, .json = {{u"requests"_s, array}}};
}

template <Spelling spelling>
Result<Report> runRequestShow(const Arguments &arguments)
{
    const Result<qint64> id = requestId(arguments, words<spelling>);
    if (!id)
        return tl::make_unexpected(id.error());
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    return requireKind(coded->connection(), *id, words<spelling>).and_then([&] {
        return reportOnRequest(coded->connection(), *id, coded->data);
    });
}

template <Spelling spelling>
QList<Command> decisions()
{
    constexpr const Words &spelled = words<spelling>;
    QList<OptionSpec> listOptions{
        {"all", nullptr, QT_TRANSLATE_NOOP("lekthi", "Also those that are closed")}};
    if (spelling == Spelling::Request)
        listOptions.append(kindOption);
    return {
        {.name = spelled.approve.name,
         .summary = spelled.approve.summary,
         .positional = "ID",
         .options = {decisionComment,
                     {"yes", nullptr, QT_TRANSLATE_NOOP("lekthi", "Do not ask for confirmation")},
                     options::actor},
         .run = runApprove<spelling>},
        {.name = spelled.reject.name,
         .summary = spelled.reject.summary,
         .positional = "ID",
         .options = {options::required(options::reason), options::actor},
         .run = runReject<spelling>},
        {.name = spelled.withdraw.name,
         .summary = spelled.withdraw.summary,
         .positional = "ID",
         .options = {decisionComment, options::actor},
         .run = runWithdraw<spelling>},
        {.name = spelled.list.name,
         .summary = spelled.list.summary,
         .options = listOptions,
         .run = runRequestList<spelling>},
        {.name = spelled.show.name,
         .summary = spelled.show.summary,
         .positional = "ID",
         .run = runRequestShow<spelling>},
    };
}

} // namespace

Result<Report> reportOnRequest(store::Connection &connection, qint64 id, const store::ReferenceData &data,
                               const QString &note)
{
    return readShown(connection, id, data).map([&](const ShownRequest &shown) {
        return Report{.text = shown.text, .json = shown.json, .note = note};
    });
}

QList<Command> requestCommands()
{
    return decisions<Spelling::Request>();
}

QList<Command> decisionsOnResets()
{
    return decisions<Spelling::Reset>();
}

QList<Command> decisionsOnImports()
{
    return decisions<Spelling::Register>();
}

} // namespace lekthi::ctl
