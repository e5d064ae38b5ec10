#pragma once

#include <QFile>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>

namespace lekthi::test {

/// Of a server whose key and certificate were made by makeCertificate(base, ...).
inline QSslConfiguration serverConfiguration(const QString &base)
{
    QFile key(base + QStringLiteral(".key"));
    if (!key.open(QIODevice::ReadOnly))
        qFatal("tests/notify: %s cannot be read", qUtf8Printable(key.fileName()));
    QSslConfiguration made = QSslConfiguration::defaultConfiguration();
    made.setLocalCertificate(QSslCertificate::fromPath(base + QStringLiteral(".pem")).constFirst());
    made.setPrivateKey(QSslKey(&key, QSsl::Ec));
    made.setPeerVerifyMode(QSslSocket::VerifyNone);
    return made;
}

} // namespace lekthi::test
