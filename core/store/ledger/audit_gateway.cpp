#include "core/store/ledger/audit_gateway.h"

#include "core/store/session/json_text.h"
#include "core/store/session/null_values.h"

#include <QJsonArray>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listStoredRows("audit/list_stored_rows");
constexpr Statement listRowsOfCounter("audit/list_rows_of_counter");
constexpr Statement findByRowHashStatement("audit/find_by_row_hash");
constexpr Statement findByPreviousHashStatement("audit/find_by_previous_hash");
constexpr Statement listStory("audit/list_story");
constexpr Statement listRowsThatSkipped("audit/list_rows_that_skipped");
constexpr Statement listNumbersOfDocument("audit/list_numbers_of_document");
constexpr Statement countPlaceInChain("audit/count_place_in_chain");
constexpr Statement listRequestsInForce("audit/list_requests_in_force");
constexpr Statement listDecidedFacts("audit/list_decided_facts");
constexpr Statement listExecutedResets("audit/list_executed_resets");
constexpr Statement listExecutedVoids("audit/list_executed_voids");
constexpr Statement listExecutedRegisterImports("audit/list_executed_register_imports");
constexpr Statement findProjectOfCounter("audit/find_project_of_counter");

constexpr Statement listHoles("audit/list_holes");
constexpr Statement listToldOfCounters("audit/list_told_of_counters");
constexpr Statement listRowsAt("audit/list_rows_at");

StoredLedgerRow storedRowFrom(const Row &row)
{
    StoredLedgerRow stored;
    stored.id = row.bigInteger("id"_L1);
    stored.event = row.text("event"_L1);
    stored.requestId = row.text("request_id"_L1);
    stored.counterId = row.bigInteger("counter_id"_L1);
    stored.resetEpoch = row.integer("reset_epoch"_L1);
    stored.sequence = row.bigInteger("sequence_number"_L1);
    if (!row.isNull("document_id"_L1))
        stored.documentId = row.bigInteger("document_id"_L1);
    stored.number = row.text("generated_number"_L1);
    stored.revision = row.text("revision"_L1);
    stored.counterKey = row.text("counter_key"_L1);
    stored.templateText = row.text("template_used"_L1);
    stored.templateVersion = row.integer("template_version"_L1);
    stored.userId = row.integer("user_id"_L1);
    if (!row.isNull("drawn_by"_L1))
        stored.drawnBy = row.integer("drawn_by"_L1);
    stored.ipAddress = row.text("ip_address"_L1);
    stored.userAgent = row.text("user_agent"_L1);
    stored.retryCount = row.integer("retry_count"_L1);
    stored.lockWaitMs = row.integer("lock_wait_ms"_L1);
    stored.totalDurationMs = row.integer("total_duration_ms"_L1);
    stored.fallback = row.text("fallback_used"_L1);
    if (!row.isNull("skipped"_L1))
        stored.skipped = row.text("skipped"_L1);
    // As text: the driver would cut microseconds off.
    stored.createdAt = row.text("created_text"_L1);
    stored.previousHash = row.bytes("previous_hash"_L1);
    stored.rowHash = row.bytes("row_hash"_L1);
    return stored;
}

QList<StoredLedgerRow> storedRowsFrom(const Rows &rows)
{
    QList<StoredLedgerRow> stored;
    stored.reserve(rows.size());
    for (const Row &row : rows)
        stored.append(storedRowFrom(row));
    return stored;
}

std::optional<qint64> idFrom(const Rows &rows)
{
    if (rows.isEmpty() || rows.first().isNull("id"_L1))
        return std::nullopt;
    return rows.first().bigInteger("id"_L1);
}

} // namespace

Result<QList<StoredLedgerRow>> storedRows(Connection &connection, qint64 afterId, int limit)
{
    return connection.read(listStoredRows, {afterId, limit}).map(storedRowsFrom);
}

Result<QList<StoredLedgerRow>> storedRowsOf(Connection &connection, qint64 counterId, qint64 afterId,
                                            int limit)
{
    return connection.read(listRowsOfCounter, {counterId, afterId, limit}).map(storedRowsFrom);
}

Result<std::optional<qint64>> findByRowHash(Connection &connection, qint64 counterId, const QByteArray &hash)
{
    return connection.read(findByRowHashStatement, {counterId, orNull(hash)}).map(idFrom);
}

Result<std::optional<qint64>> findByPreviousHash(Connection &connection, qint64 counterId,
                                                 const QByteArray &hash, qint64 afterId)
{
    return connection.read(findByPreviousHashStatement, {counterId, orNull(hash), afterId}).map(idFrom);
}

