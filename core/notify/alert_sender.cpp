#include "core/notify/alert_sender.h"

#include "core/notify/address_look_up.h"
#include "core/notify/address_rules.h"
#include "core/notify/mail_message.h"
#include "core/notify/mail_try.h"
#include "core/notify/notice_body.h"
#include "core/numbering/text_safety.h"

#include <QHostInfo>
#include <QIODevice>
#include <QLocale>
#include <QNetworkProxyFactory>
#include <QNetworkReply>
#include <QPointer>
#include <QSslConfiguration>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace lekthi::notify {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostRead = 64 * 1024; // of an answer, to show its beginning
constexpr int mostShown = 300;

constexpr int firstSuccess = 200;
constexpr int firstRedirection = 300;
constexpr int firstRejection = 400;
constexpr int requestTimeout = 408;
constexpr int tooManyRequests = 429;
constexpr int firstServerFault = 500;

/// A body that can be sent once. With any other, a QBuffer among them, the network library sends a request
/// again by itself, up to three times, when the other end hangs up before it answers.
class OnceBody : public QIODevice
{
public:
    OnceBody(QByteArray body, QObject *parent)
        : QIODevice(parent)
        , m_left(std::move(body))
    {
        open(ReadOnly | Unbuffered);
    }

    bool isSequential() const override { return true; }
    bool reset() override { return false; }
    qint64 bytesAvailable() const override { return m_left.size() + QIODevice::bytesAvailable(); }
    bool atEnd() const override { return m_left.isEmpty(); }

protected:
    qint64 readData(char *data, qint64 most) override
    {
        if (m_left.isEmpty())
            return -1;
        const qint64 count = std::min<qint64>(most, m_left.size());
        std::copy_n(m_left.constBegin(), count, data);
        m_left.remove(0, count);
        return count;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_left;
};

Trouble troubleOf(int status)
{
    if (status >= firstSuccess && status < firstRedirection)
        return Trouble::None;
    if (status >= firstRedirection && status < firstRejection)
        return Trouble::Redirected;
    if (status == tooManyRequests)
        return Trouble::Throttled;
    if (status == requestTimeout)
        return Trouble::TooSlow;
    return status >= firstServerFault ? Trouble::ServerFault : Trouble::Rejected;
}

/// Where no status came.
Trouble troubleOf(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::SslHandshakeFailedError:
        return Trouble::NotTrusted;
    case QNetworkReply::HostNotFoundError:
        return Trouble::NotFound;
    case QNetworkReply::TimeoutError:
    case QNetworkReply::OperationCanceledError:
        return Trouble::TooSlow;
    case QNetworkReply::RemoteHostClosedError:
    case QNetworkReply::ContentReSendError:
    case QNetworkReply::ProtocolFailure:
    case QNetworkReply::UnknownContentError:
        return Trouble::HungUp;
    default:
        return Trouble::Unreachable;
    }
}

/// Retry-After is a number of seconds or a date.
std::optional<std::chrono::seconds> pauseAskedIn(const QByteArray &header)
{
    bool isNumber = false;
    const int count = header.toInt(&isNumber);
    if (isNumber)
        return count < 0 ? std::nullopt : std::optional(std::chrono::seconds(count));
    QDateTime until =
        QLocale::c().toDateTime(QString::fromLatin1(header), u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s);
    until.setTimeSpec(Qt::UTC);
    if (!until.isValid())
        return std::nullopt;
    return std::chrono::seconds(std::max<qint64>(0, QDateTime::currentDateTimeUtc().secsTo(until)));
}

QString shownAnswer(const QByteArray &body, const ChannelSecret &secret)
{
    QString text;
    const QString read = withoutSecrets(QString::fromUtf8(body), secret).simplified();
    for (numbering::CodePoints points(read); !points.atEnd() && text.size() < mostShown;)
        if (const char32_t point = points.next(); !numbering::isInvisible(point))
            text += QString::fromUcs4(&point, 1);
    return text;
}

bool goesByProxy(const QUrl &address)
{
    const auto proxies = QNetworkProxyFactory::proxyForQuery(QNetworkProxyQuery(address));
    return !proxies.isEmpty() && proxies.first().type() != QNetworkProxy::NoProxy;
}

/// One try; deletes itself.
class Posting : public QObject
{
public:
    Posting(QNetworkAccessManager &network, const AlertNotice &notice, ChannelSecret secret, QObject *parent)
        : QObject(parent)
        , m_network(network)
        , m_secret(std::move(secret))
        , m_body(bodyOf(notice, m_secret))
        , m_transition(notice.transition.toUtf8())
    {
    }
    ~Posting() override
    {
        QHostInfo::abortHostLookup(m_lookUp);
        if (m_reply) {
            m_reply->disconnect(this);
            m_reply->abort();
            delete m_reply;
        }
    }

    void start(const SenderOptions &options, int triesMade, std::function<void(const Outcome &)> done);

private:
    void post(const QHostAddress &address);
    QNetworkRequest request(const QHostAddress &address) const;
    void readAnswer();
    void finish(Trouble trouble);

