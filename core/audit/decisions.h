#pragma once

#include "core/audit/admin_log_verifier.h"
#include "core/audit/decision_record.h"

namespace lekthi::audit {

/// What was decided in the store, and what the admin log says of it.
struct Decisions
{
    DecisionRecord record;
    AdminLogVerification adminLog;
};

/// Reads the tables and then the whole admin log. Decisions that are made meanwhile are no finding. Call
/// outside a transaction.
store::Result<Decisions> readDecisions(store::Connection &connection, const QList<Digest> &digests = {});
/// The same inside a transaction that sees one moment; the head was read before it.
store::Result<Decisions> readDecisions(store::Connection &connection,
                                       const std::optional<store::AdminLogHead> &head,
                                       const QList<Digest> &digests);

} // namespace lekthi::audit
