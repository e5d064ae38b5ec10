#include "models/alerts/alert_keeper.h"

#include "core/store/people/rights.h"

#include <QTimer>

namespace lekthi::models {

AlertKeeper::AlertKeeper(Session &session, std::chrono::milliseconds delay, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_isOnDuty(store::may(session.person(), store::Deed::EvaluateAlerts))
{
    if (m_isOnDuty)
        QTimer::singleShot(delay, this, &AlertKeeper::begin);
}

void AlertKeeper::begin()
{
    m_evaluator = std::make_unique<alerting::AlertEvaluator>(m_session.address());
    connect(m_evaluator.get(), &alerting::AlertEvaluator::looked, this, &AlertKeeper::looked);
}

void AlertKeeper::setPassword(const QString &password)
{
    if (m_evaluator)
        m_evaluator->setPassword(password);
}

} // namespace lekthi::models
