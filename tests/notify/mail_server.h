#pragma once

#include "tests/support/scratch_directory.h"

#include <QByteArrayList>
#include <QList>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QTcpServer>
#include <QUrl>

class QSslSocket;

namespace lekthi::test {

/// Somebody's mail server on a loopback port (SMTP), with a certificate of its own authority. Lives in the
/// test's thread and needs its event loop.
class MailServer : public QTcpServer
{
public:
    enum class Encryption {
        FromTheStart, ///< smtps
        StartTls,     ///< smtp with STARTTLS
        None,         ///< smtp that offers none
    };
    enum class Manner {
        Accepts,
        RefusesRecipient, ///< 550
        IsFull,           ///< 452 after DATA
        HangsUp,          ///< takes the message, closes the connection
        IsSilent,         ///< never greets
    };

    struct Message
    {
        QByteArray sender;
        QByteArrayList recipients;
        QByteArray text;
        bool wasEncrypted = false;

        QByteArray header(const QByteArray &name) const; ///< unfolded; empty if there is none
        QString body() const;                            ///< decoded
    };

    explicit MailServer(Encryption encryption, Manner manner = Manner::Accepts,
                        const QString &certificateFor = QStringLiteral("IP:127.0.0.1"));

    QUrl address() const;
    QList<QSslCertificate> authority() const;
    void askForSignIn(const QByteArray &user, const QByteArray &password);
    const QList<Message> &messages() const { return m_messages; }
    bool sawSignInInPlain() const { return m_sawSignInInPlain; }

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    struct Talk
    {
        QByteArray received;
        Message message;
        bool isInText = false;
        bool isSignedIn = false;
    };

    void read(QSslSocket *socket, Talk &talk);
    void obey(QSslSocket *socket, Talk &talk, const QByteArray &line);
    void greetBack(QSslSocket *socket);
    void takeText(QSslSocket *socket, Talk &talk, qsizetype end);

    ScratchDirectory m_scratch;
    QSslConfiguration m_configuration;
    Encryption m_encryption;
    Manner m_manner;
    QByteArray m_signIn; ///< base64 of AUTH PLAIN; empty: nobody is asked
    QList<Message> m_messages;
    bool m_sawSignInInPlain = false;
};

} // namespace lekthi::test
