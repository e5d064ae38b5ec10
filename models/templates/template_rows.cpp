#include "models/templates/template_rows.h"

#include "core/numbering/preview.h"
#include "core/numbering/validate.h"
#include "core/store/counters/counter_gateway.h"
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
        const QList<Problem> problems =
            numbering::validateTemplate(parsed, {.typeCode = row.code,
                                                 .shape = shapeOf(m_input.reference, row.key.typeId),
                                                 .longestCodes = m_longestCodes});
        row.errors = int(std::count_if(problems.cbegin(), problems.cend(), [](const Problem &problem) {
            return problem.severity == Severity::Error;
        }));
        row.warnings = int(problems.size()) - row.errors;
        row.next = m_input.next.value(row.key);
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

namespace {

/// The counter of a usual document of the row; nothing on a day that is not counted.
std::optional<numbering::CounterKey> usualCounter(const TemplateRowsInput &input, const TemplateKey &key,
                                                  const NumberTemplate &used)
{
    const int typeId = sampleType(input.reference, input.templates, key);
    const Sample sample = usualSample(input.reference, input.counters, key.projectId, typeId, input.today);
    return counterKeyOf(input.reference, sample, used.settings.period);
}

} // namespace

store::Result<NextByTemplate> readNextByTemplate(store::Connection &connection,
                                                 const TemplateRowsInput &input)
{
    QList<TemplateKey> keys;
    QList<allocation::NextNumberWish> wishes;
    for (const TemplateRow &row : templateRows(input, [](const store::CodedItem &) { return QString(); })) {
        const NumberTemplate *used = templateInUse(input.templates, row.key);
        const auto key = used && row.kind == TemplateRow::Kind::Template ? usualCounter(input, row.key, *used)
                                                                         : std::nullopt;
        if (!key)
            continue;
        const auto found = store::findCounter(connection, *key);
        if (!found)
            return tl::unexpected(found.error());
        store::Counter counter = found->value_or(store::Counter());
        counter.key = *key;
        if (auto wish = nextWishOf(counter, input.reference, used, input.today)) {
            keys << row.key;
            wishes << *std::move(wish);
        }
    }
    return allocation::nextNumberOfEach(connection, wishes)
        .map([&](const QList<allocation::NextNumber> &numbers) {
            NextByTemplate next;
            for (qsizetype i = 0; i < keys.size(); ++i)
                next.insert(keys[i], shownOf(numbers[i]));
            return next;
        });
}

} // namespace lekthi::models
