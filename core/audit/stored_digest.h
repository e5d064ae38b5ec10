#pragma once

#include "core/audit/digest_heads.h"

#include <QFile>

#include <functional>
#include <memory>
#include <optional>

namespace lekthi::audit {

/// A digest in a file, of which no more than a block of its line is held at a time; one that somebody wrote
/// otherwise than Lekthi does is held whole. One thread.
class StoredDigest
{
public:
    /// The digest between these bytes of a file, which outlives this and is not changed there; nothing if
    /// they hold none (readDigests).
    static std::optional<StoredDigest> read(QFile &file, qint64 begin, qint64 end);

    /// When it was made, from the last 256 KiB of a line that ends there, however long it is; nothing if they
    /// are not as Lekthi writes them.
    static std::optional<QDateTime> timeOfLine(QFile &file, qint64 end);

    /// All but its counters.
    const SignedDigest &frame() const { return m_frame; }
    /// Signatures on its checkpoint that are kept elsewhere.
    void addSignatures(const QList<NoteSignature> &signatures);
    /// By counterId.
    HeadSource &heads() { return *m_heads; }
    /// Of the digest as an entry of its log (digestEntry). Nothing if the file cannot be read any more.
    std::optional<QByteArray> entryHash();
    /// As SignedDigest::isSignedBy(); false as well if the file cannot be read any more. Holds 100 bytes for
    /// each counter of a digest that stands in no log.
    bool isSignedBy(const PublicKey &trusted);

private:
    StoredDigest() = default;
    static std::optional<StoredDigest> readWhole(QFile &file, qint64 begin, qint64 end);

    SignedDigest m_frame;
    std::unique_ptr<HeadSource> m_heads;
    QByteArray m_entryHash; ///< empty until it is known
};

/// What toJson() gives, block by block: false once write says so, or the heads cannot be read; errno says
/// why.
bool writeJson(const SignedDigest &frame, HeadSource &heads,
               const std::function<bool(const QByteArray &)> &write);

} // namespace lekthi::audit
