#pragma once

#include "core/audit/audit_error.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

namespace lekthi::audit {

/// An Ed25519 key that tells whether a signature is genuine.
struct PublicKey
{
    QByteArray bytes; ///< 32

    /// From the text that toText() gives, blanks around it allowed; nothing if it is none.
    static std::optional<PublicKey> parse(const QByteArray &text);
    QByteArray toText() const; ///< base64, 44 characters

    bool verifies(const QByteArray &text, const QByteArray &signature) const;
    bool operator==(const PublicKey &) const = default;
};

/// An Ed25519 key that signs, kept in a file which nobody but its owner may read or write. Its memory is
/// wiped when it goes.
class SigningKey
{
public:
    /// Reads the key file. KeyMissing if there is none; KeyTooOpen if others than this user could read or
    /// write it, KeyForeign if it belongs to somebody else; Malformed if it holds no key.
    /// KeyInKeychain if the file only says that the key is kept in a keychain.
    static AuditResult<SigningKey> load(const QString &path);
    /// As load(), but makes the key and its file (mode 0600, its directory too if need be) where there is
    /// none. Of two programs at once one makes it, both use it.
    static AuditResult<SigningKey> loadOrCreate(const QString &path);
    ~SigningKey();
    SigningKey(SigningKey &&) noexcept;
    SigningKey &operator=(SigningKey &&) noexcept;

    /// From what secretText() gave; nothing if it is none.
    static std::optional<SigningKey> fromSecretText(const QByteArray &text);
    /// All of the key, for a keychain. Wipe it after use.
    QByteArray secretText() const;

    PublicKey publicKey() const;
    QByteArray sign(const QByteArray &text) const; ///< 64 bytes

private:
    struct Secret;
    explicit SigningKey(std::unique_ptr<Secret> secret);

    std::unique_ptr<Secret> m_secret;
};

/// The public part of the key at the path, also of one that is kept in a keychain. Fails as load() does.
AuditResult<PublicKey> publicKeyAt(const QString &path);

/// The key that the file at the path is about, from what the keychain gave; KeyInKeychain if that is no key
/// or another one.
AuditResult<SigningKey> keyFromKeychain(const QString &path, const QByteArray &secretText);

/// Puts a file in the place of the key's that only says that the key is kept in a keychain. Call it once the
/// keychain gave the key back. Fails with CannotWrite or DiskFull; then the key's file is as it was.
AuditResult<void> leaveToKeychain(const QString &path, const PublicKey &key);

} // namespace lekthi::audit
