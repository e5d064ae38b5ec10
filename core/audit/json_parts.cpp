#include "core/audit/json_parts.h"

#include <cmath>

namespace lekthi::audit {

namespace {

constexpr double largestWhole = 9'007'199'254'740'992; // 2^53, beyond which JSON's numbers are not exact

} // namespace

QString hexText(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toHex());
}

std::optional<QByteArray> hexBytes(const QJsonValue &value, qsizetype size)
{
    const QByteArray text = value.toString().toLatin1();
    const QByteArray bytes = QByteArray::fromHex(text);
    if (text.size() != 2 * size || bytes.toHex() != text)
        return std::nullopt;
    return bytes;
}

std::optional<QByteArray> base64Bytes(const QJsonValue &value)
{
    const QByteArray text = value.toString().toLatin1();
    const QByteArray bytes = QByteArray::fromBase64(text);
    if (!value.isString() || bytes.toBase64() != text)
        return std::nullopt;
    return bytes;
}

std::optional<qint64> wholeNumber(const QJsonValue &value)
{
    const double number = value.toDouble(-1);
    if (number < 0 || number > largestWhole || std::trunc(number) != number)
        return std::nullopt;
    return qint64(number);
}

} // namespace lekthi::audit
