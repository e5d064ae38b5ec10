#pragma once

#include <QByteArray>
#include <QJsonValue>

#include <optional>

namespace lekthi::audit {

// How digests and receipts write hashes and whole numbers in JSON.

QString hexText(const QByteArray &bytes);
/// So many bytes in lower-case hex; nothing for anything else.
std::optional<QByteArray> hexBytes(const QJsonValue &value, qsizetype size);
/// Bytes in base64, as many as it says; nothing for anything else.
std::optional<QByteArray> base64Bytes(const QJsonValue &value);
/// A number from 0 to 2^53 without a fraction.
std::optional<qint64> wholeNumber(const QJsonValue &value);

} // namespace lekthi::audit
