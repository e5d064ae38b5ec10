#include "models/errors/error_text.h"

#include "core/store/reference/codes.h"
#include "core/store/session/json_text.h"
#include "models/time_text.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::CodeKind;
using store::ErrorEntry;

namespace {

struct ErrorText
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)
};

struct TypeText
{
    struct Words
    {
        const char *text;
        const char *comment;
    };

    QLatin1StringView type;
    Words words;
};

constexpr std::array typeTexts{
    TypeText{"LOCK_TIMEOUT"_L1, QT_TRANSLATE_NOOP3("lekthi", "Lock timeout", "an error of allocation")},
    TypeText{"VERSION_CONFLICT"_L1,
             QT_TRANSLATE_NOOP3("lekthi", "Version conflict", "an error of allocation")},
    TypeText{"DB_ERROR"_L1, QT_TRANSLATE_NOOP3("lekthi", "Database error", "an error of allocation")},
    TypeText{"REDIS_ERROR"_L1, QT_TRANSLATE_NOOP3("lekthi", "Redis unreachable", "an error of allocation")},
    TypeText{"VALIDATION_ERROR"_L1,
             QT_TRANSLATE_NOOP3("lekthi", "Invalid request", "an error of allocation")},
    TypeText{"NUMBER_TAKEN"_L1, QT_TRANSLATE_NOOP3("lekthi", "Number in use", "an error of allocation")},
    TypeText{"SEQUENCE_EXHAUSTED"_L1,
             QT_TRANSLATE_NOOP3("lekthi", "Too few digits", "an error of allocation")},
    TypeText{"NUMBER_VOIDED"_L1, QT_TRANSLATE_NOOP3("lekthi", "Number voided", "an error of allocation")},
    TypeText{"RATE_LIMITED"_L1, QT_TRANSLATE_NOOP3("lekthi", "Too many requests", "an error of allocation")}};

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
    const auto known = std::ranges::find(typeTexts, type, &TypeText::type);
    return known == typeTexts.end() ? type : ErrorText::tr(known->words.text, known->words.comment);
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
            : store::jsonText(entry.context).replace(u',', ", "_L1).replace("\":"_L1, "\": "_L1));
    return facts;
}

} // namespace lekthi::models
