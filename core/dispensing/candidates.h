#pragma once

#include "core/pools/id_rules.h"
#include "core/pools/random_source.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace lekthi::dispensing {

/// Ids to fill a pool with, each as likely as any other of those that are left. One thread.
class Candidates
{
public:
    Candidates(pools::IdRules rules, pools::RandomSource &random);

    /// At most count of them; none: there are no others, or hardly any (isExhaustive() tells which).
    QStringList next(qsizetype count);
    /// From now on goes through all ids that the rules accept, in random order, instead of making them: where
    /// most are in the pool already. For rules of which that many are few (pools::Capacity::exact).
    void goThroughAll();
    bool isExhaustive() const { return m_all.has_value(); }

private:
    QStringList made(qsizetype count);
    QStringList drawn(qsizetype count);

    pools::IdRules m_rules;
    pools::RandomSource &m_random;
    QStringList m_made;
    std::optional<std::vector<quint64>> m_all; ///< those that were not given yet
};

} // namespace lekthi::dispensing
