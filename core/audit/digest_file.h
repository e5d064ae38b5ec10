#pragma once

#include "core/audit/audit_error.h"
#include "core/audit/stored_digest.h"

#include <QFile>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace lekthi::audit {

/// Of a million counters a digest is 150 MB long, and every day brings one.
inline constexpr qint64 largestDigestFile = qint64(1) << 40;

/// What a line has that is empty, line breaks included.
constexpr bool isBlank(char byte)
{
    return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

/// All digests of a file, in its order, of which some blocks are held at a time. Others may add to the file
/// meanwhile. One thread; blocks for the disk.
class DigestFile
{
public:
    /// None.
    DigestFile() = default;
    /// Those of an open file of this name, one a line; empty lines are passed over. Malformed, as path:line,
    /// if a line is no digest; FileMissing if the file cannot be read to its end. Checks no signature.
    static AuditResult<DigestFile> read(std::unique_ptr<QFile> file, const QString &path);

    bool isEmpty() const { return m_digests.empty(); }
    qsizetype size() const { return qsizetype(m_digests.size()); }
    StoredDigest &at(qsizetype index) { return m_digests.at(size_t(index)); }
    const StoredDigest &at(qsizetype index) const { return m_digests.at(size_t(index)); }

    /// Shows the heads of all of them, digest by digest. FileMissing if they cannot be read any more.
    AuditResult<void> showHeads(const std::function<void(const CounterHead &)> &show);

private:
    QString m_path;
    std::unique_ptr<QFile> m_file;
    std::vector<StoredDigest> m_digests;
};

} // namespace lekthi::audit
