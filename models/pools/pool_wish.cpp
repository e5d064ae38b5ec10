#include "models/pools/pool_wish.h"

#include "core/store/requests/pool_request.h"

namespace lekthi::models {

void PoolWish::setDraft(const pools::PoolDraft &draft)
{
    m_draft = draft;
    if (m_counted != rules())
        count();
    emit changed();
}

std::optional<pools::IdRules> PoolWish::rules() const
{
    const auto made = pools::IdRules::make(m_draft.length, m_draft.filters);
    return made ? std::optional(*made) : std::nullopt;
}

void PoolWish::count()
{
    m_run.drop();
    m_capacity.reset();
    m_examples.reset();
    m_counted = rules();
    m_isCounting = m_counted.has_value();
    if (!m_counted)
        return;
    m_run.start(
        [wanted = *m_counted](const std::stop_token &stop) {
            const auto goOn = [&stop](qint64, qint64) { return !stop.stop_requested(); };
            return Counted{pools::measureCapacity(wanted, {}, goOn), examplesOf(wanted, goOn)};
        },
        [this](const Counted &counted) {
            m_isCounting = false;
            m_capacity = counted.capacity;
            m_examples = counted.examples;
            emit changed();
        });
}

QList<pools::SettingsProblem> PoolWish::problems() const
{
    QList<pools::SettingsProblem> problems = pools::problemsOf(m_draft);
    if (m_capacity)
        problems += pools::problemsOf(m_draft, *m_capacity);
    return problems;
}

std::optional<pools::PoolSettings> PoolWish::settings() const
{
    if (!m_capacity || pools::hasError(problems()))
        return std::nullopt;
    const auto made = pools::PoolSettings::make(m_draft);
    return made ? std::optional(*made) : std::nullopt;
}

Work<qint64> requestingPool(const pools::PoolSettings &settings, const pools::Capacity &capacity,
                            const numbering::Reason &reason)
{
    return [=](store::Connection &connection) {
        return store::requestPool(connection, settings, capacity, reason);
    };
}

Work<qint64> requestingRetirement(const pools::PoolName &name, const numbering::Reason &reason)
{
    return [=](store::Connection &connection) { return store::requestRetirement(connection, name, reason); };
}

} // namespace lekthi::models
