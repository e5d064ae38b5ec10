#pragma once

#include "tests/oracle/sequence_runner.h"

#include <QSet>

#include <atomic>
#include <mutex>

namespace lekthi::test::oracle {

struct CampaignOptions
{
    qint64 sequences = 0;
    quint64 firstSeed = 0; ///< the others follow
    int threads = 2;
    Length length{};
    QSet<int> operations{}; ///< places, of sequences as long as that takes; empty: all of each sequence
};

/// Runs a sequence on ground of its own and checks what it leaves, against a model that is right or makes a
/// mistake.
std::optional<Finding> runOnce(World &world, const std::vector<Operation> &operations,
                               Mistake mistake = Mistake::None);

/// Runs sequences side by side in a store that they share, and tells on standard output what fails: of each
/// kind of failure the first sequence, made as short as it can be, and how to run that again.
class Campaign
{
public:
    explicit Campaign(CampaignOptions options);

    /// Whether nothing failed. Makes stores, one after the other.
    bool run();

private:
    void runRound(const store::Address &address, qint64 sequences);
    void work(const store::Address &address, int number);
    void runSeed(World &world, quint64 seed);
    std::vector<Operation> sequenceOf(quint64 seed) const;
    bool isNewKind(const Finding &finding);
    void report(quint64 seed, const std::vector<Operation> &operations, const Finding &finding);

    CampaignOptions m_options;
    std::atomic<qint64> m_next = 0;
    qint64 m_end = 0; ///< of the round
    std::atomic<qint64> m_operations = 0;
    std::atomic<qint64> m_failed = 0;
    std::mutex m_mutex; // guards what follows, and standard output
    QMap<QString, qint64> m_kinds;
};

} // namespace lekthi::test::oracle
