/// To be preloaded into a server: while the file that LEKTHI_FULL_DISK names exists, no file below the
/// directory LEKTHI_FULL_DISK_UNDER can grow, as on a full disk; what fits into a file as it is can still be
/// written.

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

namespace {

template <class Function>
Function original(const char *name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

bool isBelow(int file, const char *directory)
{
    char path[4096];
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    const ssize_t size = ::readlink(link.c_str(), path, sizeof path);
    const size_t wanted = std::strlen(directory);
    return size > ssize_t(wanted) && std::strncmp(path, directory, wanted) == 0;
}

/// end: where the file would end afterwards.
bool mustFail(int file, off_t end)
{
    const char *flag = std::getenv("LEKTHI_FULL_DISK");
    const char *directory = std::getenv("LEKTHI_FULL_DISK_UNDER");
    struct stat state;
    return flag && directory && ::access(flag, F_OK) == 0 && ::fstat(file, &state) == 0 &&
           S_ISREG(state.st_mode) && end > state.st_size && isBelow(file, directory);
}

int noSpace()
{
    errno = ENOSPC;
    return -1;
}

} // namespace

extern "C" {

int posix_fallocate(int file, off_t offset, off_t size)
{
    if (mustFail(file, offset + size))
        return ENOSPC;
    static const auto call = original<int (*)(int, off_t, off_t)>("posix_fallocate");
    return call(file, offset, size);
}

int posix_fallocate64(int file, off64_t offset, off64_t size)
{
    return posix_fallocate(file, offset, size);
}

int fallocate(int file, int mode, off_t offset, off_t size)
{
    if (mustFail(file, offset + size))
        return noSpace();
    static const auto call = original<int (*)(int, int, off_t, off_t)>("fallocate");
    return call(file, mode, offset, size);
}

int fallocate64(int file, int mode, off64_t offset, off64_t size)
{
    return fallocate(file, mode, offset, size);
}

ssize_t pwrite(int file, const void *bytes, size_t size, off_t offset)
{
    if (mustFail(file, offset + off_t(size)))
        return noSpace();
    static const auto call = original<ssize_t (*)(int, const void *, size_t, off_t)>("pwrite");
    return call(file, bytes, size, offset);
}

ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t offset)
{
    return pwrite(file, bytes, size, offset);
}

ssize_t write(int file, const void *bytes, size_t size)
{
    const off_t at = ::lseek(file, 0, SEEK_CUR);
    if (at >= 0 && mustFail(file, at + off_t(size)))
        return noSpace();
    static const auto call = original<ssize_t (*)(int, const void *, size_t)>("write");
    return call(file, bytes, size);
}

} // extern "C"
