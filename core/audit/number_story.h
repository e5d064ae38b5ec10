#pragma once

#include "core/store/ledger/audit_gateway.h"
#include "core/store/ledger/ledger_row.h"
#include "core/store/requests/register_import_gateway.h"

#include <QMap>

namespace lekthi::audit {

/// What the store knows of one number in one project.
struct NumberStory
{
    struct Event
    {
        store::StoredLedgerRow row;
        QString login;          ///< for whom; empty if the account is gone
        QString drawnBy;        ///< the account that was signed in; empty in rows from before that was kept
        bool isInForce = false; ///< the number, as this row wrote it
        qint64 place = 0;       ///< in the counter's chain; 0: older than the chain
        bool isWhole = false;   ///< the row has the hash that it should have
    };

    QList<Event> events;                        ///< of the number and of its revisions
    QList<store::StoredLedgerRow> passedOverBy; ///< rows that skipped the number
    QList<store::TakenOverStory> takenOver;     ///< where it came from, if from an old register

    bool isEmpty() const { return events.isEmpty() && passedOverBy.isEmpty() && takenOver.isEmpty(); }
};

/// By project: what happened to this number in those that issued it or took it over. What passed it over is
/// not looked for.
store::Result<QMap<int, NumberStory>> numberStories(store::Connection &connection, const QString &number);

/// The first rows of a project that passed the number over since it was taken.
store::Result<QList<store::StoredLedgerRow>> rowsThatPassedOver(store::Connection &connection, int projectId,
                                                                const QString &number);

/// Whether the row tells of this. Every row of a walk is asked a dozen times, so that nothing is copied.
bool tellsOf(const store::StoredLedgerRow &row, store::LedgerEvent event);

/// The numbers that a row passed over.
QStringList passedOverIn(const store::StoredLedgerRow &row);

/// Why a row marks its number as unused or, by a request of its own, voids it; empty in other rows.
QString reasonIn(const store::StoredLedgerRow &row);

/// The request by which two persons voided this single number, which stays taken; 0 in other rows, also in
/// those of a reset.
qint64 voidRequestIn(const store::StoredLedgerRow &row);

/// The rows by which the number was issued, whatever its revision; those alone that are in force.
QList<store::StoredLedgerRow> issuedRows(const NumberStory &story);
QList<store::StoredLedgerRow> issuedInForce(const NumberStory &story);

} // namespace lekthi::audit
