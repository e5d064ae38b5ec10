#include "models/admin_log/admin_log_subject.h"

#include "models/period_text.h"
#include "models/requests/counter_text.h"
#include "translations/translations.h"

#include <QCoreApplication>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::AdminEntry;

namespace {

bool isAboutReset(const AdminEntry &entry)
{
    return entry.action.startsWith("RESET_"_L1);
}

/// A decision that was denied left the number of the request, else the log has the counter's.
bool namesRequest(const AdminEntry &entry)
{
    return entry.denied && entry.action != "RESET_REQUESTED"_L1;
}

bool isDeniedDecision(const AdminEntry &entry)
{
    static const QStringList decisions{u"APPROVED"_s, u"REJECTED"_s, u"WITHDRAWN"_s};
    return entry.denied && decisions.contains(entry.action.section(u'_', -1));
}

QString projectCode(int id, const store::ReferenceData &reference)
{
    const store::Project *project = reference.project(id);
    return project ? project->code : QString::number(id);
}

QString templateText(const AdminEntry &entry, const store::ReferenceData &reference)
{
    QString project = entry.projectId ? projectCode(*entry.projectId, reference) : QString();
    QString type = entry.subject;
    // A refusal names both by their ids, the default template by its project alone, an import as several.
    if (entry.denied) {
        project = projectCode(entry.subject.section(u' ', 0, 0).toInt(), reference);
        const store::CodedItem *item =
            store::itemById(reference.types, entry.subject.section(u' ', 1).toInt());
        type = item ? item->code : u"*"_s;
        if (entry.subject.endsWith(" several"_L1))
            type = QCoreApplication::translate("lekthi", "several templates");
    }
    if (type == "*"_L1)
        type = QCoreApplication::translate("lekthi", "Default template");
    return project.isEmpty() ? type : project + u" · "_s + type;
}

QString resetSubject(const AdminEntry &entry, const AdminLogNames &names, numbering::Calendar calendar)
{
    const qint64 request = requestIdOf(entry);
    const qint64 ofRequest = names.countersOfRequests.value(request);
    const auto key = names.counters.constFind(ofRequest > 0 ? ofRequest : counterIdOf(entry));
    if (key != names.counters.cend())
        return counterText(*key, names.reference, periodText(key->period, currentLanguage(), calendar));
    return request > 0 ? QCoreApplication::translate("lekthi", "Request #%1").arg(request) : entry.subject;
}

} // namespace

qint64 counterIdOf(const AdminEntry &entry)
{
    return isAboutReset(entry) && !namesRequest(entry) ? entry.subject.toLongLong() : 0;
}

qint64 requestIdOf(const AdminEntry &entry)
{
    if (!isAboutReset(entry))
        return 0;
    return namesRequest(entry) ? entry.subject.toLongLong() : entry.details.value("request"_L1).toInteger();
}

QString subjectText(const AdminEntry &entry, const AdminLogNames &names, numbering::Calendar calendar)
{
    if (isAboutReset(entry))
        return resetSubject(entry, names, calendar);
    if (isDeniedDecision(entry))
        return QCoreApplication::translate("lekthi", "Request #%1").arg(entry.subject);
    if (entry.action.startsWith("TEMPLATE_"_L1))
        return templateText(entry, names.reference);
    const bool isGiven = entry.action == "PROJECT_GIVEN"_L1 || entry.action == "PROJECT_TAKEN"_L1;
    return isGiven && entry.projectId
               ? entry.subject + u" · "_s + projectCode(*entry.projectId, names.reference)
               : entry.subject;
}

} // namespace lekthi::models
