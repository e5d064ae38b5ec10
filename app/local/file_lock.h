#pragma once

#include <QString>

#include <chrono>
#include <optional>

namespace lekthi::local {

/// An advisory lock on a file (flock), which the kernel drops when its holder dies. Two objects exclude each
/// other even inside one process. Child processes do not inherit it.
class FileLock
{
public:
    enum class Mode { Shared, Exclusive };

    /// Nothing if the file cannot be made or opened.
    static std::optional<FileLock> open(const QString &path);
    ~FileLock();
    FileLock(FileLock &&other) noexcept;
    FileLock &operator=(FileLock &&other) noexcept;
    FileLock(const FileLock &) = delete;
    FileLock &operator=(const FileLock &) = delete;

    /// Also changes from one mode to the other; the old lock is then given up for a moment.
    bool tryLock(Mode mode);
    bool waitForLock(Mode mode, std::chrono::milliseconds timeout);
    void unlock();

private:
    explicit FileLock(int descriptor);

    int m_descriptor;
};

} // namespace lekthi::local
