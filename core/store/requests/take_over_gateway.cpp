#include "core/store/requests/take_over_gateway.h"

#include "core/store/counters/counter_row.h"
#include "core/store/requests/request_decisions.h"
#include "core/store/session/json_text.h"

#include <QCryptographicHash>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <limits>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listRequests("take_over/list_requests");
constexpr Statement listApprovals("take_over/list_approvals");
constexpr Statement listCounters("take_over/list_counters");
constexpr Statement listNumbers("take_over/list_numbers");
constexpr Statement findNumber("take_over/find_number");

constexpr int numbersPerPage = 5000;

QString factsText(const RegisterFacts &facts)
{
    return jsonText({facts.fileName, QString::fromLatin1(facts.fileDigest.toHex()), facts.lines,
                     facts.notUnderstood, facts.repeated, facts.takenAlready});
}

RegisterFacts factsFrom(const QString &text)
{
    const QJsonArray array = QJsonDocument::fromJson(text.toUtf8()).array();
    return {.fileName = array.at(0).toString(),
            .fileDigest = QByteArray::fromHex(array.at(1).toString().toLatin1()),
            .lines = array.at(2).toInteger(),
            .notUnderstood = array.at(3).toInteger(),
            .repeated = array.at(4).toInteger(),
            .takenAlready = array.at(5).toInteger()};
}

/// In the order of execute_take_over: the store reads them by place.
QString countersText(const QList<TakenOverCounter> &counters)
{
    QJsonArray array;
    for (const TakenOverCounter &counter : counters) {
        const numbering::CounterKey &key = counter.key;
        const QJsonValue recipient =
            key.recipientOrganizationId ? QJsonValue(*key.recipientOrganizationId) : QJsonValue();
        array.append(QJsonArray{key.originatorOrganizationId, recipient, key.subTypeId, key.rfaTypeId,
                                key.disciplineId, key.period.year, key.period.part, counter.seenNumber,
                                counter.seenVersion});
    }
    return jsonText(array);
}

QString numbersText(QList<TakenOverNumber> numbers)
{
    std::ranges::sort(numbers, [](const TakenOverNumber &first, const TakenOverNumber &second) {
        return std::pair(first.counter, first.line) < std::pair(second.counter, second.line);
    });
    QJsonArray array;
    for (const TakenOverNumber &number : numbers)
        array.append(QJsonArray{qint64(number.counter) + 1, number.line, number.sequence, number.number,
                                number.documentId ? QJsonValue(*number.documentId) : QJsonValue()});
    return jsonText(array);
}

/// What enter_take_over.sql hashes.
QByteArray digestOf(const TakeOverRequest &request, const TakeOverContent &content)
{
    const QStringList parts{QString::number(request.projectId),       QString::number(request.typeId),
                            QString::number(request.templateVersion), factsText(request.facts),
                            countersText(content.counters),           numbersText(content.numbers)};
    return QCryptographicHash::hash(parts.join(u'|').toUtf8(), QCryptographicHash::Sha256);
}

TakeOverRequest requestFrom(const Row &row)
{
    TakeOverRequest request;
    request.id = row.bigInteger("id"_L1);
    request.projectId = row.integer("project_id"_L1);
    request.typeId = row.integer("correspondence_type_id"_L1);
    request.templateText = row.text("template_used"_L1);
    request.templateVersion = row.integer("template_version"_L1);
    request.facts = factsFrom(row.text("facts"_L1));
    request.planDigest = row.bytes("plan_digest"_L1);
    request.numbers = row.bigInteger("number_count"_L1);
    request.reason = row.text("reason"_L1);
    request.requesterPersonId = row.integer("requester_person_id"_L1);
    request.requester = row.text("requester"_L1);
    request.requestedAt = row.instant("requested_at"_L1);
    request.expiresAt = row.instant("expires_at"_L1);
    request.approvalsNeeded = row.integer("approvals_needed"_L1);
    request.state = resetStateFromName(row.text("effective_state"_L1));
    request.closer = row.text("closer"_L1);
    request.closedAt = row.instant("closed_at"_L1);
    request.closingReason = row.text("closing_reason"_L1);
    return request;
}

TakenOverCounter counterFrom(const Row &row)
{
    return {.key = counterKeyFrom(row),
            .seenNumber = row.bigInteger("seen_number"_L1),
            .seenVersion = row.integer("seen_version"_L1),
            .newNumber = row.bigInteger("new_number"_L1),
            .numbers = row.bigInteger("number_count"_L1),
            .missing = row.bigInteger("missing_count"_L1),
            .firstLine = row.bigInteger("first_line"_L1),
            .lastLine = row.bigInteger("last_line"_L1)};
}

std::optional<qint64> documentOf(const Row &row)
{
    return row.isNull("document_id"_L1) ? std::nullopt : std::optional(row.bigInteger("document_id"_L1));
}

Result<QList<TakeOverRequest>> withApprovals(Connection &connection, QList<TakeOverRequest> requests)
{
    QJsonArray ids;
    for (const TakeOverRequest &request : requests)
        ids.append(request.id);
    const Result<Rows> rows = connection.read(listApprovals, {jsonText(ids)});
    if (!rows)
        return tl::unexpected(rows.error());
    QHash<qint64, QList<ResetApproval>> approvals;
    for (const Row &row : *rows)
        approvals[row.bigInteger("request_id"_L1)].append({row.integer("person_id"_L1),
                                                           row.text("approver"_L1), row.text("comment"_L1),
                                                           row.instant("approved_at"_L1)});
    for (TakeOverRequest &request : requests)
        request.approvals = approvals.value(request.id);
    return requests;
}

