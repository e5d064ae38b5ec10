#include "ui/shell/desktop_notes.h"

#include <QApplication>
#include <QDBusMessage>
#include <QDBusPendingCall>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QSystemTrayIcon>
#include <QTimer>
#include <QVariantMap>

#include <chrono>
#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds trayTime{20};
constexpr auto service = "org.freedesktop.Notifications"_L1;
constexpr auto path = "/org/freedesktop/Notifications"_L1;
constexpr auto clicked = "default"_L1; // of the note itself, not of a button in it

} // namespace

DesktopNotes::DesktopNotes(QObject *parent, QDBusConnection bus, Tray tray)
    : QObject(parent)
    , m_bus(std::move(bus))
    , m_tray(std::move(tray))
{
    m_bus.connect(service, path, service, u"ActionInvoked"_s, this, SLOT(takeAction(uint, QString)));
    m_bus.connect(service, path, service, u"NotificationClosed"_s, this, SLOT(takeClosed(uint)));
}

void DesktopNotes::show(const QString &text, Open open)
{
    if (!m_bus.isConnected()) {
        fallBack(text, open);
        return;
    }
    constexpr int byDesktop = -1; // how long it is shown
    QDBusMessage call = QDBusMessage::createMethodCall(service, path, service, u"Notify"_s);
    // The body may be taken as markup, so what people typed goes in escaped.
    call << QCoreApplication::applicationName() << uint(0) << u"lekthi"_s << u"Lekthi"_s
         << text.toHtmlEscaped() << QStringList{clicked, tr("Show")} << QVariantMap() << byDesktop;
    auto *answer = new QDBusPendingCallWatcher(m_bus.asyncCall(call), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer, text, open = std::move(open)] {
        answer->deleteLater();
        if (const QDBusPendingReply<uint> note = *answer; note.isError())
            fallBack(text, open);
        else
            m_open.insert(note.value(), open);
    });
}

void DesktopNotes::takeAction(uint note, const QString &action)
{
    if (const auto open = m_open.value(note); open && action == clicked)
        open();
}

void DesktopNotes::takeClosed(uint note)
{
    m_open.remove(note);
}

void DesktopNotes::fallBack(const QString &text, const Open &open)
{
    if (!m_tray(this, text, open))
        emit unshown();
}

/// As long as it takes to be read.
bool DesktopNotes::showInTray(QObject *owner, const QString &text, const Open &open)
{
    if (!QSystemTrayIcon::isSystemTrayAvailable())
        return false;
    auto *icon = new QSystemTrayIcon(QApplication::windowIcon(), owner);
    connect(icon, &QSystemTrayIcon::messageClicked, owner, open);
    connect(icon, &QSystemTrayIcon::activated, owner, open);
    icon->show();
    icon->showMessage(u"Lekthi"_s, text, QSystemTrayIcon::Warning);
    QTimer::singleShot(trayTime, icon, &QObject::deleteLater);
    return true;
}

} // namespace lekthi::ui
