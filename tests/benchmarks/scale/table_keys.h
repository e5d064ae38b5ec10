#pragma once

#include "core/store/session/connection.h"

#include <QString>
#include <QStringList>

namespace lekthi::benchmark {

/// Keys of a table, off while it is filled: each row then costs one place in one tree, and the keys are
/// sorted once. What the server tells of the table says which they are. Ends the program with the server's
/// words if it fails. The thread of the connection, whose checks of foreign keys have to be off.
class KeysOff
{
public:
    enum class Which { AllButPrimary, All };

    KeysOff(store::Connection &administrator, const QString &table, Which which);
    KeysOff(const KeysOff &) = delete;
    KeysOff &operator=(const KeysOff &) = delete;

    /// Once, when the rows are there. Takes minutes for each ten million.
    void putBack();

private:
    store::Connection &m_administrator;
    const QString m_table;
    QStringList m_keys; ///< as CREATE TABLE has them
};

} // namespace lekthi::benchmark
