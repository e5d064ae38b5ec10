#pragma once

#include "tests/benchmarks/allocation/cell.h"

#include <optional>

namespace lekthi::comparison {

/// All rounds of a comparison, looked at together. Ratios are taken within a round, where both sides met the
/// same machine, and then their median.
class Summary
{
public:
    explicit Summary(QList<Run> runs);

    QList<Shape> shapes() const; ///< that have runs, in their order
    QList<Contestant> contestants(const Shape &shape) const;

    /// Nothing if there is no such run.
    std::optional<double> median(const Shape &shape, const Contestant &contestant, const char *field) const;
    /// How many times the field of one is the field of the other.
    std::optional<double> ratio(const Shape &shape, const Contestant &one, const Contestant &other,
                                const char *field) const;
    /// The same contestant in two shapes.
    std::optional<double> ratio(const Shape &one, const Shape &other, const Contestant &contestant,
                                const char *field) const;
    /// The smallest share of a process that any round saw.
    std::optional<double> smallestShare(const Shape &shape, const Contestant &contestant) const;
    QList<Run> brokenPromises() const;

    /// A table for each shape.
    QString tables() const;

private:
    const Run *find(int round, const Shape &shape, const Contestant &contestant) const;
    QString table(const Shape &shape) const;
    QStringList row(const Shape &shape, const Contestant &contestant) const;

    QList<Run> m_runs;
    int m_rounds = 0;
};

/// One aim of the project and whether it was reached.
struct Verdict
{
    QString aim;
    QString measured;
    bool reached = false;
};

/// The aims whose runs took place.
QList<Verdict> verdicts(const Summary &summary);

} // namespace lekthi::comparison
