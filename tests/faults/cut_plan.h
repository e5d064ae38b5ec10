#pragma once

#include "tests/support/fault_proxy.h"

#include <QList>

#include <array>
#include <atomic>
#include <random>

namespace lekthi::test {

/// Which harm is done next and where: a shuffled deck of all places and harms, dealt again and again, so that
/// a number of faults is spread over them; each waits for a seeded number of fitting packets. A place that no
/// packet comes to is passed over after a while.
class CutPlan
{
public:
    struct Card
    {
        Step step;
        Harm harm;
    };

    /// Delays do not count as faults.
    CutPlan(QList<Card> deck, quint64 seed, int faults);

    /// For FaultProxy: one thread.
    Harm next(Step step);

    /// Any thread may ask.
    bool isDone() const { return m_left <= 0; }

private:
    void deal();

    QList<Card> m_deck;
    std::mt19937_64 m_random;
    std::atomic_int m_left;
    qsizetype m_card = 0;
    int m_fittingToPass = 0;
    int m_patience = 0;
};

} // namespace lekthi::test
