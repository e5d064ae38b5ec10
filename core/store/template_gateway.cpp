#include "core/store/template_gateway.h"

#include "core/numbering/problem.h"
#include "core/numbering/validate.h"
#include "core/store/people.h"
#include "core/store/reference_data.h"
#include "core/store/transaction.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listTemplatesStatement("template/list_templates");
constexpr Statement findTemplateStatement("template/find_template");
constexpr Statement findTemplateInUse("template/find_template_in_use");
constexpr Statement lockTemplate("template/lock_template");
constexpr Statement insertTemplate("template/insert_template");
constexpr Statement updateTemplate("template/update_template");
constexpr Statement insertVersion("template/insert_version");
constexpr Statement listVersions("template/list_versions");
constexpr Statement lockProjectAdmin("people/lock_project_admin");

TemplateSettings settingsFrom(const Row &row)
{
    const TemplateSettings usual;
    return {numbering::periodKindFromName(row.text("period"_L1)).value_or(usual.period),
            numbering::overflowPolicyFromName(row.text("overflow_policy"_L1)).value_or(usual.overflow),
            numbering::uniquenessScopeFromName(row.text("uniqueness_scope"_L1)).value_or(usual.scope),
            numbering::takenPolicyFromName(row.text("taken_policy"_L1)).value_or(usual.taken)};
}

QVariantList settingValues(const TemplateSettings &settings)
{
    return {numbering::periodKindName(settings.period), numbering::overflowPolicyName(settings.overflow),
            numbering::uniquenessScopeName(settings.scope), numbering::takenPolicyName(settings.taken)};
}

NumberTemplate templateFrom(const Row &row)
{
    NumberTemplate found;
    found.configId = row.integer("id"_L1);
    found.projectId = row.integer("project_id"_L1);
    found.typeId = row.optionalInteger("correspondence_type_id"_L1);
    found.text = row.text("template"_L1);
    found.settings = settingsFrom(row);
    found.version = row.integer("version"_L1);
    found.changedBy = row.text("username"_L1);
    found.changedAt = row.instant("changed_at"_L1);
    found.reason = row.text("change_reason"_L1);
    return found;
}

TemplateVersion versionFrom(const Row &row)
{
    TemplateVersion version;
    version.configId = row.integer("config_id"_L1);
    version.version = row.integer("version"_L1);
    version.before = row.text("template_before"_L1);
    version.after = row.text("template_after"_L1);
    version.settings = settingsFrom(row);
    version.changedBy = row.text("username"_L1);
    version.changedAt = row.instant("changed_at"_L1);
    version.reason = row.text("change_reason"_L1);
    return version;
}

Result<NumberTemplate> firstTemplate(const Result<Rows> &rows)
{
    if (!rows)
        return tl::unexpected(rows.error());
    if (rows->isEmpty())
        return tl::unexpected(Error{ErrorKind::NotFound, 0, u"no number template"_s, {}});
    return templateFrom(rows->first());
}

/// The row that stands in the way of the change until it is committed; empty where the template is new.
struct Held
{
    std::optional<int> configId;
    QString text;
};

Result<void> checkPerson(Connection &connection, const TemplateChange &change)
{
    const Result<Rows> rows = connection.read(lockProjectAdmin, {change.projectId, change.personId});
    if (!rows)
        return tl::unexpected(rows.error());
    if (rows->isEmpty())
        return tl::unexpected(Error{ErrorKind::NotAllowed, 0, u"no such person"_s, {}});
    const Row &row = rows->first();
    const bool allowed = row.flag("is_active"_L1) && !row.isNull("project_id"_L1) &&
                         roleFromStore(row.text("role"_L1)) == Role::ProjectAdmin;
    if (allowed)
        return {};
    return tl::unexpected(Error{ErrorKind::NotAllowed, 0, u"no active Project Admin of the project"_s,
                                row.text("username"_L1)});
}

Result<Held> holdTemplate(Connection &connection, const TemplateChange &change)
{
    const Result<Rows> rows = connection.read(lockTemplate, {change.projectId, change.typeId.value_or(0)});
    if (!rows)
        return tl::unexpected(rows.error());
    Held held;
    int version = 0;
    if (!rows->isEmpty()) {
        held = {rows->first().integer("id"_L1), rows->first().text("template"_L1)};
        version = rows->first().integer("version"_L1);
    }
    if (version != change.expectedVersion) {
        const QString detail = u"version %1, expected %2"_s.arg(version).arg(change.expectedVersion);
        return tl::unexpected(Error{ErrorKind::Conflict, 0, detail, {}});
    }
    return held;
}

