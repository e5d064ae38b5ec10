#pragma once

#include "core/audit/audit_error.h"

#include <QByteArray>
#include <QFile>
#include <QString>

#include <functional>

namespace lekthi::audit {

/// What a file gets, and from which byte on.
struct Appended
{
    qint64 begin = 0; ///< what stands there and behind it is taken away
    QByteArray bytes;
    /// Gives what follows them, part by part, to what it is called with, which says whether that was written;
    /// gives false where it could not be, or has no more to give: then errno says why. May be empty.
    std::function<bool(const std::function<bool(const QByteArray &)> &write)> more = {};
};

/// Lets make look at a file (made if it is missing) that nobody else appends to meanwhile, and writes what it
/// gives. On the disk when this returns; after a failure (CannotWrite, DiskFull) the file is as it was, but
/// for what was taken away; where make fails, with what it gives, the file is as it was.
AuditResult<void> appendLocked(const QString &path,
                               const std::function<AuditResult<Appended>(QFile &)> &make);

} // namespace lekthi::audit
