#include "core/demo/demo_data.h"

#include "core/metrics/minute.h"
#include "core/numbering/period.h"
#include "core/numbering/render.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/ledger/ledger_rows.h"
#include "core/store/reference/reference_data.h"
#include "core/store/templates/template_gateway.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <vector>

namespace lekthi::store {

using namespace Qt::StringLiterals;
using numbering::CounterKey;

namespace {

constexpr Statement insertTaken("demo/insert_taken");

constexpr int letterType = 6;

struct DemoCounter
{
    CounterKey key;
    int lastNumber = 0;
    int longestWaitMs = 0;  ///< for the lock
    double shareOfRush = 0; ///< of the numbers of its type that the rush wants; they come on top
    int inRush = 0;         ///< the last of its numbers
};

/// When the numbers of a counter were drawn: rises with the position, which begins at 0.
using Times = std::function<QDateTime(int position, const DemoCounter &)>;

CounterKey letterKey(int projectId, int sender, int recipient, int typeId, int year, int subTypeId = 0)
{
    return {projectId, sender, recipient, typeId, subTypeId, 0, 0, {year, 0}};
}

CounterKey rfaKey(int projectId, int sender, int rfaTypeId, int disciplineId, int year)
{
    return {projectId, sender, std::nullopt, 1, 0, rfaTypeId, disciplineId, {year, 0}};
}

QList<DemoCounter> demoCounters(int year)
{
    return {
        {letterKey(2, 22, 10, 6, year), 117},     // LETTER คคง. to สคฉ.3
        {letterKey(2, 42, 22, 6, year), 31},      // LETTER ผรม.2 to คคง.
        {letterKey(2, 22, 10, 2, year), 42},      // RFI
        {letterKey(2, 22, 10, 3, year, 21), 116}, // TRANSMITTAL GEN
        {letterKey(2, 42, 22, 3, year, 13), 27},  // TRANSMITTAL DWG
        {rfaKey(2, 42, 18, 4, year), 8},  // RFA GEO RPT; TER RPT stays free for the example of 3.11.3.3
        {rfaKey(2, 42, 19, 2, year), 23}, // RFA STR SDW
        {rfaKey(2, 42, 20, 1, year), 12}, // RFA GEN MAT
        {letterKey(1, 22, 10, 6, year), 64},      {letterKey(1, 41, 22, 2, year), 9},
        {rfaKey(1, 41, 19, 2, year), 15},
    };
}

/// NOTICE has two digits, which are nearly used up with one recipient and have been with the other.
QList<DemoCounter> shortCounters(int year)
{
    return {{letterKey(2, 22, 10, 9, year), 96}, {letterKey(2, 42, 22, 9, year), 103}};
}

/// Of LETTER and RFA, as the metrics of the demo; those that give most are not those that are waited for.
QList<DemoCounter> dayCounters(int year)
{
    const auto letter = [year](int sender, int recipient) {
        return letterKey(2, sender, recipient, 6, year);
    };
    const auto rfa = [year](int rfaTypeId, int disciplineId) {
        return rfaKey(2, 42, rfaTypeId, disciplineId, year);
    };
    return {
        {letter(22, 42), 310, 4, 0.4},
        {letter(42, 10), 190, 38, 0.6},
        {letter(10, 22), 140, 3},
        {letter(22, 1), 110, 2},
        {letter(10, 42), 80, 2},
        {letter(42, 1), 60, 9},
        {letter(1, 22), 35, 1},
        {letter(10, 1), 20, 1},
        {letter(1, 10), 12, 1},
        {rfa(19, 5), 120, 12, 0.3},
        {rfa(20, 2), 80, 55, 0.7},
        {rfa(19, 4), 60, 4},
        {rfa(18, 2), 45, 3},
        {rfa(20, 5), 30, 2},
        {rfa(19, 1), 20, 2},
        {rfa(18, 1), 15, 1},
        {rfa(20, 4), 12, 1},
        {rfa(19, 3), 9, 1},
        {rfa(20, 3), 6, 1},
        {rfa(18, 3), 3, 1},
    };
}

QDateTime startOfRush(const QDateTime &now)
{
    return metrics::minuteOf(now).addSecs(-60 * demoRushMinutes);
}

/// Adds to the counters the numbers that the rush wants of them.
QList<DemoCounter> withRush(QList<DemoCounter> counters, const QDateTime &now)
{
    double wanted = 0;
    for (int minute = 0; minute < demoRushMinutes; ++minute)
        wanted += demoRushNumbers + usualDemoNumbers(startOfRush(now).addSecs(60 * minute));
    for (DemoCounter &counter : counters) {
        const bool isLetter = counter.key.correspondenceTypeId == letterType;
        const double share = isLetter ? demoShareOfLetters : 1 - demoShareOfLetters;
        counter.inRush = int(std::lround(wanted * share * counter.shareOfRush));
        counter.lastNumber += counter.inRush;
    }
    return counters;
}

/// Spread over the last 24 hours as the metrics of the demo are: in the rush those that it wants, and no
/// others.
Times timesOfDay(const QDateTime &now)
{
    constexpr int minutesPerDay = 1'440;
    const QDateTime rush = startOfRush(now);
    std::vector<double> until; // of all numbers of the day, the share that was drawn by then
    double sum = 0;
    for (int minute = minutesPerDay; minute > 0; --minute)
        until.push_back(sum += usualDemoNumbers(rush.addSecs(-60 * minute)));
    return [rush, until, sum](int position, const DemoCounter &demo) {
        const int before = demo.lastNumber - demo.inRush;
        if (position >= before)
            return rush.addMSecs(60'000 * demoRushMinutes * (position - before) / demo.inRush);
        const double wanted = sum * (position + 0.5) / before;
        const auto minute =
            std::distance(until.begin(), std::lower_bound(until.begin(), until.end(), wanted));
        const QDateTime start = rush.addSecs(-60 * (minutesPerDay - minute));
        return start.addMSecs((position * 7'919 + before * 104'729) % 60'000);
    };
}

int lockWaitMs(int sequence, const DemoCounter &demo)
{
    constexpr int unlikeOthers = 7'919;
    return sequence > demo.lastNumber - demo.inRush
               ? demoRushShortestWaitMs +
                     sequence * unlikeOthers % (demoRushLongestWaitMs - demoRushShortestWaitMs + 1)
               : sequence * 7 % 11 * demo.longestWaitMs / 10;
}

QDateTime inOfficeHours(QDate day, int position, int count)
{
    constexpr int officeMinutes = 480;
    const int minute = (position * 97 + count * 31) % officeMinutes;
    const QTime time =
        QTime(1, 30, position * 7 % 60, position * 131 % 1000).addSecs(minute * 60); // 08:30 in Bangkok
    return QDateTime(day, time, Qt::UTC);
}

/// Spread over at most 45 working weeks of the year so far, in office hours; where the year is too young for
/// a day of its own for each number, evenly over it. Rises with the position.
Times timesOfYear(const QDateTime &now)
{
    const QDate today = numbering::documentDate(now);
    QDate monday(today.year(), 1, 2);
    monday = monday.addDays((Qt::Monday - monday.dayOfWeek() + 7) % 7);
    constexpr int mostWorkingDays = 225;
    const int workingDays = std::min(mostWorkingDays, int(monday.daysTo(today)) / 7 * 5);
    const QDateTime newYear(QDate(today.year() - 1, 12, 31), QTime(17, 0), Qt::UTC);
    // The last day is that of the rush, as long as the year has another one.
    const QDateTime dayAgo = now.addDays(-1).addSecs(-3600);
    const QDateTime end = newYear < dayAgo ? dayAgo : now;
    return [=](int position, const DemoCounter &demo) {
        const int count = demo.lastNumber;
        if (workingDays < count)
            return newYear.addMSecs(newYear.msecsTo(end) * (position + 1) / (count + 1));
        const int workingDay = position * workingDays / count;
        return inOfficeHours(monday.addDays(workingDay / 5 * 7 + workingDay % 5), position, count);
    };
}

/// Most numbers are for somebody who asked the service for them, some it draws for itself.
int personOf(int sequence)
{
    constexpr int projectAdmin = 1;
    constexpr int superAdmins[] = {2, 3};
    constexpr int people[] = {projectAdmin, projectAdmin, superAdmins[0], projectAdmin, demoAllocatorId,
                              projectAdmin, projectAdmin, superAdmins[1], projectAdmin, projectAdmin};
    return people[size_t(sequence) % std::size(people)];
}

LedgerRow commonRow(const Counter &counter, const NumberTemplate &used)
{
    LedgerRow row;
    row.counterId = counter.id;
    row.key = counter.key;
    row.templateText = used.text;
    row.templateVersion = used.version;
    row.drawnBy = demoAllocatorId;
    row.userAgent = u"Lekthi demo"_s;
    return row;
}

Result<QList<LedgerRow>> rowsOf(const ReferenceData &data, const Counter &counter, const NumberTemplate &used,
                                const DemoCounter &demo, const Times &times)
{
    const auto text = numbering::Template::parse(used.text);
    if (!text)
        return tl::unexpected(Error{ErrorKind::Internal, 0, u"demo template: "_s + used.text, {}});
    numbering::NumberParts parts = partsOf(data, counter.key, {.revision = u"A"_s});
    LedgerRow row = commonRow(counter, used);
    row.revision = text->uses(numbering::TokenKind::Revision) ? parts.revision : QString();
    QList<LedgerRow> rows;
    for (int sequence = 1; sequence <= demo.lastNumber; ++sequence) {
        row.createdAt = times(sequence - 1, demo);
        row.sequence = parts.sequence = sequence;
        row.userId = personOf(sequence);
        parts.documentDate = row.createdAt.date();
        const auto number = numbering::render(*text, parts);
        if (!number)
            return tl::unexpected(
                Error{ErrorKind::Internal, 0, numbering::describe(number.error()), used.text});
        row.number = number->text();
        row.requestId =
            QUuid::createUuidV5(QUuid(), u"%1:%2"_s.arg(numbering::lockName(counter.key)).arg(sequence));
        row.lockWaitMs = lockWaitMs(sequence, demo);
        row.totalDurationMs = row.lockWaitMs + 3 + sequence * 7 % 11;
        rows.append(row);
    }
    return rows;
}

/// Texts may have holders already: the templates of the requirements number several types alike.
Result<void> markTaken(Connection &connection, const CounterKey &key, const QList<StoredLedgerRow> &rows)
{
    QJsonArray drawn;
    for (const StoredLedgerRow &row : rows)
        drawn.append(QJsonArray{row.number, row.requestId});
    const QString text = QString::fromUtf8(QJsonDocument(drawn).toJson(QJsonDocument::Compact));
    return connection.write(insertTaken, {key.projectId, key.correspondenceTypeId, text}).map([](int) {});
}

Result<void> drawDemo(Connection &connection, const ReferenceData &data, const DemoCounter &demo,
                      const Times &times, QList<StoredLedgerRow> &drawn)
{
    if (auto inserted = insertCounter(connection, demo.key); !inserted)
        return inserted;
    const auto counter = lockCounter(connection, demo.key);
    if (!counter)
        return tl::unexpected(counter.error());
    const auto used = templateInUse(connection, demo.key.projectId, demo.key.correspondenceTypeId);
    if (!used)
        return tl::unexpected(used.error());
    const auto rows = rowsOf(data, *counter, *used, demo, times);
    if (!rows)
        return tl::unexpected(rows.error());
    const ChainedRows chained(counter->ledger, *rows, connection.serverNow());
    drawn.append(chained.rows());
    return markTaken(connection, demo.key, chained.rows()).and_then([&] {
        return raiseCounter(connection, *counter, demo.lastNumber, chained.head());
    });
}

Result<void> drawAll(Connection &connection, const QList<DemoCounter> &counters, const Times &times)
{
    const auto data = loadReferenceData(connection);
    if (!data)
        return tl::unexpected(data.error());
    QList<StoredLedgerRow> drawn;
    for (const DemoCounter &demo : counters) {
        if (auto counted = drawDemo(connection, *data, demo, times, drawn); !counted)
            return counted;
    }
    // A ledger's ids rise with time, whatever the counter.
    std::stable_sort(drawn.begin(), drawn.end(),
                     [](const StoredLedgerRow &left, const StoredLedgerRow &right) {
                         return left.createdAt < right.createdAt;
                     });
    return writeLedgerRows(connection, drawn);
}

} // namespace

Result<void> insertDemoLedger(Connection &connection, DemoExtent extent)
{
    const QDateTime now = connection.serverNow();
    const int year = numbering::documentDate(now).year();
    const QList<DemoCounter> counters =
        extent == DemoExtent::Newcomers ? demoCounters(year) + shortCounters(year) : demoCounters(year);
    return drawAll(connection, counters, timesOfYear(now));
}

Result<void> insertDemoDay(Connection &connection)
{
    const QDateTime now = connection.serverNow();
    const QList<DemoCounter> counters = dayCounters(numbering::documentDate(now).year());
    return drawAll(connection, withRush(counters, now), timesOfDay(now));
}

} // namespace lekthi::store
