#pragma once

#include <stop_token>
#include <thread>

namespace lekthi::local {

/// Puts off the signals that ask a program to end (SIGTERM, SIGINT, SIGHUP) until it has left its store in
/// order; otherwise the embedded server would stay up for nobody. A signal that comes a second time ends the
/// program at once. Signals that whoever started the program has switched off stay so.
///
/// One object per program, made in main() before any thread, and obeyed there when everything is left.
class EndingSignals
{
public:
    EndingSignals();
    EndingSignals(const EndingSignals &) = delete;
    EndingSignals &operator=(const EndingSignals &) = delete;

    /// Readable from the moment a signal has come; nobody needs to read from it.
    int descriptor() const { return m_descriptor; }

    /// Whether such a signal has come. Any thread may ask.
    static bool hasArrived();

    /// Ends the program by the signal that has come, so that a calling shell learns of it; without one, gives
    /// back the status.
    int obey(int status) const;

private:
    int m_descriptor;
};

/// Passes a signal of EndingSignals on to work that can be withdrawn. Watches as long as it lives, from a
/// thread of its own.
class EndingWatch
{
public:
    EndingWatch();
    ~EndingWatch();
    EndingWatch(const EndingWatch &) = delete;
    EndingWatch &operator=(const EndingWatch &) = delete;

    /// Asked to stop from the moment a signal has come.
    std::stop_token token() const { return m_stop.get_token(); }

    /// The work was withdrawn as the signal asked: the program ends by its own status, not by the signal.
    static void markAnswered();

private:
    void watch();

    int m_leave;
    std::stop_source m_stop;
    std::thread m_thread;
};

} // namespace lekthi::local
