#pragma once

#include <QApplication>

namespace lekthi::benchmark {

/// A program that keeps how long it took over one event at most: as long nothing else was done in the window,
/// not even a click. The thread of the window.
class BusyWatch : public QApplication
{
public:
    using QApplication::QApplication;

    /// Milliseconds.
    struct Longest
    {
        double byClock = 0;     ///< with what other programs took from this one
        double byProcessor = 0; ///< of the window's thread alone
        int above = 0;          ///< events that took the processor longer than most
    };
    static constexpr double most = 16;

    /// Since the last call; events within others count for the outer one.
    Longest take() { return std::exchange(m_longest, {}); }

    bool notify(QObject *receiver, QEvent *event) override;

private:
    Longest m_longest;
    int m_depth = 0;
};

} // namespace lekthi::benchmark
