#include "models/templates/template_rows.h"

#include "core/numbering/preview.h"
#include "core/numbering/validate.h"
#include "models/templates/sample.h"

#include <algorithm>

namespace lekthi::models {

using numbering::Problem;
using numbering::Severity;
using store::NumberTemplate;

namespace {

/// Makes the rows of one project.
class ProjectRows
{
public:
    ProjectRows(const TemplateRowsInput &input, const NameOf &nameOf, const store::Project &project)
        : m_input(input)
        , m_nameOf(nameOf)
        , m_project(project)
        , m_longestCodes(store::longestCodes(input.reference, project.id))
    {
    }

    QList<TemplateRow> rows() const
    {
        QList<TemplateRow> own;
        QList<TemplateRow> others;
        for (const store::CodedItem &type : m_input.reference.types) {
            const TemplateRow row = rowOf({m_project.id, type.id}, &type);
            (row.usesDefault || !row.hasTemplate ? others : own).append(row);
        }
        QList<TemplateRow> all{heading()};
        all += own;
        if (ownTemplate(m_input.templates, {m_project.id, std::nullopt}))
            all.append(rowOf({m_project.id, std::nullopt}, nullptr));
        return all + others;
    }

private:
    TemplateRow heading() const
    {
        TemplateRow row;
        row.kind = TemplateRow::Kind::Project;
        row.key = {m_project.id, std::nullopt};
        row.code = row.projectCode = m_project.code;
        row.name = m_nameOf(m_project);
        return row;
    }

    TemplateRow rowOf(const TemplateKey &key, const store::CodedItem *type) const
    {
        TemplateRow row;
        row.key = key;
        row.projectCode = m_project.code;
        if (type) {
            row.code = type->code;
            row.name = m_nameOf(*type);
        }
        row.hasDraft = m_input.drafts.contains(key);
        const NumberTemplate *used = templateInUse(m_input.templates, key);
        row.hasTemplate = used != nullptr;
        row.usesDefault = used && used->typeId != key.typeId;
        if (used)
            judge(*used, row);
        return row;
    }

    void judge(const NumberTemplate &used, TemplateRow &row) const
    {
        const numbering::ParsedTemplate parsed = numbering::parseTemplate(used.text);
        const QList<Problem> problems = numbering::validateTemplate(parsed, {row.code, m_longestCodes});
        row.errors = int(std::count_if(problems.cbegin(), problems.cend(), [](const Problem &problem) {
            return problem.severity == Severity::Error;
        }));
        row.warnings = int(problems.size()) - row.errors;
        row.example = exampleOf(parsed, used.settings, row.key);
    }

    numbering::DocumentNumber exampleOf(const numbering::ParsedTemplate &parsed,
                                        const store::TemplateSettings &settings, const TemplateKey &key) const
    {
        const int typeId = sampleType(m_input.reference, m_input.templates, key);
        const Sample sample =
            usualSample(m_input.reference, m_input.counters, m_project.id, typeId, m_input.today);
        numbering::PreviewInput preview;
        preview.parts = partsOf(m_input.reference, sample, nextValue(sample, settings.period));
        preview.period = settings.period;
        preview.overflow = settings.overflow;
        return numbering::previewTemplate(parsed, preview).next;
    }

    qint64 nextValue(const Sample &sample, numbering::PeriodKind period) const
    {
        const auto key = counterKeyOf(m_input.reference, sample, period);
        const auto counter =
            std::find_if(m_input.counters.cbegin(), m_input.counters.cend(),
                         [&](const store::Counter &candidate) { return key && candidate.key == *key; });
        return counter == m_input.counters.cend() ? 1 : counter->lastNumber + 1;
    }

    const TemplateRowsInput &m_input;
    const NameOf &m_nameOf;
    const store::Project &m_project;
    QHash<numbering::TokenKind, int> m_longestCodes;
};

bool hasTemplates(const QList<NumberTemplate> &templates, int projectId)
{
    return std::any_of(templates.cbegin(), templates.cend(),
                       [&](const NumberTemplate &one) { return one.projectId == projectId; });
}

} // namespace

const NumberTemplate *ownTemplate(const QList<NumberTemplate> &templates, const TemplateKey &key)
{
    const auto found =
        std::find_if(templates.cbegin(), templates.cend(), [&](const NumberTemplate &candidate) {
            return candidate.projectId == key.projectId && candidate.typeId == key.typeId;
        });
    return found == templates.cend() ? nullptr : &*found;
}

const NumberTemplate *templateInUse(const QList<NumberTemplate> &templates, const TemplateKey &key)
{
    const NumberTemplate *own = ownTemplate(templates, key);
    return own ? own : ownTemplate(templates, {key.projectId, std::nullopt});
}

QList<TemplateRow> templateRows(const TemplateRowsInput &input, const NameOf &nameOf)
{
    QList<store::Project> projects = input.reference.projects;
    projects.removeIf([&](const store::Project &project) {
        return !project.active && !hasTemplates(input.templates, project.id);
    });
    std::stable_partition(projects.begin(), projects.end(), [&](const store::Project &project) {
        return input.ownProjects.contains(project.id);
    });
    QList<TemplateRow> rows;
    for (const store::Project &project : projects)
        rows += ProjectRows(input, nameOf, project).rows();
    return rows;
}

} // namespace lekthi::models
