#include "ui/shell/desktop_note.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QVariantMap>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

void notifyDesktop(const QString &text)
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    constexpr int byDesktop = -1; // how long it is shown
    QDBusMessage call = QDBusMessage::createMethodCall(u"org.freedesktop.Notifications"_s,
                                                       u"/org/freedesktop/Notifications"_s,
                                                       u"org.freedesktop.Notifications"_s, u"Notify"_s);
    // The body may be taken as markup, so what people typed goes in escaped.
    call << QCoreApplication::applicationName() << uint(0) << u"lekthi"_s << u"Lekthi"_s
         << text.toHtmlEscaped() << QStringList() << QVariantMap() << byDesktop;
    bus.send(call);
}

} // namespace lekthi::ui
