#include "core/store/session/transaction.h"

#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;

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

/// What is set for the next transaction is lost with the session, and begin() replaces a lost one.
Result<Transaction> Transaction::beginMoment(Connection &connection)
{
    while (true) {
        const auto set = connection.execute(u"SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"_s);
        if (!set)
            return tl::unexpected(set.error());
        const Address node = connection.node();
        const quint64 session = connection.serverThreadId();
        auto begun = begin(connection);
        if (!begun || (connection.serverThreadId() == session && connection.node() == node))
            return begun;
    }
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

Result<Rows> Transaction::commitBy(const Routine &routine, const QVariantList &values)
{
    Q_ASSERT(m_connection);
    return std::exchange(m_connection, nullptr)->commitTransactionBy(routine, values);
}

} // namespace lekthi::store
