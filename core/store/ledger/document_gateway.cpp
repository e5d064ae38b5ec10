#include "core/store/ledger/document_gateway.h"

#include "core/store/session/null_values.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Routine bindDocumentRoutine("bind_document");
constexpr Routine markUnusedRoutine("mark_unused");
constexpr Statement listUnbound("ledger/list_unbound");

QString numberFrom(const Rows &rows)
{
    return rows.isEmpty() ? QString() : rows.first().text("number"_L1);
}

UnboundNumber unboundFrom(const Row &row)
{
    UnboundNumber number;
    number.ledgerId = row.bigInteger("id"_L1);
    number.requestId = QUuid::fromString(row.text("request_id"_L1));
    number.number = row.text("generated_number"_L1);
    number.projectId = row.integer("project_id"_L1);
    number.typeId = row.integer("correspondence_type_id"_L1);
    number.userId = row.integer("user_id"_L1);
    if (!row.isNull("drawn_by"_L1))
        number.drawnBy = row.integer("drawn_by"_L1);
    number.createdAt = row.instant("created_at"_L1);
    return number;
}

} // namespace

Result<QString> bindDocument(Connection &connection, const QUuid &requestId, qint64 documentId, bool another)
{
    return connection.call(bindDocumentRoutine, {textOf(requestId), documentId, another}).map(numberFrom);
}

Result<QString> markUnused(Connection &connection, const QUuid &requestId, const QString &reason)
{
    return connection.call(markUnusedRoutine, {textOf(requestId), reason}).map(numberFrom);
}

Result<QList<UnboundNumber>> unboundNumbers(Connection &connection, const UnboundFilter &filter, int limit)
{
    const auto rows = connection.read(
        listUnbound, {filter.afterId, int(filter.age.count()), filter.projectId, filter.projectId, limit});
    if (!rows)
        return tl::unexpected(rows.error());
    QList<UnboundNumber> numbers;
    for (const Row &row : *rows)
        numbers.append(unboundFrom(row));
    return numbers;
}

} // namespace lekthi::store
