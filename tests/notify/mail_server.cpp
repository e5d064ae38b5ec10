#include "tests/notify/mail_server.h"

#include "tests/notify/server_certificate.h"
#include "tests/support/certificates.h"

#include <QSslSocket>

#include <memory>
#include <utility>

namespace lekthi::test {

using namespace Qt::StringLiterals;

QByteArray MailServer::Message::header(const QByteArray &name) const
{
    QByteArray head = text.left(text.indexOf("\r\n\r\n"));
    head.replace("\r\n ", " ");
    for (const QByteArray &line : head.split('\n'))
        if (line.toLower().startsWith(name.toLower() + ':'))
            return line.mid(name.size() + 1).trimmed();
    return {};
}

QString MailServer::Message::body() const
{
    return QString::fromUtf8(QByteArray::fromBase64(text.mid(text.indexOf("\r\n\r\n"))));
}

MailServer::MailServer(Encryption encryption, Manner manner, const QString &certificateFor)
    : m_encryption(encryption)
    , m_manner(manner)
{
    const QString authority = m_scratch.filePath(u"ca"_s);
    const QString base = m_scratch.filePath(u"server"_s);
    makeAuthority(authority);
    makeCertificate(base, authority, certificateFor);
    m_configuration = serverConfiguration(base);
    if (!listen(QHostAddress::LocalHost))
        qFatal("tests/notify: no port");
}

QUrl MailServer::address() const
{
    const QString scheme = m_encryption == Encryption::FromTheStart ? u"smtps"_s : u"smtp"_s;
    return QUrl(u"%1://127.0.0.1:%2"_s.arg(scheme).arg(serverPort()));
}

QList<QSslCertificate> MailServer::authority() const
{
    return QSslCertificate::fromPath(m_scratch.filePath(u"ca.pem"_s));
}

void MailServer::askForSignIn(const QByteArray &user, const QByteArray &password)
{
    m_signIn = (QByteArray(1, '\0') + user + '\0' + password).toBase64();
}

void MailServer::incomingConnection(qintptr descriptor)
{
    auto *socket = new QSslSocket(this);
    socket->setSslConfiguration(m_configuration);
    socket->setSocketDescriptor(descriptor);
    connect(socket, &QSslSocket::disconnected, socket, &QObject::deleteLater);
    if (m_manner == Manner::IsSilent)
        return;
    const auto talk = std::make_shared<Talk>();
    connect(socket, &QSslSocket::readyRead, this, [this, socket, talk] { read(socket, *talk); });
    const auto greet = [socket] { socket->write("220 mail.example ESMTP\r\n"); };
    if (m_encryption == Encryption::FromTheStart) {
        connect(socket, &QSslSocket::encrypted, socket, greet);
        socket->startServerEncryption();
    } else {
        greet();
    }
}

void MailServer::read(QSslSocket *socket, Talk &talk)
{
    talk.received += socket->readAll();
    while (true) {
        const QByteArray mark = talk.isInText ? "\r\n.\r\n" : "\r\n";
        const qsizetype end = talk.received.indexOf(mark);
        if (end < 0)
            return;
        if (talk.isInText) {
            takeText(socket, talk, end);
            continue;
        }
        const QByteArray line = talk.received.left(end);
        talk.received.remove(0, end + mark.size());
        obey(socket, talk, line);
    }
}

void MailServer::greetBack(QSslSocket *socket)
{
    if (m_encryption == Encryption::StartTls && !socket->isEncrypted())
        socket->write("250-mail.example\r\n250 STARTTLS\r\n");
    else
        socket->write(m_signIn.isEmpty() ? "250 mail.example\r\n" : "250-mail.example\r\n250 AUTH PLAIN\r\n");
}

void MailServer::obey(QSslSocket *socket, Talk &talk, const QByteArray &line)
{
    const QByteArray word = line.left(4).toUpper();
    if (word == "EHLO") {
        greetBack(socket);
    } else if (word == "STAR") {
        socket->write("220 go on\r\n");
        socket->startServerEncryption();
    } else if (word == "AUTH") {
        m_sawSignInInPlain = m_sawSignInInPlain || !socket->isEncrypted();
        if (line == "AUTH PLAIN") {
            socket->write("334 \r\n");
            return;
        }
        talk.isSignedIn = line.endsWith(m_signIn);
        socket->write(talk.isSignedIn ? "235 welcome\r\n" : "535 wrong password\r\n");
    } else if (!m_signIn.isEmpty() && line == m_signIn) {
        talk.isSignedIn = true;
        socket->write("235 welcome\r\n");
    } else if (!m_signIn.isEmpty() && !talk.isSignedIn && word != "QUIT") {
        socket->write(word == "MAIL" ? "530 sign in first\r\n" : "535 wrong password\r\n");
    } else if (word == "MAIL") {
        talk.message = {.sender = line, .recipients = {}, .text = {}, .wasEncrypted = socket->isEncrypted()};
        socket->write("250 ok\r\n");
    } else if (word == "RCPT") {
        talk.message.recipients.append(line);
        socket->write(m_manner == Manner::RefusesRecipient ? "550 no such user\r\n" : "250 ok\r\n");
    } else if (word == "DATA") {
        talk.isInText = true;
        socket->write("354 go on\r\n");
    } else {
        socket->write("221 bye\r\n");
        socket->disconnectFromHost();
    }
}

void MailServer::takeText(QSslSocket *socket, Talk &talk, qsizetype end)
{
    talk.message.text = talk.received.left(end);
    talk.received.clear();
    talk.isInText = false;
    m_messages.append(talk.message);
    if (m_manner == Manner::HangsUp)
        socket->abort();
    else
        socket->write(m_manner == Manner::IsFull ? "452 no space\r\n" : "250 taken\r\n");
}

} // namespace lekthi::test
