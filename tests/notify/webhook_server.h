#pragma once

#include "tests/support/scratch_directory.h"

#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QPointer>
#include <QSslCertificate>
#include <QSslServer>
#include <QUrl>

class QSslSocket;
class QTcpSocket;

namespace lekthi::test {

/// Somebody's server for webhooks on a loopback port, with certificates of its own authority, that behaves as
/// the test says. Lives in the test's thread and needs its event loop.
class WebhookServer
{
public:
    enum class Manner {
        Answers,
        IsSilent,         ///< takes the request, never answers
        HangsUp,          ///< takes the request, closes the connection
        HangsUpMidAnswer, ///< after the status and half of the body
        Drips,            ///< a byte of a header now and then, for ever
        DripsAfterStatus, ///< the same with the body
        NeverEnds,        ///< a body without end, as fast as it goes
        TalksNonsense,    ///< no HTTP
    };
    enum class Certificate {
        Own,       ///< for localhost and 127.0.0.1
        OtherHost, ///< for another name
        None,      ///< no encryption at all
    };

    struct Request
    {
        QByteArray line;                      ///< "POST /services/... HTTP/1.1"
        QMap<QByteArray, QByteArray> headers; ///< names in small letters
        QByteArray body;

        QJsonObject json() const;
    };

    explicit WebhookServer(Certificate certificate = Certificate::Own);
    ~WebhookServer();
    WebhookServer(const WebhookServer &) = delete;
    WebhookServer &operator=(const WebhookServer &) = delete;

    /// How each request is treated from now on.
    void behave(Manner manner, int status = 200, const QByteArray &headers = {},
                const QByteArray &body = "ok");
    /// Answers what it has been silent about, and from now on at once.
    void speakUp();
    QUrl address(const QString &path = QStringLiteral("/services/T000/B000/secretsecret")) const;
    QList<QSslCertificate> authority() const;
    QString authorityFile() const;
    const QList<Request> &requests() const { return m_requests; }
    /// Connections that were made, whether a request came or not.
    int connections() const { return m_connections; }
    void clear();

private:
    void serve(QTcpSocket *socket);
    void read(QTcpSocket *socket, QByteArray &received);
    void answer(QTcpSocket *socket);

    ScratchDirectory m_scratch;
    std::unique_ptr<QTcpServer> m_server;
    QList<Request> m_requests;
    QList<QPointer<QTcpSocket>> m_silentTo;
    int m_connections = 0;
    Manner m_manner = Manner::Answers;
    QByteArray m_status = "200";
    QByteArray m_headers;
    QByteArray m_body = "ok";
};

} // namespace lekthi::test
