#include "core/store/ledger/drawing_gateway.h"

#include "core/store/counters/counter_row.h"
#include "core/store/session/denial.h"
#include "core/store/session/json_text.h"
#include "core/store/session/null_values.h"
#include "core/store/session/schema_names.h"

#include <QJsonArray>

#include <algorithm>

namespace lekthi::store {

using namespace Qt::StringLiterals;
using numbering::CounterKey;

namespace {

constexpr Routine openCounter("open_counter");
constexpr Routine lockCounterRoutine("lock_counter");
constexpr Routine draw("draw");
constexpr Routine drawSeveralRoutine("draw_several");
constexpr Routine revise("revise");
constexpr Routine identity("drawing_identity");

bool isPlain(QChar character)
{
    return character >= u' ' && character != u'"' && character != u'\\';
}

/// The rows as JSON, an array of arrays. Every drawn number passes here.
class RowsText
{
public:
    explicit RowsText(qsizetype rows) { m_text.reserve(rows * 200); }

    void begin() { m_text += m_text.isEmpty() ? "[["_L1 : ",["_L1; }
    void end() { m_text.back() = u']'; }
    QString take()
    {
        m_text += u']';
        return std::move(m_text);
    }

    void add(const QString &text)
    {
        if (std::all_of(text.cbegin(), text.cend(), isPlain)) {
            m_text += u'"';
            m_text += text;
            m_text += "\","_L1;
            return;
        }
        const QString array = jsonText(QJsonArray{text});
        m_text += QStringView(array).sliced(1).chopped(1);
        m_text += u',';
    }
    void addNull() { m_text += "null,"_L1; }
    void add(qint64 number)
    {
        m_text += QString::number(number);
        m_text += u',';
    }
    void add(const std::optional<qint64> &number) { number ? add(*number) : addNull(); }

private:
    QString m_text;
};

/// The store puts in whoever is signed in, and from where.
bool isForItself(const LedgerRow &row)
{
    return row.drawnBy == row.userId;
}

/// The place of each is known to enter_draw, enter_rows and require_persons.
void addRow(RowsText &text, const LedgerRow &row)
{
    text.add(textOf(row.requestId));
    text.add(row.number);
    text.add(row.documentId);
    text.add(row.revision);
    isForItself(row) ? text.addNull() : text.add(qint64(row.userId));
    row.isHostOfDrawer ? text.addNull() : text.add(row.ipAddress);
    text.add(row.userAgent);
    text.add(qint64(row.totalDurationMs));
    text.add(qint64(row.beginsRequest));
    row.skipped.isEmpty() ? text.addNull() : text.add(jsonText(row.skipped));
}

QString rowsText(const QList<LedgerRow> &rows)
{
    RowsText text(rows.size());
    for (const LedgerRow &row : rows) {
        text.begin();
        addRow(text, row);
        text.end();
    }
    return text.take();
}

/// Each row says of which counter it is, and whether it is to be the first of its document.
QString rowsText(const QList<DrawnBatch> &batches)
{
    RowsText text(batches.size() * batches.first().rows.size());
    for (const DrawnBatch &batch : batches) {
        for (const LedgerRow &row : batch.rows) {
            text.begin();
            addRow(text, row);
            text.add(batch.seen.id);
            text.add(qint64(row.documentId && batch.firstOf.contains(*row.documentId)));
            text.end();
        }
    }
    return text.take();
}

QString countersText(const QList<DrawnBatch> &batches)
{
    QJsonArray counters;
    for (const DrawnBatch &batch : batches)
        counters.append(
            QJsonArray{batch.seen.id, batch.seen.version, batch.seen.lastNumber, batch.rows.size()});
    return jsonText(counters);
}

QVariantList valuesOf(const QList<DrawnBatch> &batches)
{
    const DrawnBatch &batch = batches.first();
    const LedgerRow &first = batch.rows.first();
    return {countersText(batches),        batch.rulesStamp, first.retryCount, first.lockWaitMs,
            fallbackName(first.fallback), rowsText(batches)};
}

QVariantList valuesOf(const DrawnBatch &batch)
{
    Q_ASSERT(!batch.rows.isEmpty());
    const LedgerRow &first = batch.rows.first();
    return {batch.seen.id,
            batch.seen.version,
            batch.seen.lastNumber,
            batch.rulesStamp,
            first.retryCount,
            first.lockWaitMs,
            fallbackName(first.fallback),
            rowsText(batch.rows),
            batch.firstOf.isEmpty() ? QVariant() : jsonText(batch.firstOf)};
}

QVariantList valuesOf(const Counter &seen, const LedgerRow &revised)
{
    return {seen.id,
            seen.version,
            textOf(revised.requestId),
            revised.resetEpoch,
            revised.sequence,
            orNull(revised.documentId),
            revised.number,
            revised.revision,
            isForItself(revised) ? QVariant() : revised.userId,
            revised.isHostOfDrawer ? QVariant() : revised.ipAddress,
            revised.userAgent,
            revised.retryCount,
            revised.lockWaitMs,
            revised.totalDurationMs,
            fallbackName(revised.fallback)};
}

/// Of the answer to a draw; invalid where the routine is of before it told.
QDateTime timeIn(const Rows &rows)
{
    return rows.isEmpty() ? QDateTime() : rows.first().instant("created_at"_L1);
}

} // namespace

Result<Drawer> findDrawer(Connection &connection)
{
    const Result<Rows> rows = connection.call(identity);
    if (!rows)
        return tl::unexpected(rows.error());
    if (rows->isEmpty() || rows->first().isNull("account"_L1))
        return tl::unexpected(Error{ErrorKind::NotAllowed, denial::noActiveAccount, u"drawing_identity"_s,
                                    connection.address().user});
    const Row &row = rows->first();
    return Drawer{row.integer("account"_L1), row.text("address"_L1),
                  isSandbox(connection.address().database)};
}

Result<std::optional<Counter>> ensureCounter(Connection &connection, const CounterKey &key)
{
    Q_ASSERT(!connection.isInTransaction());
    // Looked up first: an INSERT would wait for whoever has the row locked.
    auto found = findCounter(connection, key);
    if (!found || *found)
        return found;
    const auto made =
        connection.call(openCounter, counterKeyValues(key, orNull(key.recipientOrganizationId)));
    if (!made && made.error().kind != ErrorKind::Duplicate)
        return tl::unexpected(made.error());
    return std::nullopt;
}

void addLockForDrawing(Script &script, const CounterKey &key)
{
    script.addCall(lockCounterRoutine, counterLookUpValues(key));
}

Result<LockedCounter> lockedForDrawing(const Done &done, const CounterKey &key)
{
    return lockedCounterFrom(done.rows, key).map([&](const Counter &counter) {
        return LockedCounter{counter, done.rows.first().bigInteger("stamp"_L1)};
    });
}

Result<QDateTime> drawNumbers(Connection &connection, const DrawnBatch &batch,
                              const std::function<void()> &sending)
{
    Q_ASSERT(!connection.isInTransaction());
    const QVariantList values = valuesOf(batch);
    if (sending)
        sending();
    return connection.call(draw, values).map(timeIn);
}

Result<QDateTime> drawNumbers(Transaction &transaction, const DrawnBatch &batch,
                              const std::function<void()> &sending)
{
    const QVariantList values = valuesOf(batch);
    if (sending)
        sending();
    return transaction.commitBy(draw, values).map(timeIn);
}

Result<DrawnSeveral> drawSeveral(Connection &connection, const QList<DrawnBatch> &batches)
{
    Q_ASSERT(!batches.isEmpty() && !connection.isInTransaction());
    return connection.call(drawSeveralRoutine, valuesOf(batches)).map([](const Rows &rows) {
        DrawnSeveral drawn{timeIn(rows), {}};
        if (rows.isEmpty())
            return drawn;
        const QByteArray counters = rows.first().text("counters"_L1).toUtf8();
        for (const QVariant &counter : QJsonDocument::fromJson(counters).array().toVariantList())
            drawn.counters.insert(counter.toLongLong());
        return drawn;
    });
}

Result<RevisedRow> reviseNumber(Transaction &transaction, const Counter &seen, const LedgerRow &row)
{
    return transaction.commitBy(revise, valuesOf(seen, row)).map([&](const Rows &rows) {
        RevisedRow revised{timeIn(rows), row.documentId};
        if (!rows.isEmpty() && rows.first().has("document_id"_L1) && !rows.first().isNull("document_id"_L1))
            revised.documentId = rows.first().bigInteger("document_id"_L1);
        return revised;
    });
}

} // namespace lekthi::store
