#pragma once

#include <QDBusConnection>
#include <QHash>
#include <QObject>
#include <QString>

#include <functional>

namespace lekthi::ui {

/// Notes that the desktop shows (org.freedesktop.Notifications); where it has no service for them, an icon in
/// its tray does. Nothing here waits. UI thread only.
class DesktopNotes : public QObject
{
    Q_OBJECT

public:
    using Open = std::function<void()>; ///< what a click on the note does
    /// Shows a note in the tray; false: the desktop has none. owner: what is shown goes with it.
    using Tray = std::function<bool(QObject *owner, const QString &text, const Open &open)>;

    static bool showInTray(QObject *owner, const QString &text, const Open &open);

    explicit DesktopNotes(QObject *parent = nullptr, QDBusConnection bus = QDBusConnection::sessionBus(),
                          Tray tray = showInTray);

    /// text: plain, finished. open: when the person clicks the note.
    void show(const QString &text, Open open);

signals:
    /// The desktop can show no notes.
    void unshown();

private slots:
    void takeAction(uint note, const QString &action);
    void takeClosed(uint note);

private:
    void fallBack(const QString &text, const Open &open);

    QDBusConnection m_bus;
    const Tray m_tray;
    QHash<uint, Open> m_open; ///< by what the desktop calls the note
};

} // namespace lekthi::ui
