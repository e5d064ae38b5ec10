#pragma once

#include <sys/resource.h>

#include <csignal>

namespace lekthi::test {

/// As on a full disk: no file of this process gets longer than this while it lives.
class ShortFiles
{
public:
    explicit ShortFiles(rlim_t bytes)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~ShortFiles()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    ShortFiles(const ShortFiles &) = delete;
    ShortFiles &operator=(const ShortFiles &) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int);
};

} // namespace lekthi::test
