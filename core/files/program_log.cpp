#include "core/files/program_log.h"

#include "core/files/removed_secrets.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QThread>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace lekthi::files {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestText = 2000;
constexpr int lockTries = 50; // a program that is stopped while it holds the lock must not stop the others
constexpr unsigned long betweenTriesMs = 2;

/// The folder itself is what is locked: no file is left behind for it.
class FolderLock
{
public:
    explicit FolderLock(const QString &directory)
        : m_descriptor(::open(QFile::encodeName(directory).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    {
        for (int i = 0; m_descriptor >= 0 && !m_isHeld && i < lockTries; ++i) {
            m_isHeld = ::flock(m_descriptor, LOCK_EX | LOCK_NB) == 0;
            if (!m_isHeld)
                QThread::msleep(betweenTriesMs);
        }
    }
    ~FolderLock()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    FolderLock(const FolderLock &) = delete;
    FolderLock &operator=(const FolderLock &) = delete;

    bool isHeld() const { return m_isHeld; }

private:
    int m_descriptor;
    bool m_isHeld = false;
};

QString onOneLine(const QString &text)
{
    QString line;
    for (const QChar sign : text.left(longestText)) {
        if (sign == u'\n')
            line += "\\n"_L1;
        else if (sign.category() == QChar::Other_Control || sign.category() == QChar::Other_Format)
            line += "\\u%1"_L1.arg(QString::number(sign.unicode(), 16).rightJustified(4, u'0'));
        else
            line += sign;
    }
    return text.size() > longestText ? line + u'…' : line;
}

bool makeFolder(const QString &directory)
{
    QDir().mkpath(QFileInfo(directory).path());
    return ::mkdir(QFile::encodeName(directory).constData(), 0700) == 0 || QFileInfo(directory).isDir();
}

} // namespace

QString stateDirectory()
{
    const QString set = qEnvironmentVariable("XDG_STATE_HOME");
    if (QDir::isAbsolutePath(set))
        return QDir::cleanPath(set + "/lekthi"_L1);
    return qEnvironmentVariableIsEmpty("HOME") ? QString() : QDir::homePath() + "/.local/state/lekthi"_L1;
}

ProgramLog::ProgramLog(QString directory, QString name, LogSize size)
    : m_directory(std::move(directory))
    , m_name(std::move(name))
    , m_size(size)
{
}

QString ProgramLog::path() const
{
    return m_directory + u'/' + m_name + ".log"_L1;
}

QStringList ProgramLog::filesIn(const QString &directory)
{
    QStringList files;
    for (const QString &name : QDir(directory).entryList({u"*.log"_s, u"*.log.?"_s}, QDir::Files, QDir::Name))
        files.append(directory + u'/' + name);
    return files;
}

void ProgramLog::rotate() const
{
    const auto numbered = [this](int number) {
        return QFile::encodeName(number == 0 ? path() : path() + u'.' + QString::number(number));
    };
    for (int number = m_size.count - 1; number > 0; --number)
        ::rename(numbered(number - 1).constData(), numbered(number).constData());
}

/// One call writes the line, at the end whatever others have written: without the lock a file may grow beyond
/// its size, but no line is lost.
bool ProgramLog::append(const QString &level, const QString &text) const
{
    if (m_directory.isEmpty() || !makeFolder(m_directory))
        return false;
    const QByteArray line = u"%1 %2 %3 %4\n"_s
                                .arg(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs),
                                     QString::number(::getpid()), level, onOneLine(withoutSecrets(text)))
                                .toUtf8();
    const FolderLock lock(m_directory);
    const QByteArray file = QFile::encodeName(path());
    struct stat status{};
    const bool isFull = ::lstat(file.constData(), &status) == 0 && status.st_size + line.size() > m_size.file;
    if (isFull && lock.isHeld())
        rotate();
    const int descriptor =
        ::open(file.constData(),
               O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY, 0600);
    if (descriptor < 0)
        return false;
    const bool isWritten = ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) &&
                           ::write(descriptor, line.constData(), size_t(line.size())) == line.size();
    ::close(descriptor);
    return isWritten;
}

} // namespace lekthi::files
