#include "core/register/register_plan.h"

#include "core/numbering/proof/collated_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace lekthi::registers {

namespace {

/// Counts what the numbers of a plan mean for its counters.
void recount(RegisterImportPlan &plan)
{
    std::vector<std::vector<qint64>> sequences(static_cast<size_t>(plan.counters.size()));
    for (PlannedCounter &counter : plan.counters) {
        counter.numbers = counter.missing = counter.firstLine = counter.lastLine = 0;
        counter.newNumber = counter.seenNumber;
        counter.gaps.clear();
    }
    for (const PlannedNumber &number : plan.numbers) {
        PlannedCounter &counter = plan.counters[number.counter];
        counter.firstLine = counter.numbers++ == 0 ? number.line : std::min(counter.firstLine, number.line);
        counter.lastLine = std::max(counter.lastLine, number.line);
        counter.newNumber = std::max(counter.newNumber, number.sequence);
        sequences[static_cast<size_t>(number.counter)].push_back(number.sequence);
    }
    for (qsizetype at = 0; at < plan.counters.size(); ++at) {
        PlannedCounter &counter = plan.counters[at];
        auto &own = sequences[static_cast<size_t>(at)];
        std::ranges::sort(own);
        qint64 before = counter.seenNumber;
        for (const qint64 sequence : own) {
            if (sequence > before + 1) {
                counter.missing += sequence - before - 1;
                if (counter.gaps.size() < mostGaps)
                    counter.gaps.append({before + 1, sequence - 1});
            }
            before = std::max(before, sequence);
        }
    }
}

/// Leaves out counters of which no number is left.
void dropUnused(RegisterImportPlan &plan)
{
    QList<qsizetype> places(plan.counters.size(), -1);
    QList<PlannedCounter> used;
    for (PlannedNumber &number : plan.numbers) {
        qsizetype &place = places[number.counter];
        if (place < 0) {
            place = used.size();
            used.append(plan.counters[number.counter]);
        }
        number.counter = place;
    }
    plan.counters = used;
}

} // namespace

QString troubleName(TroubleKind kind)
{
    switch (kind) {
    case TroubleKind::NotUnderstood:
        return u"NOT_UNDERSTOOD"_s;
    case TroubleKind::Repeated:
        return u"REPEATED"_s;
    case TroubleKind::TakenAlready:
        return u"TAKEN_ALREADY"_s;
    }
    return {};
}

QString describe(const TroubledLine &line)
{
    switch (line.kind) {
    case TroubleKind::NotUnderstood:
        return line.failure ? numbering::describe(*line.failure, line.written) : QString();
    case TroubleKind::Repeated:
        return QCoreApplication::translate("lekthi", "It is the same number as in line %1.")
            .arg(line.otherLine);
    case TroubleKind::TakenAlready:
        return QCoreApplication::translate("lekthi", "The store has this number already.");
    }
    return {};
}

qint64 RegisterImportPlan::countOf(TroubleKind kind) const
{
    return std::ranges::count(troubles, kind, &TroubledLine::kind);
}

class PlanMaker::State
{
public:
    explicit State(const numbering::NumberParser &parser)
        : m_parser(parser)
    {
    }

    void add(const RegisterLine &line)
    {
        if (line.isOfOthers) {
            ++m_plan.linesOfOthers;
            return;
        }
        ++m_plan.lines;
        const auto number = m_parser.parse(line.written, line.known);
        if (!number)
            return addTrouble(line, {.kind = TroubleKind::NotUnderstood, .failure = number.error()});
        const auto [known, isNew] = m_lines.try_emplace(numbering::collatedText(number->number), line.line);
        if (!isNew)
            return addTrouble(line, {.kind = TroubleKind::Repeated, .otherLine = known->second});
        m_plan.numbers.append({.line = line.line,
                               .counter = counterOf(number->key),
                               .sequence = number->sequence,
                               .number = number->number,
                               .documentId = line.documentId});
    }

    RegisterImportPlan finish()
    {
        recount(m_plan);
        return std::move(m_plan);
    }

private:
    void addTrouble(const RegisterLine &line, TroubledLine trouble)
    {
        trouble.line = line.line;
        trouble.written = line.written;
        m_plan.troubles.append(std::move(trouble));
    }

    qsizetype counterOf(const numbering::CounterKey &key)
    {
        const auto known = m_counters.constFind(key);
        if (known != m_counters.cend())
            return *known;
        m_counters.insert(key, m_plan.counters.size());
        m_plan.counters.append({.key = key});
        return m_plan.counters.size() - 1;
    }

    const numbering::NumberParser &m_parser;
    RegisterImportPlan m_plan;
    QHash<numbering::CounterKey, qsizetype> m_counters;
    std::unordered_map<std::u32string, qint64> m_lines;
};

PlanMaker::PlanMaker(const numbering::NumberParser &parser)
    : d(std::make_unique<State>(parser))
{
}

PlanMaker::~PlanMaker() = default;

void PlanMaker::add(const RegisterLine &line)
{
    d->add(line);
}

RegisterImportPlan PlanMaker::finish()
{
    return d->finish();
}

void compareWithStore(RegisterImportPlan &plan, const QList<KnownCounter> &counters,
                      const QList<qsizetype> &taken)
{
    QHash<numbering::CounterKey, KnownCounter> known;
    for (const KnownCounter &counter : counters)
        known.insert(counter.key, counter);
    for (PlannedCounter &counter : plan.counters) {
        const KnownCounter stored = known.value(counter.key);
        counter.seenVersion = stored.version;
        counter.seenNumber = stored.lastNumber;
    }
    for (auto at = taken.crbegin(); at != taken.crend(); ++at) {
        const PlannedNumber &number = plan.numbers[*at];
        plan.troubles.append(
            {.line = number.line, .written = number.number, .kind = TroubleKind::TakenAlready});
    }
    QList<PlannedNumber> left;
    for (qsizetype at = 0; at < plan.numbers.size(); ++at) {
        if (!std::ranges::binary_search(taken, at))
            left.append(plan.numbers[at]);
    }
    plan.numbers = left;
    std::ranges::stable_sort(plan.troubles, {}, &TroubledLine::line);
    dropUnused(plan);
    recount(plan);
}

} // namespace lekthi::registers
