#pragma once

#include "models/status/store_status.h"

#include <QString>
#include <QWidget>

#include <optional>

class QLabel;

namespace lekthi::ui {

class StatusLight;
class StatusWatch;

/// The line at the bottom of the window: health of the store at the left, the person's settings at the right.
/// UI thread only.
class StatusLine : public QWidget
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget *parent = nullptr);

    /// How long the database took to answer; shown with a green light.
    void showLatency(double milliseconds);
    void showUnreachable();
    /// What the gate, replication and Redis are like.
    void showStatus(const StatusWatch &status);
    /// Where the store is: its host, or empty for one on this computer.
    void showStore(const QString &host);
    /// The keychain did not keep a password that it was asked to keep; said until no store is open.
    void showKeychainFailed();
    /// No store is open: no lights.
    void showNothing();

signals:
    /// A light was pressed: whoever did that wants to know more.
    void statusWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Health { Unknown, Good, Unreachable };

    void retranslate();
    void showStoreLight();

    StatusLight *m_database;
    StatusLight *m_redis;
    StatusLight *m_replication;
    StatusLight *m_store;
    QLabel *m_keychain;
    QList<models::StatusEntry> m_entries;
    Health m_health = Health::Unknown;
    double m_latency = 0;
    std::optional<QString> m_host;
};

} // namespace lekthi::ui
