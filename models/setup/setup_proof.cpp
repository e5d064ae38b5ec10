#include "models/setup/setup_proof.h"

#include "core/allocation/sandbox/draw_check.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/reference/reference_data.h"
#include "core/store/templates/template_gateway.h"
#include "models/counters/next_numbers.h"
#include "models/status/draw_check_text.h"
#include "models/templates/sample.h"

#include <QCoreApplication>

#include <optional>

namespace lekthi::models {

namespace {

struct ProofTexts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi::models::SetupProof)
};

SetupStep testNumber(store::Connection &administrator)
{
    const allocation::DrawCheck check = allocation::checkDrawing(administrator);
    return {check.number, check.isPassed() ? SetupStep::State::Done : SetupStep::State::Left,
            drawCheckMessage(check)};
}

std::optional<ShownNext> nextOfSample(store::Connection &connection, const Sample &sample,
                                      const store::ReferenceData &lists,
                                      const QList<store::NumberTemplate> &templates, QDate today)
{
    const auto inUse = store::templateInUse(connection, sample.projectId, sample.typeId);
    const auto key = inUse ? counterKeyOf(lists, sample, inUse->settings.period) : std::nullopt;
    if (!key)
        return std::nullopt;
    const auto counter = store::findCounter(connection, *key);
    if (!counter)
        return std::nullopt;
    store::Counter begun;
    begun.key = *key;
    const auto next = readNext(connection, {counter->value_or(begun)}, lists, templates, today);
    return next ? std::optional(next->constFirst()) : std::nullopt;
}

/// The first number of a template, or the one behind those that its counter has given already, between the
/// first two organizations of the project; nothing if it has fewer.
std::optional<ShownNext> nextOf(store::Connection &connection, const SetupTemplate &wanted)
{
    const auto lists = store::loadReferenceData(connection);
    const auto templates = store::listTemplates(connection);
    const store::Project *project = lists && templates ? lists->project(wanted.project) : nullptr;
    if (!project || project->organizationIds.size() < 2)
        return std::nullopt;
    const store::CodedItem *type = store::itemByCode(lists->types, wanted.type);
    const TemplateKey of{project->id, type ? std::optional(type->id) : std::nullopt};
    const QDate today = numbering::currentDocumentDate();
    Sample sample = usualSample(*lists, {}, project->id, sampleType(*lists, *templates, of), today);
    sample.originatorId = project->organizationIds.at(0);
    if (sample.recipientId)
        sample.recipientId = project->organizationIds.at(1);
    return nextOfSample(connection, sample, *lists, *templates, today);
}

} // namespace

QList<SetupStep> proveSetup(store::Connection &administrator, const SetupPlan &plan)
{
    if (plan.templates.isEmpty())
        return {};
    QList<SetupStep> steps{testNumber(administrator)};
    if (const auto next = nextOf(administrator, plan.templates.constFirst()); next && next->sequence > 0) {
        const QString number = next->number.text();
        steps.append(
            {number, SetupStep::State::Done, ProofTexts::tr("The next real number will be %1.").arg(number)});
    }
    return steps;
}

} // namespace lekthi::models
