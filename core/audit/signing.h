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
    static AuditResult<SigningKey> load(const QString &path);
    /// As load(), but makes the key and its file (mode 0600, its directory too if need be) where there is
    /// none. Of two programs at once one makes it, both use it.
    static AuditResult<SigningKey> loadOrCreate(const QString &path);
    ~SigningKey();
    SigningKey(SigningKey &&) noexcept;
    SigningKey &operator=(SigningKey &&) noexcept;

    PublicKey publicKey() const;
    QByteArray sign(const QByteArray &text) const; ///< 64 bytes

private:
    struct Secret;
    explicit SigningKey(std::unique_ptr<Secret> secret);

    std::unique_ptr<Secret> m_secret;
};

} // namespace lekthi::audit
