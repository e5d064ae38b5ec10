#include "core/store/transaction.h"

#include <utility>

namespace lekthi::store {

Result<Transaction> Transaction::begin(Connection &connection)
{
    AllDone done;
    return begin(connection, {}, done);
}

Result<Transaction> Transaction::begin(Connection &connection, const Script &first, AllDone &done)
{
    auto begun = connection.beginTransaction(first);
    if (!begun)
        return tl::unexpected(begun.error());
    done = std::move(*begun);
    return Transaction(connection);
}

Transaction::Transaction(Connection &connection)
    : m_connection(&connection)
{
}

Transaction::Transaction(Transaction &&other) noexcept
    : m_connection(std::exchange(other.m_connection, nullptr))
{
}

Transaction::~Transaction()
{
    if (m_connection)
        m_connection->rollBackTransaction();
}

Result<void> Transaction::commit()
{
    Q_ASSERT(m_connection);
    return std::exchange(m_connection, nullptr)->commitTransaction();
}

Result<void> Transaction::commitBy(const Routine &routine, const QVariantList &values)
{
    Q_ASSERT(m_connection);
    return std::exchange(m_connection, nullptr)->commitTransactionBy(routine, values);
}

} // namespace lekthi::store