Result<QList<TakenOverNumber>> numbersOf(Connection &connection, qint64 id)
{
    QList<TakenOverNumber> numbers;
    for (qint64 position = 0, line = 0;;) {
        const Result<Rows> rows =
            connection.read(listNumbers, {id, position, position, line, numbersPerPage});
        if (!rows)
            return tl::unexpected(rows.error());
        for (const Row &row : *rows) {
            position = row.bigInteger("position"_L1);
            line = row.bigInteger("line"_L1);
            numbers.append({.counter = static_cast<qsizetype>(position) - 1,
                            .line = line,
                            .sequence = row.bigInteger("sequence_number"_L1),
                            .number = row.text("number"_L1),
                            .documentId = documentOf(row)});
        }
        if (rows->size() < numbersPerPage)
            return numbers;
    }
}

} // namespace

Result<QList<TakeOverRequest>> takeOverRequestPage(Connection &connection, qint64 beforeId, int limit)
{
    const qint64 before = beforeId > 0 ? beforeId : std::numeric_limits<qint64>::max();
    const Result<Rows> rows = connection.read(listRequests, {before, limit});
    if (!rows)
        return tl::unexpected(rows.error());
    QList<TakeOverRequest> requests;
    for (const Row &row : *rows)
        requests.append(requestFrom(row));
    return requests.isEmpty() ? requests : withApprovals(connection, requests);
}

Result<TakeOverRequest> findTakeOver(Connection &connection, qint64 id)
{
    const auto page = takeOverRequestPage(connection, id + 1, 1);
    if (!page)
        return tl::unexpected(page.error());
    if (page->isEmpty() || page->constFirst().id != id)
        return tl::unexpected(Error{ErrorKind::NotFound, 0, u"no such take-over"_s, QString::number(id)});
    return page->constFirst();
}

Result<QList<TakenOverCounter>> takeOverCounters(Connection &connection, qint64 requestId)
{
    return connection.read(listCounters, {requestId}).map([](const Rows &rows) {
        QList<TakenOverCounter> counters;
        for (const Row &row : rows)
            counters.append(counterFrom(row));
        return counters;
    });
}

Result<TakeOverContent> takeOverContent(Connection &connection, const TakeOverRequest &request)
{
    auto counters = takeOverCounters(connection, request.id);
    if (!counters)
        return tl::unexpected(counters.error());
    TakeOverContent content{.counters = *std::move(counters)};
    return numbersOf(connection, request.id).map([&](const QList<TakenOverNumber> &numbers) {
        content.numbers = numbers;
        content.planDigest = digestOf(request, content);
        return content;
    });
}

Result<qint64> requestTakeOver(Connection &connection, const TakeOverWish &wish)
{
    const auto isOurs = [&](const TakeOverRequest &request) {
        return request.state == ResetState::Pending && request.requester == connection.address().user &&
               request.projectId == wish.projectId && request.typeId == wish.typeId &&
               request.reason == wish.reason.text();
    };
    return orFound(callFor(connection, "request_take_over",
                           {wish.projectId, wish.typeId, wish.templateVersion, factsText(wish.facts),
                            countersText(wish.counters), numbersText(wish.numbers), wish.reason.text()}),
                   [&] {
                       return takeOverRequestPage(connection, 0, 100)
                           .map([&](const QList<TakeOverRequest> &newest) {
                               return std::ranges::any_of(newest, isOurs);
                           });
                   })
        .and_then([&] { return takeOverRequestPage(connection, 0, 100); })
        .and_then([&](const QList<TakeOverRequest> &newest) -> Result<qint64> {
            for (const TakeOverRequest &request : newest) {
                if (request.projectId == wish.projectId && request.typeId == wish.typeId)
                    return request.id;
            }
            return tl::unexpected(Error{ErrorKind::NotFound, 0, u"the take-over just requested"_s, {}});
        });
}

Result<void> approveTakeOver(Connection &connection, qint64 id, const QByteArray &planDigest,
                             const QString &comment)
{
    return approvedBy(connection, "approve_take_over", {id, planDigest, comment}, &findTakeOver);
}

Result<void> rejectTakeOver(Connection &connection, qint64 id, const numbering::Reason &reason)
{
    return closedBy(connection, "reject_take_over", {id, reason.text()}, ResetState::Rejected, &findTakeOver);
}

Result<void> withdrawTakeOver(Connection &connection, qint64 id, const QString &comment)
{
    return closedBy(connection, "withdraw_take_over", {id, comment}, ResetState::Withdrawn, &findTakeOver);
}

Result<QList<TakenOverStory>> takenOverStoriesOf(Connection &connection, const QString &number)
{
    return connection.read(findNumber, {number, number}).map([](const Rows &rows) {
        QList<TakenOverStory> stories;
        for (const Row &row : rows)
            stories.append({.requestId = row.bigInteger("id"_L1),
                            .projectId = row.integer("project_id"_L1),
                            .typeId = row.integer("correspondence_type_id"_L1),
                            .facts = factsFrom(row.text("facts"_L1)),
                            .takenOverAt = row.instant("closed_at"_L1),
                            .reason = row.text("reason"_L1),
                            .line = row.bigInteger("line"_L1),
                            .sequence = row.bigInteger("sequence_number"_L1),
                            .number = row.text("number"_L1),
                            .documentId = documentOf(row)});
        return stories;
    });
}

} // namespace lekthi::store
