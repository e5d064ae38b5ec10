#include "tests/oracle/campaign.h"

#include "tests/oracle/sequence_check.h"
#include "tests/oracle/shrinking.h"
#include "tests/support/private_store.h"

#include <QElapsedTimer>
#include <QTextStream>

#include <algorithm>
#include <thread>

namespace lekthi::test::oracle {

using namespace Qt::StringLiterals;

namespace {

/// What one world has room for, with what shrinking takes.
constexpr qint64 sequencesPerWorld = 6'000;

void say(const QString &text)
{
    QTextStream(stdout) << text << Qt::endl;
}

} // namespace

std::optional<Finding> runOnce(World &world, const std::vector<Operation> &operations, Mistake mistake)
{
    const auto ground = world.nextGround();
    if (!ground)
        qFatal("tests/oracle: a world has run out of counters");
    SequenceRunner runner(world, *ground, mistake);
    if (auto found = runner.run(operations))
        return found;
    return checkSequence(world, *ground, runner.model());
}

Campaign::Campaign(CampaignOptions options)
    : m_options(std::move(options))
{
}

bool Campaign::run()
{
    QElapsedTimer timer;
    timer.start();
    const qint64 perRound = sequencesPerWorld * m_options.threads;
    for (qint64 done = 0; done < m_options.sequences; done += perRound) {
        const store::Address address = PrivateStore::instance().demoStore();
        prepareForWorlds(address);
        runRound(address, std::min(perRound, m_options.sequences - done));
        const auto root = PrivateStore::instance().connect(address);
        if (const auto found = checkStore(*root)) {
            ++m_failed;
            say(u"The store fails: %1\n  %2"_s.arg(found->kind, found->sentence));
        }
    }
    for (auto kind = m_kinds.begin(); kind != m_kinds.end(); ++kind)
        say(u"%1: %2 sequences"_s.arg(kind.key()).arg(*kind));
    say(u"oracle: %1 sequences, %2 operations, seeds %3 to %4, %5 s; %6"_s.arg(m_options.sequences)
            .arg(m_operations.load())
            .arg(m_options.firstSeed)
            .arg(m_options.firstSeed + quint64(m_options.sequences) - 1)
            .arg(timer.elapsed() / 1000)
            .arg(m_failed == 0 ? u"ok"_s : u"%1 failed"_s.arg(m_failed.load())));
    return m_failed == 0;
}

void Campaign::runRound(const store::Address &address, qint64 sequences)
{
    m_end = m_next + sequences;
    std::vector<std::thread> threads;
    const int count = int(std::min<qint64>(m_options.threads, sequences));
    for (int number = 0; number < count; ++number)
        threads.emplace_back([this, &address, number] { work(address, number); });
    for (std::thread &thread : threads)
        thread.join();
    m_next = m_end;
}

void Campaign::work(const store::Address &address, int number)
{
    World world(address, number);
    for (qint64 at = m_next++; at < m_end; at = m_next++)
        runSeed(world, m_options.firstSeed + quint64(at));
}

std::vector<Operation> Campaign::sequenceOf(quint64 seed) const
{
    const QSet<int> &places = m_options.operations;
    if (places.isEmpty())
        return operationsOf(seed, m_options.length);
    const int last = *std::ranges::max_element(places);
    std::vector<Operation> operations = operationsOf(seed, {last, last});
    std::erase_if(operations, [&](const Operation &operation) { return !places.contains(operation.place); });
    return operations;
}

void Campaign::runSeed(World &world, quint64 seed)
{
    std::vector<Operation> operations = sequenceOf(seed);
    m_operations += qint64(operations.size());
    auto finding = runOnce(world, operations);
    if (!finding)
        return;
    ++m_failed;
    if (!isNewKind(*finding))
        return;
    operations = shrunk(operations, [&](const std::vector<Operation> &shorter) {
        auto again = runOnce(world, shorter);
        const bool isSame = again && again->kind == finding->kind;
        if (isSame)
            finding = again;
        return isSame;
    });
    report(seed, operations, *finding);
}

bool Campaign::isNewKind(const Finding &finding)
{
    const std::lock_guard lock(m_mutex);
    return ++m_kinds[finding.kind] == 1;
}

void Campaign::report(quint64 seed, const std::vector<Operation> &operations, const Finding &finding)
{
    QStringList words;
    QStringList places;
    for (const Operation &operation : operations) {
        words << u"  "_s + describe(operation);
        places << QString::number(operation.place);
    }
    const std::lock_guard lock(m_mutex);
    say(u"Seed %1 fails: %2\n%3\n  %4\n  again: --seed %1 --operations %5"_s.arg(
        QString::number(seed), finding.kind, words.join(u'\n'), finding.sentence, places.join(u',')));
}

} // namespace lekthi::test::oracle
