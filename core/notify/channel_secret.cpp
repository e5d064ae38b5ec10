#include "core/notify/channel_secret.h"

#include "core/numbering/translated.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace lekthi::notify {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestAddress = 2000;
constexpr int shortestSigningKey = 16;
constexpr qsizetype shortestTelltale = 6; // a shorter part of a path is a word like "hooks"

} // namespace

QUrl pagerDutyAddress(bool inEurope)
{
    return QUrl(inEurope ? u"https://events.eu.pagerduty.com/v2/enqueue"_s
                         : u"https://events.pagerduty.com/v2/enqueue"_s);
}

std::optional<SecretFault> faultOf(const ChannelSecret &secret)
{
    static const QRegularExpression key(uR"(\A[A-Za-z0-9]{32}\z)"_s);
    if (!secret.address.isValid() || secret.address.host().isEmpty())
        return SecretFault::NoAddress;
    if (secret.address.scheme() != "https"_L1)
        return SecretFault::NotHttps;
    if (!secret.address.userInfo().isEmpty())
        return SecretFault::HasUser;
    if (secret.address.toEncoded().size() > longestAddress)
        return SecretFault::TooLong;
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
    }
    return {};
}

QByteArray toKept(const ChannelSecret &secret)
{
    QJsonObject kept{{u"address"_s, QString::fromLatin1(secret.address.toEncoded())}};
    if (secret.kind == ChannelKind::PagerDuty)
        kept.insert(u"routingKey"_s, secret.routingKey);
    if (!secret.signingKey.isEmpty())
        kept.insert(u"signingKey"_s, secret.signingKey);
    if (secret.inHouse)
        kept.insert(u"inHouse"_s, true);
    return QJsonDocument(kept).toJson(QJsonDocument::Compact);
}

std::optional<ChannelSecret> fromKept(const QByteArray &kept)
{
    const QJsonObject object = QJsonDocument::fromJson(kept).object();
    const ChannelSecret secret =
        secretIn(object, object.contains("routingKey"_L1) ? ChannelKind::PagerDuty : ChannelKind::Webhook);
    return faultOf(secret) ? std::nullopt : std::optional(secret);
}

ChannelSecret secretIn(const QJsonObject &object, ChannelKind kind)
{
    ChannelSecret secret;
    secret.kind = kind;
    secret.address = QUrl(object["address"_L1].toString(), QUrl::StrictMode);
    if (kind == ChannelKind::PagerDuty)
        secret.routingKey = object["routingKey"_L1].toString();
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
    if (secret.kind == ChannelKind::PagerDuty)
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
