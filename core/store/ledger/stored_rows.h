#pragma once

#include "core/store/ledger/ledger_chain.h"
#include "core/store/session/connection.h"

#include <QList>

#include <memory>

namespace lekthi::store {

struct CheckedRow
{
    StoredLedgerRow row;
    bool isWhole = false; ///< it carries the hash that its columns and the hash before it give
};

/// Reads the ledger in the order of ids and hashes the very bytes that come, without making texts of them
/// first; what neighbours have in common is made once. For walks over everything; one thread.
class StoredRows
{
public:
    StoredRows();
    ~StoredRows();
    StoredRows(const StoredRows &) = delete;
    StoredRows &operator=(const StoredRows &) = delete;

    /// The rows behind afterId, at most limit; they stay until the next call. Fails as the store does.
    Result<const QList<CheckedRow> *> read(Connection &connection, qint64 afterId, int limit);

private:
    struct State;
    std::unique_ptr<State> d;
};

/// The same for who goes on from page to page: while he uses one, the next one that was read meanwhile is
/// checked by another thread, so that what he is shown may be older by a page than what he does. The session
/// is used within the call only. One thread.
class StoredRowsAhead
{
public:
    StoredRowsAhead();
    ~StoredRowsAhead(); ///< waits for the other thread
    StoredRowsAhead(const StoredRowsAhead &) = delete;
    StoredRowsAhead &operator=(const StoredRowsAhead &) = delete;

    /// As StoredRows::read(). What fails of the next page is told when that is asked for.
    Result<const QList<CheckedRow> *> read(Connection &connection, qint64 afterId, int limit);

private:
    struct State;
    std::unique_ptr<State> d;
};

} // namespace lekthi::store
