#include "app/backup/backup_failure.h"

#include <QCoreApplication>

namespace lekthi::backup {

using namespace Qt::StringLiterals;

tl::unexpected<Failure> storeFailure(const store::Error &error)
{
    return tl::unexpected(
        Failure{.code = {}, .message = store::describe(error), .cause = error, .details = error.detail});
}

tl::unexpected<Failure> fileFailure(const QString &sentence)
{
    return tl::unexpected(Failure{.code = u"FILE_NOT_WRITTEN"_s, .message = sentence});
}

tl::unexpected<Failure> damagedBackup(const QString &folder, const QString &details)
{
    return tl::unexpected(Failure{
        .code = u"BACKUP_DAMAGED"_s,
        .message =
            QCoreApplication::translate("lekthi", "The backup %1 is damaged or incomplete. Use another one.")
                .arg(folder),
        .details = details});
}

} // namespace lekthi::backup
