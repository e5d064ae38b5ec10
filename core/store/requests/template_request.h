#pragma once

#include "core/store/requests/request_gateway.h"
#include "core/store/templates/number_template.h"

#include <optional>

namespace lekthi::store {

/// A request to save a template although two documents could get the same number.
struct TemplateRequest : Request
{
    TemplateRequest() = default;
    /// The request as it was read: its facts, which are those of a template.
    explicit TemplateRequest(const Request &request);

    int followsVersion = 0; ///< the one that it is saved on top of; 0: there was none
    QString before{};       ///< text of that version
    std::optional<TemplateSettings> settingsBefore{};
    QString after{};
    TemplateSettings settings{};
    std::optional<int> restored{};
    QString collisionCode{};     ///< "COLLIDES", "AMBIGUOUS"
    QString collisionSentence{}; ///< in the language of the requester
};

/// "template:2:6", "template:2:0" for the default.
QString templateSubject(int projectId, std::optional<int> typeId);

/// In the name of the connection's account, which has to be that of a Project Admin of the project; gives the
/// id. The store keeps what the proof says now. Refused where the text breaks a rule or nobody else is
/// needed; the change's reason has at least minimumForRequest letters and digits; Conflict if the version
/// moved or a request is open for the template.
Result<qint64> requestTemplate(Connection &connection, const TemplateChange &change);

/// The change that the request asks for; nothing if this program does not understand its text.
std::optional<TemplateChange> changeOf(const TemplateRequest &request);

} // namespace lekthi::store
