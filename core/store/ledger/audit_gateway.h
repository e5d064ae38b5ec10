#pragma once

#include "core/store/ledger/ledger_chain.h"
#include "core/store/session/connection.h"

#include <QJsonArray>
#include <QList>

#include <optional>

namespace lekthi::store {

/// Ledger rows in order of id after afterId, at most limit, with every column as it is kept: a keyset page.
Result<QList<StoredLedgerRow>> storedRows(Connection &connection, qint64 afterId, int limit);

/// The rows of one counter in order of id after afterId, at most limit.
Result<QList<StoredLedgerRow>> storedRowsOf(Connection &connection, qint64 counterId, qint64 afterId,
                                            int limit);

/// The first row of the counter that carries this hash; nothing if there is none. Reads all its rows.
Result<std::optional<qint64>> findByRowHash(Connection &connection, qint64 counterId, const QByteArray &hash);

/// The first row of the counter behind afterId that names this hash as its predecessor's; nothing if there is
/// none. Reads all its rows.
Result<std::optional<qint64>> findByPreviousHash(Connection &connection, qint64 counterId,
                                                 const QByteArray &hash, qint64 afterId);

/// Everything that happened to this number: the rows that carry it, and the other rows of the sequence
/// numbers that they belong to, in order of id. Numbers are compared as the store compares them.
Result<QList<StoredLedgerRow>> storyOf(Connection &connection, const QString &number);

/// The rows of this project that passed the number over since it was taken, in order of id; at most limit.
Result<QList<StoredLedgerRow>> rowsThatSkipped(Connection &connection, int projectId, const QString &number,
                                               int limit);

struct DocumentNumber
{
    int projectId = 0;
    QString number;
};

/// The numbers that name this document, issued, revised or taken over; at most limit.
Result<QList<DocumentNumber>> numbersOfDocument(Connection &connection, qint64 documentId, int limit);

/// Which place the row has in its counter's chain, from 1, whichever of the rows before it are gone since
/// they were archived; 0 for a row from before the chain.
Result<qint64> placeInChain(Connection &connection, const StoredLedgerRow &row);

/// The request ids of those of these rows whose numbers are in force.
Result<QStringList> requestsInForce(Connection &connection, const QStringList &requestIds);

/// A reset that was executed. The first one of a counter began its reset epoch 1, and so on.
struct ExecutedReset
{
    qint64 requestId = 0;
    qint64 counterId = 0;
    qint64 newNumber = 0; ///< where the counter stood afterwards
    qint64 voided = 0;    ///< how many numbers it released
};

/// All of them, those of one counter in the order in which they were executed.
Result<QList<ExecutedReset>> executedResets(Connection &connection);

/// A request to void a number that was executed.
struct ExecutedVoid
{
    qint64 requestId = 0;
    qint64 counterId = 0;
    int resetEpoch = 0;
    qint64 sequence = 0;

    bool operator==(const ExecutedVoid &) const = default;
};

/// All of them.
Result<QList<ExecutedVoid>> executedVoids(Connection &connection);

/// A counter that an import raised which was agreed on and executed.
struct ExecutedRegisterImport
{
    qint64 requestId = 0;
    qint64 counterId = 0;
    qint64 newNumber = 0;
    QString story{}; ///< what the counter's ledger row TAKEN_OVER says in `skipped`

    bool operator==(const ExecutedRegisterImport &) const = default;
};

/// All of them, those of one request in a row.
Result<QList<ExecutedRegisterImport>> executedRegisterImports(Connection &connection);

/// What the tables hold of one thing that only a decision changes, in the very terms of the admin log.
struct DecidedFact
{
    QString kind;    ///< "RESET", "RESET_STATE", "RESET_APPROVAL", "ACCOUNT", "SETTING", "TEMPLATE", ...
    QString subject; ///< the id, or a setting's name
    qint64 part = 0; ///< of an approval or review the person, of a template the version
    QString fact;    ///< its columns, joined by "|"
};

/// All requests, approvals, accounts, settings, templates and emergency accesses, as they are at one moment.
Result<QList<DecidedFact>> decidedFacts(Connection &connection);

/// Running numbers that no row of a counter gives: those behind `before`, 0 if there is none, and ahead of
/// `ahead`, which is the next one that was issued or where the counter goes on.
struct NumberHole
{
    qint64 counterId = 0;
    qint64 before = 0;
    qint64 ahead = 0;
};

/// Of these counters, all as they stand at one moment. Reads an index over their rows.
Result<QList<NumberHole>> holesOf(Connection &connection, const QList<qint64> &counterIds);

/// Their rows VOIDED, UNUSED and TAKEN_OVER, those of one counter in the order of their event and time.
Result<QList<StoredLedgerRow>> toldOfCounters(Connection &connection, const QList<qint64> &counterIds);

/// The rows by which numbers were issued; wanted: [[counter, epoch, sequence number], ...].
Result<QList<StoredLedgerRow>> rowsAt(Connection &connection, const QJsonArray &wanted);

/// The project of a counter; NotFound if there is no such counter.
Result<int> projectOfCounter(Connection &connection, qint64 counterId);

} // namespace lekthi::store
