#include "core/audit/evidence/checkpoint.h"
#include "core/audit/evidence/digest_log.h"
#include "core/audit/json_parts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <optional>

namespace lekthi::audit {

using namespace Qt::StringLiterals;

namespace {

constexpr auto formatWithoutLog = "lekthi-digest-1"_L1;
constexpr auto formatWithLog = "lekthi-digest-2"_L1;
constexpr qsizetype headSize = 32;

std::optional<CounterHead> counterFrom(const QJsonObject &json)
{
    const auto id = wholeNumber(json[u"counter"]);
    const auto length = wholeNumber(json[u"length"]);
    const auto head = hexBytes(json[u"head"], headSize);
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

std::optional<LogPlace> logPlaceFrom(const QJsonObject &json)
{
    const auto note = SignedNote::parse(json[u"checkpoint"].toString().toUtf8());
    const auto checkpoint = note ? Checkpoint::parse(note->text) : std::nullopt;
    if (!checkpoint || checkpoint->size < 1 || !json[u"proof"].isArray())
        return std::nullopt;
    LogPlace place{*note, {}};
    for (const QJsonValue &value : json[u"proof"].toArray()) {
        const auto hash = base64Bytes(value);
        if (!hash || hash->size() != treeHashSize)
            return std::nullopt;
        place.proof.append(*hash);
    }
    return place;
}

bool takeSignature(const QJsonObject &json, SignedDigest &digest)
{
    if (json[u"format"] == QJsonValue(formatWithoutLog)) {
        digest.signature = QByteArray::fromBase64(json[u"signature"].toString().toLatin1());
        return true;
    }
    digest.log = logPlaceFrom(json);
    return json[u"format"] == QJsonValue(formatWithLog) && digest.log;
}

std::optional<SignedDigest> digestFrom(const QByteArray &line)
{
    const QJsonObject json = QJsonDocument::fromJson(line).object();
    SignedDigest read;
    read.digest.store = json[u"store"].toString();
    read.digest.time = QDateTime::fromString(json[u"time"].toString(), Qt::ISODateWithMs);
    const auto counters = countersFrom(json[u"counters"]);
    const auto key = PublicKey::parse(json[u"publicKey"].toString().toLatin1());
    if (!takeSignature(json, read) || !read.digest.time.isValid() || !counters || !key)
        return std::nullopt;
    read.digest.counters = *counters;
    if (const QJsonValue adminLog = json[u"adminLog"]; adminLog.isObject()) {
        const auto sequence = wholeNumber(adminLog[u"sequence"]);
        const auto hash = hexBytes(adminLog[u"hash"], headSize);
        if (!sequence || !hash)
            return std::nullopt;
        read.digest.adminLog = store::AdminLogHead{*sequence, *hash};
    }
    read.key = *key;
    return read;
}

void addSignature(QJsonObject &json, const SignedDigest &digest)
{
    if (!digest.log) {
        json[u"format"] = QString(formatWithoutLog);
        json[u"signature"] = QString::fromLatin1(digest.signature.toBase64());
        return;
    }
    QJsonArray proof;
    for (const QByteArray &hash : digest.log->proof)
        proof.append(QString::fromLatin1(hash.toBase64()));
    json[u"format"] = QString(formatWithLog);
    json[u"checkpoint"] = QString::fromUtf8(digest.log->checkpoint.toText());
    json[u"proof"] = proof;
}

} // namespace

QByteArray toJson(const SignedDigest &digest)
{
    QJsonArray counters;
    for (const CounterHead &counter : digest.digest.counters)
        counters.append(QJsonObject{{u"counter"_s, counter.counterId},
                                    {u"length"_s, counter.head.length},
                                    {u"head"_s, hexText(counter.head.hash)}});
    QJsonValue adminLog;
    if (const auto &head = digest.digest.adminLog)
        adminLog = QJsonObject{{u"sequence"_s, head->sequence}, {u"hash"_s, hexText(head->hash)}};
    QJsonObject json{{u"store"_s, digest.digest.store},
                     {u"time"_s, digestTimeText(digest.digest.time)},
                     {u"adminLog"_s, adminLog},
                     {u"counters"_s, counters},
                     {u"publicKey"_s, QString::fromLatin1(digest.key.toText())}};
    addSignature(json, digest);
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

std::optional<QDateTime> timeInEnd(const QByteArray &end)
{
    const QJsonObject json = QJsonDocument::fromJson('{' + end).object();
    const QJsonValue format = json[u"format"];
    const QDateTime time = QDateTime::fromString(json[u"time"].toString(), Qt::ISODateWithMs);
    const bool isKnown = format == QJsonValue(formatWithoutLog) || format == QJsonValue(formatWithLog);
    if (!isKnown || !time.isValid() || !PublicKey::parse(json[u"publicKey"].toString().toLatin1()))
        return std::nullopt;
    return time;
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
