#pragma once

#include "core/store/error.h"

#include <QSqlError>
#include <QString>

namespace lekthi::store {

/// The class of failure of an error number of MariaDB or its client library. The message is looked at for one
/// number only: 3, which names the operating system's error nowhere else.
ErrorKind kindOfServerError(int code, const QString &message);

/// The driver's error as ours; what names the statement that failed.
Error errorFromDriver(const QSqlError &error, const QString &what);

} // namespace lekthi::store
