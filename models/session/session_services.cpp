#include "models/session/session_services.h"

namespace lekthi::models {

SessionServices::SessionServices(Session &session)
    : m_session(session)
    , m_monitor(session)
    , m_health(session, m_monitor)
    , m_status(session)
    , m_requests(session)
    , m_digests(session)
    , m_ledgerCheck(session, m_digests)
    , m_alertDesk(session)
    , m_alertKeeper(session)
{
    QObject::connect(&m_session, &Session::requestsChanged, &m_digests, &DigestKeeper::look);
    QObject::connect(&m_requests, &RequestWatch::news, &m_digests, &DigestKeeper::look);
    QObject::connect(&m_alertKeeper, &AlertKeeper::looked, &m_alertDesk,
                     [this](const alerting::LookOutcome &outcome) {
                         if (outcome.changes > 0)
                             m_alertDesk.readNow();
                     });
}

void SessionServices::setKeychain(PasswordKeeper *keychain)
{
    m_digests.setKeychain(keychain);
    m_alertDesk.setKeychain(keychain);
}

void SessionServices::setPassword(const QString &password)
{
    m_session.setPassword(password);
    m_monitor.setPassword(password);
    m_alertKeeper.setPassword(password);
}

} // namespace lekthi::models
