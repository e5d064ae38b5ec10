#include "core/notify/mailing.h"

#include <QSslConfiguration>

#include <algorithm>
#include <array>
#include <cstring>
#include <curl/curl.h>
#include <memory>
#include <mutex>

namespace lekthi::notify {

using namespace Qt::StringLiterals;

namespace {

constexpr long temporaryReply = 400; // of SMTP, RFC 5321
constexpr long finalReply = 500;

struct Reading
{
    QByteArray text;
    qsizetype at = 0;
};

size_t readOn(char *target, size_t size, size_t count, void *user)
{
    auto &reading = *static_cast<Reading *>(user);
    const qsizetype length = std::min<qsizetype>(qsizetype(size * count), reading.text.size() - reading.at);
    std::memcpy(target, reading.text.constData() + reading.at, size_t(length));
    reading.at += length;
    return size_t(length);
}

int isToStop(void *user, curl_off_t, curl_off_t, curl_off_t, curl_off_t)
{
    return static_cast<const std::atomic_bool *>(user)->load() ? 1 : 0;
}

Trouble troubleOf(CURLcode code, long status)
{
    switch (code) {
    case CURLE_OK:
        return Trouble::None;
    case CURLE_COULDNT_CONNECT:
        return Trouble::Unreachable;
    case CURLE_OPERATION_TIMEDOUT:
        return Trouble::TooSlow;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
    case CURLE_USE_SSL_FAILED:
    case CURLE_SSL_ISSUER_ERROR:
        return Trouble::NotTrusted;
    case CURLE_LOGIN_DENIED:
        return Trouble::Rejected;
    default:
        if (status >= finalReply)
            return Trouble::Rejected;
        return status >= temporaryReply ? Trouble::ServerFault : Trouble::HungUp;
    }
}

struct ListFree
{
    void operator()(curl_slist *list) const { curl_slist_free_all(list); }
};
using TextList = std::unique_ptr<curl_slist, ListFree>;

void append(TextList &list, const QByteArray &text)
{
    list.reset(curl_slist_append(list.release(), text.constData()));
}

/// "mail.example:465:192.0.2.1:465": the name is not looked up again.
QByteArray redirectTo(const QUrl &address, const QHostAddress &found)
{
    QByteArray host = found.toString().toLatin1();
    if (found.protocol() == QAbstractSocket::IPv6Protocol)
        host = '[' + host + ']';
    const QByteArray port = QByteArray::number(address.port(defaultPort(address)));
    return address.host(QUrl::FullyEncoded).toLatin1() + ':' + port + ':' + host + ':' + port;
}

QByteArray trusted(const QList<QSslCertificate> &more)
{
    QByteArray text;
    for (const QSslCertificate &one : QSslConfiguration::systemCaCertificates() + more)
        text += one.toPem();
    return text;
}

void startOnce()
{
    static std::once_flag once;
    std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
}

} // namespace

Outcome deliver(const Mail &mail, const std::atomic_bool &isBrokenOff)
{
    startOnce();
    const std::unique_ptr<CURL, decltype(&curl_easy_cleanup)> handle(curl_easy_init(), curl_easy_cleanup);
    if (!handle)
        return {.trouble = Trouble::Unreachable, .status = 0, .answer = {}, .pauseAsked = {}};
    const ChannelSecret &secret = mail.secret;
    const auto set = [&](CURLoption option, auto value) { curl_easy_setopt(handle.get(), option, value); };
    TextList recipients;
    for (const QString &recipient : secret.recipients)
        append(recipients, '<' + recipient.toLatin1() + '>');
    TextList connectTo;
    append(connectTo, redirectTo(secret.address, mail.address));
    Reading reading{mail.message};
    QByteArray authorities = mail.authorities.isEmpty() ? QByteArray() : trusted(mail.authorities);
    curl_blob authorityBlob{authorities.data(), size_t(authorities.size()), CURL_BLOB_NOCOPY};
    std::array<char, CURL_ERROR_SIZE> failure{};

    const QByteArray url = secret.address.toEncoded();
    const QByteArray sender = '<' + secret.sender.toLatin1() + '>';
    set(CURLOPT_URL, url.constData());
    set(CURLOPT_CONNECT_TO, connectTo.get());
    set(CURLOPT_PROXY, "");
    set(CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    set(CURLOPT_USE_SSL, long(CURLUSESSL_ALL));
    set(CURLOPT_SSLVERSION, long(CURL_SSLVERSION_TLSv1_2));
    if (!authorities.isEmpty())
        set(CURLOPT_CAINFO_BLOB, &authorityBlob);
    set(CURLOPT_MAIL_FROM, sender.constData());
    set(CURLOPT_MAIL_RCPT, recipients.get());
    set(CURLOPT_UPLOAD, 1L);
    set(CURLOPT_READFUNCTION, readOn);
    set(CURLOPT_READDATA, &reading);
    set(CURLOPT_INFILESIZE_LARGE, curl_off_t(mail.message.size()));
    set(CURLOPT_TIMEOUT_MS, long(mail.limit.count()));
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_NOPROGRESS, 0L);
    set(CURLOPT_XFERINFOFUNCTION, isToStop);
    set(CURLOPT_XFERINFODATA, const_cast<std::atomic_bool *>(&isBrokenOff));
    set(CURLOPT_ERRORBUFFER, failure.data());
    const QByteArray user = secret.user.toUtf8();
    const QByteArray password = secret.password.toUtf8();
    if (!user.isEmpty()) {
        set(CURLOPT_USERNAME, user.constData());
        set(CURLOPT_PASSWORD, password.constData());
    }
    const CURLcode code = curl_easy_perform(handle.get());
    long status = 0;
    curl_easy_getinfo(handle.get(), CURLINFO_RESPONSE_CODE, &status);
    Outcome outcome;
    outcome.trouble = troubleOf(code, status);
    outcome.status = outcome.delivered() || status >= temporaryReply ? int(status) : 0;
    if (!outcome.delivered())
        outcome.answer = withoutSecrets(QString::fromUtf8(failure.data()), secret).simplified();
    return outcome;
}

} // namespace lekthi::notify