    QNetworkAccessManager &m_network;
    const ChannelSecret m_secret;
    const QByteArray m_body;
    const QByteArray m_transition;
    QSslConfiguration m_ssl;
    std::function<void(const Outcome &)> m_done;
    int m_lookUp = -1;
    QPointer<QNetworkReply> m_reply;
    QByteArray m_answer;
    bool m_isTooSlow = false;
};

void Posting::start(const SenderOptions &options, int triesMade, std::function<void(const Outcome &)> done)
{
    m_done = std::move(done);
    m_ssl = QSslConfiguration::defaultConfiguration();
    m_ssl.setPeerVerifyMode(QSslSocket::VerifyPeer);
    m_ssl.addCaCertificates(options.authorities);
    QTimer::singleShot(options.limit, this, [this] {
        m_isTooSlow = true;
        if (m_reply)
            m_reply->abort();
        else
            finish(Trouble::TooSlow);
    });
    const QString host = m_secret.address.host();
    if (QHostAddress(host).isNull() && goesByProxy(m_secret.address)) {
        QTimer::singleShot(0, this, [this] { post({}); });
        return;
    }
    m_lookUp = lookUpAddress(host, m_secret.inHouse, triesMade, this, [this](const FoundAddress &found) {
        if (found)
            post(*found);
        else
            finish(found.error());
    });
}

/// address: empty if a proxy finds it.
QNetworkRequest Posting::request(const QHostAddress &address) const
{
    QUrl url = m_secret.address;
    QNetworkRequest request(url);
    if (!address.isNull()) {
        url.setHost(address.toString());
        request.setUrl(url);
        request.setPeerVerifyName(m_secret.address.host());
        request.setRawHeader("Host", hostHeader(m_secret.address));
    }
    request.setSslConfiguration(m_ssl);
    request.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
    request.setHeader(QNetworkRequest::ContentLengthHeader, m_body.size());
    request.setHeader(QNetworkRequest::UserAgentHeader, u"Lekthi"_s);
    request.setRawHeader("Accept-Encoding", "identity");
    request.setRawHeader("Connection", "close");
    request.setRawHeader(repeatHeader, m_transition);
    if (!m_secret.signingKey.isEmpty())
        request.setRawHeader(signatureHeader,
                             signatureOf(m_body, m_secret.signingKey, QDateTime::currentDateTimeUtc()));
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    return request;
}

void Posting::post(const QHostAddress &address)
{
    m_reply = m_network.post(request(address), new OnceBody(m_body, this));
    m_reply->setReadBufferSize(mostRead);
    connect(m_reply, &QNetworkReply::readyRead, this, &Posting::readAnswer);
    connect(m_reply, &QNetworkReply::finished, this, [this] {
        readAnswer();
        finish(m_isTooSlow ? Trouble::TooSlow : troubleOf(m_reply->error()));
    });
}

void Posting::readAnswer()
{
    if (m_reply->isOpen())
        m_answer += m_reply->read(mostRead - m_answer.size());
    if (m_answer.size() >= mostRead && m_reply->isRunning())
        m_reply->abort();
}

/// trouble: where no status came.
void Posting::finish(Trouble trouble)
{
    Outcome outcome;
    outcome.trouble = trouble;
    if (m_reply)
        outcome.status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (outcome.status != 0) {
        outcome.trouble = troubleOf(outcome.status);
        outcome.answer = shownAnswer(m_answer, m_secret);
        outcome.pauseAsked = pauseAskedIn(m_reply->rawHeader("Retry-After"));
    }
    const auto done = std::exchange(m_done, nullptr);
    deleteLater();
    if (done)
        done(outcome);
}

} // namespace

AlertSender::AlertSender(SenderOptions options, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
{
}

AlertSender::~AlertSender()
{
    m_isEnding = true;
    m_mailing.waitForDone();
    // They use the network object, which would go first.
    qDeleteAll(findChildren<QObject *>(u"posting"_s, Qt::FindDirectChildrenOnly));
}

void AlertSender::send(const AlertNotice &notice, const ChannelSecret &secret, int triesMade,
                       QObject *context, std::function<void(const Outcome &)> done)
{
    const QPointer<QObject> guard(context);
    const auto answer = [guard, done = std::move(done)](const Outcome &outcome) {
        if (guard)
            done(outcome);
    };
    if (secret.kind == ChannelKind::Mail) {
        auto *mail = new MailTry({.secret = secret,
                                  .message = mailOf(notice, secret, QDateTime::currentDateTimeUtc()),
                                  .address = {},
                                  .authorities = m_options.authorities,
                                  .limit = m_options.limit},
                                 m_mailing, m_isEnding, this);
        mail->start(triesMade, answer);
        return;
    }
    auto *posting = new Posting(m_network, notice, secret, this);
    posting->setObjectName(u"posting"_s);
    posting->start(m_options, triesMade, answer);
}

} // namespace lekthi::notify
