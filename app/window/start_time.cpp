#include "app/window/start_time.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QFile>
#include <QMainWindow>

#include <ctime>
#include <unistd.h>

namespace lekthi {

using namespace Qt::StringLiterals;

namespace {

class SignInWatcher : public QObject
{
public:
    SignInWatcher(QWidget *page, std::function<void()> act)
        : QObject(page)
        , m_act(std::move(act))
    {
        page->installEventFilter(this);
    }

    bool eventFilter(QObject *page, QEvent *event) override
    {
        const auto *accounts = page->findChild<QAbstractItemView *>("accountList"_L1);
        if (event->type() != QEvent::Paint || !accounts || accounts->model()->rowCount() == 0)
            return false;
        page->removeEventFilter(this);
        // What the page's painting has queued comes first.
        QMetaObject::invokeMethod(this, m_act, Qt::QueuedConnection);
        return false;
    }

private:
    std::function<void()> m_act;
};

} // namespace

std::chrono::milliseconds timeSinceProcessStart()
{
    constexpr int startTimeField = 19; // counted from the state, which follows the name in parentheses
    QFile file(u"/proc/self/stat"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray text = file.readAll();
    const qint64 ticks = text.mid(text.lastIndexOf(')') + 2).split(' ').value(startTimeField).toLongLong();
    timespec now;
    ::clock_gettime(CLOCK_BOOTTIME, &now);
    const std::chrono::milliseconds started(ticks * 1000 / ::sysconf(_SC_CLK_TCK));
    const auto current = std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
    return std::chrono::duration_cast<std::chrono::milliseconds>(current - started);
}

void whenSignInIsUsable(QMainWindow &window, std::function<void()> act)
{
    if (auto *page = window.findChild<QWidget *>("signInPage"_L1))
        new SignInWatcher(page, std::move(act));
}

} // namespace lekthi
