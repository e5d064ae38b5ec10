#pragma once

#include <QString>

namespace lekthi::test {

/// Writes BASE.pem and BASE.key: an authority of its own, for two days. Ends the program with a message if
/// the program openssl fails.
void makeAuthority(const QString &base);

/// The same for a certificate that the authority signs; names as openssl takes them:
/// "DNS:localhost,IP:127.0.0.1".
void makeCertificate(const QString &base, const QString &authority, const QString &names);

} // namespace lekthi::test
