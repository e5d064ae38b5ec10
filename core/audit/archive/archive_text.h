#pragma once

#include "core/audit/archive/ledger_archive.h"
#include "core/audit/evidence/signed_note.h"
#include "core/store/ledger/stored_rows.h"

#include <QByteArray>
#include <QHash>

#include <optional>

namespace lekthi::audit {

// The lines of an archive (docs/auditors.md): a first one, one for each row, an empty one, and a signed note
// (c2sp.org/signed-note) with the SHA-256 of all lines before the empty one. Each ends in a line break.

inline constexpr qsizetype longestArchiveLine = 1024 * 1024;

/// What stands first: what this is, of which store, and the names of the columns.
QByteArray firstLine(const LedgerArchive &archive);
/// Store, year and the id behind which it begins; nothing if it is no archive that this program reads.
std::optional<LedgerArchive> readFirstLine(const QByteArray &line);

QByteArray rowLine(const store::StoredLedgerRow &row);
/// Nothing if the line is no row.
std::optional<store::StoredLedgerRow> readRowLine(const QByteArray &line);

/// Whether each row is as it was drawn: it carries its own hash and stands behind the one before it in its
/// counter. Of the first rows of a counter only those of before the ledger was chained have none.
class ArchivedChains
{
public:
    bool take(const store::CheckedRow &checked);

private:
    QHash<qint64, QByteArray> m_hashes; ///< of each counter's last row so far
};

SignedNote signArchive(const LedgerArchive &archive, const SigningKey &key);
/// What the note says, whose signature is checked by isArchiveSignedBy(); nothing if it is of no archive.
std::optional<LedgerArchive> readArchiveNote(const SignedNote &note);
bool isArchiveSignedBy(const SignedNote &note, const PublicKey &key);

} // namespace lekthi::audit
