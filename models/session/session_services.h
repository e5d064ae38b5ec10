#pragma once

#include "models/alerts/alert_desk.h"
#include "models/alerts/alert_keeper.h"
#include "models/requests/request_watch.h"
#include "models/session/health_monitor.h"
#include "models/session/session.h"
#include "models/status/digest_keeper.h"
#include "models/status/health_watch.h"
#include "models/status/ledger_check.h"
#include "models/status/status_watch.h"

namespace lekthi::models {

class PasswordKeeper;

/// What goes on for a signed-in person whatever page is shown: asking whether the store answers, watching
/// requests, alerts and the state of the store, evaluating alerts, writing digests, checking the ledger.
/// Outlived by the session.
/// UI thread only.
class SessionServices
{
public:
    explicit SessionServices(Session &session);
    SessionServices(const SessionServices &) = delete;
    SessionServices &operator=(const SessionServices &) = delete;

    /// Where secrets may be kept; may be null, else it outlives this.
    void setKeychain(PasswordKeeper *keychain);
    /// The person's account has another password by now.
    void setPassword(const QString &password);

    HealthMonitor &monitor() { return m_monitor; }
    HealthWatch &health() { return m_health; }
    StatusWatch &status() { return m_status; }
    RequestWatch &requests() { return m_requests; }
    DigestKeeper &digests() { return m_digests; }
    LedgerCheck &ledgerCheck() { return m_ledgerCheck; }
    AlertDesk &alertDesk() { return m_alertDesk; }

private:
    Session &m_session;
    HealthMonitor m_monitor;
    HealthWatch m_health;
    StatusWatch m_status;
    RequestWatch m_requests;
    DigestKeeper m_digests;
    LedgerCheck m_ledgerCheck;
    AlertDesk m_alertDesk;
    AlertKeeper m_alertKeeper;
};

} // namespace lekthi::models
