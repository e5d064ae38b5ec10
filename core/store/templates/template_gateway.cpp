#include "core/store/templates/template_gateway.h"

#include "core/numbering/problem.h"
#include "core/numbering/validate.h"
#include "core/store/reference/reference_data.h"
#include "core/store/session/json_text.h"
#include "core/store/session/lost_answer.h"
#include "core/store/session/null_values.h"
#include "core/store/session/search_pattern.h"
#include "core/store/templates/rules_stamp.h"
#include "core/store/templates/template_collision.h"

#include <QJsonArray>
#include <QJsonObject>

#include <limits>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listTemplatesStatement("template/list_templates");
constexpr Statement readRulesStamp("template/read_rules_stamp");
constexpr Statement findTemplateStatement("template/find_template");
constexpr Statement findTemplateInUse("template/find_template_in_use");
constexpr Statement listVersions("template/list_versions");
constexpr Routine setTemplate("set_template");
constexpr Routine setTemplates("set_templates");

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
    found.fiscalYear = fiscalYearFrom(row);
    return found;
}

TemplateVersion versionFrom(const Row &row)
{
    TemplateVersion version;
    version.id = row.bigInteger("id"_L1);
    version.configId = row.integer("config_id"_L1);
    version.projectId = row.integer("project_id"_L1);
    version.typeId = row.optionalInteger("correspondence_type_id"_L1);
    version.version = row.integer("version"_L1);
    version.isInForce = version.version == row.integer("version_in_force"_L1);
    version.before = row.text("template_before"_L1);
    version.after = row.text("template_after"_L1);
    version.settings = settingsFrom(row);
    version.changedBy = row.text("username"_L1);
    version.changedAt = row.instant("changed_at"_L1);
    version.reason = row.text("change_reason"_L1);
    version.restored = row.optionalInteger("restored_version"_L1);
    if (!row.isNull("agreed_request_id"_L1))
        version.agreedRequest = row.bigInteger("agreed_request_id"_L1);
    version.agreedBy = row.text("agreed_by"_L1);
    version.approvalComment = row.text("approval_comment"_L1);
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

Error refusalOf(const numbering::Problem &problem)
{
    return {ErrorKind::Refused, 0, numbering::describe(problem), numbering::codeName(problem.code)};
}

Result<void> checkText(const TemplateChange &change, const ReferenceData &data)
{
    numbering::ValidationContext context;
    context.longestCodes = longestCodes(data, change.projectId);
    if (change.typeId) {
        const CodedItem *type = itemById(data.types, *change.typeId);
        if (!type)
            return tl::unexpected(Error{ErrorKind::NotFound, 0, u"no such correspondence type"_s, {}});
        context.typeCode = type->code;
        context.shape = type->ownShape;
    }
    const auto problems = numbering::validateTemplate(change.text.parsed(), context);
    for (const numbering::Problem &problem : problems) {
        if (problem.severity == numbering::Severity::Error)
            return tl::unexpected(refusalOf(problem));
    }
    return {};
}

/// Refused where one of the changes, which are saved together, breaks a rule or needs somebody else.
Result<void> checkChanges(Connection &connection, const QList<TemplateChange> &changes)
{
    const auto data = loadReferenceData(connection);
    if (!data)
        return tl::unexpected(data.error());
    for (const TemplateChange &change : changes) {
        if (const Result<void> checked = checkText(change, *data); !checked)
            return tl::unexpected(checked.error());
    }
    const auto obstacles = uniquenessObstacles(connection, changes, *data);
    if (!obstacles)
        return tl::unexpected(obstacles.error());
    for (const std::optional<numbering::Problem> &obstacle : *obstacles) {
        if (obstacle)
            return tl::unexpected(refusalOf(*obstacle));
    }
    return {};
}

QVariantList valuesOf(const TemplateChange &change)
{
    QVariantList values{change.projectId, orNull(change.typeId), change.expectedVersion, change.text.text()};
    values << settingValues(change.settings) << orNull(change.restored) << change.reason.text();
    return values;
}

QJsonObject entryOf(const TemplateChange &change)
{
    const TemplateSettings &settings = change.settings;
    return {{u"type"_s, change.typeId ? QJsonValue(*change.typeId) : QJsonValue()},
            {u"version"_s, change.expectedVersion},
            {u"template"_s, change.text.text()},
            {u"period"_s, numbering::periodKindName(settings.period)},
            {u"overflow"_s, numbering::overflowPolicyName(settings.overflow)},
            {u"scope"_s, numbering::uniquenessScopeName(settings.scope)},
            {u"taken"_s, numbering::takenPolicyName(settings.taken)}};
}

QVariantList valuesOf(const TemplateVersionFilter &filter, qint64 beforeId, int limit)
{
    const QVariant config = orNull(filter.configId);
    const QVariant project = orNull(filter.projectId);
    const QVariant type = orNull(filter.typeId);
    const QString search = filter.search.trimmed();
    return {beforeId,
            beforeId,
            config,
            config,
            project,
            project,
            type,
            type,
            filter.onlyDefaults ? 1 : 0,
            filter.login,
            filter.login,
            filter.from,
            filter.from,
            filter.until,
            filter.until,
            search,
            containsPattern(search),
            limit};
}

/// By this account, as the next version.
Result<bool> isSaved(Connection &connection, const TemplateChange &change)
{
    return findTemplate(connection, change.projectId, change.typeId).map([&](const NumberTemplate &stored) {
        return stored.version == change.expectedVersion + 1 && stored.text == change.text.text() &&
               stored.settings == change.settings && stored.reason == change.reason.text() &&
               stored.changedBy == connection.address().user;
    });
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

Result<qint64> rulesStamp(Connection &connection)
{
    return connection.read(readRulesStamp).map([](const Rows &rows) {
        return rows.isEmpty() ? 0 : rows.first().bigInteger("stamp"_L1);
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
    return checkChanges(connection, {change})
        .and_then([&] {
            return orFound(connection.call(setTemplate, valuesOf(change)).map([](const Rows &) {}),
                           [&] { return isSaved(connection, change); });
        })
        .and_then([&] { return findTemplate(connection, change.projectId, change.typeId); });
}

Result<void> saveTemplates(Connection &connection, const QList<TemplateChange> &changes)
{
    Q_ASSERT(!changes.isEmpty());
    if (const Result<void> checked = checkChanges(connection, changes); !checked)
        return checked;
    QJsonArray entries;
    for (const TemplateChange &change : changes)
        entries.append(entryOf(change));
    const TemplateChange &first = changes.constFirst();
    return orFound(connection.call(setTemplates, {first.projectId, jsonText(entries), first.reason.text()})
                       .map([](const Rows &) {}),
                   [&] { return isSaved(connection, first); });
}

Result<QList<TemplateVersion>> templateHistory(Connection &connection, int configId)
{
    return templateVersionPage(connection, {.configId = configId}, 0, std::numeric_limits<int>::max());
}

Result<QList<TemplateVersion>>
templateVersionPage(Connection &connection, const TemplateVersionFilter &filter, qint64 beforeId, int limit)
{
    return connection.read(listVersions, valuesOf(filter, beforeId, limit)).map([](const Rows &rows) {
        QList<TemplateVersion> versions;
        for (const Row &row : rows)
            versions.append(versionFrom(row));
        return versions;
    });
}

} // namespace lekthi::store
