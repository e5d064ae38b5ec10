#pragma once

#include "core/allocation/failure.h"
#include "core/files/regular_file.h"
#include "core/numbering/problem.h"
#include "core/store/session/error.h"

#include <QString>

#include <optional>

#include <tl/expected.hpp>

namespace lekthi::ctl {

/// What scripts see of the outcome.
enum class ExitCode {
    Done = 0,
    Refused = 1,     ///< refused, invalid, or a finding that has to be mended
    Usage = 2,       ///< the command line cannot be understood
    Unreachable = 3, ///< the store could not be opened, or its data cannot be read
    TryAgain = 4,    ///< the same command can succeed later
};

/// Why a command did not do its work.
struct CommandError
{
    ExitCode exitCode = ExitCode::Refused;
    QString code = {};    ///< stable name: "USAGE", "UNKNOWN_CODE", "CONFLICT", ...
    QString message = {}; ///< finished sentence
    bool retryable = false;
    std::optional<int> retryAfter = {}; ///< seconds, where retryable
    QString reference = {};             ///< finds the row in document_number_errors; may be empty
    QString details = {};               ///< technical text, shown below the sentence; may be empty
};

template <class T>
using Result = tl::expected<T, CommandError>;

tl::unexpected<CommandError> usageError(const QString &message);
tl::unexpected<CommandError> refusal(const QString &code, const QString &message);

/// A failure while the store is in use.
tl::unexpected<CommandError> storeError(const store::Error &error);
/// A failure while the store is being opened: an account that is not let in counts as unreachable.
tl::unexpected<CommandError> openingError(const store::Error &error);
tl::unexpected<CommandError> allocationError(const allocation::Failure &failure);
tl::unexpected<CommandError> fileError(const files::FileProblem &problem);
/// The first problem that is an error; at least one has to be.
tl::unexpected<CommandError> templateError(const QList<numbering::Problem> &problems);

/// Passes a value of the store on, or its error.
template <class T>
Result<T> fromStore(store::Result<T> result)
{
    if (!result)
        return storeError(result.error());
    if constexpr (std::is_void_v<T>)
        return {};
    else
        return std::move(*result);
}

} // namespace lekthi::ctl
