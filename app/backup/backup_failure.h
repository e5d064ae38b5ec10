#pragma once

#include "core/store/session/error.h"

#include <QString>

#include <optional>
#include <tl/expected.hpp>

namespace lekthi::backup {

/// Why a backup was not taken or not restored.
struct Failure
{
    QString code;                           ///< stable name: "BACKUP_DAMAGED"; empty: that of the cause
    QString message;                        ///< finished sentence
    std::optional<store::Error> cause = {}; ///< of the store or its server
    QString details = {};                   ///< technical text; may be empty
};

template <class T>
using Outcome = tl::expected<T, Failure>;

tl::unexpected<Failure> storeFailure(const store::Error &error);
/// Of a file or folder: "FILE_NOT_WRITTEN".
tl::unexpected<Failure> fileFailure(const QString &sentence);
/// The backup is not what it says it is: "BACKUP_DAMAGED".
tl::unexpected<Failure> damagedBackup(const QString &folder, const QString &details);

} // namespace lekthi::backup
