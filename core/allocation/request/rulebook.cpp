#include "core/allocation/request/rulebook.h"

#include <QHash>

#include <algorithm>

namespace lekthi::allocation {

using namespace Qt::StringLiterals;

namespace {

const store::NumberTemplate *templateOf(const QList<store::NumberTemplate> &templates, int projectId,
                                        std::optional<int> typeId)
{
    const auto found =
        std::find_if(templates.begin(), templates.end(), [&](const store::NumberTemplate &entry) {
            return entry.projectId == projectId && entry.typeId == typeId;
        });
    return found == templates.end() ? nullptr : &*found;
}

constexpr store::Statement listProjects("reference/list_projects");
constexpr store::Statement readRules("template/read_rules");

bool isRow(const store::NumberTemplate &known, const store::Row &row)
{
    return row.integer("id"_L1) == known.configId && row.integer("version"_L1) == known.version &&
           row.text("template"_L1) == known.text &&
           row.text("period"_L1) == numbering::periodKindName(known.settings.period) &&
           row.text("overflow_policy"_L1) == numbering::overflowPolicyName(known.settings.overflow) &&
           row.text("uniqueness_scope"_L1) == numbering::uniquenessScopeName(known.settings.scope) &&
           row.text("taken_policy"_L1) == numbering::takenPolicyName(known.settings.taken);
}

/// As the store lists them.
QString activeProjects(const store::ReferenceData &data, int senderId)
{
    QList<int> ids;
    for (const store::Project *project : data.projectsOf(senderId))
        if (project->active)
            ids << project->id;
    std::sort(ids.begin(), ids.end());
    QStringList texts;
    for (const int id : ids)
        texts << QString::number(id);
    return texts.join(u',');
}

store::Result<void> refreshProjects(QList<store::Project> &projects, store::Connection &connection)
{
    const auto rows = connection.read(listProjects);
    if (!rows)
        return tl::unexpected(rows.error());
    QHash<int, bool> active;
    for (const store::Row &row : *rows)
        active.insert(row.integer("id"_L1), row.flag("is_active"_L1));
    for (store::Project &project : projects)
        project.active = active.value(project.id, false);
    return {};
}

} // namespace

const store::NumberTemplate *Rulebook::templateInUse(int projectId, int typeId) const
{
    const store::NumberTemplate *own = templateOf(templates, projectId, typeId);
    return own ? own : templateOf(templates, projectId, std::nullopt);
}

store::Result<Rulebook> loadRulebook(store::Connection &connection)
{
    auto reference = store::loadReferenceData(connection);
    if (!reference)
        return tl::unexpected(reference.error());
    auto templates = store::listTemplates(connection);
    if (!templates)
        return tl::unexpected(templates.error());
    return Rulebook{std::move(*reference), std::move(*templates)};
}

void addReadRules(store::Script &script, const numbering::CounterKey &key)
{
    script.add(readRules, {key.originatorOrganizationId, key.projectId, key.correspondenceTypeId});
}

bool saysTheSame(const store::Done &rules, const Rulebook &book, const numbering::CounterKey &key)
{
    const store::NumberTemplate *known = book.templateInUse(key.projectId, key.correspondenceTypeId);
    return !rules.rows.isEmpty() && known && isRow(*known, rules.rows.first()) &&
           rules.rows.first().text("active_projects"_L1) ==
               activeProjects(book.reference, key.originatorOrganizationId);
}

store::Result<Rulebook> refreshed(const Rulebook &book, store::Connection &connection, int projectId,
                                  int typeId)
{
    const auto inUse = store::templateInUse(connection, projectId, typeId);
    if (!inUse && inUse.error().kind != store::ErrorKind::NotFound)
        return tl::unexpected(inUse.error());
    Rulebook fresh = book;
    fresh.templates.clear();
    if (inUse)
        fresh.templates << *inUse;
    if (const auto read = refreshProjects(fresh.reference.projects, connection); !read)
        return tl::unexpected(read.error());
    return fresh;
}

} // namespace lekthi::allocation
