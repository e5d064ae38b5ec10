#include "core/store/transaction.h"

#include <utility>

namespace lekthi::store {

Result<Transaction> Transaction::begin(Connection &connection)
{
    if (auto begun = connection.beginTransaction(); !begun)
        return tl::unexpected(begun.error());
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

} // namespace lekthi::store
