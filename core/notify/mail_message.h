#pragma once

#include "core/notify/alert_notice.h"
#include "core/notify/channel_secret.h"

#include <QByteArray>
#include <QDateTime>

namespace lekthi::notify {

/// The notice as a message of RFC 5322, lines end with CR LF. A notice that is sent again has the same
/// Message-ID, by which mail servers and readers tell it; all of one alert stand in one thread.
QByteArray mailOf(const AlertNotice &notice, const ChannelSecret &secret, const QDateTime &now);

} // namespace lekthi::notify
