#include "app/local/ending_signals.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <iterator>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace lekthi::local {

namespace {

constexpr int endingSignals[] = {SIGTERM, SIGINT, SIGHUP};

std::atomic<int> arrivedSignal = 0;
std::atomic<int> writeEnd = -1;
std::atomic<int> readEnd = -1;

static_assert(std::atomic<int>::is_always_lock_free, "used in a signal handler");

extern "C" void noteEndingSignal(int signal)
{
    const int error = errno;
    arrivedSignal = signal;
    [[maybe_unused]] const ssize_t written = ::write(writeEnd, "", 1);
    errno = error;
}

void putOff(int signal)
{
    struct sigaction before;
    if (::sigaction(signal, nullptr, &before) != 0 || before.sa_handler == SIG_IGN)
        return;
    struct sigaction noting = {};
    noting.sa_handler = noteEndingSignal;
    noting.sa_flags = SA_RESTART | int(SA_RESETHAND);
    ::sigemptyset(&noting.sa_mask);
    ::sigaction(signal, &noting, nullptr);
}

} // namespace

EndingSignals::EndingSignals()
    : m_descriptor(-1)
{
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    m_descriptor = ends[0];
    readEnd = ends[0];
    writeEnd = ends[1];
    for (const int signal : endingSignals)
        putOff(signal);
}

bool EndingSignals::hasArrived()
{
    return arrivedSignal != 0;
}

int EndingSignals::obey(int status) const
{
    const int signal = arrivedSignal;
    if (signal == 0)
        return status;
    std::fflush(nullptr);
    std::signal(signal, SIG_DFL);
    std::raise(signal);
    return status;
}

EndingWatch::EndingWatch()
    : m_leave(::eventfd(0, EFD_CLOEXEC))
    , m_thread(&EndingWatch::watch, this)
{
}

EndingWatch::~EndingWatch()
{
    ::eventfd_write(m_leave, 1);
    m_thread.join();
    ::close(m_leave);
}

void EndingWatch::markAnswered()
{
    arrivedSignal = 0;
}

void EndingWatch::watch()
{
    pollfd ends[] = {{readEnd, POLLIN, 0}, {m_leave, POLLIN, 0}};
    while (::poll(ends, std::size(ends), -1) < 0 && errno == EINTR) {
    }
    if (ends[0].revents != 0)
        m_stop.request_stop();
}

} // namespace lekthi::local
