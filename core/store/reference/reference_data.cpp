#include "core/store/reference/reference_data.h"

#include "core/store/reference/reference_source.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;
using numbering::TokenKind;

namespace {

constexpr Statement listProjects("reference/list_projects");
constexpr Statement listProjectOrganizations("reference/list_project_organizations");
constexpr Statement listOrganizations("reference/list_organizations");
constexpr Statement readFirstYearStatement("reference/read_first_year");
constexpr Statement listTypes("reference/list_types");
constexpr Statement listSubTypes("reference/list_sub_types");
constexpr Statement listRfaTypes("reference/list_rfa_types");
constexpr Statement listDisciplines("reference/list_disciplines");
constexpr Statement listPastCodes("reference/list_past_codes");

CodedItem itemFrom(const Row &row)
{
    return {.id = row.integer("id"_L1),
            .code = row.text("code"_L1),
            .nameThai = row.text("name_th"_L1),
            .nameEnglish = row.text("name_en"_L1),
            .nameChinese = row.text("name_zh"_L1),
            .active = row.flag("is_active"_L1),
            .order = row.integer("sort_order"_L1),
            .shortCode = row.text("short_code"_L1),
            .parentId = row.integer("parent_id"_L1)};
}

Result<QList<CodedItem>> readTypes(Connection &connection)
{
    return connection.read(listTypes).map([](const Rows &rows) {
        QList<CodedItem> types;
        for (const Row &row : rows) {
            CodedItem type = itemFrom(row);
            if (!row.isNull("counted_by"_L1))
                type.ownShape = numbering::keyShapeFromName(row.text("counted_by"_L1));
            types.append(std::move(type));
        }
        return types;
    });
}

Result<int> readFirstYear(Connection &connection)
{
    return connection.read(readFirstYearStatement).map([](const Rows &rows) {
        return rows.isEmpty() ? numbering::usualFirstYear : rows.first().integer("value"_L1);
    });
}

Result<QList<CodedItem>> readItems(Connection &connection, const Statement &statement)
{
    return connection.read(statement).map([](const Rows &rows) {
        QList<CodedItem> items;
        for (const Row &row : rows)
            items.append(itemFrom(row));
        return items;
    });
}

Result<QList<Project>> readProjects(Connection &connection)
{
    const Result<Rows> rows = connection.read(listProjects);
    if (!rows)
        return tl::unexpected(rows.error());
    const Result<Rows> members = connection.read(listProjectOrganizations);
    if (!members)
        return tl::unexpected(members.error());
    QHash<int, QList<int>> organizations;
    for (const Row &row : *members)
        organizations[row.integer("project_id"_L1)].append(row.integer("organization_id"_L1));
    QList<Project> projects;
    for (const Row &row : *rows) {
        const CodedItem item = itemFrom(row);
        projects.append(Project{item, organizations.value(item.id), fiscalYearFrom(row)});
    }
    return projects;
}

TokenKind kindFrom(const QString &name)
{
    constexpr std::array kinds{
        std::pair{"PROJECT"_L1, TokenKind::Project}, std::pair{"ORGANIZATION"_L1, TokenKind::Originator},
        std::pair{"TYPE"_L1, TokenKind::CorrType}, std::pair{"SUB_TYPE"_L1, TokenKind::SubType},
        std::pair{"RFA_TYPE"_L1, TokenKind::RfaType}};
    for (const auto &[known, kind] : kinds)
        if (name == known)
            return kind;
    return TokenKind::Discipline;
}

} // namespace

const Project *ReferenceData::project(int id) const
{
    const auto found =
        std::find_if(projects.cbegin(), projects.cend(), [id](const Project &item) { return item.id == id; });
    return found == projects.cend() ? nullptr : &*found;
}

const Project *ReferenceData::project(QStringView code) const
{
    const auto found = std::find_if(projects.cbegin(), projects.cend(),
                                    [code](const Project &item) { return item.code == code; });
    return found == projects.cend() ? nullptr : &*found;
}

QList<const Project *> ReferenceData::projectsOf(int organizationId) const
{
    QList<const Project *> found;
    for (const Project &item : projects) {
        if (item.organizationIds.contains(organizationId))
            found.append(&item);
    }
    return found;
}

numbering::FiscalYear ReferenceData::fiscalYearOf(int projectId) const
{
    const Project *found = project(projectId);
    return found ? found->fiscalYear : numbering::FiscalYear();
}

bool ReferenceData::takesDate(QDate documentDate) const
{
    return documentDate.isValid() && documentDate.year() >= firstYear &&
           documentDate.year() <= numbering::lastCountedYear;
}

numbering::KeyShape shapeOf(const CodedItem &type)
{
    return type.ownShape.value_or(numbering::keyShapeOf(type.code));
}

const CodedItem *itemById(const QList<CodedItem> &items, int id)
{
    const auto found =
        std::find_if(items.cbegin(), items.cend(), [id](const CodedItem &item) { return item.id == id; });
    return found == items.cend() ? nullptr : &*found;
}

QList<CodedItem> openItems(QList<CodedItem> items)
{
    items.removeIf([](const CodedItem &item) { return !item.active; });
    return items;
}

const CodedItem *itemByCode(const QList<CodedItem> &items, QStringView code)
{
    const auto found = std::find_if(items.cbegin(), items.cend(),
                                    [code](const CodedItem &item) { return item.code == code; });
    return found == items.cend() ? nullptr : &*found;
}

Result<ReferenceData> loadReferenceData(const Address &address)
{
    return Connection::open(address).and_then(
        [](const auto &connection) { return loadReferenceData(*connection); });
}

Result<ReferenceData> loadReferenceData(Connection &connection)
{
    if (auto followed = followReference(connection); !followed)
        return tl::unexpected(followed.error());
    ReferenceData data;
    auto projects = readProjects(connection);
    if (!projects)
        return tl::unexpected(projects.error());
    data.projects = *std::move(projects);
    auto types = readTypes(connection);
    if (!types)
        return tl::unexpected(types.error());
    data.types = *std::move(types);
    const auto firstYear = readFirstYear(connection);
    if (!firstYear)
        return tl::unexpected(firstYear.error());
    data.firstYear = *firstYear;
    const std::pair<Statement, QList<CodedItem> *> lists[] = {{listOrganizations, &data.organizations},
                                                              {listSubTypes, &data.subTypes},
                                                              {listRfaTypes, &data.rfaTypes},
                                                              {listDisciplines, &data.disciplines}};
    for (const auto &[statement, items] : lists) {
        auto found = readItems(connection, statement);
        if (!found)
            return tl::unexpected(found.error());
        *items = *std::move(found);
    }
    return data;
}

numbering::FiscalYear fiscalYearFrom(const Row &row)
{
    return {.startMonth = row.integer("fiscal_start_month"_L1),
            .isCalledByEnd = row.text("fiscal_called_by"_L1) != "BEGIN"_L1};
}

Result<QList<PastCode>> pastCodes(Connection &connection)
{
    return connection.read(listPastCodes).map([](const Rows &rows) {
        QList<PastCode> codes;
        for (const Row &row : rows)
            codes.append({kindFrom(row.text("kind"_L1)), row.integer("item_id"_L1), row.text("code"_L1)});
        return codes;
    });
}

} // namespace lekthi::store
