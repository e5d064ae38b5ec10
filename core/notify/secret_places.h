#pragma once

#include "core/notify/channel_secret.h"

#include <QByteArray>
#include <QMap>
#include <QString>

#include <tl/expected.hpp>

namespace lekthi::notify {

/// Where a program without a desktop finds the secrets of channels; what stands first counts first. A secret
/// is the address of a webhook, PagerDuty's key, or an object: {"address": "https://...", "signingKey":
/// "...", "inHouse": true} or {"routingKey": "...", "inEurope": true}.
struct SecretPlaces
{
    QString credentials{};    ///< folder with a file for each channel, NAME or channel_NAME; empty: none
    QString file{};           ///< an object of secrets by channel, JSON; empty: none
    QByteArray environment{}; ///< the same; empty: none
};

enum class PlaceFault {
    CannotRead,
    TooOpen, ///< others than its owner may read it
    Foreign, ///< belongs to another account
    NoJson,
};

/// A place that must not be used as it is.
struct PlaceProblem
{
    PlaceFault fault = PlaceFault::CannotRead;
    QString place;
    QString detail = {}; ///< of the system; may be empty
};

struct FoundSecrets
{
    QMap<QString, ChannelSecret> secrets;
    QMap<QString, SecretFault> faults; ///< channels whose secret is none
};

/// The secrets of these channels; those in neither map were not found. A file has to be readable by its owner
/// alone and to be the owner's of this process; in the folder, which a service manager makes, it must not be
/// readable by everybody.
tl::expected<FoundSecrets, PlaceProblem> findSecrets(const SecretPlaces &places,
                                                     const QMap<QString, ChannelKind> &channels);

/// The finished sentence in the language of the program; holds no secret.
QString describe(const PlaceProblem &problem);

} // namespace lekthi::notify
