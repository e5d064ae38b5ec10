#include "app/ctl/commands/command_groups.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/codes.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/selection.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/redis_access.h"
#include "app/ctl/store_access.h"
#include "app/local/ending_signals.h"
#include "core/allocation/allocator.h"
#include "core/allocation/request/request_check.h"
#include "core/allocation/sandbox/sandbox.h"

#include <QJsonArray>

#include <algorithm>
#include <chrono>
#include <functional>
#include <limits>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

QJsonObject jsonOf(const allocation::Allocation &drawn)
{
    return {
        {u"number"_s, drawn.number},
        {u"sequence"_s, drawn.sequence},
        {u"requestId"_s, drawn.requestId.toString(QUuid::WithoutBraces)},
        {u"document"_s, numberOrNull(drawn.documentId)},
        {u"counterKey"_s, numbering::toJson(drawn.key)},
        {u"template"_s, drawn.templateText},
        {u"templateVersion"_s, drawn.templateVersion},
        {u"retryCount"_s, drawn.retryCount},
        {u"lockWaitMs"_s, drawn.lockWaitMs},
        {u"totalDurationMs"_s, drawn.totalDurationMs},
        {u"fallbackUsed"_s, store::fallbackName(drawn.fallback)},
        {u"skipped"_s, QJsonArray::fromStringList(drawn.skipped)},
        {u"generatedAt"_s, toJson(drawn.generatedAt)},
    };
}

Report allocationReport(const QList<allocation::Allocation> &drawn)
{
    QStringList numbers;
    QStringList skipped;
    QJsonArray array;
    for (const allocation::Allocation &one : drawn) {
        numbers.append(one.number);
        skipped += one.skipped;
        array.append(jsonOf(one));
    }
    Report report{.text = numbers.join(u'\n'), .json = {{u"allocations"_s, array}}};
    if (!skipped.isEmpty())
        report.note = Texts::tr("Skipped, because they are taken: %1").arg(skipped.join(", "_L1));
    return report;
}

/// For whom: the account of --for, else nobody but the account that draws.
Result<int> personId(const Arguments &arguments, store::Connection &connection)
{
    if (!arguments.has("for"_L1))
        return 0;
    return findActor(connection, arguments.text("for"_L1)).map([](const store::Person &person) {
        return person.id;
    });
}

allocation::Request requestOf(const Selection &selection)
{
    allocation::Request request;
    request.projectId = idOf(selection.project);
    request.originatorOrganizationId = idOrZero(selection.originator);
    request.correspondenceTypeId = idOrZero(selection.type);
    request.subTypeId = idOf(selection.subType);
    request.rfaTypeId = idOf(selection.rfaType);
    request.disciplineId = idOf(selection.discipline);
    request.revision = selection.revision;
    request.documentDate = selection.date;
    return request;
}

/// In their order: of several the first is the one that counts (3.11.4).
Result<QList<int>> recipientIds(const Arguments &arguments, const store::ReferenceData &data)
{
    QList<int> ids;
    for (const QString &code : arguments.texts("recipient"_L1)) {
        const Result<store::CodedItem> item = findCode(data, CodeKind::Organization, code);
        if (!item)
            return tl::make_unexpected(item.error());
        ids.append(item->id);
    }
    return ids;
}

Result<allocation::Request> readRequest(const Arguments &arguments, const store::ReferenceData &data)
{
    const Result<Selection> selection = readSelection(arguments, data);
    if (!selection)
        return tl::make_unexpected(selection.error());
    if (const Result<void> complete = requireOriginator(*selection); !complete)
        return tl::make_unexpected(complete.error());
    const Result<QUuid> requestId = uuidOption(arguments, "request-id"_L1);
    if (!requestId)
        return tl::make_unexpected(requestId.error());
    const Result<std::optional<qint64>> count = integerOption(arguments, "count"_L1);
    if (!count)
        return tl::make_unexpected(count.error());
    const Result<std::optional<qint64>> document = positiveOption(arguments, "document"_L1);
    if (!document)
        return tl::make_unexpected(document.error());
    const Result<QList<int>> recipients = recipientIds(arguments, data);
    if (!recipients)
        return tl::make_unexpected(recipients.error());
    allocation::Request request = requestOf(*selection);
    request.recipientOrganizationIds = *recipients;
    if (!requestId->isNull())
        request.requestId = *requestId;
    // As a number too large for the request would be told as another one.
    if (const qint64 wanted = count->value_or(1); wanted > std::numeric_limits<int>::max())
        return allocationError(
            allocation::refusal(allocation::ValidationFault::CountInvalid, QString::number(wanted)));
    request.count = int(count->value_or(1));
    request.documentId = *document;
    return request;
}

