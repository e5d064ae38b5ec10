#pragma once

#include "core/audit/signing.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace lekthi::audit {

// Signed notes as c2sp.org/signed-note defines them, which Go's checksum database and Sigstore publish.
// Values; any thread.

/// What stands before the public key where its id is made.
enum class NoteAlgorithm : char {
    Ed25519 = 0x01,
    Cosignature = 0x04, ///< of a witness, with a time (c2sp.org/tlog-cosignature)
};

/// Whose signatures are looked for: a key under the name with which it signs.
struct NoteKey
{
    QByteArray name;
    PublicKey key;
    NoteAlgorithm algorithm = NoteAlgorithm::Ed25519;

    /// From the text that toText() gives, blanks around it allowed; nothing if it is none, names another
    /// algorithm, or its id is not that of name and key.
    static std::optional<NoteKey> parse(const QByteArray &text);
    QByteArray toText() const; ///< "NAME+ID+BASE64", a verifier key ("vkey")
    QByteArray id() const;     ///< 4 bytes

    bool operator==(const NoteKey &) const = default;
};

/// A name has letters of UTF-8, no blanks and no "+".
bool isNoteName(const QByteArray &name);

struct NoteSignature
{
    QByteArray name;
    QByteArray keyId; ///< 4 bytes
    QByteArray bytes; ///< as the algorithm of the key has them

    static std::optional<NoteSignature> parse(const QByteArray &line); ///< without its line break
    QByteArray toLine() const; ///< "— NAME BASE64", without a line break
    bool isOf(const NoteKey &key) const { return name == key.name && keyId == key.id(); }

    bool operator==(const NoteSignature &) const = default;
};

struct SignedNote
{
    QByteArray text; ///< ends in a line break
    QList<NoteSignature> signatures;

    /// Nothing if it is no note: not UTF-8, with control characters, without a blank line, or with a line
    /// behind the last one that is no signature. Checks no signature.
    static std::optional<SignedNote> parse(const QByteArray &note);
    QByteArray toText() const;

    /// Whether it has a signature of this key (Ed25519), and each one that it has is genuine.
    bool isSignedBy(const NoteKey &key) const;

    bool operator==(const SignedNote &) const = default;
};

/// The text (which ends in a line break) with one signature under that name.
SignedNote signNote(const QByteArray &text, const QByteArray &name, const SigningKey &key);

} // namespace lekthi::audit
