#include "core/store/log/error_gateway.h"

#include "core/store/session/json_text.h"
#include "core/store/session/null_values.h"

#include <QJsonDocument>
#include <QRandomGenerator>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Routine recordErrorRoutine("record_error");
constexpr Statement listLatestErrors("error/list_latest_errors");

constexpr int longestMessage = 16000; // 65,535 bytes at four bytes a character

ErrorEntry errorFrom(const Row &row)
{
    ErrorEntry entry;
    entry.id = row.bigInteger("id"_L1);
    entry.reference = row.text("reference"_L1);
    entry.type = row.text("error_type"_L1);
    entry.message = row.text("error_message"_L1);
    entry.stackTrace = row.text("stack_trace"_L1);
    entry.context = QJsonDocument::fromJson(row.bytes("context_data"_L1)).object();
    entry.userId = row.integer("user_id"_L1);
    entry.ipAddress = row.text("ip_address"_L1);
    entry.createdAt = row.instant("created_at"_L1);
    entry.resolvedAt = row.instant("resolved_at"_L1);
    return entry;
}

QVariantList valuesOf(const ErrorFilter &filter, qint64 beforeId, int limit)
{
    QVariantList values{
        beforeId,         beforeId,         filter.type, filter.type, filter.onlyUnresolved ? 1 : 0,
        filter.reference, filter.reference, filter.from, filter.from, filter.until,
        filter.until};
    for (const auto &id : {filter.projectId, filter.typeId, filter.originatorId, filter.recipientId})
        values << orNull(id) << orNull(id);
    return values << limit;
}

} // namespace

Result<void> recordError(Connection &connection, const ErrorEntry &entry)
{
    Q_ASSERT(!connection.isInTransaction());
    const Result<Rows> written = connection.call(
        recordErrorRoutine,
        {entry.reference, entry.type, entry.message.left(longestMessage),
         entry.stackTrace.isEmpty() ? QVariant() : QVariant(entry.stackTrace.left(longestMessage)),
         jsonText(entry.context), entry.userId > 0 ? QVariant(entry.userId) : QVariant(),
         entry.ipAddress.isEmpty() ? QVariant() : QVariant(entry.ipAddress), entry.createdAt});
    return written ? Result<void>() : tl::unexpected(written.error());
}

Result<QList<ErrorEntry>> latestErrors(Connection &connection, int limit, const ErrorFilter &filter,
                                       qint64 beforeId)
{
    return connection.read(listLatestErrors, valuesOf(filter, beforeId, limit)).map([](const Rows &rows) {
        QList<ErrorEntry> entries;
        for (const Row &row : rows)
            entries.append(errorFrom(row));
        return entries;
    });
}

Result<void> resolveError(Connection &connection, const QString &reference, const numbering::Reason &reason)
{
    return connection.call(Routine("resolve_error"), {reference, reason.text()}).map([](const Rows &) {});
}

QString newErrorReference(const QDateTime &now)
{
    constexpr int letters = 4;
    QString reference = now.toUTC().toString(u"'ERR-'yyyyMMdd'-'HHmm'-'"_s);
    for (int position = 0; position < letters; ++position)
        reference += QChar(u'A' + QRandomGenerator::global()->bounded(26));
    return reference;
}

} // namespace lekthi::store
