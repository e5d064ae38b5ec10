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
    /// server: the process of the store's.
    explicit Figures(qint64 server)
        : m_server(server)
    {
    }

    /// Before the lines of one kind: what they tell of.
    void head(const QString &what, const QString &first, const QString &second);

    /// Milliseconds of something that succeeds, the first time and the median, which is at most the aim.
    void time(const QString &name, std::optional<double> aim, const std::function<bool()> &act,
              int rounds = 5);
    /// How many rows something does in a second, which tells how many it did: by the clock, and in a second
    /// of the processor, that of the server counted in, which a busy machine changes less. At least the aim.
    void rate(const QString &name, std::optional<double> aim, const std::function<qint64()> &act);
    /// A value with one that it is compared with, which is at most the aim.
    void value(const QString &name, const QString &beside, double value, std::optional<double> aim = {});

private:
    void line(const QString &name, const QString &first, const QString &second, std::optional<double> aim,
              const QString &verdict);

    const qint64 m_server;
    QTextStream m_out{stdout};
};

} // namespace lekthi::benchmark
