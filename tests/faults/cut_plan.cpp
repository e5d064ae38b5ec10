#include "tests/faults/cut_plan.h"

#include <algorithm>

namespace lekthi::test {

namespace {

constexpr quint64 mostToPass = 4;
constexpr int packetsToWait = 200;

} // namespace

CutPlan::CutPlan(QList<Card> deck, quint64 seed, int faults)
    : m_deck(std::move(deck))
    , m_random(seed)
    , m_left(faults)
{
    m_card = m_deck.size();
    deal();
}

Harm CutPlan::next(Step step)
{
    if (isDone())
        return Harm::None;
    const Card &card = m_deck[m_card];
    if (step != card.step || m_fittingToPass-- > 0) {
        if (--m_patience <= 0)
            deal();
        return Harm::None;
    }
    const Harm harm = card.harm;
    deal();
    if (harm != Harm::Delay)
        --m_left;
    return harm;
}

void CutPlan::deal()
{
    if (++m_card >= m_deck.size()) {
        std::ranges::shuffle(m_deck, m_random);
        m_card = 0;
    }
    m_fittingToPass = int(m_random() % mostToPass);
    m_patience = packetsToWait;
}

} // namespace lekthi::test
