#include "app/ctl/commands/store_check_command.h"

#include "app/ctl/parse/arguments.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/table.h"
#include "app/ctl/redis_access.h"
#include "app/ctl/store_access.h"
#include "core/allocation/sandbox/draw_check.h"
#include "models/status/draw_check_text.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using allocation::DrawCheck;
using allocation::DrawCheckStep;

namespace {

QString textOf(const DrawCheck &check)
{
    QList<QStringList> rows;
    for (const DrawCheckStep &step : check.steps)
        rows.append({models::stepTitle(step.kind), models::stepOutcome(step)});
    QStringList lines{alignedRows(rows), models::drawCheckMessage(check)};
    if (const QString concern = models::drawCheckConcern(check); !concern.isEmpty())
        lines.append(concern);
    return lines.join(u'\n');
}

QJsonObject jsonOf(const DrawCheckStep &step)
{
    const bool hasRun =
        step.state == DrawCheckStep::State::Done || step.state == DrawCheckStep::State::Failed;
    return {{u"name"_s, models::stepName(step.kind)},
            {u"state"_s, models::stepStateName(step.state)},
            {u"durationMs"_s, hasRun ? QJsonValue(rounded(step.milliseconds)) : QJsonValue()}};
}

QJsonObject jsonOf(const DrawCheck &check, const store::Address &address)
{
    QJsonArray steps;
    for (const DrawCheckStep &step : check.steps)
        steps.append(jsonOf(step));
    const auto failed = check.failedStep();
    return {{u"store"_s, address.toText()},
            {u"passed"_s, check.isPassed()},
            {u"number"_s, textOrNull(check.number)},
            {u"durationMs"_s, rounded(check.milliseconds())},
            {u"failedStep"_s, failed ? QJsonValue(models::stepName(*failed)) : QJsonValue()},
            {u"code"_s, check.failure ? QJsonValue(allocation::codeName(check.failure->code)) : QJsonValue()},
            {u"message"_s, models::drawCheckMessage(check)},
            {u"steps"_s, steps}};
}

/// A Redis that was named and is away counts as a part that could not be reached, though numbers are drawn.
ExitCode exitCodeOf(const DrawCheck &check)
{
    if (check.isPassed())
        return check.state(DrawCheckStep::Kind::Lock) == DrawCheckStep::State::Failed ? ExitCode::Unreachable
                                                                                      : ExitCode::Done;
    if (!check.failure)
        return ExitCode::Refused;
    if (check.failure->cause.kind == store::ErrorKind::Unreachable)
        return ExitCode::Unreachable;
    return check.failure->isRetryable() ? ExitCode::TryAgain : ExitCode::Refused;
}

Result<Report> runCheck(const Arguments &arguments)
{
    const Result<std::optional<redis::RedisAddress>> redis = redisAddress(arguments);
    if (!redis)
        return tl::make_unexpected(redis.error());
    const Result<OpenStore> opened = openStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    const DrawCheck check = allocation::checkDrawing(*opened->connection, {.redis = *redis});
    return Report{
        .text = textOf(check), .json = jsonOf(check, opened->address), .exitCode = exitCodeOf(check)};
}

} // namespace

Command storeCheckCommand()
{
    return {.name = "store check",
            .summary = QT_TRANSLATE_NOOP(
                "lekthi", "Allocate one test number in the sandbox, end to end, and report each step"),
            .run = runCheck};
}

} // namespace lekthi::ctl
