#include "models/admin_log/admin_log_export.h"

#include "models/csv_text.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

QString timeText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

} // namespace

QByteArray adminLogCsv(const QList<store::AdminEntry> &entries)
{
    // Without the mark Excel takes Thai for something else.
    QString csv{QChar::ByteOrderMark};
    csv += csvLine({u"seq"_s, u"time"_s, u"login"_s, u"host"_s, u"role"_s, u"action"_s, u"outcome"_s,
                    u"project"_s, u"subject"_s, u"details"_s, u"reason"_s});
    for (const store::AdminEntry &entry : entries) {
        const QByteArray details = QJsonDocument(entry.details).toJson(QJsonDocument::Compact);
        csv += csvLine({QString::number(entry.sequence), timeText(entry.occurredAt), entry.login, entry.host,
                        entry.role, entry.action, entry.denied ? u"DENIED"_s : u"DONE"_s,
                        entry.projectId ? QString::number(*entry.projectId) : QString(), entry.subject,
                        QString::fromUtf8(details), entry.reason});
    }
    return csv.toUtf8();
}

QByteArray adminLogJson(const QList<store::AdminEntry> &entries)
{
    QJsonArray array;
    for (const store::AdminEntry &entry : entries)
        array.append(
            QJsonObject{{u"seq"_s, entry.sequence},
                        {u"time"_s, timeText(entry.occurredAt)},
                        {u"login"_s, entry.login},
                        {u"host"_s, entry.host},
                        {u"role"_s, entry.role},
                        {u"action"_s, entry.action},
                        {u"denied"_s, entry.denied},
                        {u"project"_s, entry.projectId ? QJsonValue(*entry.projectId) : QJsonValue()},
                        {u"subject"_s, entry.subject},
                        {u"details"_s, entry.details},
                        {u"reason"_s, entry.reason}});
    return QJsonDocument(array).toJson();
}

} // namespace lekthi::models
