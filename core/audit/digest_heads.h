#pragma once

#include "core/audit/digest.h"

#include <QList>
#include <QTemporaryFile>

#include <optional>

namespace lekthi::audit {

/// The heads of a digest, shown one after another by counterId, as often as asked; however many there are, it
/// need not hold them. One thread.
class HeadSource
{
public:
    HeadSource() = default;
    virtual ~HeadSource() = default;
    HeadSource(const HeadSource &) = delete;
    HeadSource &operator=(const HeadSource &) = delete;

    virtual qint64 count() const = 0;
    virtual void begin() = 0; ///< the next one is the first
    /// Nothing behind the last one, or where it cannot be read: then fewer than count() were shown, and errno
    /// says why.
    virtual std::optional<CounterHead> next() = 0;
};

/// Those of a list, which outlives this.
class ListedHeads : public HeadSource
{
public:
    explicit ListedHeads(const QList<CounterHead> &heads)
        : m_heads(heads)
    {
    }

    qint64 count() const override { return m_heads.size(); }
    void begin() override { m_at = 0; }
    std::optional<CounterHead> next() override;

private:
    const QList<CounterHead> &m_heads;
    qsizetype m_at = 0;
};

/// Kept in a file without a name, 48 bytes each, which goes with this.
class KeptHeads : public HeadSource
{
public:
    /// Beside a file that will be written, else where the system has its temporary files.
    explicit KeptHeads(const QString &besideFile);

    /// By counterId, all before the first begin().
    void append(const CounterHead &head);
    /// Call it behind the last append(). False if they could not be kept; errno says why.
    bool finish();

    qint64 count() const override { return m_count; }
    void begin() override;
    std::optional<CounterHead> next() override;

private:
    QTemporaryFile m_file;
    qint64 m_count = 0;
    int m_error = 0; ///< as errno has it, of the first failure
};

} // namespace lekthi::audit
