#include "app/local/log_bound.h"

#include "app/local/file_lock.h"
#include "app/local/store_directory.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace lekthi::local {

void shortenLog(const QString &log, const QString &logBefore, qint64 most)
{
    QFile file(log);
    if (file.size() <= most)
        return;
    auto lock = FileLock::open(log);
    if (!lock || !lock->tryLock(FileLock::Mode::Exclusive) || !file.open(QIODevice::ReadWrite))
        return;
    const qint64 size = file.size(); // another program may have been faster
    if (size <= most || !file.seek(std::max<qint64>(0, size - most)))
        return;
    if (writePrivateFile(logBefore, file.read(most)))
        file.resize(0);
}

LogBound::LogBound(QString log, QString logBefore, std::chrono::milliseconds interval, qint64 most)
    : m_thread([this, log = std::move(log), logBefore = std::move(logBefore), interval,
                most](const std::stop_token &token) {
        std::unique_lock lock(m_mutex);
        while (!token.stop_requested()) {
            shortenLog(log, logBefore, most);
            m_ended.wait_for(lock, token, interval, [] { return false; });
        }
    })
{
}

} // namespace lekthi::local
