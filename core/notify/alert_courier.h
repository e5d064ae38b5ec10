#pragma once

#include "core/alerts/rule.h"
#include "core/notify/alert_sender.h"
#include "core/store/alerts/alert_delivery_gateway.h"
#include "core/store/session/store_worker.h"

#include <QMap>
#include <QObject>
#include <QTimer>

namespace lekthi::notify {

/// The notice of a transition. rule: that of the transition's code; if it is gone, the code stands for its
/// words.
AlertNotice noticeOf(const store::AlertTransition &transition, const std::optional<alerts::Rule> &rule,
                     const store::Address &store);

/// How a channel of the store is delivered to.
ChannelKind secretKindOf(store::ChannelKind kind);

/// Delivers what the store says is to be delivered, over the channels whose secrets it was given. Every
/// program with a secret may run one, whoever evaluates the alerts: the store gives each delivery to one of
/// them at a time, and to another if that one dies. Where no program knows a channel's secret, its deliveries
/// wait for a day and have failed then. Uses the worker's session, of a Project Admin or Super Admin. Its
/// thread only; outlived by the worker.
class AlertCourier : public QObject
{
    Q_OBJECT

public:
    explicit AlertCourier(store::StoreWorker &worker, SenderOptions options = {}, QObject *parent = nullptr);

    void setSecrets(const QMap<QString, ChannelSecret> &secrets); ///< by channel; replaces those before
    /// Looks for work now; it does so by itself every 10 s while it has a secret.
    void look();
    /// Takes no more work; finished() comes once, when what is under way was reported, at the latest a little
    /// after the limit of a try.
    void finish();
    /// Nothing is being claimed, sent or reported.
    bool isIdle() const { return !m_isLooking && m_underWay == 0; }
    /// One try of a notice that says it is a test; nothing of it is kept in the store.
    void sendTest(const QString &channel, const ChannelSecret &secret, const QString &person,
                  QObject *context, std::function<void(const Outcome &)> done);

signals:
    /// A delivery was reported to the store.
    void reported(const QString &channel, const Outcome &outcome);
    void finished();

private:
    struct Work
    {
        QList<store::DueDelivery> due;
        QList<store::StoredAlertRule> rules;
    };

    void take(const QUuid &claim, const store::Result<Work> &work);
    void finishIfIdle();
    void report(const QUuid &claim, const store::DueDelivery &delivery, const Outcome &outcome);

    store::StoreWorker &m_worker;
    AlertSender m_sender;
    QMap<QString, ChannelSecret> m_secrets;
    QTimer m_timer;
    bool m_isLooking = false;
    bool m_isFinishing = false;
    bool m_hasFinished = false;
    int m_underWay = 0;
};

} // namespace lekthi::notify
