#include "core/audit/number_story.h"

#include "core/store/people/people.h"
#include "core/store/session/json_text.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using store::StoredLedgerRow;

namespace {

constexpr int mostPassedOver = 100;

using RowsByProject = QMap<int, QList<StoredLedgerRow>>;

store::Result<RowsByProject> rowsByProject(store::Connection &connection, const QString &number)
{
    const auto rows = store::storyOf(connection, number);
    if (!rows)
        return tl::unexpected(rows.error());
    QHash<qint64, int> projects;
    RowsByProject sorted;
    for (const StoredLedgerRow &row : *rows) {
        if (!projects.contains(row.counterId)) {
            const auto project = store::projectOfCounter(connection, row.counterId);
            if (!project)
                return tl::unexpected(project.error());
            projects.insert(row.counterId, *project);
        }
        sorted[projects.value(row.counterId)].append(row);
    }
    return sorted;
}

bool isAboutNumber(const StoredLedgerRow &row)
{
    return tellsOf(row, store::LedgerEvent::Bound) || tellsOf(row, store::LedgerEvent::Unused);
}

/// Of a row that only says something about a number it is the number's own row that holds it.
bool isInForce(const StoredLedgerRow &row, const QList<StoredLedgerRow> &rows, const QStringList &holding)
{
    if (tellsOf(row, store::LedgerEvent::Voided))
        return false;
    if (!isAboutNumber(row))
        return holding.contains(row.requestId);
    return std::ranges::any_of(rows, [&](const StoredLedgerRow &other) {
        return holding.contains(other.requestId) && other.number == row.number &&
               other.counterId == row.counterId && other.resetEpoch == row.resetEpoch &&
               other.sequence == row.sequence;
    });
}

store::Result<QList<NumberStory::Event>>
eventsOf(store::Connection &connection, const QList<StoredLedgerRow> &rows, const QHash<int, QString> &logins)
{
    QStringList requestIds;
    for (const StoredLedgerRow &row : rows)
        requestIds.append(row.requestId);
    const auto inForce = store::requestsInForce(connection, requestIds);
    if (!inForce)
        return tl::unexpected(inForce.error());
    store::LedgerHasher hasher;
    QList<NumberStory::Event> events;
    for (const StoredLedgerRow &row : rows) {
        const auto place = store::placeInChain(connection, row);
        if (!place)
            return tl::unexpected(place.error());
        events.append({row, logins.value(row.userId), row.drawnBy ? logins.value(*row.drawnBy) : QString(),
                       isInForce(row, rows, *inForce), *place,
                       hasher.hashOf(row, row.previousHash) == row.rowHash});
    }
    return events;
}

QList<StoredLedgerRow> issuedAmong(const NumberStory &story, bool onlyInForce)
{
    QList<StoredLedgerRow> rows;
    for (const NumberStory::Event &event : story.events) {
        if (tellsOf(event.row, store::LedgerEvent::Issued) && (event.isInForce || !onlyInForce))
            rows.append(event.row);
    }
    return rows;
}

} // namespace

store::Result<QMap<int, NumberStory>> numberStories(store::Connection &connection, const QString &number)
{
    const auto rows = rowsByProject(connection, number);
    if (!rows)
        return tl::unexpected(rows.error());
    const auto takenOver = store::takenOverStoriesOf(connection, number);
    if (!takenOver)
        return tl::unexpected(takenOver.error());
    const auto logins = store::listLogins(connection);
    if (!logins)
        return tl::unexpected(logins.error());
    QMap<int, NumberStory> stories;
    for (auto project = rows->cbegin(); project != rows->cend(); ++project) {
        auto events = eventsOf(connection, project.value(), *logins);
        if (!events)
            return tl::unexpected(events.error());
        stories[project.key()].events = *std::move(events);
    }
    for (const store::TakenOverStory &taken : *takenOver)
        stories[taken.projectId].takenOver.append(taken);
    return stories;
}

store::Result<QList<StoredLedgerRow>> rowsThatPassedOver(store::Connection &connection, int projectId,
                                                         const QString &number)
{
    return store::rowsThatSkipped(connection, projectId, number, mostPassedOver);
}

bool tellsOf(const StoredLedgerRow &row, store::LedgerEvent event)
{
    static const auto names = [] {
        std::array<QString, size_t(store::LedgerEvent::Unused) + 1> made;
        for (size_t place = 0; place < made.size(); ++place)
            made.at(place) = store::eventName(store::LedgerEvent(place));
        return made;
    }();
    return row.event == names.at(size_t(event));
}

QStringList passedOverIn(const StoredLedgerRow &row)
{
    return store::textsIn(row.skipped.value_or(QString()).toUtf8());
}

QString reasonIn(const StoredLedgerRow &row)
{
    if (!tellsOf(row, store::LedgerEvent::Unused) && voidRequestIn(row) == 0)
        return {};
    return store::jsonObject(row.skipped.value_or(QString()))[u"reason"].toString();
}

qint64 voidRequestIn(const StoredLedgerRow &row)
{
    if (!tellsOf(row, store::LedgerEvent::Voided))
        return 0;
    return store::jsonObject(row.skipped.value_or(QString()))[u"request"].toInteger();
}

QList<StoredLedgerRow> issuedRows(const NumberStory &story)
{
    return issuedAmong(story, false);
}

QList<StoredLedgerRow> issuedInForce(const NumberStory &story)
{
    return issuedAmong(story, true);
}

} // namespace lekthi::audit
