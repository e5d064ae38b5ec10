#pragma once

#include "app/ctl/print/command_error.h"
#include "core/notify/alert_courier.h"
#include "core/notify/secret_places.h"
#include "core/store/alerts/alert_delivery_gateway.h"

#include <QElapsedTimer>
#include <QJsonObject>
#include <QObject>

#include <functional>

namespace lekthi::ctl {

/// The secrets of those channels from the places; refused if a place must not be used.
Result<notify::FoundSecrets> findSecrets(const notify::SecretPlaces &places,
                                         const QList<store::AlertChannel> &channels);

/// What "alert watch" sends out: the alerts of every channel whose secret it finds. New channels and changed
/// secrets count within a minute. Uses the worker's session; its thread only; outlived by the worker.
class WatchDelivery : public QObject
{
    Q_OBJECT

public:
    /// A line for people, and the same for scripts.
    using Print = std::function<void(const QString &line, const QJsonObject &json)>;

    WatchDelivery(store::StoreWorker &worker, notify::SecretPlaces places, notify::SenderOptions options,
                  Print print);

    /// Sends what is to be sent now.
    void look();
    /// Begins nothing more; finished() when what is under way was reported.
    void finish();

signals:
    void finished();

private:
    void take(const QList<store::AlertChannel> &channels);
    void tellAbout(const store::AlertChannel &channel, const notify::FoundSecrets &found);
    void tellOnce(const QString &about, const QString &line, const QJsonObject &json);

    store::StoreWorker &m_worker;
    const notify::SecretPlaces m_places;
    const Print m_print;
    notify::AlertCourier m_courier;
    QElapsedTimer m_sinceRead; ///< of channels and secrets
    QMap<QString, QString> m_told;
};

} // namespace lekthi::ctl
