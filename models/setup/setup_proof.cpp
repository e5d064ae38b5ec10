#include "models/setup/setup_proof.h"

#include "core/allocation/sandbox/draw_check.h"
#include "core/store/reference/reference_data.h"
#include "models/setup/setup_preview.h"
#include "models/status/draw_check_text.h"

#include <QCoreApplication>

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

/// As the lists have it, which may be those of another schema; fewer than two organizations: none.
SetupProject projectOf(const store::ReferenceData &lists, const QString &code)
{
    SetupProject known{.names = {.code = code}, .organizations = {}};
    const store::Project *project = lists.project(code);
    for (const int id : project ? project->organizationIds : QList<int>()) {
        if (const store::CodedItem *organization = store::itemById(lists.organizations, id))
            known.organizations.append({.code = organization->code});
    }
    return known;
}

} // namespace

QList<SetupStep> proveSetup(store::Connection &administrator, const SetupPlan &plan)
{
    if (plan.templates.isEmpty())
        return {};
    QList<SetupStep> steps{testNumber(administrator)};
    const auto lists = store::loadReferenceData(administrator);
    const SetupTemplate &first = plan.templates.constFirst();
    const SetupProject project = lists ? projectOf(*lists, first.project) : SetupProject{};
    if (project.organizations.size() >= 2) {
        const QString number = firstNumberOf(first, project, QDate::currentDate()).text();
        steps.append({number, SetupStep::State::Done,
                      ProofTexts::tr("The first real number will be %1.").arg(number)});
    }
    return steps;
}

} // namespace lekthi::models
