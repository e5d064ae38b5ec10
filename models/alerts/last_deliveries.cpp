#include "models/alerts/last_deliveries.h"

#include "core/notify/alert_courier.h"

#include <QTimer>

#include <chrono>
#include <utility>

namespace lekthi::models {

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds timeToReport = 3s; // beyond what the try itself may take

} // namespace

struct LastDeliveries::Leaving
{
    std::shared_ptr<Session> session;
    std::unique_ptr<notify::AlertCourier> courier; // goes first
};

LastDeliveries::LastDeliveries(QObject *parent)
    : QObject(parent)
{
}

LastDeliveries::~LastDeliveries() = default;

void LastDeliveries::see(std::shared_ptr<Session> session, std::unique_ptr<notify::AlertCourier> courier)
{
    m_leaving.push_back(std::make_unique<Leaving>(Leaving{std::move(session), std::move(courier)}));
    const Leaving *leaving = m_leaving.back().get();
    const auto endIt = [this, leaving] { end(leaving); };
    // Queued: the courier that says so goes with it.
    connect(leaving->courier.get(), &notify::AlertCourier::finished, this, endIt, Qt::QueuedConnection);
    QTimer::singleShot(notify::SenderOptions().limit + timeToReport, this, endIt);
}

void LastDeliveries::end(const Leaving *leaving)
{
    const auto ended = std::erase_if(m_leaving, [=](const auto &one) { return one.get() == leaving; });
    if (ended > 0 && m_leaving.empty())
        emit over();
}

} // namespace lekthi::models
