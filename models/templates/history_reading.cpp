#include "models/templates/history_reading.h"

#include "core/numbering/period.h"
#include "core/store/templates/template_gateway.h"
#include "models/templates/planned_effects.h"

#include <algorithm>

namespace lekthi::models {

using store::TemplateVersion;

namespace {

std::optional<TemplateVersion> versionOf(const QList<TemplateVersion> &versions, int number)
{
    const auto found = std::ranges::find(versions, number, &TemplateVersion::version);
    return found == versions.end() ? std::nullopt : std::optional(*found);
}

store::Result<HistoryAnswer> findVersions(store::Connection &connection, const HistoryQuestion &question)
{
    auto versions = store::templateHistory(connection, question.configId);
    if (!versions)
        return tl::unexpected(versions.error());
    const auto to =
        question.to == 0 && !versions->isEmpty() ? versions->constFirst() : versionOf(*versions, question.to);
    if (!to)
        return tl::unexpected(
            store::Error{store::ErrorKind::NotFound, 0, QStringLiteral("no such version"), {}});
    HistoryAnswer answer{question, *std::move(versions), {}, *to, {}, {}};
    const int from = question.isRollback ? answer.inForce().version
                     : question.from > 0 ? question.from
                                         : to->version - 1;
    answer.from = versionOf(answer.versions, from);
    return answer;
}

TemplateCheck checkRollback(const HistoryAnswer &answer, const QList<store::NumberTemplate> &templates,
                            const store::ReferenceData &reference, QDate date, const std::stop_token &stop)
{
    store::NumberTemplate restored;
    restored.configId = answer.to.configId;
    restored.projectId = answer.to.projectId;
    restored.typeId = answer.to.typeId;
    restored.text = answer.to.after;
    restored.settings = answer.to.settings;
    return checkTemplate(restored, templates, reference, date, stop);
}

} // namespace

store::Result<HistoryAnswer> readComparison(store::Connection &connection,
                                            const store::ReferenceData &reference,
                                            const HistoryQuestion &question, const std::stop_token &stop)
{
    auto answer = findVersions(connection, question);
    if (!answer || !answer->from)
        return answer;
    const auto templates = store::listTemplates(connection);
    if (!templates)
        return tl::unexpected(templates.error());
    const TemplateVersion &to = answer->to;
    const QDate today = numbering::documentDate(QDateTime::currentDateTimeUtc());
    auto effects = readEffects(connection, reference, *templates, {to.projectId, to.typeId},
                               {answer->from->after, answer->from->settings}, {to.after, to.settings}, today);
    if (!effects)
        return tl::unexpected(effects.error());
    answer->effects = *std::move(effects);
    if (question.isRollback)
        answer->check = checkRollback(*answer, *templates, reference, today, stop);
    return answer;
}

} // namespace lekthi::models
