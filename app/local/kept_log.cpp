#include "app/local/kept_log.h"

#include <QCoreApplication>
#include <QLoggingCategory>

#include <chrono>
#include <memory>
#include <mutex>
#include <utility>

namespace lekthi::local {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// What the handler of messages, which is a function, works with.
class LogWriter
{
public:
    explicit LogWriter(const files::ProgramLog &log)
        : m_log(log)
    {
    }

    /// A fault that comes with every move of the mouse must not push out all others.
    void write(const QString &level, const QString &text)
    {
        const std::lock_guard lock(m_mutex);
        const auto now = std::chrono::steady_clock::now();
        if (text == m_last && now - m_lastTime < 1min) {
            ++m_repeats;
            return;
        }
        if (m_repeats > 0)
            m_log.append(m_lastLevel, u"The line before came %1 more times."_s.arg(m_repeats));
        m_log.append(level, text);
        m_repeats = 0;
        m_last = text;
        m_lastLevel = level;
        m_lastTime = now;
    }

private:
    const files::ProgramLog m_log;
    std::mutex m_mutex;
    QString m_last;
    QString m_lastLevel;
    std::chrono::steady_clock::time_point m_lastTime;
    int m_repeats = 0;
};

std::mutex writerMutex;
std::shared_ptr<LogWriter> writer;
QtMessageHandler handlerBefore = nullptr;
QLoggingCategory::CategoryFilter filterBefore = nullptr;

constexpr auto logOnly = "lekthi.log."_L1;

bool isLogOnly(const char *category)
{
    return category && QLatin1StringView(category).startsWith(logOnly);
}

QString levelName(QtMsgType type)
{
    switch (type) {
    case QtWarningMsg:
        return u"warning"_s;
    case QtCriticalMsg:
    case QtFatalMsg:
        return u"error"_s;
    case QtDebugMsg:
    case QtInfoMsg:
        break;
    }
    return u"info"_s;
}

void openLogOnly(QLoggingCategory *category)
{
    filterBefore(category);
    if (!isLogOnly(category->categoryName()))
        return;
    for (const QtMsgType type : {QtInfoMsg, QtWarningMsg, QtCriticalMsg})
        category->setEnabled(type, true);
}

void handle(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    const bool isOurs = isLogOnly(context.category);
    const std::shared_ptr<LogWriter> current = [] {
        const std::lock_guard lock(writerMutex);
        return writer;
    }();
    static thread_local bool isWriting = false; // writing itself may have something to say
    const bool isWanted = isOurs || (type != QtDebugMsg && type != QtInfoMsg);
    if (current && isWanted && !std::exchange(isWriting, true)) {
        const QString name =
            isOurs ? QString::fromLatin1(context.category).mid(logOnly.size()) + ": "_L1 : QString();
        current->write(levelName(type), name + message);
        isWriting = false;
    }
    if (!isOurs)
        handlerBefore(type, context, message);
}

void setWriter(std::shared_ptr<LogWriter> next)
{
    const std::lock_guard lock(writerMutex);
    writer = std::move(next);
}

} // namespace

KeptLog::KeptLog(const QString &program, const QString &run, Extent extent)
    : m_extent(extent)
{
    const auto own = std::make_shared<LogWriter>(files::ProgramLog(files::stateDirectory(), program));
    if (m_extent == Extent::Runs)
        own->write(u"start"_s, u"%1 %2: %3"_s.arg(program, QCoreApplication::applicationVersion(), run));
    setWriter(own);
    handlerBefore = qInstallMessageHandler(handle);
    // Qt asks the new filter about the categories that there are before it gives back the one before.
    filterBefore = QLoggingCategory::installFilter(nullptr);
    QLoggingCategory::installFilter(openLogOnly);
}

KeptLog::~KeptLog()
{
    QLoggingCategory::installFilter(filterBefore);
    qInstallMessageHandler(handlerBefore);
    const std::shared_ptr<LogWriter> own = writer;
    setWriter(nullptr);
    if (m_extent == Extent::Runs)
        own->write(u"end"_s, m_outcome);
}

} // namespace lekthi::local
