#include "core/allocation/sandbox/sandbox.h"

#include "core/allocation/drawing/error_log.h"
#include "core/allocation/request/request_check.h"
#include "core/allocation/request/rulebook.h"
#include "core/allocation/sandbox/sandbox_reference.h"
#include "core/allocation/sandbox/sandbox_template.h"
#include "core/store/transaction.h"

#include <QDateTime>

namespace lekthi::allocation {

namespace {

/// What a request asks for, seen by the real store.
struct Subject
{
    numbering::CounterKey key;
    store::NumberTemplate inUse;
};

tl::expected<Subject, Failure> subjectOf(store::Connection &real, Request request)
{
    const auto book = asOutcome(loadRulebook(real));
    if (!book)
        return tl::unexpected(book.error());
    if (!request.documentDate.isValid())
        request.documentDate = numbering::documentDate(QDateTime::currentDateTimeUtc());
    const auto checked = checkRequest(request, request.documentDate, *book);
    if (!checked)
        return tl::unexpected(checked.error());
    const numbering::CounterKey &key = checked->key;
    return Subject{key, *book->templateInUse(key.projectId, key.correspondenceTypeId)};
}

store::Result<void> match(store::Connection &sandbox, store::Connection &real, const Subject &subject)
{
    auto transaction = store::Transaction::begin(sandbox);
    if (!transaction)
        return tl::unexpected(transaction.error());
    return matchSandboxReference(sandbox, real)
        .and_then(
            [&] { return matchSandboxTemplate(sandbox, subject.inUse, subject.key.correspondenceTypeId); })
        .and_then([&] { return transaction->commit(); });
}

} // namespace

tl::expected<numbering::CounterKey, Failure> prepareSandbox(store::Connection &real, Request request)
{
    request.count = 1;
    const auto subject = subjectOf(real, std::move(request));
    if (!subject)
        return tl::unexpected(subject.error());
    const auto sandbox = asOutcome(store::Connection::open(real.address().sandbox()));
    if (!sandbox)
        return tl::unexpected(sandbox.error());
    auto matched = match(**sandbox, real, *subject);
    // Others that draw meanwhile lock the organizations of their new counters in an order of their own.
    if (!matched && matched.error().kind == store::ErrorKind::Deadlock)
        matched = match(**sandbox, real, *subject);
    return asOutcome(std::move(matched)).map([&] { return subject->key; });
}

} // namespace lekthi::allocation
