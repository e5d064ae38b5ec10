#include "app/ctl/print/template_json.h"

#include "app/ctl/parse/codes.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/texts.h"
#include "models/json_values.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

QJsonObject toJson(const store::NumberTemplate &stored, const store::ReferenceData &data)
{
    return {
        {u"project"_s, codeOf(data, CodeKind::Project, stored.projectId)},
        {u"type"_s, stored.typeId ? QJsonValue(codeOf(data, CodeKind::Type, *stored.typeId)) : QJsonValue()},
        {u"default"_s, !stored.typeId},
        {u"template"_s, stored.text},
        {u"version"_s, stored.version},
        {u"period"_s, numbering::periodKindName(stored.settings.period)},
        {u"overflow"_s, numbering::overflowPolicyName(stored.settings.overflow)},
        {u"scope"_s, numbering::uniquenessScopeName(stored.settings.scope)},
        {u"taken"_s, numbering::takenPolicyName(stored.settings.taken)},
        {u"changedBy"_s, textOrNull(stored.changedBy)},
        {u"changedAt"_s, toJson(stored.changedAt)},
        {u"reason"_s, textOrNull(stored.reason)},
    };
}

QString typeOrDefault(const QJsonObject &printed)
{
    return printed[u"default"_s].toBool() ? Texts::tr("(default)") : printed[u"type"_s].toString();
}

QJsonObject toJson(const numbering::Problem &problem)
{
    QJsonArray fixes;
    for (const numbering::Fix &fix : problem.fixes)
        fixes.append(QJsonObject{{u"title"_s, numbering::describe(fix, problem)},
                                 {u"replacement"_s, fix.replacement}});
    const bool isError = problem.severity == numbering::Severity::Error;
    return {
        {u"severity"_s, isError ? u"error"_s : u"warning"_s},
        {u"code"_s, numbering::codeName(problem.code)},
        {u"message"_s, numbering::describe(problem)},
        {u"start"_s, static_cast<qint64>(problem.start)},
        {u"length"_s, static_cast<qint64>(problem.length)},
        {u"fixes"_s, fixes},
    };
}

QJsonValue toJson(const QDateTime &instant)
{
    return models::timeOrNull(instant);
}

} // namespace lekthi::ctl
