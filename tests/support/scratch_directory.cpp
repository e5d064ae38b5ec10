#include "tests/support/scratch_directory.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <csignal>
#include <cstdlib>
#include <unistd.h>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

constexpr auto prefix = "lekthi-test-"_L1;

constexpr qsizetype longestParentPath = 40;

/// Sockets below it must not get too long a path, and servers tell their directories without links.
QString parentPath()
{
    const QString given = QFileInfo(QDir::tempPath()).canonicalFilePath();
    return given.isEmpty() || given.size() > longestParentPath ? u"/tmp"_s : given;
}

bool isAlive(qint64 processId)
{
    return ::kill(pid_t(processId), 0) == 0 || errno != ESRCH;
}

/// Redis servers need no such care: they die with their test program.
bool worksIn(const QString &process, const QByteArray &directory)
{
    QFile commandLine(process + "/cmdline"_L1);
    if (!commandLine.open(QIODevice::ReadOnly))
        return false;
    return commandLine.readAll().contains("--datadir=" + directory + '/');
}

void endServersIn(const QString &directory)
{
    const QStringList processes = QDir(u"/proc"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &process : processes) {
        bool isProcess = false;
        const int processId = process.toInt(&isProcess);
        if (isProcess && worksIn("/proc/"_L1 + process, QFile::encodeName(directory)))
            ::kill(processId, SIGKILL);
    }
}

void clearLeftovers()
{
    const QDir parent(parentPath());
    for (const QFileInfo &entry : parent.entryInfoList({prefix + "*"_L1}, QDir::Dirs | QDir::NoSymLinks)) {
        bool isOwned = false;
        const qint64 owner = entry.fileName().section(u'-', 2, 2).toLongLong(&isOwned);
        if (!isOwned || entry.ownerId() != ::geteuid() || isAlive(owner))
            continue;
        endServersIn(entry.filePath());
        QDir(entry.filePath()).removeRecursively();
    }
}

} // namespace

ScratchDirectory::ScratchDirectory()
{
    [[maybe_unused]] static const bool cleared = (clearLeftovers(), true);
    QByteArray path = QFile::encodeName(u"%1/%2%3-XXXXXX"_s.arg(parentPath(), prefix).arg(::getpid()));
    if (!::mkdtemp(path.data()))
        qFatal("tests/support: %s cannot be made", path.constData());
    m_path = QFile::decodeName(path);
}

ScratchDirectory::~ScratchDirectory()
{
    QDir(m_path).removeRecursively();
}

} // namespace lekthi::test
