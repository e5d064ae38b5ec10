#include "core/allocation/request/rulebook.h"

#include "core/store/templates/rules_stamp.h"

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
constexpr store::Statement listAltered("reference/list_altered");

/// What may change of a row that numbers show.
struct Altered
{
    QString code;
    bool active = false;
};

Altered alteredFrom(const store::Row &row)
{
    return {row.text("code"_L1), row.flag("is_active"_L1)};
}

store::Result<void> refreshProjects(QList<store::Project> &projects, store::Connection &connection)
{
    const auto rows = connection.read(listProjects);
    if (!rows)
        return tl::unexpected(rows.error());
    QHash<int, Altered> now;
    for (const store::Row &row : *rows)
        now.insert(row.integer("id"_L1), alteredFrom(row));
    for (store::Project &project : projects) {
        const Altered known = now.value(project.id);
        project.active = known.active;
        project.code = known.code;
    }
    return {};
}

/// The store names those that are closed or have had another code.
void alter(QList<store::CodedItem> &items, const QHash<int, Altered> &altered)
{
    for (store::CodedItem &item : items) {
        const Altered now = altered.value(item.id, {.code = item.code, .active = true});
        item.active = now.active;
        item.code = now.code;
    }
}

store::Result<void> refreshAltered(store::ReferenceData &data, store::Connection &connection)
{
    const auto rows = connection.read(listAltered);
    if (!rows)
        return tl::unexpected(rows.error());
    QHash<QString, QHash<int, Altered>> altered;
    for (const store::Row &row : *rows)
        altered[row.text("kind"_L1)].insert(row.integer("id"_L1), alteredFrom(row));
    alter(data.organizations, altered.value(u"ORGANIZATION"_s));
    alter(data.types, altered.value(u"TYPE"_s));
    alter(data.subTypes, altered.value(u"SUB_TYPE"_s));
    alter(data.rfaTypes, altered.value(u"RFA_TYPE"_s));
    alter(data.disciplines, altered.value(u"DISCIPLINE"_s));
    return {};
}

} // namespace

const store::NumberTemplate *Rulebook::ownTemplate(int projectId, int typeId) const
{
    return templateOf(templates, projectId, typeId);
}

const store::NumberTemplate *Rulebook::templateInUse(int projectId, int typeId) const
{
    const store::NumberTemplate *own = ownTemplate(projectId, typeId);
    return own ? own : templateOf(templates, projectId, std::nullopt);
}

store::Result<Rulebook> loadRulebook(store::Connection &connection)
{
    const auto stamp = store::rulesStamp(connection);
    if (!stamp)
        return tl::unexpected(stamp.error());
    auto reference = store::loadReferenceData(connection);
    if (!reference)
        return tl::unexpected(reference.error());
    auto templates = store::listTemplates(connection);
    if (!templates)
        return tl::unexpected(templates.error());
    return Rulebook{std::move(*reference), std::move(*templates), *stamp};
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
    if (const auto read = refreshAltered(fresh.reference, connection); !read)
        return tl::unexpected(read.error());
    return fresh;
}

} // namespace lekthi::allocation
