#include "models/errors/error_export.h"

#include "core/store/log/error_gateway.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::ErrorEntry;

namespace {

constexpr int errorsAtOnce = 500;

QJsonValue textOr(const QString &text)
{
    return text.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(text);
}

QString utc(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

ExportFields fieldsOf(const ErrorEntry &entry, const LedgerNames &names)
{
    return {{u"id"_s, entry.id},
            {u"reference"_s, entry.reference},
            {u"type"_s, entry.type},
            {u"message"_s, entry.message},
            {u"stackTrace"_s, textOr(entry.stackTrace)},
            {u"context"_s, entry.context},
            {u"person"_s, textOr(names.people.value(entry.userId).login)},
            {u"address"_s, textOr(entry.ipAddress)},
            {u"createdAt"_s, utc(entry.createdAt)},
            {u"resolvedAt"_s, textOr(utc(entry.resolvedAt))}};
}

} // namespace

ExportSource errorExport(const store::ErrorFilter &filter, const LedgerNames &names)
{
    QStringList fields;
    for (const auto &field : fieldsOf({}, {}))
        fields += field.first;
    return {fields, [filter, names](store::Connection &connection, const QString &after) {
                return store::latestErrors(connection, errorsAtOnce, filter, after.toLongLong())
                    .map([&](const QList<ErrorEntry> &entries) {
                        ExportPage page;
                        for (const ErrorEntry &entry : entries)
                            page.rows.append(fieldsOf(entry, names));
                        if (entries.size() == errorsAtOnce)
                            page.next = QString::number(entries.constLast().id);
                        return page;
                    });
            }};
}

} // namespace lekthi::models
