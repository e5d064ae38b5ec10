#pragma once

#include "core/store/session/address.h"
#include "core/store/session/connection_options.h"
#include "core/store/session/error.h"
#include "core/store/session/routine.h"
#include "core/store/session/row.h"
#include "core/store/session/script.h"
#include "core/store/session/statement.h"
#include "core/store/session/text_rows.h"

#include <QDateTime>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStringList>
#include <QVariantList>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>

namespace lekthi::store {

/// One session with the store. Belongs to the thread that opened it and is used and destroyed only there
/// (asserted).
///
/// Every session speaks utf8mb4, UTC and READ COMMITTED. A lost connection is noticed, reopened and the
/// statement repeated once, but only for reads outside a transaction; everything else fails with Unreachable
/// and leaves it to the caller, who alone knows whether repeating is safe. Never uses the client library's
/// own reconnect, which would silently lose the session's settings.
///
/// Of several nodes it enters the one where the last session of this program was opened, and the next one if
/// that fails or is cut off from its cluster. There it reads nothing older than what any node has committed
/// (wsrep_sync_wait), so that the outcome of a commit on a lost node can be found out.
///
/// The account of a person or of a numbering service has no privilege on the tables. Its session stands in
/// the schema of the routines, and a read runs the routine that was made of its statement; within a
/// transaction only the few that drawing numbers needs.
///
/// After the first failure inside a transaction every further statement of it fails with the same error: the
/// server has undone the statement or all of them, and what came next would be committed alone.
class Connection
{
public:
    static Result<std::unique_ptr<Connection>> open(const Address &address,
                                                    const ConnectionOptions &options = {});
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    /// Runs a statement that gives rows. Values are bound in order; QDateTime is
    /// stored as UTC, a null QString as the empty text, an invalid QVariant or QDateTime as NULL. A statement
    /// that the server cannot prepare with a result (INSERT ... RETURNING, CALL) does not belong here.
    Result<Rows> read(const Statement &statement, const QVariantList &values = {});

    /// The same for what reads millions of rows: shows them one by one as they come. Begins anew where a lost
    /// session was replaced, which `begin` hears, so that what was shown before does not count. Nothing may
    /// be asked of the connection meanwhile.
    Result<void> readEach(const Statement &statement, const QVariantList &values,
                          const std::function<void()> &begin,
                          const std::function<void(const TextRow &)> &show);

    /// Calls a routine of the store and gives the rows that it answers with, if any. Refusals of a rule come
    /// back as NotAllowed, Conflict, Refused, NotFound or Busy. Not repeated after a lost connection: the
    /// outcome is unknown.
    Result<Rows> call(const Routine &routine, const QVariantList &values = {});

    /// Runs a statement that changes rows; gives how many were changed.
    Result<int> write(const Statement &statement, const QVariantList &values = {});

    /// Runs a multi-row INSERT: the statement's parenthesised row after VALUES is repeated for each row of
    /// values.
    Result<int> writeRows(const Statement &statement, const QList<QVariantList> &rows);

    /// AUTO_INCREMENT value of the last write; of the first row after writeRows.
    qint64 lastInsertId() const;

    /// Runs SQL text that is no statement file: migrations and session settings. Never text that holds a
    /// value from a person.
    Result<void> execute(const QString &sql);

    /// The text as a literal of SQL, for the few statements that take no bound value (CREATE USER).
    QString quoted(const QString &text) const;

    /// Runs SQL text that gives rows but no statement file can hold: what the server does not prepare with a
    /// result (INSERT ... RETURNING), or what names an object made at run time. Never text that holds a value
    /// from a person; not repeated after a lost connection.
    Result<Rows> readText(const QString &sql);

    /// The same for what reads millions of rows: shows them one by one as they come. Nothing may be asked of
    /// the connection meanwhile.
    Result<void> readEachText(const QString &sql, const std::function<void(const TextRow &)> &show);

