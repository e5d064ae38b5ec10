#include "app/ctl/print/command_error.h"

#include "core/store/session/denial.h"

#include <algorithm>

namespace lekthi::ctl {

namespace {

ExitCode exitCodeOf(const store::Error &error)
{
    if (error.kind == store::ErrorKind::Unreachable || error.kind == store::ErrorKind::Damaged)
        return ExitCode::Unreachable;
    return error.isRetryable() ? ExitCode::TryAgain : ExitCode::Refused;
}

ExitCode exitCodeOf(const allocation::Failure &failure)
{
    if (failure.code == allocation::FailureCode::DatabaseError)
        return exitCodeOf(failure.cause);
    return failure.isRetryable() ? ExitCode::TryAgain : ExitCode::Refused;
}

/// What the sentence does not say already.
QString detailsOf(const store::Error &error)
{
    const bool saysAll = error.kind == store::ErrorKind::NotFound || !store::describeDenial(error).isEmpty();
    return saysAll ? QString() : error.detail;
}

CommandError commandErrorOf(const store::Error &error)
{
    return {.exitCode = exitCodeOf(error),
            .code = store::kindName(error.kind),
            .message = store::describe(error),
            .retryable = error.isRetryable(),
            .retryAfter = allocation::Failure{.cause = error}.retryAfter(),
            .details = detailsOf(error)};
}

} // namespace

tl::unexpected<CommandError> usageError(const QString &message)
{
    return tl::make_unexpected(
        CommandError{.exitCode = ExitCode::Usage, .code = QStringLiteral("USAGE"), .message = message});
}

tl::unexpected<CommandError> refusal(const QString &code, const QString &message)
{
    return tl::make_unexpected(CommandError{.code = code, .message = message});
}

tl::unexpected<CommandError> storeError(const store::Error &error)
{
    return tl::make_unexpected(commandErrorOf(error));
}

tl::unexpected<CommandError> openingError(const store::Error &error)
{
    CommandError result = commandErrorOf(error);
    if (error.isEntryRefusal())
        result.exitCode = ExitCode::Unreachable;
    return tl::make_unexpected(std::move(result));
}

tl::unexpected<CommandError> allocationError(const allocation::Failure &failure)
{
    return tl::make_unexpected(CommandError{.exitCode = exitCodeOf(failure),
                                            .code = allocation::codeName(failure.code),
                                            .message = allocation::describe(failure),
                                            .retryable = failure.isRetryable(),
                                            .retryAfter = failure.retryAfter(),
                                            .reference = failure.reference,
                                            .details = failure.cause.detail});
}

tl::unexpected<CommandError> fileError(const files::FileProblem &problem)
{
    return refusal(QStringLiteral("FILE_NOT_ACCEPTED"), files::describe(problem));
}

tl::unexpected<CommandError> templateError(const QList<numbering::Problem> &problems)
{
    const auto first = std::find_if(problems.begin(), problems.end(), [](const numbering::Problem &problem) {
        return problem.severity == numbering::Severity::Error;
    });
    Q_ASSERT(first != problems.end());
    return refusal(numbering::codeName(first->code), numbering::describe(*first));
}

} // namespace lekthi::ctl
