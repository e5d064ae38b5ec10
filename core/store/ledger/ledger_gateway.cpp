#include "core/store/ledger/ledger_gateway.h"

#include "core/store/counters/counter_row.h"
#include "core/store/ledger/ledger_rows.h"
#include "core/store/session/json_text.h"
#include "core/store/session/null_values.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement findByRequestIdsStatement("ledger/find_by_request_ids");
constexpr Statement findIssuedStatement("ledger/find_issued");
constexpr Statement findTakenOverStatement("ledger/find_taken_over");
constexpr Statement listNumberedDocuments("ledger/list_numbered_documents");
constexpr Statement listTaken("ledger/list_taken");
constexpr Statement listTakenAfterVoid("ledger/list_taken_after_void");
constexpr Statement insertRows("ledger/insert_rows");
constexpr Statement insertSkipped("ledger/insert_skipped");
constexpr Statement insertTaken("ledger/insert_taken");
constexpr Statement insertTakenByRevision("ledger/insert_taken_by_revision");

const auto issuedName = eventName(LedgerEvent::Issued);

QVariantList valuesOf(const StoredLedgerRow &row)
{
    return {row.event,           row.requestId,       row.counterId,
            row.resetEpoch,      row.sequence,        orNull(row.documentId),
            row.number,          row.revision,        row.counterKey,
            row.templateText,    row.templateVersion, row.userId,
            orNull(row.drawnBy), row.ipAddress,       row.userAgent,
            row.retryCount,      row.lockWaitMs,      row.totalDurationMs,
            row.fallback,        orNull(row.skipped), orNull(row.previousHash),
            orNull(row.rowHash), row.createdAt};
}

QList<QVariantList> valuesOf(const QList<StoredLedgerRow> &rows)
{
    QList<QVariantList> all;
    all.reserve(rows.size());
    for (const StoredLedgerRow &row : rows)
        all.append(valuesOf(row));
    return all;
}

QStringList numbersFrom(const Rows &rows)
{
    QStringList numbers;
    for (const Row &row : rows)
        numbers.append(row.text("number"_L1));
    return numbers;
}

LedgerRow ledgerRowFrom(const Row &row)
{
    LedgerRow ledger;
    ledger.id = row.bigInteger("id"_L1);
    ledger.requestId = QUuid::fromString(row.text("request_id"_L1));
    ledger.event = eventFromName(row.text("event"_L1));
    ledger.counterId = row.bigInteger("counter_id"_L1);
    ledger.resetEpoch = row.integer("reset_epoch"_L1);
    ledger.key = counterKeyFrom(row);
    if (!row.isNull("document_id"_L1))
        ledger.documentId = row.bigInteger("document_id"_L1);
    ledger.number = row.text("generated_number"_L1);
    ledger.sequence = row.bigInteger("sequence_number"_L1);
    ledger.revision = row.text("revision"_L1);
    ledger.templateText = row.text("template_used"_L1);
    ledger.templateVersion = row.integer("template_version"_L1);
    ledger.userId = row.integer("user_id"_L1);
    if (!row.isNull("drawn_by"_L1))
        ledger.drawnBy = row.integer("drawn_by"_L1);
    ledger.ipAddress = row.text("ip_address"_L1);
    ledger.userAgent = row.text("user_agent"_L1);
    ledger.retryCount = row.integer("retry_count"_L1);
    ledger.lockWaitMs = row.integer("lock_wait_ms"_L1);
    ledger.totalDurationMs = row.integer("total_duration_ms"_L1);
    ledger.fallback = fallbackFromName(row.text("fallback_used"_L1));
    ledger.skipped = textsIn(row.bytes("skipped"_L1));
    ledger.createdAt = row.instant("created_at"_L1);
    ledger.isInForce = row.flag("is_in_force"_L1);
    return ledger;
}

/// A revision may print the very number that its sequence number has already.
void addMarkRevised(Script &script, const ScopeKey &scope, const StoredLedgerRow &row)
{
    script.add(insertTakenByRevision,
               {row.number, scope.projectId, scope.typeId, row.requestId, row.number, scope.projectId,
                scope.typeId, row.counterId, row.resetEpoch, row.sequence});
}

