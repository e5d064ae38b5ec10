#include "core/store/requests/template_request.h"

#include "core/store/reference/reference_data.h"
#include "core/store/session/json_text.h"
#include "core/store/session/null_values.h"
#include "core/store/templates/template_collision.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

TemplateSettings settingsFrom(const QJsonObject &facts)
{
    const TemplateSettings usual;
    return {numbering::periodKindFromName(facts["period"_L1].toString()).value_or(usual.period),
            numbering::overflowPolicyFromName(facts["overflow"_L1].toString()).value_or(usual.overflow),
            numbering::uniquenessScopeFromName(facts["scope"_L1].toString()).value_or(usual.scope),
            numbering::takenPolicyFromName(facts["taken"_L1].toString()).value_or(usual.taken)};
}

Result<std::optional<numbering::Problem>> obstacleTo(Connection &connection, const TemplateChange &change)
{
    return loadReferenceData(connection)
        .and_then([&](const ReferenceData &data) { return uniquenessObstacles(connection, {change}, data); })
        .map([](const QList<std::optional<numbering::Problem>> &obstacles) { return obstacles.first(); });
}

QVariantList valuesOf(const TemplateChange &change, const numbering::Problem &obstacle)
{
    const TemplateSettings &settings = change.settings;
    const QJsonObject collision{{u"code"_s, numbering::codeName(obstacle.code)},
                                {u"sentence"_s, numbering::describe(obstacle)}};
    return {change.projectId,
            orNull(change.typeId),
            change.expectedVersion,
            change.text.text(),
            numbering::periodKindName(settings.period),
            numbering::overflowPolicyName(settings.overflow),
            numbering::uniquenessScopeName(settings.scope),
            numbering::takenPolicyName(settings.taken),
            orNull(change.restored),
            jsonText(collision),
            change.reason.text()};
}

} // namespace

TemplateRequest::TemplateRequest(const Request &request)
    : Request(request)
{
    const QJsonObject asked = facts();
    followsVersion = asked["follows"_L1].toInt();
    if (const QJsonObject former = asked["before"_L1].toObject(); !former.isEmpty()) {
        before = former["template"_L1].toString();
        settingsBefore = settingsFrom(former);
    }
    after = asked["template"_L1].toString();
    settings = settingsFrom(asked);
    if (asked["restored"_L1].isDouble())
        restored = asked["restored"_L1].toInt();
    const QJsonObject collision = asked["collision"_L1].toObject();
    collisionCode = collision["code"_L1].toString();
    collisionSentence = collision["sentence"_L1].toString();
}

QString templateSubject(int projectId, std::optional<int> typeId)
{
    return u"template:%1:%2"_s.arg(projectId).arg(typeId.value_or(0));
}

Result<qint64> requestTemplate(Connection &connection, const TemplateChange &change)
{
    return obstacleTo(connection, change)
        .and_then([&](const std::optional<numbering::Problem> &obstacle) -> Result<qint64> {
            if (!obstacle)
                return tl::unexpected(Error{ErrorKind::Refused, 0, u"the numbers do not collide"_s, {}});
            return enterRequest(connection, "request_template", valuesOf(change, *obstacle),
                                templateSubject(change.projectId, change.typeId), change.reason);
        });
}

std::optional<TemplateChange> changeOf(const TemplateRequest &request)
{
    auto text = numbering::Template::parse(request.after);
    auto reason = numbering::Reason::parse(request.reason);
    if (!text || !reason)
        return std::nullopt;
    return TemplateChange{request.projectId, request.typeId,     request.followsVersion, *std::move(text),
                          request.settings,  *std::move(reason), request.restored};
}

} // namespace lekthi::store
