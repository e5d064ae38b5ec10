#include <cstdarg>
#include <sched.h>
#include <unistd.h>

extern "C" {
#include <sys/pidfd.h> // which says nothing of C++ (glibc 2.36)
}

/// For builds with the thread sanitizer, in place of what its runtime (GCC 12) makes of clone(): it takes the
/// call for a fork() and switches itself off in the child. A child of QProcess shares its parent's memory, so
/// that from the first program that was started the parent reported no race any more, either. A real fork()
/// keeps the two apart.
extern "C" int clone(int (*work)(void *), void *, int flags, void *value, ...)
{
    va_list more;
    va_start(more, value);
    int *descriptor = va_arg(more, int *);
    va_end(more);
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(work(value));
    if (child > 0 && (flags & CLONE_PIDFD))
        *descriptor = ::pidfd_open(child, 0);
    return child;
}
