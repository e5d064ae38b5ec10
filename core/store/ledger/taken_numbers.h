#pragma once

#include "core/numbering/uniqueness.h"
#include "core/store/session/connection.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace lekthi::store {

/// A row of document_number_taken: who holds a text. A text may have several holders where the scopes allow
/// it (3.11.5.2); place 0 is the first one.
struct HeldNumber
{
    QString number{};
    int place = 0;
    int projectId = 0;
    int typeId = 0;
    QString requestId{}; ///< of the ledger row that the number is held by; empty: nobody holds this place

    bool operator==(const HeldNumber &) const = default;
};

/// Behind the one given ({}: from the first on) in the order of their texts, at most limit.
Result<QList<HeldNumber>> heldNumbers(Connection &connection, const HeldNumber &after, int limit);

/// Those of these numbers that no row of the ledger stands behind: there is none, it has another number, is
/// of another project or type, or was voided.
Result<QList<HeldNumber>> straysAmong(Connection &connection, const QList<HeldNumber> &held);

/// A row of the ledger whose number nobody holds although it is in force.
struct UntakenRow
{
    qint64 ledgerId = 0;
    qint64 counterId = 0;

    bool operator==(const UntakenRow &) const = default;
};

/// Those of these ledger rows (ISSUED, REVISED) whose numbers were not voided and yet are held by no row of
/// their sequence numbers.
Result<QList<UntakenRow>> untakenAmong(Connection &connection, const QList<qint64> &ledgerIds);

/// The numbers of a register that the ledger row TAKEN_OVER stands for and that it does not hold.
Result<QStringList> untakenOfRegister(Connection &connection, qint64 ledgerId);

/// A number in force that another type or project has as well.
struct EqualNumber
{
    QString number{};
    int projectId = 0;
    int typeId = 0;
    int otherProjectId = 0;
    int otherTypeId = 0;

    bool operator==(const EqualNumber &) const = default;
};

/// Of the types that this template numbers (no type: those of the project that have no template of their own)
/// the numbers in force that others have, too, as far as the scope would cover both; by number, at most
/// limit. They stay when the scope is widened. Reads all taken numbers once: seconds in a large store.
Result<QList<EqualNumber>> equalNumbersWithin(Connection &connection, numbering::UniquenessScope scope,
                                              int projectId, std::optional<int> typeId, int limit);

/// From when on a template had a scope.
struct ScopeVersion
{
    int projectId = 0;
    int typeId = 0; ///< 0: the project's default, for all types that have none of their own
    numbering::UniquenessScope scope = numbering::UniquenessScope::Type;
    QString from{}; ///< UTC with microseconds, as ledger rows have it
};

/// Of all templates, those of one template in order.
Result<QList<ScopeVersion>> scopeVersions(Connection &connection);

/// What a look at some hundred ledger rows told, evenly spread over the whole ledger.
struct TakenSample
{
    int looked = 0;
    int missing = 0; ///< of them, numbers that are in force and that nobody holds
};
Result<TakenSample> sampleTaken(Connection &connection);

/// Refused by a sentence that says what to do if half of a sample or more is missing: the table was emptied
/// or is another one, and the next numbers could be issued ones. Less is told by the gate and by verifying.
Result<void> requireTakenNumbers(Connection &connection);

// Putting right; for administrators of the server. Each may be run again.

/// Lets these ledger rows hold their numbers. Numbers are drawn meanwhile.
Result<void> holdNumbers(Connection &connection, const QList<qint64> &ledgerIds);
Result<void> holdNumbersOfRegister(Connection &connection, qint64 ledgerId, const QStringList &numbers);
/// Gives texts that are held without a row at place 0 such a row, which nobody holds.
Result<void> anchorNumbers(Connection &connection, const QStringList &numbers);
/// Takes rows away that no row of the ledger stands behind. Drops the trigger that forbids it: restore the
/// guards afterwards.
Result<void> dropStrays(Connection &connection, const QList<HeldNumber> &strays);
/// Says so in the admin log.
Result<void> logRepairedNumbers(Connection &connection, qint64 added, qint64 removed);

} // namespace lekthi::store
