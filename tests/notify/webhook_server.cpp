#include "tests/notify/webhook_server.h"

#include "tests/notify/server_certificate.h"
#include "tests/support/certificates.h"

#include <QJsonDocument>
#include <QTcpSocket>
#include <QTimer>

#include <memory>
#include <utility>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int dripMs = 20;
constexpr qsizetype flood = 64 * 1024;
constexpr char tlsHandshake = 0x16;

/// Until the other end goes.
void pour(QTcpSocket *socket, const QByteArray &bytes, int eachMs)
{
    auto *timer = new QTimer(socket);
    QObject::connect(timer, &QTimer::timeout, socket, [socket, bytes] {
        if (socket->bytesToWrite() < flood)
            socket->write(bytes);
    });
    timer->start(eachMs);
}

} // namespace

QJsonObject WebhookServer::Request::json() const
{
    return QJsonDocument::fromJson(body).object();
}

WebhookServer::WebhookServer(Certificate certificate)
{
    const QString authority = m_scratch.filePath(u"ca"_s);
    const QString base = m_scratch.filePath(u"server"_s);
    makeAuthority(authority);
    makeCertificate(base, authority,
                    certificate == Certificate::OtherHost ? u"DNS:other.example"_s
                                                          : u"DNS:localhost,IP:127.0.0.1"_s);
    if (certificate == Certificate::None) {
        m_server = std::make_unique<QTcpServer>();
    } else {
        auto server = std::make_unique<QSslServer>();
        server->setSslConfiguration(serverConfiguration(base));
        m_server = std::move(server);
    }
    QObject::connect(m_server.get(), &QTcpServer::pendingConnectionAvailable, m_server.get(), [this] {
        while (QTcpSocket *socket = m_server->nextPendingConnection())
            serve(socket);
    });
    if (!m_server->listen(QHostAddress::LocalHost))
        qFatal("tests/notify: no port");
}

WebhookServer::~WebhookServer() = default;

void WebhookServer::behave(Manner manner, int status, const QByteArray &headers, const QByteArray &body)
{
    m_manner = manner;
    m_status = QByteArray::number(status);
    m_headers = headers;
    m_body = body;
    clear();
}

void WebhookServer::speakUp()
{
    m_manner = Manner::Answers;
    for (const QPointer<QTcpSocket> &socket : std::exchange(m_silentTo, {})) {
        if (socket)
            answer(socket);
    }
}

QUrl WebhookServer::address(const QString &path) const
{
    return QUrl(u"https://127.0.0.1:%1%2"_s.arg(m_server->serverPort()).arg(path));
}

QString WebhookServer::authorityFile() const
{
    return m_scratch.filePath(u"ca.pem"_s);
}

QList<QSslCertificate> WebhookServer::authority() const
{
    return QSslCertificate::fromPath(authorityFile());
}

void WebhookServer::clear()
{
    m_requests.clear();
    m_silentTo.clear();
    m_connections = 0;
}

void WebhookServer::serve(QTcpSocket *socket)
{
    ++m_connections;
    const auto received = std::make_shared<QByteArray>();
    QObject::connect(socket, &QTcpSocket::readyRead, m_server.get(),
                     [this, socket, received] { read(socket, *received); });
    QObject::connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    read(socket, *received);
}

void WebhookServer::read(QTcpSocket *socket, QByteArray &received)
{
    received += socket->readAll();
    if (!qobject_cast<QSslSocket *>(socket) && received.startsWith(tlsHandshake)) {
        socket->write("HTTP/1.1 400 Bad Request\r\n\r\n");
        socket->disconnectFromHost();
        return;
    }
    const qsizetype end = received.indexOf("\r\n\r\n");
    if (end < 0)
        return;
    Request request;
    QList<QByteArray> lines = received.left(end).split('\n');
    request.line = lines.takeFirst().trimmed();
    for (const QByteArray &line : std::as_const(lines))
        request.headers.insert(line.left(line.indexOf(':')).toLower(),
                               line.mid(line.indexOf(':') + 1).trimmed());
    request.body = received.mid(end + 4);
    if (request.body.size() < request.headers["content-length"].toInt())
        return;
    received.clear();
    m_requests.append(request);
    answer(socket);
}

void WebhookServer::answer(QTcpSocket *socket)
{
    const QByteArray head = "HTTP/1.1 " + m_status + " Words\r\n" + m_headers;
    const QByteArray length = "Content-Length: " + QByteArray::number(m_body.size()) + "\r\n\r\n";
    switch (m_manner) {
    case Manner::Answers:
        socket->write(head + length + m_body);
        socket->disconnectFromHost();
        break;
    case Manner::IsSilent:
        m_silentTo.append(socket);
        break;
    case Manner::HangsUp:
        socket->disconnectFromHost();
        break;
    case Manner::HangsUpMidAnswer:
        socket->write(head + length + m_body.left(m_body.size() / 2));
        socket->disconnectFromHost();
        break;
    case Manner::Drips:
        socket->write(head + "X-Drip: ");
        pour(socket, "x", dripMs);
        break;
    case Manner::DripsAfterStatus:
        socket->write(head + "\r\n");
        pour(socket, "x", dripMs);
        break;
    case Manner::NeverEnds:
        socket->write(head + "\r\n");
        pour(socket, QByteArray(flood, 'x'), 0);
        break;
    case Manner::TalksNonsense:
        socket->write("220 mail.example ESMTP\r\n");
        socket->disconnectFromHost();
        break;
    }
}

} // namespace lekthi::test