    /// Runs statements in one round trip (on a node of a cluster, in one each) and gives what each of them
    /// did. Not repeated after a lost connection. On an error the statements before the failed one were done:
    /// inside a transaction let it roll back.
    Result<AllDone> run(const Script &script);

    const Address &address() const { return m_address; }
    /// The node of the address that the session is or was last with. Any thread may ask.
    Address node() const { return m_address.node(m_node); }
    /// Sessions of this program that are opened from now on try the node behind this one first. This one
    /// stays.
    void leaveNode();
    /// The server's id of this session, for KILL QUERY from another one. Any thread may ask.
    quint64 serverThreadId() const { return m_serverThreadId; }
    /// The time by the server's clock, as far off as the opening of the session took at most; asks nobody.
    QDateTime serverNow() const;
    /// Whether the session was found to be lost and was not reopened since.
    bool isLost() const { return m_lost; }
    bool isInTransaction() const { return m_inTransaction; }
    /// Whether the account may not touch the tables and reads through routines: everybody's but an
    /// administrator's.
    bool isThroughRoutines() const { return m_throughRoutines; }

private:
    friend class Transaction;

    Connection(Address address, ConnectionOptions options);
    Result<void> reopen();
    Result<void> openNode(const Address &node);
    Result<void> startSession();
    Result<void> joinCluster();
    Result<void> ensureOpen();
    void close();

    QSqlDatabase database() const;
    Result<void> checkTransaction(const QString &name);
    Result<QSqlQuery *> prepared(const QString &name, const QString &sql);
    Result<QSqlQuery *> run(const QString &name, const QString &sql, const QVariantList &values);
    Result<void> enterDatabase(const Address &node);
    Result<Rows> callRoutine(const QString &name, const QVariantList &values);
    Result<Rows> readOnce(const Statement &statement, const QVariantList &values);
    Result<void> readEachOnce(const Statement &statement, const QVariantList &values,
                              const std::function<void(const TextRow &)> &show);
    template <class T, class Attempt>
    Result<T> readPatiently(const Attempt &attempt);
    Error brokenOff(const QSqlError &driverError, const QString &name);
    Result<int> writeOnce(const QString &name, const QString &sql, const QVariantList &values);
    Result<void> runText(const QString &sql);
    Result<AllDone> runPieces(const Script &script, const QString &before);
    Result<AllDone> runTogether(const Script &script, const QString &before);
    Result<AllDone> runOneByOne(const Script &script, const QString &before);
    Error failed(const QSqlError &error, const QString &what);
    Error failed(Error error);
    Error callFailed(const QSqlError &driverError, const QString &name);
    void forgetOldestRowList(const QString &newest);

    Result<AllDone> beginTransaction(const Script &first);
    Result<void> commitTransaction();
    Result<Rows> commitTransactionBy(const Routine &routine, const QVariantList &values);
    void rollBackTransaction();
    void assertThread() const;

    const Address m_address;
    std::atomic<int> m_node = 0;
    ConnectionOptions m_options;
    QString m_name;
    std::atomic<quint64> m_serverThreadId = 0;
    qint64 m_serverAheadMs = 0; ///< how far the server's clock is ahead of ours
    bool m_inTransaction = false;
    bool m_lost = true;
    bool m_throughRoutines = false;
    bool m_clustered = false;                  ///< other nodes may undo a transaction at any moment
    bool m_triggerBroken = false;              ///< the node keeps a trigger that it could not read
    bool m_routineBroken = false;              ///< the session keeps a routine that found no tables
    int m_sessionsWithoutTables = 0;           ///< in a row, since a call succeeded
    std::optional<Error> m_transactionFailure; ///< what every further statement of a failed transaction gets
    qint64 m_lastInsertId = 0;
    std::unordered_map<QString, QSqlQuery> m_prepared;
    QStringList m_rowLists; ///< names in m_prepared made by writeRows, oldest first
    Qt::HANDLE m_thread = nullptr;
};

} // namespace lekthi::store
