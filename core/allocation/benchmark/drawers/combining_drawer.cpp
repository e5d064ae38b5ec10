#include "core/allocation/benchmark/drawers/combining_drawer.h"

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;

namespace {

store::Error storeErrorOf(const allocation::Failure &failure)
{
    using allocation::FailureCode;
    if (failure.code == FailureCode::DatabaseError)
        return failure.cause;
    store::Error error;
    error.kind = failure.isRetryable() ? store::ErrorKind::LockTimeout : store::ErrorKind::Internal;
    error.detail =
        u"%1 %2 %3"_s
            .arg(allocation::codeName(failure.code), allocation::faultName(failure.fault), failure.subject)
            .trimmed();
    return error;
}

} // namespace

CombiningDrawer::CombiningDrawer(allocation::Allocator &allocator, const Field &field)
    : m_allocator(allocator)
    , m_field(field)
{
}

store::Result<Drawn> CombiningDrawer::draw(const FieldCounter &counter)
{
    allocation::Request request;
    request.projectId = counter.key.projectId;
    request.originatorOrganizationId = counter.key.originatorOrganizationId;
    request.recipientOrganizationIds = {counter.key.recipientOrganizationId.value_or(0)};
    request.correspondenceTypeId = counter.key.correspondenceTypeId;
    request.documentDate = counter.documentDate;
    request.caller = {.userId = m_field.userId, .ipAddress = u"127.0.0.1"_s, .userAgent = u"lekthi-bench"_s};
    const allocation::Outcome outcome = m_allocator.allocate(request);
    if (!outcome)
        return tl::unexpected(storeErrorOf(outcome.error()));
    return Drawn{outcome->first().sequence, int(outcome->size())};
}

allocation::AllocatorOptions CombiningDrawer::optionsFor(const Plan &plan)
{
    allocation::AllocatorOptions options;
    if (plan.connections > 0)
        options.connections = plan.connections;
    options.redis = plan.redis;
    return options;
}

} // namespace lekthi::benchmark
