#pragma once

#include "core/store/requests/template_request.h"
#include "core/store/templates/template_gateway.h"

namespace lekthi::test {

/// By somebody who has read the request as it stands now.
inline store::Result<void> approve(store::Connection &connection, qint64 id, const QString &comment = {})
{
    return store::findRequest(connection, id).and_then([&](const store::Request &request) {
        return store::approveRequest(connection, id, store::digestOf(request), comment);
    });
}

/// Saves the change; where numbers can be equal, by a request that the other one approves.
inline store::Result<store::NumberTemplate>
saveAgreed(store::Connection &admin, store::Connection &superAdmin, const store::TemplateChange &change)
{
    auto saved = store::saveTemplate(admin, change);
    if (saved || saved.error().kind != store::ErrorKind::Refused || saved.error().subject.isEmpty())
        return saved;
    return store::requestTemplate(admin, change)
        .and_then([&](qint64 id) { return approve(superAdmin, id); })
        .and_then([&] { return store::findTemplate(admin, change.projectId, change.typeId); });
}

} // namespace lekthi::test
