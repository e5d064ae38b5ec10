#include "core/store/templates/template_confirmation.h"

#include "core/numbering/proof/proof_problems.h"
#include "core/store/session/null_values.h"
#include "core/store/templates/proof_data.h"

#include <algorithm>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement findConfirmationStatement("template/find_confirmation");
constexpr Routine confirmTemplateRoutine("confirm_template");

QVariantList lookedAt(const TemplateSettings &settings)
{
    return {numbering::periodKindName(settings.period), numbering::overflowPolicyName(settings.overflow),
            numbering::uniquenessScopeName(settings.scope)};
}

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

Result<void> confirmTemplate(Connection &connection, const TemplateChange &change,
                             const numbering::Reason &reason)
{
    QVariantList values{change.projectId, orNull(change.typeId), change.expectedVersion, change.text.text()};
    values << lookedAt(change.settings) << reason.text();
    return connection.call(confirmTemplateRoutine, values).map([](const Rows &) {});
}

Result<std::optional<qint64>> findConfirmation(Connection &connection, const TemplateChange &change)
{
    QVariantList values{change.projectId, change.typeId.value_or(0), change.expectedVersion,
                        change.text.text()};
    values << lookedAt(change.settings) << connection.address().user;
    return connection.read(findConfirmationStatement, values)
        .map([](const Rows &rows) -> std::optional<qint64> {
            if (rows.isEmpty())
                return std::nullopt;
            return rows.first().bigInteger("id"_L1);
        });
}

} // namespace lekthi::store
