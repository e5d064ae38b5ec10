#pragma once

#include "core/store/alerts/alert_delivery_gateway.h"
#include "core/store/alerts/alert_lease_gateway.h"
#include "tests/store/raw_session.h"

#include <memory>
#include <optional>

namespace lekthi::test {

/// A demo store with sessions of those who see to alerts, and the lease to evaluate them. For one thread.
class AlertedStore
{
protected:
    void open();
    void close();

    std::unique_ptr<store::Connection> connectAs(const QString &login) const;
    void takeLease();
    void expireLease();

    /// A look at a rule at noon.
    static store::AlertLook look(const QString &rule, alerts::Phase phase, const QString &subject = {},
                                 double value = 12.5);
    /// The number of the refusal; 0: done.
    int write(const QList<store::AlertLook> &looks);
    void addChannel(const QString &name, alerts::Severity from);

    store::StoredAlertRule ruleOf(const QString &code);
    store::Alert alertOf(const QString &rule, const QString &subject);
    std::optional<store::AlertChannel> channelOf(const QString &name);
    QList<store::AlertTransition> storedOf(const QString &subject);
    /// "FIRED counter:2 1 silent", newest last.
    QStringList transitionsOf(const QString &subject);
    QStringList channelsTold(const QString &subject, store::AlertEvent event);

    static numbering::Reason reason();
    inline static const QString failures = QStringLiteral("LOCK_FAILURES_CRITICAL");
    inline static const QString slow = QStringLiteral("GENERATION_SLOW");
    static QDateTime noon();

    store::Address m_address;
    std::unique_ptr<store::Connection> m_admin;
    std::unique_ptr<store::Connection> m_superAdmin;
    std::unique_ptr<store::Connection> m_auditor;
    std::unique_ptr<RawSession> m_root;
    QUuid m_token;
    qint64 m_epoch = 0;
};

} // namespace lekthi::test
