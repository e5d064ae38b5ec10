#include "core/store/people/people.h"

#include <QHash>

#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listPeopleStatement("people/list_people");
constexpr Statement findPersonStatement("people/find_person");
constexpr Statement listProjectAdmins("people/list_project_admins");
constexpr Statement listProjectsOfPerson("people/list_projects_of_person");

constexpr std::pair<Role, QLatin1StringView> roleNames[] = {
    {Role::Auditor, "auditor"_L1},
    {Role::ProjectAdmin, "project-admin"_L1},
    {Role::SuperAdmin, "super-admin"_L1},
    {Role::Allocator, "allocator"_L1},
    {Role::Administrator, "administrator"_L1},
};

using ProjectsByPerson = QHash<int, QList<int>>;

Result<ProjectsByPerson> readProjects(Connection &connection, const Statement &statement,
                                      const QVariantList &values = {})
{
    return connection.read(statement, values).map([](const Rows &rows) {
        ProjectsByPerson projects;
        for (const Row &row : rows)
            projects[row.integer("user_id"_L1)].append(row.integer("project_id"_L1));
        return projects;
    });
}

Person personFrom(const Row &row, const ProjectsByPerson &projects)
{
    const int id = row.integer("id"_L1);
    return {id,
            row.text("username"_L1),
            row.text("display_name"_L1),
            row.text("display_name_en"_L1),
            roleFromStore(row.text("role"_L1)).value_or(Role::Auditor),
            projects.value(id),
            row.flag("is_active"_L1),
            row.isNull("numbers_per_minute"_L1) ? std::nullopt
                                                : std::optional(row.integer("numbers_per_minute"_L1)),
            row.flag("may_name_persons"_L1)};
}

} // namespace

QString roleName(Role role)
{
    for (const auto &[known, name] : roleNames) {
        if (known == role)
            return name;
    }
    return {};
}

std::optional<Role> roleFromName(QStringView name)
{
    for (const auto &[role, known] : roleNames) {
        if (known == name)
            return role;
    }
    return std::nullopt;
}

QString roleInStore(Role role)
{
    return roleName(role).toUpper().replace(u'-', u'_');
}

std::optional<Role> roleFromStore(const QString &name)
{
    return roleFromName(name.toLower().replace(u'_', u'-'));
}

bool Person::mayEditTemplatesOf(int projectId) const
{
    return active && role == Role::ProjectAdmin && projectIds.contains(projectId);
}

QString demoPassword()
{
    return u"lekthi-demo"_s;
}

Result<QList<Person>> listPeople(Connection &connection)
{
    const Result<Rows> rows = connection.read(listPeopleStatement);
    if (!rows)
        return tl::unexpected(rows.error());
    return readProjects(connection, listProjectAdmins).map([&](const ProjectsByPerson &projects) {
        QList<Person> people;
        for (const Row &row : *rows)
            people.append(personFrom(row, projects));
        return people;
    });
}

Result<QHash<int, QString>> listLogins(Connection &connection)
{
    return listPeople(connection).map([](const QList<Person> &people) {
        QHash<int, QString> logins;
        for (const Person &person : people)
            logins.insert(person.id, person.login);
        return logins;
    });
}

Result<Person> findPerson(Connection &connection, const QString &login)
{
    const Result<Rows> rows = connection.read(findPersonStatement, {login});
    if (!rows)
        return tl::unexpected(rows.error());
    if (rows->isEmpty())
        return tl::unexpected(Error{ErrorKind::NotFound, 0, u"no such person"_s, login});
    const Row &row = rows->first();
    return readProjects(connection, listProjectsOfPerson, {row.integer("id"_L1)})
        .map([&](const ProjectsByPerson &projects) { return personFrom(row, projects); });
}

} // namespace lekthi::store
