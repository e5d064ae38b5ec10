#pragma once

#include "core/audit/archive/ledger_archive.h"
#include "core/audit/audit_error.h"
#include "core/audit/signing.h"
#include "core/store/ledger/stored_rows.h"

#include <QList>
#include <QString>

#include <functional>
#include <memory>

namespace lekthi::audit {

/// Reads the rows of an archive page by page and checks that each carries its own hash, stands behind the one
/// before it in its counter, and that all of them are those that were signed. One thread.
class ArchiveRows
{
public:
    ArchiveRows();
    ~ArchiveRows();
    ArchiveRows(const ArchiveRows &) = delete;
    ArchiveRows &operator=(const ArchiveRows &) = delete;

    AuditResult<void> open(const QString &path);
    /// The next rows, at most limit; they stay until the next call. None: all were read, and are those that
    /// the note at the end tells. Fails with ArchiveDamaged, or as reading a file does.
    AuditResult<const QList<store::CheckedRow> *> read(int limit);
    /// Once all were read.
    const LedgerArchive &archive() const;
    bool isSignedBy(const PublicKey &key) const;

private:
    struct State;
    std::unique_ptr<State> d;
};

/// Reads the whole archive. ArchiveNotSigned if the key did not sign it; else fails as its rows do. told
/// hears now and then how many rows were read.
AuditResult<TrustedArchive> checkArchive(const QString &path, const PublicKey &key,
                                         const std::function<void(qint64 rows)> &told = {});

} // namespace lekthi::audit
