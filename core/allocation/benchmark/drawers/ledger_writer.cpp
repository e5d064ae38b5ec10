#include "core/allocation/benchmark/drawers/ledger_writer.h"

#include "core/allocation/request/request.h"
#include "core/numbering/render.h"

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;

int millisecondsSince(std::chrono::steady_clock::time_point instant)
{
    const auto passed = std::chrono::steady_clock::now() - instant;
    return int(std::chrono::duration_cast<std::chrono::milliseconds>(passed).count());
}

LedgerWriter::LedgerWriter(const Field &field)
    : m_field(field)
{
}

store::ChainedRows LedgerWriter::rows(const FieldCounter &counter, const store::LedgerHead &head,
                                      qint64 first, int count, const DrawFacts &facts,
                                      const QDateTime &now) const
{
    QList<store::LedgerRow> rows;
    rows.reserve(count);
    store::LedgerRow row = rowFor(counter, facts);
    for (qint64 sequence = first; sequence < first + count; ++sequence) {
        row.requestId = allocation::newRequestId();
        row.sequence = sequence;
        row.number = number(counter, sequence);
        rows << row;
    }
    return store::ChainedRows(head, rows, now);
}

store::Result<void> LedgerWriter::append(store::Connection &connection, const FieldCounter &counter,
                                         const store::ChainedRows &rows)
{
    const store::ScopeKey scope = store::scopeKeyOf(numbering::UniquenessScope::Type, counter.key);
    return store::appendToLedger(connection, scope, rows);
}

store::LedgerRow LedgerWriter::rowFor(const FieldCounter &counter, const DrawFacts &facts) const
{
    store::LedgerRow row;
    row.counterId = counter.id;
    row.resetEpoch = counter.resetEpoch;
    row.key = counter.key;
    row.templateText = m_field.text.text();
    row.templateVersion = m_field.templateVersion;
    row.userId = m_field.userId;
    row.ipAddress = u"127.0.0.1"_s;
    row.userAgent = u"lekthi-bench"_s;
    row.retryCount = facts.retries;
    row.lockWaitMs = facts.lockWaitMs;
    row.totalDurationMs = millisecondsSince(facts.begun);
    if (facts.databaseLock)
        row.fallback = store::Fallback::DatabaseLock;
    else if (facts.retries > 0)
        row.fallback = store::Fallback::Retry;
    return row;
}

QString LedgerWriter::number(const FieldCounter &counter, qint64 sequence) const
{
    const numbering::NumberParts parts{.originator = m_field.originator,
                                       .recipient = counter.recipient,
                                       .documentDate = counter.documentDate,
                                       .period = counter.key.period,
                                       .sequence = sequence};
    const auto rendered = numbering::render(m_field.text, parts);
    return rendered ? rendered->text() : QString::number(sequence);
}

} // namespace lekthi::benchmark
