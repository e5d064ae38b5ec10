#include "core/dispensing/candidates.h"

#include "core/pools/enumeration.h"
#include "core/pools/generator.h"

#include <utility>

namespace lekthi::dispensing {

namespace {

constexpr qsizetype madeAtOnce = 1000;

} // namespace

Candidates::Candidates(pools::IdRules rules, pools::RandomSource &random)
    : m_rules(std::move(rules))
    , m_random(random)
{
}

QStringList Candidates::next(qsizetype count)
{
    return m_all ? drawn(count) : made(count);
}

void Candidates::goThroughAll()
{
    if (m_all)
        return;
    std::vector<quint64> all;
    pools::forEachId(m_rules, [&](const QString &id) {
        all.push_back(id.toULongLong());
        return true;
    });
    m_all = std::move(all);
}

QStringList Candidates::made(qsizetype count)
{
    if (m_made.isEmpty())
        m_made = pools::generateIds(m_rules, madeAtOnce, m_random).ids;
    const qsizetype given = qMin(count, m_made.size());
    QStringList ids = m_made.first(given);
    m_made.remove(0, given);
    return ids;
}

QStringList Candidates::drawn(qsizetype count)
{
    QStringList ids;
    while (ids.size() < count && !m_all->empty()) {
        const quint32 place = m_random.below(static_cast<quint32>(m_all->size()));
        std::swap(m_all->at(place), m_all->back());
        ids.append(QString::number(m_all->back()).rightJustified(m_rules.length(), u'0'));
        m_all->pop_back();
    }
    return ids;
}

} // namespace lekthi::dispensing