Result<QList<StoredLedgerRow>> storyOf(Connection &connection, const QString &number)
{
    return connection.read(listStory, {number}).map(storedRowsFrom);
}

Result<QList<StoredLedgerRow>> rowsThatSkipped(Connection &connection, int projectId, const QString &number,
                                               int limit)
{
    return connection.read(listRowsThatSkipped, {number, projectId, limit}).map(storedRowsFrom);
}

Result<QList<DocumentNumber>> numbersOfDocument(Connection &connection, qint64 documentId, int limit)
{
    return connection.read(listNumbersOfDocument, {documentId, documentId, limit}).map([](const Rows &rows) {
        QList<DocumentNumber> numbers;
        for (const Row &row : rows)
            numbers.append({row.integer("project_id"_L1), row.text("number"_L1)});
        return numbers;
    });
}

Result<qint64> placeInChain(Connection &connection, const StoredLedgerRow &row)
{
    if (row.rowHash.isEmpty())
        return 0;
    return connection.read(countPlaceInChain, {row.id, row.counterId}).map([](const Rows &rows) {
        return rows.first().bigInteger("place"_L1);
    });
}

Result<QStringList> requestsInForce(Connection &connection, const QStringList &requestIds)
{
    return connection.read(listRequestsInForce, {jsonText(requestIds)}).map([](const Rows &rows) {
        QStringList found;
        for (const Row &row : rows)
            found.append(row.text("request_id"_L1));
        return found;
    });
}

Result<QList<ExecutedReset>> executedResets(Connection &connection)
{
    return connection.read(listExecutedResets).map([](const Rows &rows) {
        QList<ExecutedReset> resets;
        for (const Row &row : rows)
            resets.append({row.bigInteger("id"_L1), row.bigInteger("counter_id"_L1),
                           row.bigInteger("new_number"_L1), row.bigInteger("voided"_L1)});
        return resets;
    });
}

Result<QList<ExecutedVoid>> executedVoids(Connection &connection)
{
    return connection.read(listExecutedVoids).map([](const Rows &rows) {
        QList<ExecutedVoid> voids;
        for (const Row &row : rows)
            voids.append({row.bigInteger("id"_L1), row.bigInteger("counter_id"_L1),
                          row.integer("reset_epoch"_L1), row.bigInteger("sequence_number"_L1)});
        return voids;
    });
}

Result<QList<ExecutedRegisterImport>> executedRegisterImports(Connection &connection)
{
    return connection.read(listExecutedRegisterImports).map([](const Rows &rows) {
        QList<ExecutedRegisterImport> registerImports;
        for (const Row &row : rows)
            registerImports.append({row.bigInteger("request_id"_L1), row.bigInteger("counter_id"_L1),
                                    row.bigInteger("new_number"_L1), row.text("story"_L1)});
        return registerImports;
    });
}

Result<QList<DecidedFact>> decidedFacts(Connection &connection)
{
    return connection.read(listDecidedFacts).map([](const Rows &rows) {
        QList<DecidedFact> facts;
        facts.reserve(rows.size());
        for (const Row &row : rows)
            facts.append({row.text("kind"_L1), row.text("subject"_L1), row.bigInteger("part"_L1),
                          row.text("fact"_L1)});
        return facts;
    });
}

Result<QList<NumberHole>> holesOf(Connection &connection, const QList<qint64> &counterIds)
{
    const QString ids = jsonText(counterIds);
    return connection.read(listHoles, {ids, ids}).map([](const Rows &rows) {
        QList<NumberHole> holes;
        for (const Row &row : rows)
            holes.append({row.bigInteger("counter_id"_L1), row.bigInteger("before_it"_L1),
                          row.bigInteger("ahead"_L1)});
        return holes;
    });
}

Result<QList<StoredLedgerRow>> toldOfCounters(Connection &connection, const QList<qint64> &counterIds)
{
    return connection.read(listToldOfCounters, {jsonText(counterIds)}).map(storedRowsFrom);
}

Result<QList<StoredLedgerRow>> rowsAt(Connection &connection, const QJsonArray &wanted)
{
    return connection.read(listRowsAt, {jsonText(wanted)}).map(storedRowsFrom);
}

Result<int> projectOfCounter(Connection &connection, qint64 counterId)
{
    const auto rows = connection.read(findProjectOfCounter, {counterId});
    if (!rows)
        return tl::unexpected(rows.error());
    if (rows->isEmpty())
        return tl::unexpected(
            Error{ErrorKind::NotFound, 0, u"no such counter"_s, QString::number(counterId)});
    return rows->first().integer("project_id"_L1);
}

} // namespace lekthi::store
