#include "core/audit/decisions.h"

namespace lekthi::audit {

store::Result<Decisions> readDecisions(store::Connection &connection, const QList<Digest> &digests)
{
    const auto head = store::adminLogHead(connection);
    if (!head)
        return tl::unexpected(head.error());
    return readDecisions(connection, *head, digests);
}

store::Result<Decisions> readDecisions(store::Connection &connection,
                                       const std::optional<store::AdminLogHead> &head,
                                       const QList<Digest> &digests)
{
    Decisions decisions;
    const auto facts = store::decidedFacts(connection);
    if (!facts)
        return tl::unexpected(facts.error());
    for (const store::DecidedFact &fact : *facts)
        decisions.record.expect(fact);
    // Table and log change together: what the head covered was in the tables too.
    const qint64 known = connection.isInTransaction() ? std::numeric_limits<qint64>::max()
                         : head                       ? head->sequence
                                                      : 0;
    const auto verified =
        verifyAdminLog(connection, head, digests, [&](const store::StoredAdminEntry &entry) {
            decisions.record.take(entry, entry.sequence <= known);
        });
    if (!verified)
        return tl::unexpected(verified.error());
    decisions.adminLog = *verified;
    return decisions;
}

} // namespace lekthi::audit
