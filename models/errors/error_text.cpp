#include "models/errors/error_text.h"

#include "core/store/reference/codes.h"
#include "models/time_text.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::CodeKind;
using store::ErrorEntry;

namespace {

struct ErrorText
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)
};

using Facts = QList<std::pair<QString, QString>>;

void add(Facts &facts, const QString &caption, const QString &text)
{
    if (!text.isEmpty())
        facts.append({caption, text});
}

/// Of what was asked for, or of the counter that it was about.
int idIn(const QJsonObject &context, QLatin1StringView name)
{
    const QJsonValue own = context.value(name);
    return (own.isDouble() ? own : context.value("counterKey"_L1)[name]).toInt();
}

int recipientIn(const QJsonObject &context)
{
    const QJsonArray asked = context.value("recipientOrgIds"_L1).toArray();
    return asked.isEmpty() ? idIn(context, "recipientOrgId"_L1) : asked.first().toInt();
}

} // namespace

QString errorTypeText(const QString &type)
{
    const QHash<QString, QString> texts{
        {u"LOCK_TIMEOUT"_s, ErrorText::tr("Lock timeout", "an error of allocation")},
        {u"VERSION_CONFLICT"_s, ErrorText::tr("Version conflict", "an error of allocation")},
        {u"DB_ERROR"_s, ErrorText::tr("Database error", "an error of allocation")},
        {u"REDIS_ERROR"_s, ErrorText::tr("Redis unreachable", "an error of allocation")},
        {u"VALIDATION_ERROR"_s, ErrorText::tr("Invalid request", "an error of allocation")},
        {u"NUMBER_TAKEN"_s, ErrorText::tr("Number in use", "an error of allocation")},
        {u"SEQUENCE_EXHAUSTED"_s, ErrorText::tr("Too few digits", "an error of allocation")},
        {u"NUMBER_VOIDED"_s, ErrorText::tr("Number voided", "an error of allocation")},
        {u"RATE_LIMITED"_s, ErrorText::tr("Too many requests", "an error of allocation")}};
    return texts.value(type, type);
}

QString errorPersonText(const ErrorEntry &entry, const LedgerNames &names)
{
    return entry.userId > 0 ? accountText(entry.userId, names) : QString();
}

QString errorStateText(const ErrorEntry &entry, numbering::Calendar calendar)
{
    return entry.resolvedAt.isValid()
               ? ErrorText::tr("Resolved %1", "an error, at a time").arg(timeText(entry.resolvedAt, calendar))
               : ErrorText::tr("Unresolved", "an error");
}

Facts errorFacts(const ErrorEntry &entry, const LedgerNames &names)
{
    const auto code = [&](CodeKind kind, int id) { return store::codeOf(names.reference, kind, id); };
    Facts facts;
    add(facts, ErrorText::tr("Reference"), entry.reference);
    add(facts, ErrorText::tr("Time"), timeText(entry.createdAt, names.calendar));
    add(facts, ErrorText::tr("State"), errorStateText(entry, names.calendar));
    add(facts, ErrorText::tr("Person"), errorPersonText(entry, names));
    add(facts, ErrorText::tr("Address"), entry.ipAddress);
    add(facts, ErrorText::tr("Project"), code(CodeKind::Project, idIn(entry.context, "projectId"_L1)));
    add(facts, ErrorText::tr("Document type"),
        code(CodeKind::Type, idIn(entry.context, "correspondenceTypeId"_L1)));
    add(facts, ErrorText::tr("Sender"),
        code(CodeKind::Organization, idIn(entry.context, "originatorOrgId"_L1)));
    add(facts, ErrorText::tr("Recipient"), code(CodeKind::Organization, recipientIn(entry.context)));
    add(facts, ErrorText::tr("Attempts"), entry.stackTrace.trimmed());
    add(facts, ErrorText::tr("Context"),
        entry.context.isEmpty()
            ? QString()
            : QString::fromUtf8(QJsonDocument(entry.context).toJson(QJsonDocument::Compact))
                  .replace(u',', ", "_L1)
                  .replace("\":"_L1, "\": "_L1));
    return facts;
}

} // namespace lekthi::models
