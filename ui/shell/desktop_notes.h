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
    explicit DesktopNotes(QObject *parent = nullptr, QDBusConnection bus = QDBusConnection::sessionBus());

    /// text: plain, finished. open: when the person clicks the note.
    void show(const QString &text, std::function<void()> open);

signals:
    /// The desktop can show no notes.
    void unshown();

private slots:
    void takeAction(uint note, const QString &action);
    void takeClosed(uint note);

private:
    void showInTray(const QString &text, const std::function<void()> &open);

    QDBusConnection m_bus;
    QHash<uint, std::function<void()>> m_open; ///< by what the desktop calls the note
};

} // namespace lekthi::ui
