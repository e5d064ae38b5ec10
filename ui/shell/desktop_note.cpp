#include "ui/shell/desktop_note.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCall>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QSystemTrayIcon>
#include <QTimer>
#include <QVariantMap>

#include <chrono>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds trayTime{20};

/// Where the desktop has no service for notes, an icon in the tray says it, as long as it takes to be read.
void showInTray(const QString &text)
{
    if (!QSystemTrayIcon::isSystemTrayAvailable())
        return;
    auto *icon = new QSystemTrayIcon(QApplication::windowIcon(), qApp);
    icon->show();
    icon->showMessage(u"Lekthi"_s, text, QSystemTrayIcon::Warning);
    QTimer::singleShot(trayTime, icon, &QObject::deleteLater);
}

} // namespace

void notifyDesktop(const QString &text)
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        showInTray(text);
        return;
    }
    constexpr int byDesktop = -1; // how long it is shown
    QDBusMessage call = QDBusMessage::createMethodCall(u"org.freedesktop.Notifications"_s,
                                                       u"/org/freedesktop/Notifications"_s,
                                                       u"org.freedesktop.Notifications"_s, u"Notify"_s);
    // The body may be taken as markup, so what people typed goes in escaped.
    call << QCoreApplication::applicationName() << uint(0) << u"lekthi"_s << u"Lekthi"_s
         << text.toHtmlEscaped() << QStringList() << QVariantMap() << byDesktop;
    auto *answer = new QDBusPendingCallWatcher(bus.asyncCall(call), qApp);
    QObject::connect(answer, &QDBusPendingCallWatcher::finished, answer, [answer, text] {
        if (QDBusPendingReply<uint>(*answer).isError())
            showInTray(text);
        answer->deleteLater();
    });
}

} // namespace lekthi::ui
