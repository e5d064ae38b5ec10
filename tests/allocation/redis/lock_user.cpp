#include "tests/allocation/redis/lock_user.h"

#include "tests/allocation/redis/lock_places.h"
#include "tests/support/profile_apart.h"

#include <csignal>

namespace lekthi::test {

LockUser::LockUser(const QString &redisSocket, const QStringList &task)
{
    m_process.setProcessEnvironment(withProfileApart());
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(QStringLiteral(LEKTHI_LOCK_PROGRAM), QStringList{redisSocket, lockedCounter} + task);
    m_process.waitForStarted();
}

LockUser::~LockUser()
{
    kill();
}

QString LockUser::nextLine()
{
    while (!m_process.canReadLine() && m_process.waitForReadyRead(60'000)) {
    }
    return QString::fromUtf8(m_process.readLine()).trimmed();
}

void LockUser::letGo()
{
    m_process.closeWriteChannel();
}

void LockUser::kill()
{
    m_process.kill();
    m_process.waitForFinished();
}

void LockUser::pause()
{
    ::kill(pid_t(m_process.processId()), SIGSTOP);
}

void LockUser::resume()
{
    ::kill(pid_t(m_process.processId()), SIGCONT);
}

} // namespace lekthi::test