/// Nobody can tell from outside whether an interrupted draw was committed; repeating it under its own id is
/// safe.
tl::unexpected<CommandError> drawError(const allocation::Failure &failure, const allocation::Request &request)
{
    tl::unexpected<CommandError> error = allocationError(failure);
    if (failure.fault == allocation::ValidationFault::DocumentHasNumber)
        error.value().message =
            Texts::tr("Document %1 already has the number %2. Add --another to allocate one more.")
                .arg(QString::number(request.documentId.value_or(0)), failure.subject);
    const bool wasWithdrawn = failure.code == allocation::FailureCode::Cancelled;
    if (error.value().retryable && (!wasWithdrawn || failure.mayHaveBeenDrawn))
        error.value().message =
            Texts::tr(
                "%1 Add --request-id %2 when you repeat the command, so that no second number is allocated.")
                .arg(error.value().message, request.requestId.toString(QUuid::WithoutBraces));
    return error;
}

/// A server that does not answer is waited for no longer than the caller has patience.
void limitAnswers(store::ConnectionOptions &session, std::chrono::milliseconds patience)
{
    session.readTimeout =
        std::clamp(std::chrono::ceil<std::chrono::seconds>(patience), 1s, session.readTimeout);
    session.connectTimeout = std::min(session.connectTimeout, session.readTimeout);
}

Result<allocation::AllocatorOptions> readAllocatorOptions(const Arguments &arguments)
{
    using allocation::LimitProfile;
    const auto profile =
        namedOption(arguments, "limits"_L1, LimitProfile::Requirements, allocation::profileFromName,
                    {allocation::profileName(LimitProfile::Requirements),
                     allocation::profileName(LimitProfile::DecisionRecord)});
    if (!profile)
        return tl::make_unexpected(profile.error());
    Result<std::optional<redis::RedisAddress>> redis = redisAddress(arguments);
    if (!redis)
        return tl::make_unexpected(redis.error());
    allocation::AllocatorOptions options = allocation::optionsOf(*profile);
    options.redis = std::move(*redis);
    options.connections = 1;
    const auto patience = secondsOption(arguments, "deadline"_L1);
    if (!patience)
        return tl::make_unexpected(patience.error());
    if (*patience)
        limitAnswers(options.session, **patience);
    return options;
}

using Serving = std::function<allocation::Outcome(allocation::Allocator &, const allocation::Request &)>;

/// Ctrl+C withdraws the request. One that a running transaction serves already is waited for.
Result<Report> serve(const store::Address &address, const allocation::AllocatorOptions &options,
                     allocation::Request request, const Serving &serving)
{
    const local::EndingWatch ending;
    request.cancellation = ending.token();
    allocation::Allocator allocator(address, options);
    const allocation::Outcome outcome = serving(allocator, request);
    if (outcome)
        return allocationReport(*outcome);
    if (outcome.error().code == allocation::FailureCode::Cancelled)
        local::EndingWatch::markAnswered();
    return drawError(outcome.error(), request);
}

Result<Report> draw(const store::Address &address, const allocation::AllocatorOptions &options,
                    const allocation::Request &request)
{
    return serve(address, options, request,
                 [](allocation::Allocator &allocator, const allocation::Request &asked) {
                     return allocator.allocate(asked);
                 });
}

using Moment = std::optional<std::chrono::steady_clock::time_point>;

/// When the caller loses patience, counted from now.
Result<Moment> readDeadline(const Arguments &arguments)
{
    return secondsOption(arguments, "deadline"_L1)
        .map([now = std::chrono::steady_clock::now()](std::optional<std::chrono::milliseconds> patience) {
            return patience ? Moment(now + *patience) : Moment();
        });
}

Result<allocation::Caller> readCaller(const Arguments &arguments, const CodedStore &coded)
{
    return personId(arguments, coded.connection()).map([](int id) {
        return allocation::Caller{.userId = id,
                                  .ipAddress = {},
                                  .userAgent = u"lekthictl/"_s + QCoreApplication::applicationVersion()};
    });
}

/// A wrong password is told as such, not as a number that could not be drawn.
Result<store::Address> addressOfDrawer(const CodedStore &coded, const Arguments &arguments)
{
    Result<store::Address> address = addressOfActor(arguments, coded.opened);
    if (address && address->user != coded.opened.address.user)
        if (const auto signedIn = store::Connection::open(*address); !signedIn)
            return openingError(signedIn.error());
    return address;
}

Result<Report> drawFrom(const CodedStore &coded, const Arguments &arguments,
                        const allocation::AllocatorOptions &options, const allocation::Request &request)
{
    const Result<store::Address> address = addressOfDrawer(coded, arguments);
    if (!address)
        return tl::make_unexpected(address.error());
    if (!arguments.has("sandbox"_L1))
        return draw(*address, options, request);
    if (const auto ready = allocation::prepareSandbox(coded.connection(), request); !ready)
        return drawError(ready.error(), request);
    return draw(address->sandbox(), options, request);
}

/// What is there before the request is read.
struct Drawing
{
    Moment deadline;
    allocation::AllocatorOptions options;
    CodedStore coded;
};

