#include "app/ctl/commands/pool_commands.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/output.h"
#include "app/ctl/print/stored_pool_text.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "app/local/ending_signals.h"
#include "core/dispensing/id_issuer.h"
#include "core/pools/settings_json.h"
#include "core/pools/verification.h"
#include "core/store/pools/pool_gateway.h"
#include "core/store/session/json_text.h"
#include "core/store/session/null_values.h"
#include "models/pools/fill_text.h"

#include <QJsonArray>
#include <QSysInfo>

#include <condition_variable>
#include <mutex>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds usualFillingPause = 30s; // id-generator-architecture.md, Background task
constexpr std::chrono::milliseconds shortestFillingPause = 1s;

QString fillingProgramText()
{
    return u"lekthictl %1 %2 %3"_s.arg(QCoreApplication::applicationVersion(), QSysInfo::machineHostName())
        .arg(QCoreApplication::applicationPid());
}

Report reportOnPoolUse(const QList<dispensing::FilledPool> &filled)
{
    QStringList lines;
    QJsonArray array;
    for (const dispensing::FilledPool &one : filled) {
        if (!one.outcome)
            continue;
        lines.append(models::describe(one.name, *one.outcome));
        array.append(toJson(one.name, *one.outcome));
    }
    return {.text = lines.isEmpty() ? Texts::tr("No ID pool needs filling.") : lines.join(u'\n'),
            .json = {{u"pools"_s, array}}};
}

/// Told on the terminal while people wait; scripts read the end.
pools::PoolProgress poolProgressUntil(const std::stop_token &ending, const Arguments &arguments)
{
    const bool isShown = !arguments.has("json"_L1);
    return [ending, isShown](qint64 done, qint64 all) {
        if (isShown)
            showProgress(Texts::tr("%1 of %2 IDs", "done, all").arg(done).arg(all), done == all);
        return !ending.stop_requested();
    };
}

Result<QList<dispensing::FilledPool>> fillOnePool(store::Connection &connection, const QString &name,
                                                  const dispensing::FillOptions &options,
                                                  const pools::PoolProgress &progress)
{
    const Result<pools::PoolName> parsed = poolNameFrom(name);
    if (!parsed)
        return tl::make_unexpected(parsed.error());
    const auto outcome = store::findPool(connection, *parsed).and_then([&](const store::Pool &pool) {
        return dispensing::fillPool(connection, pool, options, progress);
    });
    if (!outcome)
        return storeError(outcome.error());
    return QList<dispensing::FilledPool>{{name, *outcome}};
}

/// The first failure, where nothing was filled.
Result<QList<dispensing::FilledPool>> fillAllPools(store::Connection &connection,
                                                   const dispensing::FillOptions &options,
                                                   const pools::PoolProgress &progress)
{
    auto filled = dispensing::fillLowPools(connection, options, progress);
    if (!filled)
        return storeError(filled.error());
    if (!filled->isEmpty() && !filled->first().outcome)
        return storeError(filled->first().outcome.error());
    return std::move(*filled);
}

void pauseFilling(std::chrono::milliseconds time, const std::stop_token &ending)
{
    std::mutex mutex;
    std::condition_variable_any ended;
    std::unique_lock lock(mutex);
    ended.wait_for(lock, ending, time, [] { return false; });
}

struct PoolWatch
{
    std::chrono::milliseconds pause;
    std::optional<std::chrono::milliseconds> time;
};

Result<PoolWatch> poolWatchOption(const Arguments &arguments)
{
    const auto every = secondsOption(arguments, "every"_L1);
    if (!every)
        return tl::make_unexpected(every.error());
    if (*every && **every < shortestFillingPause)
        return usageError(Texts::tr("--every takes a time of at least one second."));
    return secondsOption(arguments, "for"_L1).map([&](std::optional<std::chrono::milliseconds> time) {
        return PoolWatch{every->value_or(usualFillingPause), time};
    });
}

/// Fills what is low, again and again, and prints whatever was done.
Result<Report> keepFilled(store::Connection &connection, const Arguments &arguments,
                          const dispensing::FillOptions &options)
{
    const Result<PoolWatch> watch = poolWatchOption(arguments);
    if (!watch)
        return tl::make_unexpected(watch.error());
    const OutputForm form = arguments.has("json"_L1) ? OutputForm::Json : OutputForm::Text;
    const local::EndingWatch ending;
    const auto begin = std::chrono::steady_clock::now();
    while (!ending.token().stop_requested()) {
        const auto filled = fillAllPools(connection, options, poolProgressUntil(ending.token(), arguments));
        if (!filled && !filled.error().retryable)
            return tl::make_unexpected(filled.error());
        if (!filled)
            printError(filled.error(), form);
        else if (!filled->isEmpty() && printReport(reportOnPoolUse(*filled), form) != ExitCode::Done)
            break;
        if (watch->time && std::chrono::steady_clock::now() - begin + watch->pause > *watch->time)
            break;
        pauseFilling(watch->pause, ending.token());
    }
    if (ending.token().stop_requested())
        local::EndingWatch::markAnswered();
    return Report{.text = Texts::tr("The watch has ended."), .json = {{u"ended"_s, true}}};
}

