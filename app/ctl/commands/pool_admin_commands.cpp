#include "app/ctl/commands/pool_commands.h"
#include "app/ctl/commands/request_commands.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/print/stored_pool_text.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "core/pools/capacity.h"
#include "core/store/pools/pool_gateway.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

Result<void> readPoolThreshold(const Arguments &arguments, QLatin1StringView option, qint64 &threshold)
{
    return integerOption(arguments, option).map([&](std::optional<qint64> given) {
        threshold = given.value_or(threshold);
    });
}

Result<pools::PoolSettings> poolSettingsAsked(const Arguments &arguments)
{
    Result<pools::PoolDraft> draft = draftOption(arguments);
    if (!draft)
        return tl::make_unexpected(draft.error());
    draft->name = arguments.positional();
    if (const auto read = readPoolThreshold(arguments, "minimum"_L1, draft->minimum); !read)
        return tl::make_unexpected(read.error());
    if (const auto read = readPoolThreshold(arguments, "batch"_L1, draft->batch); !read)
        return tl::make_unexpected(read.error());
    const auto settings = pools::PoolSettings::make(*draft);
    if (!settings)
        return poolError(settings.error());
    return *settings;
}

/// Opens the store as a person who asks for something, and tells of the request.
template <class Request>
Result<Report> askForPool(const Arguments &arguments, const Request &request)
{
    const Result<numbering::Reason> reason = reasonOption(arguments, store::minimumForRequest);
    if (!reason)
        return tl::make_unexpected(reason.error());
    const Result<Acting<CodedStore>> opened = openCodedActing(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    const store::Result<qint64> id = request(*opened->person, *reason);
    if (!id)
        return storeError(id.error());
    return reportOnRequest(*opened->person, *id, opened->store.data,
                           Texts::tr("Another Super Admin has to approve the request."));
}

Result<Report> runCreatePool(const Arguments &arguments)
{
    const Result<pools::PoolSettings> settings = poolSettingsAsked(arguments);
    if (!settings)
        return tl::make_unexpected(settings.error());
    const auto capacity = pools::measureCapacity(settings->rules());
    if (const auto problems = pools::problemsOf(settings->draft(), *capacity); pools::hasError(problems))
        return poolError(problems);
    return askForPool(arguments, [&](store::Connection &person, const numbering::Reason &reason) {
        return store::requestPool(person, *settings, *capacity, reason);
    });
}

Result<Report> runRetirePool(const Arguments &arguments)
{
    const Result<pools::PoolName> name = poolNameFrom(arguments.positional());
    if (!name)
        return tl::make_unexpected(name.error());
    return askForPool(arguments, [&](store::Connection &person, const numbering::Reason &reason) {
        return store::requestRetirement(person, *name, reason);
    });
}

Report reportOnPool(const store::Pool &pool)
{
    return {.text = describe(pool), .json = toJson(pool)};
}

Result<Report> runStatusPool(const Arguments &arguments)
{
    return openPool(arguments, arguments.positional()).map([](const PoolInStore &found) {
        return reportOnPool(found.pool);
    });
}

Result<Report> runListPools(const Arguments &arguments)
{
    const Result<OpenStore> opened = openStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    return fromStore(store::listPools(*opened->connection)).map([](const QList<store::Pool> &all) {
        QJsonArray array;
        for (const store::Pool &pool : all)
            array.append(toJson(pool));
        return Report{.text = all.isEmpty() ? Texts::tr("There are no ID pools.") : table(all),
                      .json = {{u"pools"_s, array}}};
    });
}

using GrantChange = store::Result<void> (*)(store::Connection &, const pools::PoolName &, const QString &);

Result<Report> changeGrant(const Arguments &arguments, GrantChange change)
{
    const Result<pools::PoolName> name = poolNameFrom(arguments.positional());
    if (!name)
        return tl::make_unexpected(name.error());
    const Result<OpenStore> opened = openStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    if (const auto done = change(*opened->connection, *name, arguments.text("service"_L1)); !done)
        return storeError(done.error());
    return fromStore(store::findPool(*opened->connection, *name)).map(reportOnPool);
}

Result<Report> runGrantPool(const Arguments &arguments)
{
    return changeGrant(arguments, &store::givePool);
}

Result<Report> runRevokePool(const Arguments &arguments)
{
    return changeGrant(arguments, &store::takePool);
}

Result<Report> runCheckPool(const Arguments &arguments)
{
    const Result<PoolInStore> found = openPool(arguments, arguments.positional());
    if (!found)
        return tl::make_unexpected(found.error());
    const auto check = dispensing::checkPoolLedger(*found->opened.connection, found->pool);
    if (!check)
        return storeError(check.error());
    return Report{.text = describe(found->pool.name, *check),
                  .json = toJson(found->pool.name, *check),
                  .exitCode = check->isIntact() ? ExitCode::Done : ExitCode::Refused};
}

constexpr OptionSpec poolServiceOption{"service", "LOGIN",
                                       QT_TRANSLATE_NOOP("lekthi", "Account of the numbering service"), true};

QList<OptionSpec> createPoolOptions()
{
    return poolOptions() +
           QList<OptionSpec>{
               {"minimum", "N",
                QT_TRANSLATE_NOOP("lekthi",
                                  "Fill the pool when fewer IDs than this are available; 0: only by "
                                  "hand; as the profile says if left out")},
               {"batch", "N",
                QT_TRANSLATE_NOOP("lekthi", "How many IDs filling adds; as the profile says if left out")},
               options::required(options::reason),
               options::actor};
}

} // namespace

QList<Command> poolAdminCommands()
{
    return {
        {.name = "pool create",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Request an ID pool; another Super Admin approves"),
         .positional = "NAME",
         .options = createPoolOptions(),
         .run = runCreatePool},
        {.name = "pool retire",
         .summary =
             QT_TRANSLATE_NOOP("lekthi", "Request that an ID pool issues no more IDs, for good; another "
                                         "Super Admin approves"),
         .positional = "NAME",
         .options = {options::required(options::reason), options::actor},
         .run = runRetirePool},
        {.name = "pool list",
         .summary = QT_TRANSLATE_NOOP("lekthi", "List the ID pools, and how many IDs are available"),
         .run = runListPools},
        {.name = "pool status",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Show an ID pool, its filters and how full it is"),
         .positional = "NAME",
         .run = runStatusPool},
        {.name = "pool grant",
         .summary =
             QT_TRANSLATE_NOOP("lekthi", "Let a numbering service fill an ID pool and issue from it; for "
                                         "administrators of the server"),
         .positional = "NAME",
         .options = {poolServiceOption},
         .run = runGrantPool},
        {.name = "pool revoke",
         .summary = QT_TRANSLATE_NOOP("lekthi", "No longer let a numbering service use an ID pool"),
         .positional = "NAME",
         .options = {poolServiceOption},
         .run = runRevokePool},
        {.name = "pool check",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Check the ledger of the IDs that were issued from a pool"),
         .positional = "NAME",
         .run = runCheckPool},
    };
}

} // namespace lekthi::ctl
