#include "core/notify/secret_places.h"

#include "core/files/regular_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <cerrno>
#include <optional>
#include <sys/stat.h>

namespace lekthi::notify {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 longestFile = 64 * 1024;

using Content = tl::expected<std::optional<QByteArray>, PlaceProblem>; // nothing: there is no such file

tl::unexpected<PlaceProblem> problem(PlaceFault fault, const QString &place, const QString &detail = {})
{
    return tl::unexpected(PlaceProblem{fault, place, detail});
}

/// forbidden: the bits of the mode that must not be set.
Content readFile(const QString &path, mode_t forbidden, bool isOwn)
{
    QFile file;
    if (const auto opened = files::openRegular(file, path, longestFile); !opened) {
        if (opened.error().fault == files::FileFault::Missing)
            return std::nullopt;
        return problem(PlaceFault::CannotRead, path, opened.error().detail);
    }
    struct stat status{};
    if (::fstat(file.handle(), &status) != 0)
        return problem(PlaceFault::CannotRead, path, qt_error_string(errno));
    if (isOwn && status.st_uid != ::geteuid())
        return problem(PlaceFault::Foreign, path);
    if ((status.st_mode & forbidden) != 0)
        return problem(PlaceFault::TooOpen, path);
    return file.readAll();
}

/// Names that are places of their own stand for no file.
bool isFileName(const QString &channel)
{
    return channel != "."_L1 && channel != ".."_L1 && !channel.contains(u'/');
}

/// The manager gives the files to the account of the service, at times through a list of access rights, whose
/// mask then stands where the bits of the group do.
Content readCredential(const QString &folder, const QString &channel)
{
    Content plain = readFile(folder + u'/' + channel, S_IRWXO, false);
    if (!plain || *plain)
        return plain;
    return readFile(folder + "/channel_"_L1 + channel, S_IRWXO, false);
}

tl::expected<ChannelSecret, SecretFault> secretOf(const QJsonObject &object, ChannelKind kind)
{
    ChannelSecret secret = secretIn(object, kind);
    if (kind == ChannelKind::PagerDuty && !object.contains("address"_L1))
        secret.address = pagerDutyAddress(object["inEurope"_L1].toBool());
    if (const auto fault = faultOf(secret))
        return tl::unexpected(*fault);
    return secret;
}

tl::expected<ChannelSecret, SecretFault> secretOf(const QString &text, ChannelKind kind)
{
    const QString bare = text.trimmed();
    if (bare.startsWith(u'{'))
        return secretOf(QJsonDocument::fromJson(bare.toUtf8()).object(), kind);
    const QString name = kind == ChannelKind::PagerDuty ? u"routingKey"_s : u"address"_s;
    return secretOf(QJsonObject{{name, bare}}, kind);
}

void add(FoundSecrets &found, const QString &channel, const tl::expected<ChannelSecret, SecretFault> &secret)
{
    if (secret)
        found.secrets.insert(channel, *secret);
    else
        found.faults.insert(channel, secret.error());
}

tl::expected<QJsonObject, PlaceProblem> listIn(const QByteArray &text, const QString &place)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject())
        return problem(PlaceFault::NoJson, place);
    return document.object();
}

} // namespace

tl::expected<FoundSecrets, PlaceProblem> findSecrets(const SecretPlaces &places,
                                                     const QMap<QString, ChannelKind> &channels)
{
    QList<QJsonObject> lists;
    if (!places.file.isEmpty()) {
        const Content content = readFile(places.file, S_IRWXG | S_IRWXO, true);
        if (!content)
            return tl::unexpected(content.error());
        if (!*content)
            return problem(PlaceFault::CannotRead, places.file, qt_error_string(ENOENT));
        const auto list = listIn(**content, places.file);
        if (!list)
            return tl::unexpected(list.error());
        lists.append(*list);
    }
    if (!places.environment.isEmpty()) {
        const auto list = listIn(places.environment, u"LEKTHI_ALERT_SECRETS"_s);
        if (!list)
            return tl::unexpected(list.error());
        lists.append(*list);
    }
    FoundSecrets found;
    for (auto channel = channels.cbegin(); channel != channels.cend(); ++channel) {
        if (!places.credentials.isEmpty() && isFileName(channel.key())) {
            const Content content = readCredential(places.credentials, channel.key());
            if (!content)
                return tl::unexpected(content.error());
            if (*content) {
                add(found, channel.key(), secretOf(QString::fromUtf8(**content), channel.value()));
                continue;
            }
        }
        for (const QJsonObject &list : std::as_const(lists)) {
            if (!list.contains(channel.key()))
                continue;
            const QJsonValue value = list[channel.key()];
            add(found, channel.key(),
                value.isObject() ? secretOf(value.toObject(), channel.value())
                                 : secretOf(value.toString(), channel.value()));
            break;
        }
    }
    return found;
}

QString describe(const PlaceProblem &problem)
{
    const char *text = "";
    switch (problem.fault) {
    case PlaceFault::CannotRead:
        text = QT_TRANSLATE_NOOP("lekthi", "The secrets of channels in %1 cannot be read.");
        break;
    case PlaceFault::TooOpen:
        text = QT_TRANSLATE_NOOP("lekthi", "Other users can read %1, which has the secrets of channels. Let "
                                           "only its owner read it: chmod 600.");
        break;
    case PlaceFault::Foreign:
        text = QT_TRANSLATE_NOOP("lekthi", "%1, which holds secrets of channels, belongs to another "
                                           "account than this program runs with.");
        break;
    case PlaceFault::NoJson:
        text = QT_TRANSLATE_NOOP("lekthi", "%1 is no JSON object with a secret for each channel's name.");
        break;
    }
    return QCoreApplication::translate("lekthi", text).arg(problem.place);
}

} // namespace lekthi::notify
