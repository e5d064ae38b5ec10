#include "core/store/templates/template_collision.h"

#include "core/numbering/proof/proof_problems.h"
#include "core/store/templates/proof_data.h"

#include <algorithm>

namespace lekthi::store {

namespace {

NumberTemplate templateOf(const TemplateChange &change)
{
    NumberTemplate edited;
    edited.projectId = change.projectId;
    edited.typeId = change.typeId;
    edited.text = change.text.text();
    edited.settings = change.settings;
    return edited;
}

std::optional<numbering::Problem> obstacleOf(const TemplateChange &change, numbering::ProofInput input)
{
    examineOnly(input, change.projectId, change.typeId);
    const auto examined = std::ranges::find_if(input.types, &numbering::NumberedType::isExamined);
    if (examined == input.types.end())
        return std::nullopt;
    const auto problems = numbering::problemsOf(numbering::prove(input), *examined, {});
    const auto error = std::ranges::find(problems, numbering::Severity::Error, &numbering::Problem::severity);
    return error == problems.end() ? std::nullopt : std::optional(*error);
}

} // namespace

Result<QList<std::optional<numbering::Problem>>>
uniquenessObstacles(Connection &connection, const QList<TemplateChange> &changes, const ReferenceData &data)
{
    return listTemplates(connection).map([&](QList<NumberTemplate> templates) {
        for (const TemplateChange &change : changes)
            templates = withTemplate(std::move(templates), templateOf(change));
        const auto input =
            proofInputOf(templates, data, numbering::documentDate(QDateTime::currentDateTimeUtc()));
        QList<std::optional<numbering::Problem>> obstacles;
        for (const TemplateChange &change : changes)
            obstacles.append(obstacleOf(change, input));
        return obstacles;
    });
}

} // namespace lekthi::store
