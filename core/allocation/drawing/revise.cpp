#include "core/allocation/drawing/revise.h"

#include "core/allocation/drawing/counter_notes.h"
#include "core/allocation/request/request_check.h"
#include "core/allocation/request/request_ids.h"
#include "core/allocation/request/revision_text.h"
#include "core/store/ledger/drawing_gateway.h"
#include "core/store/reference/reference_data.h"
#include "core/store/session/denial.h"
#include "core/store/templates/template_gateway.h"

namespace lekthi::allocation {

namespace {

using Revised = tl::expected<Allocation, Failure>;

Failure numberTaken(const QString &number)
{
    Failure failure;
    failure.code = FailureCode::NumberTaken;
    failure.subject = number;
    return failure;
}

/// The text of the revised number, or why there is none.
store::Result<tl::expected<QString, Failure>> revisedText(store::Connection &connection, const Revision &wish,
                                                          const store::LedgerRow &issued)
{
    using Text = tl::expected<QString, Failure>;
    const auto text = numbering::Template::parse(issued.templateText);
    if (!text)
        return Text(tl::unexpect, refusal(ValidationFault::TemplateInvalid, issued.templateText));
    const auto data = store::loadReferenceData(connection);
    if (!data)
        return tl::unexpected(data.error());
    const auto parts =
        store::partsOf(*data, issued.key, {.revision = issued.revision, .sequence = issued.sequence});
    const auto number = withRevision(issued.number, *text, parts, wish.revision);
    if (!number)
        return Text(tl::unexpect, refusal(ValidationFault::TemplateInvalid, issued.templateText));
    return Text(*number);
}

store::Result<store::ScopeKey> scopeOf(store::Connection &connection, const numbering::CounterKey &key)
{
    const auto inUse = store::templateInUse(connection, key.projectId, key.correspondenceTypeId);
    if (!inUse && inUse.error().kind != store::ErrorKind::NotFound)
        return tl::unexpected(inUse.error());
    return store::scopeKeyOf(inUse ? inUse->settings.scope : numbering::UniquenessScope::Type, key);
}

store::LedgerRow revisedRow(const Revision &wish, const store::LedgerRow &issued, const QString &number,
                            int earlierAttempts, const store::Drawer &drawer)
{
    store::LedgerRow row = ledgerRowFor(wish.job, wish.job.request.requestId, drawer);
    row.event = store::LedgerEvent::Revised;
    row.counterId = issued.counterId;
    row.resetEpoch = issued.resetEpoch;
    row.key = issued.key;
    row.number = number;
    row.sequence = issued.sequence;
    row.revision = wish.revision;
    row.templateText = issued.templateText;
    row.templateVersion = issued.templateVersion;
    row.retryCount = earlierAttempts;
    row.fallback = earlierAttempts > 0 ? store::Fallback::Retry : store::Fallback::None;
    return row;
}

/// Whether both are revisions of one drawn number.
bool areOneNumber(const store::LedgerRow &a, const store::LedgerRow &b)
{
    return a.counterId == b.counterId && a.resetEpoch == b.resetEpoch && a.sequence == b.sequence;
}

bool isSameRevision(const store::LedgerRow &earlier, const store::LedgerRow &issued,
                    const store::LedgerRow &asked)
{
    return earlier.event == store::LedgerEvent::Revised && areOneNumber(earlier, issued) &&
           earlier.revision == asked.revision &&
           (!asked.documentId || earlier.documentId == asked.documentId);
}

/// A number that an earlier revision of the same document had is no obstacle.
store::Result<bool> isTakenByAnother(store::Connection &connection, const store::LedgerRow &row,
                                     const store::ScopeKey &scope)
{
    const auto taken = store::takenAmong(connection, scope, {row.number});
    if (!taken)
        return tl::unexpected(taken.error());
    if (taken->isEmpty())
        return false;
    const auto holder =
        store::findIssued(connection, row.key.projectId, row.number, row.key.correspondenceTypeId);
    if (!holder && holder.error().kind != store::ErrorKind::NotFound)
        return tl::unexpected(holder.error());
    return !holder || !areOneNumber(*holder, row);
}

/// Why the row is not to be written inside the transaction that has locked its counter: the request id was
/// served before, or is another one's, or another number holds the text.
store::Result<std::optional<Revised>> obstacle(store::Connection &connection, const store::LedgerRow &issued,
                                               const store::LedgerRow &row, const store::ScopeKey &scope)
{
    const auto known = store::findByRequestIds(connection, {row.requestId});
    if (!known)
        return tl::unexpected(known.error());
    if (!known->isEmpty()) {
        const store::LedgerRow &earlier = known->first();
        if (!earlier.isInForce)
            return Revised(tl::unexpect, numberVoided(earlier.number));
        if (isSameRevision(earlier, issued, row))
            return Revised(toAllocation(earlier));
        return Revised(tl::unexpect, refusal(ValidationFault::RequestIdReused,
                                             row.requestId.toString(QUuid::WithoutBraces)));
    }
    const auto taken = isTakenByAnother(connection, row, scope);
    if (!taken)
        return tl::unexpected(taken.error());
    if (*taken)
        return Revised(tl::unexpect, numberTaken(row.number));
    return std::nullopt;
}

/// Why the store refused the revision for good, by what it knows of the number; nothing if it may go well
/// next time.
std::optional<Failure> refusalBy(const store::Error &error, const QString &number)
{
    Failure failure;
    switch (error.serverCode) {
    case store::denial::numberOfAnother:
        failure = refusal(ValidationFault::NumberOfAnother, error.subject);
        break;
    case store::denial::numberUnused:
        failure = refusal(ValidationFault::NumberUnused, number);
        break;
    case store::denial::numberVoided:
        failure = numberVoided(number);
        break;
    default:
        return std::nullopt;
    }
    failure.cause = error;
    return failure;
}

/// The counter's row is taken first, so that an earlier try whose outcome is unknown has ended.
store::Result<Revised> commitRevision(store::Connection &connection, const Revision &wish,
                                      const store::LedgerRow &issued, const QString &number,
                                      int earlierAttempts, const store::Drawer &drawer, CounterNotes &notes)
{
    const auto scope = scopeOf(connection, issued.key);
    if (!scope)
        return tl::unexpected(scope.error());
    store::Script opening;
    store::addLockForDrawing(opening, issued.key);
    store::AllDone opened;
    const auto asked = Clock::now();
    auto transaction = store::Transaction::begin(connection, opening, opened);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto locked = store::lockedForDrawing(opened.first(), issued.key);
    if (!locked)
        return tl::unexpected(locked.error());
    store::LedgerRow row = revisedRow(wish, issued, number, earlierAttempts, drawer);
    row.lockWaitMs = millisecondsSince(asked);
    auto met = obstacle(connection, issued, row, *scope);
    if (!met)
        return tl::unexpected(met.error());
    if (*met)
        return std::move(**met);
    const auto revised = store::reviseNumber(*transaction, locked->counter, row);
    if (!revised) {
        if (auto refused = refusalBy(revised.error(), issued.number))
            return Revised(tl::unexpect, std::move(*refused));
        return tl::unexpected(revised.error());
    }
    row.createdAt = revised->createdAt;
    row.documentId = revised->documentId;
    store::Counter now = locked->counter;
    ++now.version;
    notes.stands(issued.key, now);
    return Revised(toAllocation(row));
}

} // namespace

store::Result<Revised> reviseNumber(store::Connection &connection, const Revision &wish, int earlierAttempts,
                                    const store::Drawer &drawer, CounterNotes &notes)
{
    if (!isRevision(wish.revision))
        return Revised(tl::unexpect, refusal(ValidationFault::RevisionInvalid, wish.revision));
    if (!isDocumentFit(wish.job.request))
        return Revised(tl::unexpect, refusal(ValidationFault::DocumentInvalid,
                                             QString::number(*wish.job.request.documentId)));
    const auto issued =
        store::findIssued(connection, wish.projectId, wish.number, wish.job.request.correspondenceTypeId);
    if (!issued && issued.error().kind == store::ErrorKind::NotFound)
        return Revised(tl::unexpect, refusal(ValidationFault::NumberUnknown, wish.number));
    if (!issued)
        return tl::unexpected(issued.error());
    if (!issued->isInForce)
        return Revised(tl::unexpect, numberVoided(wish.number));
    const auto number = revisedText(connection, wish, *issued);
    if (!number)
        return tl::unexpected(number.error());
    if (!*number)
        return Revised(tl::unexpect, number->error());
    return commitRevision(connection, wish, *issued, **number, earlierAttempts, drawer, notes);
}

} // namespace lekthi::allocation
