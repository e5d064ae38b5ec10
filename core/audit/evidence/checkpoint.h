#pragma once

#include "core/audit/evidence/signed_note.h"

#include <QDateTime>

namespace lekthi::audit {

/// How far a log had come: the text of a signed note (c2sp.org/tlog-checkpoint). A value; any thread.
struct Checkpoint
{
    QByteArray origin; ///< which log it is; the name under which the log signs
    qint64 size = 0;
    QByteArray root;

    /// Nothing if the text is no checkpoint. Lines behind the third one are passed over.
    static std::optional<Checkpoint> parse(const QByteArray &text);
    QByteArray toText() const;

    bool operator==(const Checkpoint &) const = default;
};

/// When the witness cosigned the note (c2sp.org/tlog-cosignature, Ed25519): UTC. Nothing if it did not, or if
/// a cosignature under its name is not genuine.
std::optional<QDateTime> cosignedAt(const SignedNote &note, const NoteKey &witness);

} // namespace lekthi::audit
