#include "core/notify/channel_secret.h"

#include "core/numbering/translated.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace lekthi::notify {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestAddress = 2000;
constexpr int mostRecipients = 50;
constexpr int submissionPort = 587; // RFC 6409
constexpr int encryptedPort = 465;  // RFC 8314
constexpr int shortestSigningKey = 16;
constexpr qsizetype shortestTelltale = 6; // a shorter part of a path is a word like "hooks"

bool isMailAddress(const QString &text)
{
    constexpr int longest = 254; // RFC 5321
    static const QRegularExpression address(
        uR"(\A[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?\z)"_s);
    return text.size() <= longest && address.match(text).hasMatch();
}

std::optional<SecretFault> faultOfMail(const ChannelSecret &secret)
{
    if (secret.address.scheme() != "smtps"_L1 && secret.address.scheme() != "smtp"_L1)
        return SecretFault::NotMail;
    if (!isMailAddress(secret.sender))
        return SecretFault::BadSender;
    const bool areAll = std::all_of(secret.recipients.cbegin(), secret.recipients.cend(), isMailAddress);
    if (!areAll || secret.recipients.isEmpty() || secret.recipients.size() > mostRecipients)
        return SecretFault::BadRecipient;
    return std::nullopt;
}

} // namespace

int defaultPort(const QUrl &mailServer)
{
    return mailServer.scheme() == "smtps"_L1 ? encryptedPort : submissionPort;
}

QUrl pagerDutyAddress(bool inEurope)
{
    return QUrl(inEurope ? u"https://events.eu.pagerduty.com/v2/enqueue"_s
                         : u"https://events.pagerduty.com/v2/enqueue"_s);
}

std::optional<SecretFault> faultOf(const ChannelSecret &secret)
{
    static const QRegularExpression key(uR"(\A[A-Za-z0-9]{32}\z)"_s);
    const bool isMail = secret.kind == ChannelKind::Mail;
    if (!secret.address.isValid() || secret.address.host().isEmpty())
        return isMail ? SecretFault::NotMail : SecretFault::NoAddress;
    if (!isMail && secret.address.scheme() != "https"_L1)
        return SecretFault::NotHttps;
    if (!secret.address.userInfo().isEmpty())
        return SecretFault::HasUser;
    if (secret.address.toEncoded().size() > longestAddress)
        return SecretFault::TooLong;
    if (isMail)
        return faultOfMail(secret);
    if (secret.kind == ChannelKind::PagerDuty && !key.match(secret.routingKey).hasMatch())
        return SecretFault::BadKey;
    if (!secret.signingKey.isEmpty() && secret.signingKey.size() < shortestSigningKey)
        return SecretFault::BadSigningKey;
    return std::nullopt;
}

QString describe(SecretFault fault)
{
    switch (fault) {
    case SecretFault::NoAddress:
        return translated(QT_TRANSLATE_NOOP(
            "lekthi", "This is no address of a webhook. Copy it whole; it begins with https://."));
    case SecretFault::NotHttps:
        return translated(QT_TRANSLATE_NOOP(
            "lekthi", "Alerts are sent encrypted only: the address has to begin with https://."));
    case SecretFault::HasUser:
        return translated(
            QT_TRANSLATE_NOOP("lekthi", "The address must not hold a user name or a password."));
    case SecretFault::TooLong:
        return translated(QT_TRANSLATE_NOOP("lekthi", "The address is too long: at most 2,000 characters."));
    case SecretFault::BadKey:
        return translated(
            QT_TRANSLATE_NOOP("lekthi", "A PagerDuty integration key has 32 letters and digits. You find it "
                                        "in the service under Integrations, Events API v2."));
    case SecretFault::BadSigningKey:
        return translated(QT_TRANSLATE_NOOP("lekthi", "A key for signing needs at least 16 characters."));
    case SecretFault::NotMail:
        return translated(QT_TRANSLATE_NOOP(
            "lekthi", "The address of a mail server begins with smtps:// or smtp://, such as "
                      "smtps://mail.example.com. Messages are sent encrypted in both cases."));
    case SecretFault::BadSender:
        return translated(QT_TRANSLATE_NOOP(
            "lekthi", "Enter one e-mail address as the sender, such as lekthi@example.com."));
    case SecretFault::BadRecipient:
        return translated(QT_TRANSLATE_NOOP(
            "lekthi", "Enter 1 to 50 e-mail addresses as recipients, separated by commas."));
    }
    return {};
}

QByteArray toKept(const ChannelSecret &secret)
{
    QJsonObject kept{{u"address"_s, QString::fromLatin1(secret.address.toEncoded())}};
    if (secret.kind == ChannelKind::PagerDuty)
        kept.insert(u"routingKey"_s, secret.routingKey);
    if (secret.kind == ChannelKind::Mail) {
        kept.insert(u"sender"_s, secret.sender);
        kept.insert(u"recipients"_s, QJsonArray::fromStringList(secret.recipients));
        kept.insert(u"user"_s, secret.user);
        kept.insert(u"password"_s, secret.password);
    }
    if (!secret.signingKey.isEmpty())
        kept.insert(u"signingKey"_s, secret.signingKey);
    if (secret.inHouse)
        kept.insert(u"inHouse"_s, true);
    return QJsonDocument(kept).toJson(QJsonDocument::Compact);
}

std::optional<ChannelSecret> fromKept(const QByteArray &kept)
{
    const QJsonObject object = QJsonDocument::fromJson(kept).object();
    const ChannelSecret secret = secretIn(object, object.contains("routingKey"_L1)   ? ChannelKind::PagerDuty
                                                  : object.contains("recipients"_L1) ? ChannelKind::Mail
                                                                                     : ChannelKind::Webhook);
    return faultOf(secret) ? std::nullopt : std::optional(secret);
}

ChannelSecret secretIn(const QJsonObject &object, ChannelKind kind)
{
    ChannelSecret secret;
    secret.kind = kind;
    secret.address = QUrl(object["address"_L1].toString(), QUrl::StrictMode);
    if (kind == ChannelKind::PagerDuty)
        secret.routingKey = object["routingKey"_L1].toString();
    if (kind == ChannelKind::Mail) {
        secret.sender = object["sender"_L1].toString();
        for (const QJsonValue &recipient : object["recipients"_L1].toArray())
            secret.recipients.append(recipient.toString());
        secret.user = object["user"_L1].toString();
        secret.password = object["password"_L1].toString();
    }
    secret.signingKey = object["signingKey"_L1].toString();
    secret.inHouse = object["inHouse"_L1].toBool();
    return secret;
}

QString withoutSecrets(QString text, const ChannelSecret &secret)
{
    const auto hide = [&text](const QString &part) {
        if (part.size() >= shortestTelltale)
            text.replace(part, u"•••"_s, Qt::CaseInsensitive);
    };
    hide(secret.routingKey);
    hide(secret.signingKey);
    hide(secret.password);
    if (secret.kind != ChannelKind::Webhook)
        return text;
    hide(secret.address.path(QUrl::FullyDecoded));
    hide(secret.address.path(QUrl::FullyEncoded));
    hide(secret.address.query(QUrl::FullyDecoded));
    hide(secret.address.query(QUrl::FullyEncoded));
    for (const QString &part : secret.address.path(QUrl::FullyDecoded).split(u'/'))
        hide(part);
    return text;
}

QString keptName(const QString &store, const QString &channel)
{
    return "alert-channel:"_L1 + store + u'#' + channel;
}

} // namespace lekthi::notify
