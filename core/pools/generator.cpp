#include "core/pools/generator.h"

#include "core/pools/random_digits.h"

#include <QSet>

#include <algorithm>
#include <utility>
#include <vector>

namespace lekthi::pools {

namespace {

/// The rules of what stands anywhere in an id.
IdRules withoutStart(const IdRules &rules)
{
    FilterSettings filters = rules.filters();
    filters.notStartWith.clear();
    return IdRules::make(rules.length(), filters).value();
}

class IdMaker
{
public:
    IdMaker(const IdRules &rules, RandomSource &random, const GenerateLimits &limits,
            const PoolProgress &progress)
        : m_walk(rules)
        , m_innerWalk(withoutStart(rules))
        , m_random(random)
        , m_limits(limits)
        , m_progress(progress)
    {
    }

    IdBatch make(qsizetype count)
    {
        m_count = count;
        while (m_batch.ids.size() < count && makeRow(m_walk.idLength() - 1, m_walk)) {
            m_walk.pushCheckDigit();
            if (m_walk.refusingAtEnd() == 0)
                keep(m_walk.text());
        }
        return std::move(m_batch);
    }

private:
    using Row = std::vector<int>;

    /// Leaves in the walk, of its first or of inner digits, a row that no filter refuses; false if the work
    /// has to end.
    ///
    /// Whatever is in a row that is not refused, its halves are not refused either. So every such row is
    /// found in this way too, each as likely as any other, and far sooner: few long rows pass, and here half
    /// of one is not thrown away for what is wrong with the other.
    bool makeRow(int size, FilterWalk &walk)
    {
        if (size > m_limits.longestPart && size > 1)
            return joinHalves(size, walk);
        do {
            if (!mayTry())
                return false;
            walk.clear();
            pushRandomDigits(walk, size, m_random, RefusedDigits::StopAt);
        } while (walk.refusing() != 0);
        return true;
    }

    bool joinHalves(int size, FilterWalk &walk)
    {
        do {
            if (!makeRow(size / 2, walk))
                return false;
            Row row = rowOf(walk);
            if (!makeRow(size - size / 2, m_innerWalk))
                return false;
            std::ranges::copy(rowOf(m_innerWalk), std::back_inserter(row));
            if (!mayTry())
                return false;
            walk.clear();
            std::ranges::for_each(row, [&walk](int digit) { walk.push(digit); });
        } while (walk.refusing() != 0);
        return true;
    }

    static Row rowOf(const FilterWalk &walk)
    {
        Row row;
        for (int position = 0; position < walk.size(); ++position)
            row.push_back(walk.digitAt(position));
        return row;
    }

    bool mayTry()
    {
        constexpr qint64 betweenProgress = 8192;
        if (m_fruitless++ >= m_limits.fruitlessTries)
            m_batch.end = IdBatch::End::TriesUsedUp;
        else if (m_batch.tries++ % betweenProgress == 0 && !goesOn(m_progress, m_batch.ids.size(), m_count))
            m_batch.end = IdBatch::End::Cancelled;
        return m_batch.end == IdBatch::End::Complete;
    }

    void keep(const QString &id)
    {
        const qsizetype before = m_known.size();
        m_known.insert(id);
        if (m_known.size() == before) {
            ++m_batch.repeated;
            return;
        }
        m_batch.ids.append(id);
        m_fruitless = 0;
    }

    FilterWalk m_walk;
    FilterWalk m_innerWalk;
    RandomSource &m_random;
    const GenerateLimits &m_limits;
    const PoolProgress &m_progress;
    qsizetype m_count = 0;
    QSet<QString> m_known;
    qint64 m_fruitless = 0;
    IdBatch m_batch;
};

} // namespace

IdBatch generateIds(const IdRules &rules, qsizetype count, RandomSource &random, const GenerateLimits &limits,
                    const PoolProgress &progress)
{
    return IdMaker(rules, random, limits, progress).make(count);
}

} // namespace lekthi::pools
