#include "core/store/metrics/metrics_rows.h"

#include "core/metrics/span.h"
#include "core/store/session/json_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace lekthi::store {

using namespace Qt::StringLiterals;
using metrics::Histogram;
using metrics::RetryCounts;
using metrics::Tally;

namespace {

QString countsText(const Tally::Counts &counts)
{
    QJsonObject object;
    for (auto count = counts.begin(); count != counts.end(); ++count)
        object.insert(count.key(), count.value());
    return jsonText(object);
}

Tally::Counts countsFrom(const QByteArray &json)
{
    Tally::Counts counts;
    if (json == "{}") // most are
        return counts;
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    for (auto count = object.begin(); count != object.end(); ++count)
        counts.insert(count.key(), count.value().toInteger());
    return counts;
}

/// Adds objects with commas between; false unless they are as many as told.
bool addEach(const QByteArray &objects, qint64 number, Tally::Counts &counts)
{
    if (number == 0)
        return objects.isEmpty();
    const QJsonArray all = QJsonDocument::fromJson('[' + objects + ']').array();
    for (const QJsonValue &one : all) {
        const QJsonObject object = one.toObject();
        for (auto count = object.begin(); count != object.end(); ++count)
            counts[count.key()] += count.value().toInteger();
    }
    return all.size() == number;
}

QString base64(const Histogram &histogram)
{
    return QString::fromLatin1(histogram.toBytes().toBase64());
}

} // namespace

QString timeText(const QDateTime &instant)
{
    return instant.toUTC().toString(u"yyyy-MM-dd HH:mm:ss"_s);
}

QString talliesText(const std::map<metrics::Subject, Tally> &tallies)
{
    QJsonArray all;
    for (const auto &[subject, tally] : tallies)
        all.append(QJsonArray{subject.projectId, subject.correspondenceTypeId, tally.numbers, tally.fallbacks,
                              tally.skipped, countsText(tally.errors),
                              QString::fromLatin1(tally.retries.toJson()), base64(tally.duration),
                              base64(tally.lockWait), countsText(tally.lockFailures),
                              QString::fromLatin1(metrics::countsOf(tally))});
    return jsonText(all);
}

QString togetherText(const std::map<metrics::Subject, Tally> &tallies)
{
    Tally together;
    for (const auto &[subject, tally] : tallies)
        together.add(tally);
    return QString::fromLatin1(metrics::countsOf(together));
}

MinuteColumns minuteColumns(const Tally &tally)
{
    return {countsText(tally.errors), QString::fromLatin1(tally.retries.toJson()), tally.duration.toBytes(),
            tally.lockWait.toBytes(), countsText(tally.lockFailures)};
}

std::optional<Tally> tallyFrom(const Row &row)
{
    const auto retries = RetryCounts::fromJson(row.bytes("retries"_L1));
    const auto duration = Histogram::fromBytes(row.bytes("duration"_L1));
    const auto lockWait = Histogram::fromBytes(row.bytes("lock_wait"_L1));
    if (!retries || !duration || !lockWait)
        return {};
    Tally tally;
    tally.numbers = row.bigInteger("numbers"_L1);
    tally.fallbacks = row.bigInteger("fallbacks"_L1);
    tally.skipped = row.bigInteger("skipped"_L1);
    tally.errors = countsFrom(row.bytes("errors"_L1));
    tally.retries = *retries;
    tally.duration = *duration;
    tally.lockWait = *lockWait;
    tally.lockFailures = countsFrom(row.bytes("lock_failures"_L1));
    return tally;
}

std::optional<Tally> togetherFrom(const Row &row)
{
    const qint64 tallies = row.bigInteger("tallies"_L1);
    Tally tally;
    const bool isRead =
        tally.retries.addEach(row.bytes("retries"_L1)) == tallies &&
        tally.duration.addEach(row.bytes("duration"_L1)) == tallies &&
        tally.lockWait.addEach(row.bytes("lock_wait"_L1)) == tallies &&
        addEach(row.bytes("errors"_L1), row.bigInteger("tallies_with_errors"_L1), tally.errors) &&
        addEach(row.bytes("lock_failures"_L1), row.bigInteger("tallies_with_failures"_L1),
                tally.lockFailures);
    if (!isRead)
        return {};
    tally.numbers = row.bigInteger("numbers"_L1);
    tally.fallbacks = row.bigInteger("fallbacks"_L1);
    tally.skipped = row.bigInteger("skipped"_L1);
    return tally;
}

} // namespace lekthi::store
