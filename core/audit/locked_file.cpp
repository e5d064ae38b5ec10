#include "core/audit/locked_file.h"

#include <sys/file.h>
#include <unistd.h>

#include <cerrno>

namespace lekthi::audit {

namespace {

bool write(QFile &file, const QByteArray &bytes)
{
    qsizetype written = 0;
    while (written < bytes.size()) {
        const ssize_t count =
            ::write(file.handle(), bytes.constData() + written, size_t(bytes.size() - written));
        if (count < 0 && errno != EINTR)
            return false;
        written += count > 0 ? qsizetype(count) : 0;
    }
    return true;
}

bool writeToDisk(QFile &file, const Appended &appended)
{
    const auto writeMore = [&file](const QByteArray &bytes) { return write(file, bytes); };
    return write(file, appended.bytes) && (!appended.more || appended.more(writeMore)) &&
           ::fsync(file.handle()) == 0;
}

} // namespace

AuditResult<void> appendLocked(const QString &path, const std::function<AuditResult<Appended>(QFile &)> &make)
{
    QFile file(path);
    if (!file.open(QFile::ReadWrite | QFile::Unbuffered))
        return tl::unexpected(AuditError{AuditProblem::CannotWrite, path, file.errorString()});
    if (::flock(file.handle(), LOCK_EX) != 0)
        return cannotWrite(path, errno);
    const auto appended = make(file);
    if (!appended)
        return tl::unexpected(appended.error());
    if (!file.resize(appended->begin) || !file.seek(appended->begin))
        return cannotWrite(path, errno);
    if (!writeToDisk(file, *appended)) {
        const int reason = errno;
        file.resize(appended->begin);
        return cannotWrite(path, reason);
    }
    return {};
}

} // namespace lekthi::audit
