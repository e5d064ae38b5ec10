#include "core/alerting/alert_evaluator.h"

#include "core/store/session/store_worker.h"

#include <QCoreApplication>
#include <QSysInfo>

namespace lekthi::alerting {

using namespace Qt::StringLiterals;
using store::Connection;
using store::Result;

AlertEvaluator::AlertEvaluator(store::Address address, const Options &options, QObject *parent)
    : QObject(parent)
    , m_evaluation(std::make_shared<Evaluation>(programName(), options.lease, options.pace))
    , m_worker(std::make_unique<store::StoreWorker>(std::move(address)))
{
    m_worker->atTheEnd(
        [evaluation = m_evaluation](Connection &connection) { evaluation->release(connection); });
    connect(&m_timer, &QTimer::timeout, this, &AlertEvaluator::look);
    m_timer.start(options.interval);
    look();
}

AlertEvaluator::~AlertEvaluator() = default;

void AlertEvaluator::look()
{
    // A look that takes longer than the time between them is not followed by a queue of others.
    if (m_isLooking)
        return;
    m_isLooking = true;
    m_worker->run(
        this, [evaluation = m_evaluation](Connection &connection) { return evaluation->look(connection); },
        [this](const Result<LookOutcome> &outcome) {
            m_isLooking = false;
            if (outcome)
                emit looked(*outcome);
            else
                emit failed(outcome.error());
        });
}

void AlertEvaluator::stop()
{
    m_timer.stop();
    m_worker->run(
        this, [evaluation = m_evaluation](Connection &connection) { return evaluation->release(connection); },
        [this](const Result<void> &) { emit stopped(); });
}

void AlertEvaluator::setPassword(const QString &password)
{
    m_worker->setPassword(password);
}

QString programName()
{
    return u"%1 on %2 (process %3)"_s.arg(QCoreApplication::applicationName(), QSysInfo::machineHostName())
        .arg(QCoreApplication::applicationPid());
}

} // namespace lekthi::alerting
