#include "core/audit/digest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <optional>

namespace lekthi::audit {

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView signedTag = "LD1";
constexpr auto format = "lekthi-digest-1"_L1;
constexpr qsizetype headSize = 32;
constexpr double largestWhole = 9'007'199'254'740'992; // 2^53, beyond which JSON's numbers are not exact

void addField(QByteArray &text, const QByteArray &field)
{
    text += QByteArray::number(field.size()) + ':' + field;
}

QString timeText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

/// What the signature covers: every value with its length, so that none can run into the next.
QByteArray signedText(const Digest &digest)
{
    QByteArray text = signedTag.toByteArray();
    addField(text, digest.store.toUtf8());
    addField(text, timeText(digest.time).toUtf8());
    if (digest.adminLog) {
        addField(text, QByteArray::number(digest.adminLog->sequence));
        addField(text, digest.adminLog->hash.toHex());
    } else {
        text += "--";
    }
    addField(text, QByteArray::number(digest.counters.size()));
    for (const CounterHead &counter : digest.counters) {
        addField(text, QByteArray::number(counter.counterId));
        addField(text, QByteArray::number(counter.head.length));
        addField(text, counter.head.hash.toHex());
    }
    return text;
}

QString hexOf(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toHex());
}

std::optional<QByteArray> bytesOf(const QJsonValue &hex, qsizetype size)
{
    const QByteArray text = hex.toString().toLatin1();
    const QByteArray bytes = QByteArray::fromHex(text);
    if (text.size() != 2 * size || bytes.toHex() != text)
        return std::nullopt;
    return bytes;
}

std::optional<qint64> wholeOf(const QJsonValue &value)
{
    const double number = value.toDouble(-1);
    if (number < 0 || number > largestWhole || std::trunc(number) != number)
        return std::nullopt;
    return qint64(number);
}

std::optional<CounterHead> counterFrom(const QJsonObject &json)
{
    const auto id = wholeOf(json[u"counter"]);
    const auto length = wholeOf(json[u"length"]);
    const auto head = bytesOf(json[u"head"], headSize);
    if (!id || !length || *length < 1 || !head)
        return std::nullopt;
    return CounterHead{*id, {*head, *length}};
}

std::optional<QList<CounterHead>> countersFrom(const QJsonValue &json)
{
    if (!json.isArray())
        return std::nullopt;
    QList<CounterHead> counters;
    for (const QJsonValue &value : json.toArray()) {
        const auto counter = counterFrom(value.toObject());
        if (!counter)
            return std::nullopt;
        counters.append(*counter);
    }
    return counters;
}

std::optional<SignedDigest> digestFrom(const QByteArray &line)
{
    const QJsonObject json = QJsonDocument::fromJson(line).object();
    SignedDigest read;
    read.digest.store = json[u"store"].toString();
    read.digest.time = QDateTime::fromString(json[u"time"].toString(), Qt::ISODateWithMs);
    const auto counters = countersFrom(json[u"counters"]);
    const auto key = PublicKey::parse(json[u"publicKey"].toString().toLatin1());
    if (json[u"format"] != QJsonValue(format) || !read.digest.time.isValid() || !counters || !key)
        return std::nullopt;
    read.digest.counters = *counters;
    if (const QJsonValue adminLog = json[u"adminLog"]; adminLog.isObject()) {
        const auto sequence = wholeOf(adminLog[u"sequence"]);
        const auto hash = bytesOf(adminLog[u"hash"], headSize);
        if (!sequence || !hash)
            return std::nullopt;
        read.digest.adminLog = store::AdminLogHead{*sequence, *hash};
    }
    read.key = *key;
    read.signature = QByteArray::fromBase64(json[u"signature"].toString().toLatin1());
    return read;
}

} // namespace

bool SignedDigest::isSignedBy(const PublicKey &trusted) const
{
    return trusted.verifies(signedText(digest), signature);
}

SignedDigest signDigest(const Digest &digest, const SigningKey &key)
{
    return {digest, key.publicKey(), key.sign(signedText(digest))};
}

QByteArray toJson(const SignedDigest &digest)
{
    QJsonArray counters;
    for (const CounterHead &counter : digest.digest.counters)
        counters.append(QJsonObject{{u"counter"_s, counter.counterId},
                                    {u"length"_s, counter.head.length},
                                    {u"head"_s, hexOf(counter.head.hash)}});
    QJsonValue adminLog;
    if (const auto &head = digest.digest.adminLog)
        adminLog = QJsonObject{{u"sequence"_s, head->sequence}, {u"hash"_s, hexOf(head->hash)}};
    const QJsonObject json{{u"format"_s, QString(format)},
                           {u"store"_s, digest.digest.store},
                           {u"time"_s, timeText(digest.digest.time)},
                           {u"adminLog"_s, adminLog},
                           {u"counters"_s, counters},
                           {u"publicKey"_s, QString::fromLatin1(digest.key.toText())},
                           {u"signature"_s, QString::fromLatin1(digest.signature.toBase64())}};
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

AuditResult<QList<SignedDigest>> readDigests(const QByteArray &lines)
{
    QList<SignedDigest> digests;
    int number = 0;
    for (const QByteArray &line : lines.split('\n')) {
        ++number;
        if (line.trimmed().isEmpty())
            continue;
        auto digest = digestFrom(line);
        if (!digest)
            return tl::unexpected(AuditError{AuditProblem::Malformed, QString::number(number), {}});
        digests.append(std::move(*digest));
    }
    return digests;
}

} // namespace lekthi::audit
