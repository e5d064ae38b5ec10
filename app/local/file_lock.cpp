#include "app/local/file_lock.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QThread>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace lekthi::local {

std::optional<FileLock> FileLock::open(const QString &path)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0)
        return std::nullopt;
    return FileLock(descriptor);
}

FileLock::FileLock(int descriptor)
    : m_descriptor(descriptor)
{
}

FileLock::FileLock(FileLock &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

FileLock &FileLock::operator=(FileLock &&other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

FileLock::~FileLock()
{
    if (m_descriptor < 0)
        return;
    // A program that is just being started has a copy of the descriptor until it runs; closing would leave it
    // locked.
    unlock();
    ::close(m_descriptor);
}

bool FileLock::tryLock(Mode mode)
{
    return ::flock(m_descriptor, (mode == Mode::Shared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0;
}

bool FileLock::waitForLock(Mode mode, std::chrono::milliseconds timeout)
{
    const QDeadlineTimer deadline(timeout);
    while (!tryLock(mode)) {
        if (deadline.hasExpired())
            return false;
        QThread::msleep(5);
    }
    return true;
}

void FileLock::unlock()
{
    ::flock(m_descriptor, LOCK_UN);
}

} // namespace lekthi::local
