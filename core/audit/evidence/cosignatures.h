#pragma once

#include "core/audit/digest_file.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

namespace lekthi::audit {

// Cosignatures of witnesses (c2sp.org/tlog-witness) on the checkpoints of a file of digests are kept beside
// that file. Any thread; blocks for the disk.

/// How long the file may be that is read for them.
inline constexpr qint64 largestCosignatureFile = qint64(1) << 30;

/// Where they are: a signed note a line, as JSON.
QString cosignatureFile(const QString &digestFile);

struct KeptCosignature
{
    qint64 size = 0; ///< of the log that was cosigned
    QDateTime time;  ///< as the witness says: UTC
    SignedNote note; ///< the checkpoint with the log's own signature and the witness's
};

/// Which of these digests' checkpoints the answer cosigns: lines of signatures, as a witness answers with, or
/// a whole cosigned checkpoint. NotCosigned if there is no genuine cosignature of the witness in it.
AuditResult<KeptCosignature> cosignatureIn(const QByteArray &answer, const DigestFile &digests,
                                           const NoteKey &witness);

/// Adds it beside the file. Fails with CannotWrite or DiskFull.
AuditResult<void> keepCosignature(const QString &digestFile, const KeptCosignature &cosignature);

/// Gives the digests all signatures that are kept of their checkpoints; kept: the content of that file. Lines
/// that are none are passed over; checks no signature.
void addCosignatures(DigestFile &digests, const QByteArray &kept);

} // namespace lekthi::audit