Result<Drawing> openDrawing(const Arguments &arguments)
{
    const Result<Moment> deadline = readDeadline(arguments);
    if (!deadline)
        return tl::make_unexpected(deadline.error());
    const Result<allocation::AllocatorOptions> options = readAllocatorOptions(arguments);
    if (!options)
        return tl::make_unexpected(options.error());
    return openCodedStore(arguments).map(
        [&](CodedStore coded) { return Drawing{*deadline, *options, std::move(coded)}; });
}

/// With who asks, and until when.
Result<allocation::Request> withCaller(allocation::Request request, const Arguments &arguments,
                                       const Drawing &drawing)
{
    return readCaller(arguments, drawing.coded).map([&](const allocation::Caller &caller) {
        request.caller = caller;
        request.deadline = drawing.deadline;
        return request;
    });
}

Result<Report> runAllocate(const Arguments &arguments)
{
    const Result<Drawing> drawing = openDrawing(arguments);
    if (!drawing)
        return tl::make_unexpected(drawing.error());
    return readRequest(arguments, drawing->coded.data)
        .and_then([&](allocation::Request request) {
            request.another = arguments.has("another"_L1) || arguments.has("sandbox"_L1);
            return withCaller(std::move(request), arguments, *drawing);
        })
        .and_then([&](const allocation::Request &request) {
            return drawFrom(drawing->coded, arguments, drawing->options, request);
        });
}

/// The number itself says which counter it came from.
Result<allocation::Request> readRevision(const Arguments &arguments, const Selection &selection)
{
    const Result<QUuid> requestId = uuidOption(arguments, "request-id"_L1);
    if (!requestId)
        return tl::make_unexpected(requestId.error());
    const Result<std::optional<qint64>> document = positiveOption(arguments, "document"_L1);
    if (!document)
        return tl::make_unexpected(document.error());
    allocation::Request request;
    request.correspondenceTypeId = idOrZero(selection.type);
    request.documentId = *document;
    if (!requestId->isNull())
        request.requestId = *requestId;
    return request;
}

Result<Report> runRevise(const Arguments &arguments)
{
    const Result<Drawing> drawing = openDrawing(arguments);
    if (!drawing)
        return tl::make_unexpected(drawing.error());
    const Result<Selection> selection = readSelection(arguments, drawing->coded.data);
    if (!selection)
        return tl::make_unexpected(selection.error());
    const Result<allocation::Request> request =
        readRevision(arguments, *selection).and_then([&](allocation::Request asked) {
            return withCaller(std::move(asked), arguments, *drawing);
        });
    if (!request)
        return tl::make_unexpected(request.error());
    const Result<store::Address> address = addressOfDrawer(drawing->coded, arguments);
    if (!address)
        return tl::make_unexpected(address.error());
    return serve(*address, drawing->options, *request,
                 [&](allocation::Allocator &allocator, const allocation::Request &asked) {
                     return allocator.revise(idOrZero(selection->project), arguments.positional(),
                                             selection->revision, asked);
                 });
}

constexpr OptionSpec repeatingOption{
    "request-id", "UUID",
    QT_TRANSLATE_NOOP("lekthi", "Makes repeating safe: the same id always gives the same number")};
constexpr OptionSpec deadlineOption{
    "deadline", "SECONDS",
    QT_TRANSLATE_NOOP("lekthi", "Give up if there is no number by then; no limit if left out")};
constexpr OptionSpec limitsOption{
    "limits", "NAME",
    QT_TRANSLATE_NOOP("lekthi", "How often and how long to try: requirements (default) or adr-002")};
constexpr OptionSpec personOption{
    "for", "LOGIN",
    QT_TRANSLATE_NOOP("lekthi", "Account of the person that the number is for; the account that allocates "
                                "if left out")};

QList<OptionSpec> reviseOptions()
{
    return {options::required(options::project),
            options::required(options::revision),
            options::type,
            options::document,
            repeatingOption,
            deadlineOption,
            limitsOption,
            personOption,
            options::actor};
}

QList<OptionSpec> allocateOptions()
{
    return QList<OptionSpec>{options::project, options::required(options::type), options::originator} +
           options::ofDocument(options::recipients) +
           QList<OptionSpec>{
               options::document,
               {"another", nullptr,
                QT_TRANSLATE_NOOP("lekthi", "Allocate although the document already has a number")},
               repeatingOption,
               options::count,
               deadlineOption,
               limitsOption,
               {"sandbox", nullptr,
                QT_TRANSLATE_NOOP("lekthi", "Allocate in the sandbox, where numbers do not count")},
               personOption,
               options::actor};
}

} // namespace

QList<Command> allocateCommands()
{
    return {
        {.name = "allocate",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Allocate document numbers"),
         .options = allocateOptions(),
         .run = runAllocate},
        {.name = "revise",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Write a number again for a new revision of its document"),
         .positional = "NUMBER",
         .options = reviseOptions(),
         .run = runRevise},
    };
}

} // namespace lekthi::ctl
