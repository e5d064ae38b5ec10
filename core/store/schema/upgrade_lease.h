#pragma once

#include "core/store/session/connection.h"

#include <QString>

#include <chrono>

namespace lekthi::store {

/// The right to change a database's schema: a row that one program at a time holds for some seconds and
/// renews between steps. Unlike the server's named locks and table locks it holds on every node of a cluster
/// and outlives the commit that each change of the schema brings along.
///
/// A program that died loses it when the seconds have passed. So does one whose step takes longer; that is
/// why a step does no harm when it is run twice. Belongs to the connection's thread; gives the lease back
/// when it goes.
class UpgradeLease
{
public:
    explicit UpgradeLease(Connection &connection);
    ~UpgradeLease();
    UpgradeLease(const UpgradeLease &) = delete;
    UpgradeLease &operator=(const UpgradeLease &) = delete;

    /// Waits for it; LockTimeout after 60 s. Makes its table where it is missing.
    Result<void> take();

    /// Before each step. Conflict: another program has it by now.
    Result<void> renew();

private:
    Result<bool> tryTake();

    Connection &m_connection;
    QString m_owner;
    bool m_held = false;
};

} // namespace lekthi::store
