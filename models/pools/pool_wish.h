#pragma once

#include "core/numbering/reason.h"
#include "core/pools/capacity.h"
#include "core/pools/pool_settings.h"
#include "models/latest_run.h"
#include "models/pools/pool_examples.h"
#include "models/session/work.h"

#include <QObject>

#include <optional>

namespace lekthi::models {

/// A pool that a person would like to have, while it is being put together: what is wrong with it, how many
/// ids it could hold, and which ids it would accept. Counting is done on another thread, and only the newest
/// draft counts. UI thread only.
class PoolWish : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void setDraft(const pools::PoolDraft &draft);
    const pools::PoolDraft &draft() const { return m_draft; }

    /// Those of the draft, and of its capacity once that is known.
    QList<pools::SettingsProblem> problems() const;
    /// Whether the capacity of the draft is being counted.
    bool isCounting() const { return m_isCounting; }
    const std::optional<pools::Capacity> &capacity() const { return m_capacity; } ///< nothing: not known
    const std::optional<PoolExamples> &examples() const { return m_examples; }
    /// What can be asked for: the capacity is known and nothing is wrong.
    std::optional<pools::PoolSettings> settings() const;

signals:
    void changed();

private:
    struct Counted
    {
        std::optional<pools::Capacity> capacity;
        PoolExamples examples;
    };

    void count();
    std::optional<pools::IdRules> rules() const;

    pools::PoolDraft m_draft;
    std::optional<pools::IdRules> m_counted; ///< of which capacity and examples are, or will be
    std::optional<pools::Capacity> m_capacity;
    std::optional<PoolExamples> m_examples;
    bool m_isCounting = false;
    LatestRun m_run;
};

// Each in the name of whoever is signed in; gives the request's id.

Work<qint64> requestingPool(const pools::PoolSettings &settings, const pools::Capacity &capacity,
                            const numbering::Reason &reason);
Work<qint64> requestingRetirement(const pools::PoolName &name, const numbering::Reason &reason);

} // namespace lekthi::models