void addMarkTaken(Script &script, const ScopeKey &scope, const QList<StoredLedgerRow> &rows)
{
    QList<QVariantList> issued;
    issued.reserve(rows.size());
    for (const StoredLedgerRow &row : rows) {
        if (row.event == issuedName)
            issued.append({row.number, scope.projectId, scope.typeId, row.requestId});
        else
            addMarkRevised(script, scope, row);
    }
    script.addRows(insertTaken, issued);
}

Result<void> runAll(Connection &connection, const Script &script)
{
    return connection.run(script).map([](const AllDone &) {});
}

} // namespace

ScopeKey scopeKeyOf(numbering::UniquenessScope scope, const numbering::CounterKey &key)
{
    return {key.projectId, key.correspondenceTypeId, scope};
}

Result<QList<LedgerRow>> findByRequestIds(Connection &connection, const QList<QUuid> &requestIds)
{
    if (requestIds.isEmpty())
        return QList<LedgerRow>();
    QStringList ids;
    for (const QUuid &id : requestIds)
        ids.append(textOf(id));
    return connection.read(findByRequestIdsStatement, {jsonText(ids)}).map([](const Rows &rows) {
        QList<LedgerRow> found;
        for (const Row &row : rows)
            found.append(ledgerRowFrom(row));
        return found;
    });
}

Result<LedgerRow> findIssued(Connection &connection, int projectId, const QString &number, int typeId)
{
    const QVariantList asked{number, projectId, typeId, typeId};
    const Result<Rows> rows = connection.read(findIssuedStatement, asked);
    if (!rows)
        return tl::unexpected(rows.error());
    if (!rows->isEmpty() && rows->first().flag("is_in_force"_L1))
        return ledgerRowFrom(rows->first());
    const Result<Rows> takenOver = connection.read(findTakenOverStatement, asked);
    if (!takenOver)
        return tl::unexpected(takenOver.error());
    if (!takenOver->isEmpty())
        return ledgerRowFrom(takenOver->first());
    if (!rows->isEmpty())
        return ledgerRowFrom(rows->first());
    return tl::unexpected(Error{ErrorKind::NotFound, 0, u"no such number in the ledger"_s, number});
}

Result<QHash<qint64, QString>> numberedDocuments(Connection &connection, const QList<qint64> &documentIds)
{
    if (documentIds.isEmpty())
        return QHash<qint64, QString>();
    const QString ids = jsonText(documentIds);
    return connection.read(listNumberedDocuments, {ids, ids}).map([](const Rows &rows) {
        QHash<qint64, QString> numbers;
        for (const Row &row : rows)
            if (const qint64 document = row.bigInteger("document_id"_L1); !numbers.contains(document))
                numbers.insert(document, row.text("number"_L1));
        return numbers;
    });
}

Result<QStringList> takenAmong(Connection &connection, const ScopeKey &scope, const QStringList &numbers)
{
    if (numbers.isEmpty())
        return QStringList();
    return connection
        .read(listTaken,
              {scope.projectId, scope.typeId, numbering::uniquenessScopeName(scope.scope), jsonText(numbers)})
        .map(numbersFrom);
}

Result<QStringList> takenAmongAfterVoid(Connection &connection, const ScopeKey &scope,
                                        const QStringList &numbers, qint64 counterId, qint64 lastNumber)
{
    if (numbers.isEmpty())
        return QStringList();
    return connection
        .read(listTakenAfterVoid, {scope.projectId, scope.typeId, numbering::uniquenessScopeName(scope.scope),
                                   jsonText(numbers), counterId, lastNumber})
        .map(numbersFrom);
}

Result<void> writeLedgerRows(Connection &connection, const QList<StoredLedgerRow> &rows)
{
    Script script;
    script.addRows(insertRows, valuesOf(rows));
    for (const StoredLedgerRow &row : rows) {
        if (row.event == issuedName && row.skipped)
            script.add(insertSkipped, {row.requestId});
    }
    return runAll(connection, script);
}

Result<void> appendToLedger(Connection &connection, const ScopeKey &scope, const ChainedRows &rows)
{
    Q_ASSERT(connection.isInTransaction());
    Script script;
    addMarkTaken(script, scope, rows.rows());
    return runAll(connection, script).and_then([&] { return writeLedgerRows(connection, rows.rows()); });
}

} // namespace lekthi::store