Result<void> checkText(Connection &connection, const TemplateChange &change)
{
    const auto data = loadReferenceData(connection);
    if (!data)
        return tl::unexpected(data.error());
    numbering::ValidationContext context;
    context.longestCodes = longestCodes(*data, change.projectId);
    if (change.typeId) {
        const CodedItem *type = itemById(data->types, *change.typeId);
        if (!type)
            return tl::unexpected(Error{ErrorKind::NotFound, 0, u"no such correspondence type"_s, {}});
        context.typeCode = type->code;
    }
    const auto problems = numbering::validateTemplate(change.text.parsed(), context);
    for (const numbering::Problem &problem : problems) {
        if (problem.severity == numbering::Severity::Error)
            return tl::unexpected(Error{ErrorKind::Refused, 0, numbering::describe(problem),
                                        numbering::codeName(problem.code)});
    }
    return {};
}

/// Gives the id of the row.
Result<int> insertChange(Connection &connection, const TemplateChange &change)
{
    QVariantList values{change.projectId, change.typeId ? QVariant(*change.typeId) : QVariant(),
                        change.text.text()};
    values << settingValues(change.settings) << change.personId << change.reason.text();
    const Result<int> written = connection.write(insertTemplate, values);
    if (written)
        return int(connection.lastInsertId());
    Error error = written.error();
    if (error.kind == ErrorKind::Duplicate)
        error.kind = ErrorKind::Conflict;
    return tl::unexpected(error);
}

Result<int> updateHeld(Connection &connection, int configId, const TemplateChange &change)
{
    QVariantList values{change.text.text()};
    values << settingValues(change.settings) << change.personId << change.reason.text() << configId
           << change.expectedVersion;
    const Result<int> changed = connection.write(updateTemplate, values);
    if (!changed)
        return tl::unexpected(changed.error());
    return configId;
}

Result<void> writeChange(Connection &connection, const TemplateChange &change, const Held &held)
{
    const Result<int> configId =
        held.configId ? updateHeld(connection, *held.configId, change) : insertChange(connection, change);
    if (!configId)
        return tl::unexpected(configId.error());
    const QVariant before = held.configId ? QVariant(held.text) : QVariant();
    const Result<int> noted = connection.write(insertVersion, {before, QVariant(), *configId});
    return noted ? Result<void>() : tl::unexpected(noted.error());
}

} // namespace

Result<QList<NumberTemplate>> listTemplates(Connection &connection)
{
    return connection.read(listTemplatesStatement).map([](const Rows &rows) {
        QList<NumberTemplate> templates;
        for (const Row &row : rows)
            templates.append(templateFrom(row));
        return templates;
    });
}

Result<NumberTemplate> templateInUse(Connection &connection, int projectId, int typeId)
{
    return firstTemplate(connection.read(findTemplateInUse, {projectId, typeId}));
}

Result<NumberTemplate> findTemplate(Connection &connection, int projectId, std::optional<int> typeId)
{
    return firstTemplate(connection.read(findTemplateStatement, {projectId, typeId.value_or(0)}));
}

Result<NumberTemplate> saveTemplate(Connection &connection, const TemplateChange &change)
{
    auto transaction = Transaction::begin(connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    auto saved = checkPerson(connection, change)
                     .and_then([&] { return holdTemplate(connection, change); })
                     .and_then([&](const Held &held) {
                         return checkText(connection, change).and_then([&] {
                             return writeChange(connection, change, held);
                         });
                     })
                     .and_then([&] { return findTemplate(connection, change.projectId, change.typeId); });
    if (!saved)
        return saved;
    if (auto committed = transaction->commit(); !committed)
        return tl::unexpected(committed.error());
    return saved;
}

Result<QList<TemplateVersion>> templateHistory(Connection &connection, int configId)
{
    return connection.read(listVersions, {configId}).map([](const Rows &rows) {
        QList<TemplateVersion> versions;
        for (const Row &row : rows)
            versions.append(versionFrom(row));
        return versions;
    });
}

} // namespace lekthi::store
