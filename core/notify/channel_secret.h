#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <optional>

class QJsonObject;

namespace lekthi::notify {

enum class ChannelKind {
    Webhook,   ///< Slack's incoming webhooks, and what takes the same JSON: Mattermost, Rocket.Chat, Zulip
    PagerDuty, ///< Events API v2
    Mail,      ///< a mail server that takes messages by SMTP under TLS
};

/// What must be known to deliver to a channel, and nobody else may know: a webhook's address lets anybody
/// write there. Lives in the keychain of the desktop and in memory, never in the store, a log or an error.
struct ChannelSecret
{
    ChannelKind kind = ChannelKind::Webhook;
    QUrl address;         ///< of the webhook; PagerDuty: of its region; mail: smtps://HOST or smtp://HOST
    QString routingKey;   ///< PagerDuty only
    QString signingKey;   ///< empty: notices are not signed
    bool inHouse = false; ///< private addresses are meant
    QString sender{};     ///< mail only, as all below: "lekthi@example.com"
    QStringList recipients{};
    QString user{}; ///< empty: the server asks for no sign-in
    QString password{};

    bool operator==(const ChannelSecret &) const = default;
};

enum class SecretFault {
    NoAddress,
    NotHttps,
    HasUser,       ///< name or password in the address
    TooLong,       ///< over 2,000 characters
    BadKey,        ///< PagerDuty's keys are 32 letters and digits
    BadSigningKey, ///< shorter than 16 characters
    NotMail,       ///< the server's address begins with neither smtps:// nor smtp://
    BadSender,     ///< no address of RFC 5321 in ASCII
    BadRecipient,  ///< the same, none, or over 50
};

/// The port of the address's scheme: 465 for smtps, 587 for smtp.
int defaultPort(const QUrl &mailServer);

/// Where PagerDuty takes events.
QUrl pagerDutyAddress(bool inEurope);

/// What is wrong with what somebody typed; nothing if it can be used.
std::optional<SecretFault> faultOf(const ChannelSecret &secret);
/// The finished sentence in the language of the program.
QString describe(SecretFault fault);

/// As the keychain keeps it, one line of JSON; and back, empty if it is none.
QByteArray toKept(const ChannelSecret &secret);
std::optional<ChannelSecret> fromKept(const QByteArray &kept);

/// The same in an object that was kept elsewhere, for a channel of this kind; nothing is checked.
ChannelSecret secretIn(const QJsonObject &object, ChannelKind kind);

/// The text without anything that is secret about the channel.
QString withoutSecrets(QString text, const ChannelSecret &secret);

/// The name under which a keychain keeps the secret of a channel of that store.
QString keptName(const QString &store, const QString &channel);

} // namespace lekthi::notify
