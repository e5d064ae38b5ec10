#pragma once

#include "core/numbering/parse/number_parser.h"
#include "core/register/register_fault.h"

#include <QDate>
#include <QList>
#include <QString>

#include <optional>

namespace lekthi::registers {

/// A line of a register, as far as the import needs it. Ids of codes that the store does not know are
/// missing.
struct RegisterLine
{
    qint64 line = 0;
    QString written{}; ///< the number
    numbering::KnownParts known{};
    std::optional<qint64> documentId{};
    bool isOfOthers = false; ///< of another project or type
};

/// A number that can be taken over.
struct PlannedNumber
{
    qint64 line = 0;
    qsizetype counter = 0; ///< index into RegisterImportPlan::counters
    qint64 sequence = 0;
    QString number{};
    std::optional<qint64> documentId{};
};

/// Running numbers from first to last.
struct SequenceRange
{
    qint64 first = 0;
    qint64 last = 0;

    qint64 count() const { return last - first + 1; }
    bool operator==(const SequenceRange &) const = default;
};

/// What would become of one counter.
struct PlannedCounter
{
    numbering::CounterKey key{};
    int seenVersion = 0; ///< 0 with seenNumber 0 also if there is no such counter yet
    qint64 seenNumber = 0;
    qint64 newNumber = 0; ///< the higher one of seenNumber and what the register has
    qint64 numbers = 0;   ///< that would be taken over
    qint64 firstLine = 0;
    qint64 lastLine = 0;
    qint64 missing = 0;          ///< between seenNumber and newNumber, not in the register
    QList<SequenceRange> gaps{}; ///< the first of them, `mostGaps` at most
};

enum class TroubleKind {
    NotUnderstood, ///< `failure` says why
    Repeated,      ///< the same number as in `otherLine`
    TakenAlready,  ///< the store has the number
};

struct TroubledLine
{
    qint64 line = 0;
    QString written{};
    TroubleKind kind = TroubleKind::NotUnderstood;
    std::optional<numbering::ParseFailure> failure{};
    qint64 otherLine = 0;
};
/// "NOT_UNDERSTOOD", "REPEATED", "TAKEN_ALREADY".
QString troubleName(TroubleKind kind);
QString describe(const TroubledLine &line);

/// What taking over a register of one type would do. Nothing of it has happened.
struct RegisterImportPlan
{
    qint64 lines = 0;         ///< with a number, of this type
    qint64 linesOfOthers = 0; ///< of other projects and types: left alone
    QList<PlannedNumber> numbers{};
    QList<PlannedCounter> counters{}; ///< in the order in which the register names them
    QList<TroubledLine> troubles{};   ///< in the order of the register

    qint64 countOf(TroubleKind kind) const;
};

inline constexpr qsizetype mostGaps = 100;

/// Makes a plan of lines, one by one; what the store has is looked up afterwards (plan_store.h). One thread.
class PlanMaker
{
public:
    /// The parser has to outlive it.
    explicit PlanMaker(const numbering::NumberParser &parser);
    ~PlanMaker();
    PlanMaker(const PlanMaker &) = delete;
    PlanMaker &operator=(const PlanMaker &) = delete;

    void add(const RegisterLine &line);
    /// All that was added, held against an empty store.
    RegisterImportPlan finish();

private:
    class State;

    std::unique_ptr<State> d;
};

/// What the store knows of the counters of a plan and of its numbers.
struct KnownCounter
{
    numbering::CounterKey key{};
    int version = 0;
    qint64 lastNumber = 0;
};

/// Holds a plan against the store: counters as they stand, and numbers that are taken already (indexes into
/// plan.numbers, in rising order), which are left out.
void compareWithStore(RegisterImportPlan &plan, const QList<KnownCounter> &counters,
                      const QList<qsizetype> &taken);

} // namespace lekthi::registers
