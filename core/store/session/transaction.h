#pragma once

#include "core/store/session/connection.h"

namespace lekthi::store {

/// Rolls back when it goes out of scope unless commit() succeeded. One at a time per connection (asserted).
///
/// After any error inside, let it roll back: a lock timeout undoes only the statement (1205) and a commit
/// after it would keep half of the work.
class Transaction
{
public:
    static Result<Transaction> begin(Connection &connection);
    /// Begins and runs the script in one round trip; what its statements did goes to done. The script must
    /// not commit: after a lost connection both are repeated once.
    static Result<Transaction> begin(Connection &connection, const Script &first, AllDone &done);
    /// One in which everything is read as it stood at the first reading, while others go on writing. For
    /// accounts that read tables: a routine reads in a transaction of its own.
    static Result<Transaction> beginMoment(Connection &connection);
    ~Transaction();
    Transaction(Transaction &&other) noexcept;
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;
    Transaction &operator=(Transaction &&) = delete;

    /// On Unreachable the outcome is unknown: the server may have committed.
    Result<void> commit();
    /// Ends with a routine that does the last of the work and commits. Unreachable as for commit(); after any
    /// other error nothing was done. Gives what the routine answers.
    Result<Rows> commitBy(const Routine &routine, const QVariantList &values);

private:
    explicit Transaction(Connection &connection);

    Connection *m_connection;
};

} // namespace lekthi::store
