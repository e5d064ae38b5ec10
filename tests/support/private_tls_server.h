#pragma once

#include "core/store/session/address.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace lekthi::test {

/// A MariaDB on a loopback port with certificates of its own authority, and with the plugins for ed25519 and
/// for rules of passwords. Gone with the object, and when the test program is killed.
class PrivateTlsServer
{
public:
    enum class Certificate {
        None,      ///< the server offers no encryption
        Own,       ///< for 127.0.0.1
        OtherHost, ///< for another name than its own
    };

    /// Ends the program with a message if the server cannot be started.
    explicit PrivateTlsServer(Certificate certificate, const QStringList &options = {});
    ~PrivateTlsServer();
    PrivateTlsServer(const PrivateTlsServer &) = delete;
    PrivateTlsServer &operator=(const PrivateTlsServer &) = delete;

    /// Entry by the socket as its administrator; the database is empty.
    store::Address administrator() const;
    /// Entry by network, encrypted, trusting its authority.
    store::Address network(const QString &user, const QString &password) const;
    QString authority() const;      ///< file with the certificate of the server's CA
    QString otherAuthority() const; ///< of a CA that has nothing to do with it
    /// A certificate for a person, signed by the authority.
    QString personCertificate() const;
    QString personKey() const;

    static bool isAvailable(); ///< needs the program openssl
    static QString missing();  ///< why a test is skipped

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace lekthi::test
