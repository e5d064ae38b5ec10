#include "core/allocation/benchmark/drawers/bulk_drawer.h"

#include "core/store/transaction.h"

#include <QJsonDocument>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;
using store::LedgerRow;
using store::Result;

namespace {

// Nothing in a field's numbers, codes and template needs quoting.

QString takenText(const FieldCounter &counter, const QList<LedgerRow> &rows)
{
    const QString start = u"(%1,%2,'"_s.arg(counter.key.projectId).arg(counter.key.correspondenceTypeId);
    QString text = u"INSERT INTO document_number_taken (scope_project_id, scope_type_id, number, request_id) "
                   "VALUES "_s;
    for (const LedgerRow &row : rows)
        text += start + row.number + "','"_L1 + row.requestId.toString(QUuid::WithoutBraces) + "'),"_L1;
    text.chop(1);
    return text;
}

QString ledgerText(const FieldCounter &counter, const QList<LedgerRow> &rows)
{
    const LedgerRow &like = rows.first();
    const QString key =
        QString::fromUtf8(QJsonDocument(numbering::toJson(counter.key)).toJson(QJsonDocument::Compact));
    const QString middle = u"',%1,%2,"_s.arg(counter.id).arg(counter.resetEpoch);
    const QString end =
        u"','','%1','%2',%3,%4,'%5','%6',0,0,0,'NONE',NULL,UTC_TIMESTAMP(6)),"_s.arg(key, like.templateText)
            .arg(like.templateVersion)
            .arg(like.userId)
            .arg(like.ipAddress, like.userAgent);
    QString text = u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, "
                   "sequence_number, document_id, generated_number, revision, counter_key, template_used, "
                   "template_version, user_id, ip_address, user_agent, retry_count, lock_wait_ms, "
                   "total_duration_ms, fallback_used, skipped, created_at) VALUES "_s;
    for (const LedgerRow &row : rows)
        text += "('ISSUED','"_L1 + row.requestId.toString(QUuid::WithoutBraces) + middle +
                QString::number(row.sequence) + ",NULL,'"_L1 + row.number + end;
    text.chop(1);
    return text;
}

} // namespace

BulkDrawer::BulkDrawer(std::unique_ptr<store::Connection> connection, const Field &field)
    : StoreDrawer(std::move(connection), field)
{
    for (const FieldCounter &counter : field.counters)
        m_lastNumbers.push_back(counter.lastNumber);
}

Result<Drawn> BulkDrawer::draw(const FieldCounter &counter)
{
    qint64 &last = m_lastNumbers[size_t(counter.index)];
    const Drawn drawn{last + 1, rowsPerTransaction};
    const QList<LedgerRow> rows = ledger().rows(counter, drawn.first, drawn.count, {});
    auto transaction = store::Transaction::begin(connection());
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto written = connection()
                             .execute(takenText(counter, rows))
                             .and_then([&] { return connection().execute(ledgerText(counter, rows)); })
                             .and_then([&] { return transaction->commit(); });
    if (!written)
        return tl::unexpected(written.error());
    last += drawn.count;
    return drawn;
}

} // namespace lekthi::benchmark
