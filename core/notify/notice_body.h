#pragma once

#include "core/notify/alert_notice.h"
#include "core/notify/channel_secret.h"

#include <QByteArray>

namespace lekthi::notify {

/// "Redis unavailable: LCBP3-C2 LETTER".
QString headlineOf(const AlertNotice &notice);
/// The sign before it, by which people see from afar how it stands.
QString signOf(const AlertNotice &notice);
/// All that is told, in lines.
QString textOf(const AlertNotice &notice);

/// What is posted to the channel, as JSON in UTF-8.
QByteArray bodyOf(const AlertNotice &notice, const ChannelSecret &secret);

/// The header that proves the notice to whoever holds the same key: "t=SECONDS,v1=HEX", where HEX is
/// HMAC-SHA256(key, "SECONDS." + body).
QByteArray signatureOf(const QByteArray &body, const QString &key, const QDateTime &now);

inline constexpr char signatureHeader[] = "X-Lekthi-Signature";
inline constexpr char repeatHeader[] = "Idempotency-Key"; ///< the notice's transition

} // namespace lekthi::notify
