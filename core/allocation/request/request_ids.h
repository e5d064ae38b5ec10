#pragma once

#include "core/allocation/drawing/job.h"
#include "core/store/ledger/drawing_gateway.h"
#include "core/store/ledger/ledger_gateway.h"
#include "core/store/reference/reference_values.h"

#include <QHash>
#include <QList>
#include <QUuid>

#include <optional>
#include <tl/expected.hpp>

namespace lekthi::allocation {

using LedgerRows = QHash<QUuid, store::LedgerRow>;

/// The ids under which the ledger keeps a request's numbers: its own for the first one, derived ones for the
/// others. So the ledger itself refuses a second use of the id, whatever its count.
QList<QUuid> requestIdsOf(const Request &request);

/// Those ids and the ones that would tell that the request's id was used with another count.
QList<QUuid> idsToLookUp(const Request &request);

/// Whether a repeated request may get what the first one got for this document, or for none: a number stands
/// on no second document (3.11.5).
bool fitsDocument(const Request &repeated, std::optional<qint64> documentId);

/// What the request was given when it was served before; nothing if it was not. RequestIdReused if its id
/// belongs to another request, NumberVoided if one of its numbers is no longer in force.
tl::expected<std::optional<QList<store::LedgerRow>>, Failure>
earlierAnswer(const Job &job, const LedgerRows &known, const store::ReferenceData &reference);

Failure numberVoided(const QString &number);

LedgerRows byRequestId(const QList<store::LedgerRow> &rows);

/// The program that a caller names, as the store keeps it: what can be seen of it, up to 512 characters, and
/// never cut through the middle of one, which the store would give back as another.
QString keptProgram(const Caller &caller);

/// A ledger row that knows who draws for whom and since when; what was drawn is to be filled in.
store::LedgerRow ledgerRowFor(const Job &job, const QUuid &requestId, const store::Drawer &drawer);

/// What a caller gets for ledger rows.
Allocation toAllocation(const store::LedgerRow &row);
QList<Allocation> toAllocations(const QList<store::LedgerRow> &rows);

} // namespace lekthi::allocation
