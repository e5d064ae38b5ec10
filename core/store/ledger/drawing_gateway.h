#pragma once

#include "core/store/counters/counter_gateway.h"
#include "core/store/ledger/ledger_row.h"
#include "core/store/session/transaction.h"

#include <QSet>

#include <functional>

namespace lekthi::store {

// Drawing numbers: the store's routines see to it that whoever draws may, and that a counter is raised by no
// more than the ledger tells (3.11.5.2). NotAllowed where the account does not draw numbers of the project,
// Busy where it, a person or an
// address has drawn as many as it may within a minute. What is written down of who draws and from where
// (drawn_by, and what the rows leave to the store) is the session's.

/// As whom and from where a session draws.
struct Drawer
{
    int account = 0;
    QString address;          ///< the host part of the login, as the server sees it
    bool isInSandbox = false; ///< where nobody is named
};

/// Of this session; in the sandbox any account. An administrator of the server gets an account, in the admin
/// log, the first time. NotAllowed where there is none.
Result<Drawer> findDrawer(Connection &connection);

/// Makes the counter's row if it is missing; outside a transaction, so that nobody waits for it. Gives the
/// counter as it stands without a lock, or nothing if it was made just now.
Result<std::optional<Counter>> ensureCounter(Connection &connection, const numbering::CounterKey &key);

/// A counter whose row the running transaction has locked.
struct LockedCounter
{
    Counter counter;
    qint64 rulesStamp = 0; ///< of the store's rules (templates, active projects), read under the lock
};

/// Locks the counter in a script; lockedForDrawing takes its answer. NotFound if there is no such counter.
void addLockForDrawing(Script &script, const numbering::CounterKey &key);
Result<LockedCounter> lockedForDrawing(const Done &done, const numbering::CounterKey &key);

/// Numbers of one counter, planned on how it was seen.
struct DrawnBatch
{
    Counter seen;
    qint64 rulesStamp = 0; ///< what the plan rests on
    /// At least one, in order. They share everything but who asked for them, and what they number; counter,
    /// epoch, key, template, time and who draws are the store's.
    QList<LedgerRow> rows;
    QList<qint64> firstOf = {}; ///< documents among the rows' that may not have had a number before
};

/// Raises the counter and writes the numbers into the ledger; all or nothing, and committed. Conflict if the
/// counter (its number or version) or the rules have moved; Duplicate if a request id was served, a
/// number is in force, or a document of firstOf has a number. On Unreachable the outcome is unknown. sending,
/// if any, is called just before the store is asked. Gives the time that the rows bear.
Result<QDateTime> drawNumbers(Connection &connection, const DrawnBatch &batch,
                              const std::function<void()> &sending = {});
/// The same as the end of a transaction that has locked the counter.
Result<QDateTime> drawNumbers(Transaction &transaction, const DrawnBatch &batch,
                              const std::function<void()> &sending = {});

/// Which counters got their numbers, and when; the time is invalid if none did.
struct DrawnSeveral
{
    QDateTime at;
    QSet<qint64> counters; ///< their ids
};

/// Numbers of several counters, each batch of another one, none of which passes a number over; the plans of
/// all rest on the same stamp of the rules, and all share what the rows of one batch share. Committed
/// together. A counter that has moved, that somebody has locked, or whose parts the store has to look at
/// again is left out: nobody is waited for. Fails as drawNumbers() does, and then nothing was drawn of any;
/// which batch caused that shows when they are drawn one by one.
Result<DrawnSeveral> drawSeveral(Connection &connection, const QList<DrawnBatch> &batches);

/// What the store put into the row of a revision.
struct RevisedRow
{
    QDateTime createdAt;
    std::optional<qint64> documentId;
};

/// Appends the revised row of a number that was issued, as the end of a transaction that has locked the
/// counter (3.11.7). It is of the document that holds the number, whether the row names it or none.
/// Duplicate if another number holds its text. Fails as numberOfAnother, numberUnused, numberVoided
/// (denial.h).
Result<RevisedRow> reviseNumber(Transaction &transaction, const Counter &seen, const LedgerRow &row);

} // namespace lekthi::store
