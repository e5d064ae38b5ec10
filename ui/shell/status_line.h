#pragma once

#include "models/status/health_light.h"

#include <QString>
#include <QWidget>

#include <optional>

class QLabel;
class QMenu;
class QToolButton;

namespace lekthi::models {
class HealthWatch;
class StatusWatch;
} // namespace lekthi::models

namespace lekthi::ui {

class SettingsButton;
class StatusLight;

/// The line at the bottom of the window: health of the store at the left, the person's settings at the right.
/// UI thread only.
class StatusLine : public QWidget
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget *parent = nullptr);

    /// What the person's settings open.
    void setMenu(QMenu *menu);
    const QWidget &menuButton() const;
    /// What the gate found.
    void showStatus(const models::StatusWatch &status);
    /// How database, replication and Redis are.
    void showHealth(const models::HealthWatch &health);
    /// Where the store is: its host, or empty for one on this computer.
    void showStore(const QString &host);
    /// The keychain did not keep a password that it was asked to keep; said until no store is open.
    void showKeychainFailed();
    /// No store is open: no lights.
    void showNothing();

signals:
    /// A light was pressed: whoever did that wants to know more of it. light: its name, as of a HealthLight;
    /// empty: of the whole.
    void statusWanted(const QString &light);
    void keysWanted(); ///< which keys do what

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showLights();
    QString databaseText(const models::HealthLight &light) const;
    void showStoreLight();

    StatusLight *m_database;
    StatusLight *m_redis;
    StatusLight *m_replication;
    StatusLight *m_store;
    QLabel *m_keychain;
    QToolButton *m_keys;
    SettingsButton *m_settings;
    QList<models::StatusEntry> m_entries;
    QList<models::HealthLight> m_lights; ///< of m_database, m_redis and m_replication; empty: no store
    std::optional<double> m_latency;     ///< of the database, in milliseconds; nothing: it does not answer
    std::optional<QString> m_host;
};

} // namespace lekthi::ui
