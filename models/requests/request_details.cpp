#include "models/requests/request_details.h"

#include "core/numbering/problem.h"
#include "core/store/requests/request_gateway.h"
#include "core/store/templates/template_collision.h"

namespace lekthi::models {

namespace {

using store::Connection;
using store::ReferenceData;
using store::Request;
using store::Result;

Result<RequestDetails> withReset(Connection &connection, const ReferenceData &reference,
                                 const Request &request)
{
    const store::ResetRequest reset(request);
    return readOutlook(connection, reference, reset.counterId, reset.key, reset.newNumber)
        .map([&](const ResetOutlook &outlook) {
            return RequestDetails{request, store::digestOf(request), ResetDetails{reset, outlook}};
        });
}

Result<RequestDetails> withImport(Connection &connection, const ReferenceData &reference,
                                  const Request &request)
{
    return readRegisterImport(connection, reference, store::RegisterImportRequest(request))
        .map([&](const RegisterImportDetails &details) {
            return RequestDetails{request, details.planDigest, details};
        });
}

Result<RequestDetails> withTemplate(Connection &connection, const ReferenceData &reference,
                                    const Request &request)
{
    TemplateDetails details{store::TemplateRequest(request), {}};
    const auto change = store::changeOf(details.request);
    if (!change || request.state != store::RequestState::Pending) {
        details.collision = details.request.collisionSentence;
        return RequestDetails{request, store::digestOf(request), details};
    }
    return store::uniquenessObstacles(connection, {*change}, reference)
        .map([&](const QList<std::optional<numbering::Problem>> &obstacles) {
            if (obstacles.first())
                details.collision = numbering::describe(*obstacles.first());
            return RequestDetails{request, store::digestOf(request), details};
        });
}

} // namespace

Result<RequestDetails> readDetails(Connection &connection, const ReferenceData &reference, qint64 id)
{
    return store::findRequest(connection, id).and_then([&](const Request &request) {
        return readDetails(connection, reference, request);
    });
}

Result<RequestDetails> readDetails(Connection &connection, const ReferenceData &reference,
                                   const Request &request)
{
    if (request.kind == store::requestkind::reset)
        return withReset(connection, reference, request);
    if (request.kind == store::requestkind::import)
        return withImport(connection, reference, request);
    if (request.kind == store::requestkind::templateChange)
        return withTemplate(connection, reference, request);
    if (request.kind == store::requestkind::numberVoid)
        return RequestDetails{request, store::digestOf(request), VoidDetails{store::VoidRequest(request)}};
    if (request.kind == store::requestkind::archive)
        return RequestDetails{request, store::digestOf(request),
                              ArchiveDetails{store::ArchiveRequest(request)}};
    if (request.kind == store::requestkind::pool)
        return RequestDetails{request, store::digestOf(request), PoolDetails{store::PoolRequest(request)}};
    return RequestDetails{request, store::digestOf(request), {}};
}

} // namespace lekthi::models
