#pragma once

#include "core/audit/evidence/signed_note.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace lekthi::audit {

/// That an entry is in a log, for whoever has the entry (c2sp.org/tlog-proof). A value; any thread.
struct LogProof
{
    qint64 index = 0; ///< of the entry
    QList<QByteArray> hashes;
    SignedNote checkpoint; ///< with whatever cosignatures of witnesses were kept

    /// Nothing if it is no such text. Checks no signature and no hash.
    static std::optional<LogProof> parse(const QByteArray &text);
    QByteArray toText() const;

    bool operator==(const LogProof &) const = default;
};

} // namespace lekthi::audit
