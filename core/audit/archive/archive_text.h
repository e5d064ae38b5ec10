#pragma once

#include "core/audit/archive/ledger_archive.h"
#include "core/audit/evidence/signed_note.h"
#include "core/store/ledger/ledger_chain.h"

#include <QByteArray>

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

SignedNote signArchive(const LedgerArchive &archive, const SigningKey &key);
/// What the note says, whose signature is checked by isArchiveSignedBy(); nothing if it is of no archive.
std::optional<LedgerArchive> readArchiveNote(const SignedNote &note);
bool isArchiveSignedBy(const SignedNote &note, const PublicKey &key);

} // namespace lekthi::audit
