#include "core/allocation/request/rulebook.h"

#include <QHash>
#include <QSet>

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
constexpr store::Statement listClosed("reference/list_closed");
constexpr store::Statement readRulesStamp("template/read_rules_stamp");

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

void close(QList<store::CodedItem> &items, const QSet<int> &closed)
{
    for (store::CodedItem &item : items)
        item.active = !closed.contains(item.id);
}

store::Result<void> refreshClosed(store::ReferenceData &data, store::Connection &connection)
{
    const auto rows = connection.read(listClosed);
    if (!rows)
        return tl::unexpected(rows.error());
    QHash<QString, QSet<int>> closed;
    for (const store::Row &row : *rows)
        closed[row.text("kind"_L1)].insert(row.integer("id"_L1));
    close(data.organizations, closed.value(u"ORGANIZATION"_s));
    close(data.types, closed.value(u"TYPE"_s));
    close(data.subTypes, closed.value(u"SUB_TYPE"_s));
    close(data.rfaTypes, closed.value(u"RFA_TYPE"_s));
    close(data.disciplines, closed.value(u"DISCIPLINE"_s));
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
    const auto stamp = connection.read(readRulesStamp);
    if (!stamp)
        return tl::unexpected(stamp.error());
    auto reference = store::loadReferenceData(connection);
    if (!reference)
        return tl::unexpected(reference.error());
    auto templates = store::listTemplates(connection);
    if (!templates)
        return tl::unexpected(templates.error());
    const qint64 number = stamp->isEmpty() ? 0 : stamp->first().bigInteger("stamp"_L1);
    return Rulebook{std::move(*reference), std::move(*templates), number};
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
    if (const auto read = refreshClosed(fresh.reference, connection); !read)
        return tl::unexpected(read.error());
    return fresh;
}

} // namespace lekthi::allocation
