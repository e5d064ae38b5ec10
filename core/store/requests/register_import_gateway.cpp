#include "core/store/requests/register_import_gateway.h"

#include "core/store/counters/counter_row.h"
#include "core/store/session/json_text.h"

#include <QCryptographicHash>
#include <QHash>
#include <QJsonArray>

#include <algorithm>
#include <limits>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listCounters("register_import/list_counters");
constexpr Statement listNumbers("register_import/list_numbers");
constexpr Statement findNumber("register_import/find_number");

constexpr int numbersPerPage = 5000;

QString factsText(const RegisterFacts &facts)
{
    return jsonText({facts.fileName, QString::fromLatin1(facts.fileDigest.toHex()), facts.lines,
                     facts.notUnderstood, facts.repeated, facts.takenAlready});
}

/// Of the facts of a request.
RegisterFacts sourceFrom(const QJsonObject &facts)
{
    const QJsonArray array = facts["register"_L1].toArray();
    return {.fileName = array.at(0).toString(),
            .fileDigest = QByteArray::fromHex(array.at(1).toString().toLatin1()),
            .lines = array.at(2).toInteger(),
            .notUnderstood = array.at(3).toInteger(),
            .repeated = array.at(4).toInteger(),
            .takenAlready = array.at(5).toInteger()};
}

/// In the order of execute_import: the store reads them by place.
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

/// What enter_import.sql hashes.
QByteArray contentDigestOf(const RegisterImportContent &content)
{
    const QStringList parts{countersText(content.counters), numbersText(content.numbers)};
    return QCryptographicHash::hash(parts.join(u'|').toUtf8(), QCryptographicHash::Sha256);
}

/// Of the request as it was read, if its content is what was requested; of nothing that there is, if not.
QByteArray planDigestOf(const RegisterImportRequest &request, const RegisterImportContent &content)
{
    const QByteArray found = contentDigestOf(content);
    return found == request.contentDigest
               ? digestOf(request)
               : QCryptographicHash::hash(found + request.digest, QCryptographicHash::Sha256);
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

RegisterImportRequest::RegisterImportRequest(const Request &request)
    : Request(request)
{
    const QJsonObject asked = facts();
    correspondenceTypeId = typeId.value_or(0);
    templateText = asked["text"_L1].toString();
    templateVersion = asked["template"_L1].toInt();
    source = sourceFrom(asked);
    contentDigest = QByteArray::fromHex(asked["content"_L1].toString().toLatin1());
    numbers = asked["numbers"_L1].toInteger();
}

Result<RegisterImportRequest> findRegisterImport(Connection &connection, qint64 id)
{
    return findRequest(connection, id)
        .and_then([id](const Request &request) -> Result<RegisterImportRequest> {
            if (request.kind != requestkind::import)
                return tl::unexpected(
                    Error{ErrorKind::NotFound, 0, u"no such import"_s, QString::number(id)});
            return RegisterImportRequest(request);
        });
}

Result<QList<TakenOverCounter>> registerImportCounters(Connection &connection, qint64 requestId)
{
    return connection.read(listCounters, {requestId}).map([](const Rows &rows) {
        QList<TakenOverCounter> counters;
        for (const Row &row : rows)
            counters.append(counterFrom(row));
        return counters;
    });
}

Result<RegisterImportContent> registerImportContent(Connection &connection,
                                                    const RegisterImportRequest &request)
{
    auto counters = registerImportCounters(connection, request.id);
    if (!counters)
        return tl::unexpected(counters.error());
    RegisterImportContent content{.counters = *std::move(counters)};
    return numbersOf(connection, request.id).map([&](const QList<TakenOverNumber> &numbers) {
        content.numbers = numbers;
        content.planDigest = planDigestOf(request, content);
        return content;
    });
}

Result<qint64> requestRegisterImport(Connection &connection, const RegisterImportWish &wish)
{
    return enterRequest(connection, "request_import",
                        {wish.projectId, wish.typeId, wish.templateVersion, factsText(wish.facts),
                         countersText(wish.counters), numbersText(wish.numbers), wish.reason.text()},
                        u"import:%1:%2"_s.arg(wish.projectId).arg(wish.typeId), wish.reason);
}

Result<QList<TakenOverStory>> takenOverStoriesOf(Connection &connection, const QString &number)
{
    return connection.read(findNumber, {number, number}).map([](const Rows &rows) {
        QList<TakenOverStory> stories;
        for (const Row &row : rows)
            stories.append({.requestId = row.bigInteger("id"_L1),
                            .projectId = row.integer("project_id"_L1),
                            .typeId = row.integer("correspondence_type_id"_L1),
                            .facts = sourceFrom(jsonObject(row.text("facts"_L1))),
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
