#include "core/allocation/sandbox/sandbox.h"

#include "core/allocation/drawing/error_log.h"
#include "core/allocation/request/request_check.h"
#include "core/allocation/request/rulebook.h"
#include "core/store/session/routine.h"

#include <QDateTime>

namespace lekthi::allocation {

namespace {

constexpr store::Routine prepare("sandbox_prepare");

/// By the rules of the real store.
tl::expected<numbering::CounterKey, Failure> keyOf(store::Connection &real, Request request)
{
    const auto book = asOutcome(loadRulebook(real));
    if (!book)
        return tl::unexpected(book.error());
    if (!request.documentDate.isValid())
        request.documentDate = numbering::documentDate(QDateTime::currentDateTimeUtc());
    return checkRequest(request, request.documentDate, *book).map([](const auto &checked) {
        return checked.key;
    });
}

} // namespace

tl::expected<numbering::CounterKey, Failure> prepareSandbox(store::Connection &real, Request request)
{
    request.count = 1;
    const auto key = keyOf(real, std::move(request));
    if (!key)
        return key;
    const QVariantList subject{key->projectId, key->correspondenceTypeId};
    auto prepared = real.call(prepare, subject);
    // Others that draw meanwhile lock the organizations of their new counters in an order of their own.
    if (!prepared && prepared.error().kind == store::ErrorKind::Deadlock)
        prepared = real.call(prepare, subject);
    return asOutcome(std::move(prepared)).map([&](const store::Rows &) { return *key; });
}

} // namespace lekthi::allocation
