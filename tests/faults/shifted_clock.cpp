/// To be preloaded into a program: its clock of the day runs LEKTHI_CLOCK_SHIFT seconds ahead.

#include <cstdlib>
#include <ctime>
#include <dlfcn.h>
#include <sys/time.h>

namespace {

long shift()
{
    static const char *text = std::getenv("LEKTHI_CLOCK_SHIFT");
    static const long seconds = text ? std::atol(text) : 0;
    return seconds;
}

} // namespace

extern "C" {

int clock_gettime(clockid_t clock, struct timespec *time) noexcept
{
    static const auto call =
        reinterpret_cast<int (*)(clockid_t, struct timespec *)>(::dlsym(RTLD_NEXT, "clock_gettime"));
    const int result = call(clock, time);
    if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        time->tv_sec += shift();
    return result;
}

int gettimeofday(struct timeval *time, void *zone) noexcept
{
    static const auto call =
        reinterpret_cast<int (*)(struct timeval *, void *)>(::dlsym(RTLD_NEXT, "gettimeofday"));
    const int result = call(time, zone);
    if (result == 0)
        time->tv_sec += shift();
    return result;
}

time_t time(time_t *out) noexcept
{
    static const auto call = reinterpret_cast<time_t (*)(time_t *)>(::dlsym(RTLD_NEXT, "time"));
    const time_t now = call(nullptr) + shift();
    if (out)
        *out = now;
    return now;
}

} // extern "C"
