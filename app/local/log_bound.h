#pragma once

#include <QString>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace lekthi::local {

/// How large the log of an embedded server gets; the one before it is no larger.
inline constexpr qint64 largestServerLog = 4LL * 1024 * 1024;

/// Where the log is larger than most bytes: its last ones become the log before it, and it begins anew. The
/// server, which adds at the end, need not be asked. Several programs may do so. A line that is written in
/// that moment can be lost.
void shortenLog(const QString &log, const QString &logBefore, qint64 most = largestServerLog);

/// Shortens a log again and again while it lives, from a thread of its own.
class LogBound
{
public:
    LogBound(QString log, QString logBefore, std::chrono::milliseconds interval = std::chrono::minutes(10),
             qint64 most = largestServerLog);

private:
    std::mutex m_mutex;
    std::condition_variable_any m_ended;
    std::jthread m_thread; ///< last: uses the others
};

} // namespace lekthi::local
