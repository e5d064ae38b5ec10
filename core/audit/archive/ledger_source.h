#pragma once

#include "core/audit/archive/archive_rows.h"
#include "core/audit/archive/ledger_archive.h"
#include "core/audit/finding.h"
#include "core/store/ledger/stored_rows.h"
#include "core/store/session/connection.h"

#include <QList>

#include <memory>

namespace lekthi::audit {

/// The whole ledger in the order of ids: from the store, and from archives where the store no longer has the
/// rows. Where it has them still they have to be the same. One thread.
class LedgerSource
{
public:
    /// Whose signatures were checked, oldest first.
    explicit LedgerSource(QList<TrustedArchive> archives);
    ~LedgerSource();

    /// Looks which rows of the archives the store still has; nothing to do where there is none. Refused as
    /// requireArchives() does.
    store::Result<void> begin(store::Connection &connection);
    /// The rows behind afterId, at most limit; they stay until the next call. None: there are no more. Fails
    /// as Damaged if an archive has changed since its signature was checked.
    store::Result<const QList<store::CheckedRow> *> read(store::Connection &connection, qint64 afterId,
                                                         int limit);
    /// Whether what follows the id is read from the store alone, so that a page which is not full is the last
    /// one; however fast rows are added, a walk ends there.
    bool isPastArchives(qint64 afterId) const { return !partBehind(afterId); }
    /// So far: rows that archive and store do not have in common, archives that nobody agreed on.
    const QList<Finding> &findings() const { return m_findings; }

private:
    struct Part
    {
        TrustedArchive file;
        bool isInStore = false;
    };

    const Part *partBehind(qint64 afterId) const;
    store::Result<void> open(const Part &part);
    store::Result<void> nextArchived(int limit);
    void compare(const QList<store::CheckedRow> &page);
    void report(Damage damage, const store::StoredLedgerRow &row);

    QList<TrustedArchive> m_archives;
    QList<Part> m_parts;
    store::StoredRowsAhead m_stored;
    const Part *m_opened = nullptr;
    std::unique_ptr<ArchiveRows> m_archived;
    QList<store::CheckedRow> m_ahead; ///< of the archive, not compared yet
    QList<store::CheckedRow> m_page;
    QList<Finding> m_findings;
};

} // namespace lekthi::audit
