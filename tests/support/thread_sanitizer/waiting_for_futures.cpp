#include <chrono>
#include <dlfcn.h>
#include <future>
#include <unistd.h>

/// For builds with the thread sanitizer, which hands a signal on only where a thread calls a function of the
/// system that it knows to wait. A future waits by a bare system call, during which no signal would ever
/// arrive. Whoever calls this looks itself whether what it waits for has come.
bool std::__atomic_futex_unsigned_base::_M_futex_wait_until(unsigned *address, unsigned value,
                                                            bool hasDeadline, std::chrono::seconds seconds,
                                                            std::chrono::nanoseconds nanoseconds)
{
    if (!hasDeadline) {
        ::usleep(1000);
        return true;
    }
    using Wait = bool (*)(void *, unsigned *, unsigned, bool, std::chrono::seconds, std::chrono::nanoseconds);
    static const auto own = reinterpret_cast<Wait>(::dlsym(
        RTLD_NEXT,
        "_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1"
        "ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE"));
    return own(this, address, value, hasDeadline, seconds, nanoseconds);
}
