#include "core/store/schema/upgrade_lease.h"

#include <QDeadlineTimer>
#include <QThread>
#include <QUuid>

namespace lekthi::store {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr Statement createLeaseTable("schema/create_lease_table");
constexpr Statement prepareLease("schema/prepare_lease");
constexpr Statement takeLease("schema/take_lease");
constexpr Statement renewLease("schema/renew_lease");
constexpr Statement releaseLease("schema/release_lease");

constexpr int leaseSeconds = 10;
constexpr auto patience = 60s;
constexpr auto betweenAttempts = 50ms;

/// Another node's change of the same row came first.
bool wasOutrun(const Error &error)
{
    return error.kind == ErrorKind::Deadlock || error.kind == ErrorKind::LockTimeout;
}

} // namespace

UpgradeLease::UpgradeLease(Connection &connection)
    : m_connection(connection)
    , m_owner(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
}

UpgradeLease::~UpgradeLease()
{
    if (m_held)
        m_connection.write(releaseLease, {m_owner});
}

Result<void> UpgradeLease::take()
{
    auto made = m_connection.execute(createLeaseTable.sql());
    if (!made)
        return made;
    const QDeadlineTimer deadline(patience);
    while (!deadline.hasExpired()) {
        const Result<bool> taken = tryTake();
        if (!taken)
            return tl::unexpected(taken.error());
        m_held = *taken;
        if (m_held)
            return {};
        QThread::msleep(betweenAttempts.count());
    }
    return tl::unexpected(Error{ErrorKind::LockTimeout, 0, u"another program is upgrading the store"_s, {}});
}

Result<bool> UpgradeLease::tryTake()
{
    auto changed = m_connection.write(prepareLease).and_then([this](int) {
        return m_connection.write(takeLease, {m_owner, leaseSeconds});
    });
    if (!changed && wasOutrun(changed.error()))
        return false;
    return changed.map([](int rows) { return rows == 1; });
}

Result<void> UpgradeLease::renew()
{
    const Result<int> changed = m_connection.write(renewLease, {leaseSeconds, m_owner});
    if (changed && *changed == 1)
        return {};
    m_held = false;
    if (changed || wasOutrun(changed.error()))
        return tl::unexpected(Error{ErrorKind::Conflict, 0, u"another program is upgrading the store"_s, {}});
    return tl::unexpected(changed.error());
}

} // namespace lekthi::store