Result<Report> runFillPool(const Arguments &arguments)
{
    const Result<std::optional<qint64>> count = positiveOption(arguments, "count"_L1);
    if (!count)
        return tl::make_unexpected(count.error());
    const QString name = arguments.positional();
    if (name.isEmpty() && *count)
        return usageError(Texts::tr("--count needs the name of the pool."));
    if (!name.isEmpty() && arguments.has("watch"_L1))
        return usageError(Texts::tr("--watch fills all pools. Leave out the name."));
    const Result<Acting<OpenStore>> session = openWithDrawer(arguments);
    if (!session)
        return tl::make_unexpected(session.error());
    const dispensing::FillOptions options{.program = fillingProgramText(), .count = count->value_or(0)};
    if (arguments.has("watch"_L1))
        return keepFilled(*session->person, arguments, options);
    const local::EndingWatch ending;
    const pools::PoolProgress progress = poolProgressUntil(ending.token(), arguments);
    auto filled = name.isEmpty() ? fillAllPools(*session->person, options, progress)
                                 : fillOnePool(*session->person, name, options, progress);
    if (ending.token().stop_requested())
        local::EndingWatch::markAnswered();
    if (!filled)
        return tl::make_unexpected(filled.error());
    return reportOnPoolUse(*filled);
}

Result<store::IdsWanted> readIdsWanted(const Arguments &arguments)
{
    const auto count = boundedOption(arguments, "count"_L1, 1, store::mostIssuedAtOnce);
    if (!count)
        return tl::make_unexpected(count.error());
    return uuidOption(arguments, "request-id"_L1).map([&](const QUuid &id) {
        return store::IdsWanted{id.isNull() ? QUuid::createUuid() : id, count->value_or(1),
                                arguments.text("purpose"_L1)};
    });
}

Report reportOnPoolUse(const QList<store::IssuedId> &issued)
{
    QStringList lines;
    QJsonArray array;
    for (const store::IssuedId &one : issued) {
        lines.append(one.id);
        array.append(QJsonObject{{u"id"_s, one.id}, {u"requestId"_s, store::textOf(one.requestId)}});
    }
    return {.text = lines.join(u'\n'), .json = {{u"ids"_s, array}}};
}

Result<Report> runIssuePool(const Arguments &arguments)
{
    const Result<pools::PoolName> name = poolNameFrom(arguments.positional());
    if (!name)
        return tl::make_unexpected(name.error());
    const Result<store::IdsWanted> wanted = readIdsWanted(arguments);
    if (!wanted)
        return tl::make_unexpected(wanted.error());
    const Result<Acting<OpenStore>> session = openWithDrawer(arguments);
    if (!session)
        return tl::make_unexpected(session.error());
    const auto issued = store::prepareIssuing(*session->person).and_then([&] {
        return dispensing::issueIds(*session->person, *name, *wanted);
    });
    if (issued)
        return reportOnPoolUse(*issued);
    tl::unexpected<CommandError> error = storeError(issued.error());
    if (error.value().retryable)
        error.value().message =
            Texts::tr("%1 Add --request-id %2 when you repeat the command, so that no other "
                      "IDs are issued.")
                .arg(error.value().message, store::textOf(wanted->requestId));
    return error;
}

Result<Report> runVerifyPool(const Arguments &arguments)
{
    const Result<PoolInStore> found = openPool(arguments, arguments.text("pool"_L1));
    if (!found)
        return tl::make_unexpected(found.error());
    const store::Pool &pool = found->pool;
    const auto settings = pools::settingsFromJson(store::jsonObject(pool.settingsText));
    if (!settings)
        return poolError(settings.error());
    const pools::Verification verified = pools::verify(settings->rules(), arguments.positional());
    const auto issued = store::findIssuedId(*found->opened.connection, pool.id, verified.id);
    if (!issued)
        return storeError(issued.error());
    const bool isIssued = verified.wellFormed && issued->has_value();
    return Report{.text = describe(verified, settings->rules()) + u'\n' +
                          (isIssued ? Texts::tr("It was issued.") : Texts::tr("It was not issued.")),
                  .json = pools::toJson(verified, isIssued),
                  .exitCode = isIssued ? ExitCode::Done : ExitCode::Refused};
}

} // namespace

QList<Command> poolUseCommands()
{
    return {
        {.name = "pool fill",
         .summary =
             QT_TRANSLATE_NOOP("lekthi", "Fill an ID pool that has fewer IDs than its minimum; without "
                                         "a name, all of them"),
         .positional = "[NAME]",
         .options = {{"count", "N",
                      QT_TRANSLATE_NOOP("lekthi", "Add so many IDs, whatever the minimum; at most as many "
                                                  "as minimum and batch together can be available")},
                     {"watch", nullptr,
                      QT_TRANSLATE_NOOP("lekthi", "Fill all pools again and again until interrupted")},
                     {"every", "SECONDS",
                      QT_TRANSLATE_NOOP("lekthi", "With --watch: how long to wait between; 30 if left out")},
                     {"for", "SECONDS", QT_TRANSLATE_NOOP("lekthi", "With --watch: end after this time")},
                     options::actor},
         .run = runFillPool,
         .log = LogExtent::Runs},
        {.name = "pool issue",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Issue IDs of a pool"),
         .positional = "NAME",
         .options = {{"count", "N", QT_TRANSLATE_NOOP("lekthi", "How many IDs; all or none")},
                     {"request-id", "UUID",
                      QT_TRANSLATE_NOOP("lekthi",
                                        "Makes repeating safe: the same id always gives the same IDs")},
                     {"purpose", "TEXT",
                      QT_TRANSLATE_NOOP("lekthi", "What they are for; kept in the ledger of the pool")},
                     options::actor},
         .run = runIssuePool},
        {.name = "pool verify",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Check an ID: its form, its check digit, and whether it was "
                                                "issued"),
         .positional = "ID",
         .options = {options::required(
             {"pool", "NAME", QT_TRANSLATE_NOOP("lekthi", "The pool that it should be of")})},
         .run = runVerifyPool},
    };
}

} // namespace lekthi::ctl
