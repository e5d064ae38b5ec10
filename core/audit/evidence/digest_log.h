#pragma once

#include "core/audit/digest_file.h"
#include "core/audit/digest_heads.h"
#include "core/audit/evidence/checkpoint.h"
#include "core/audit/evidence/log_proof.h"
#include "core/audit/evidence/merkle_tree.h"
#include "core/audit/stored_digest.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace lekthi::audit {

// The digests that one key signed in one file are an append-only log. Each enters the heads of the counters
// that moved since the one before it, by counter, and then itself; a checkpoint signs what the log is with
// it. The last entry's proof is all that is needed to go on, so that each line of a file can be checked
// without the others. Values; any thread.

/// The entry of a counter's head: "lekthi-head-1", store (percent-encoded), counter, length and hash (hex),
/// a line each.
QByteArray headEntry(const QString &store, const CounterHead &head);
/// The entry of a digest: "LD2" and every value with its length.
QByteArray digestEntry(const Digest &digest);

/// leafHash(digestEntry()) of the digest with these heads instead of its own counters. Nothing if they cannot
/// be read; errno says why.
std::optional<QByteArray> entryHash(const Digest &digest, HeadSource &heads);

/// What SignedDigest::signature covers: as digestEntry(), but for the tag "LD1".
QByteArray textWithoutLog(const Digest &digest);
/// Of the digest with these heads instead of its own counters, 100 bytes for each; nothing if they cannot be
/// read.
std::optional<QByteArray> textWithoutLog(const Digest &digest, HeadSource &heads);
/// A time as digests have it: "2026-03-02T18:05:00.000Z".
QString digestTimeText(const QDateTime &time);

/// Nothing for a digest that stands in no log.
std::optional<Checkpoint> checkpointOf(const SignedDigest &digest);

/// False where the digest claims to stand in a log that this key signed, but is not what was signed there, or
/// cannot be read any more: none may follow it. True for one in no log, or of another key.
bool mayBeFollowed(StoredDigest &digest, const PublicKey &key);

/// Whether a digest, of which entry is the hash as one of its log, is the last entry of a log that the key
/// signed.
bool isSignedInLog(const SignedDigest &digest, const QByteArray &entry, const PublicKey &trusted);

/// Enters the digest into the log of the one before it, if that is of the same store and this key signed it;
/// else into a new log. The digest has these heads instead of counters of its own, by counterId as those of
/// the one before it are; gives all but the counters and holds few of them. Nothing if heads cannot be read;
/// errno says why.
std::optional<SignedDigest> signHeads(const Digest &digest, HeadSource &heads, const SigningKey &key,
                                      StoredDigest *before = nullptr);

/// How a log went on from digests[first] to digests[last], which follow each other in it without a gap: the
/// tree of the later checkpoint, which holds 100 bytes for each entry behind the earlier one. first: -1 where
/// the log begins behind it. Nothing if they do not make that checkpoint: digests between them are missing,
/// were changed, or cannot be read. Checks no signature.
std::optional<MerkleTree> growth(DigestFile &digests, qsizetype first, qsizetype last);

/// That the digest entered this head into its log, behind the one before it; before: null where the log
/// begins with it. Holds few heads at a time. Nothing if it did not, or the two do not follow each other.
/// Checks no signature.
std::optional<LogProof> proofOfHead(StoredDigest *before, StoredDigest &digest, const CounterHead &head);

/// The digest of the same log that stands before this one; -1 if the log begins with it.
qsizetype predecessorOf(const DigestFile &digests, qsizetype at);

} // namespace lekthi::audit
