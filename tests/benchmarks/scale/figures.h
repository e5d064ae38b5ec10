#pragma once

#include <QString>
#include <QTextStream>

#include <functional>
#include <optional>

namespace lekthi::benchmark {

/// What this program holds in memory now, in megabytes (10^6 bytes).
double megabytesHeld();

/// What was measured, as a table on standard output, each beside its aim, and marked where it misses it. Ends
/// the program with a message if what is measured fails. One thread.
class Figures
{
public:
    /// Before the lines of one kind: what they tell of.
    void head(const QString &what, const QString &first, const QString &second);

    /// Milliseconds of something that succeeds, the first time and the median, which is at most the aim.
    void time(const QString &name, std::optional<double> aim, const std::function<bool()> &act,
              int rounds = 5);
    /// How many rows a second something does that tells how many it did, at least the aim; and its seconds.
    void rate(const QString &name, std::optional<double> aim, const std::function<qint64()> &act);
    /// A value with one that it is compared with, which is at most the aim.
    void value(const QString &name, const QString &beside, double value, std::optional<double> aim = {});

private:
    void line(const QString &name, const QString &first, const QString &second, std::optional<double> aim,
              bool isMissed);

    QTextStream m_out{stdout};
};

} // namespace lekthi::benchmark
