#include "ui/shell/theme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusReply>
#include <QGuiApplication>
#include <QPalette>

#include <optional>

namespace lekthi::ui::theme {

using namespace Qt::StringLiterals;

namespace {

constexpr int portalTimeoutMs = 150;
constexpr uint prefersDark = 1;
constexpr int darkLightness = 110;

QVariant unwrapped(QVariant value)
{
    while (value.userType() == qMetaTypeId<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

std::optional<Appearance> portalAppearance()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return std::nullopt;
    QDBusMessage call = QDBusMessage::createMethodCall(u"org.freedesktop.portal.Desktop"_s,
                                                       u"/org/freedesktop/portal/desktop"_s,
                                                       u"org.freedesktop.portal.Settings"_s, u"Read"_s);
    call.setAutoStartService(false);
    call << u"org.freedesktop.appearance"_s << u"color-scheme"_s;
    const QDBusReply<QVariant> reply = bus.call(call, QDBus::Block, portalTimeoutMs);
    if (!reply.isValid())
        return std::nullopt;
    return unwrapped(reply.value()).toUInt() == prefersDark ? Appearance::Dark : Appearance::Light;
}

} // namespace

Appearance desktopAppearance()
{
    // Asked once: afterwards the application's palette is ours and tells nothing about the desktop.
    static const Appearance found = portalAppearance().value_or(
        QGuiApplication::palette().color(QPalette::Window).lightness() < darkLightness ? Appearance::Dark
                                                                                       : Appearance::Light);
    return found;
}

} // namespace lekthi::ui::theme
