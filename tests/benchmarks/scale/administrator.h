#pragma once

#include "core/store/session/connection.h"

#include <memory>

namespace lekthi::benchmark {

// Statements of a store's administrator. Each ends the program with the server's words if it fails. The
// thread of the connection.

std::unique_ptr<store::Connection> opened(const store::Address &address,
                                          const store::ConnectionOptions &options = {});
/// One that waits for hours: a statement over ten million rows takes minutes.
std::unique_ptr<store::Connection> openedPatiently(const store::Address &address);
void change(store::Connection &connection, const QString &sql);
store::Rows readRows(store::Connection &connection, const QString &sql);

/// A trigger that is off until it is put back, as it was.
class TriggerOff
{
public:
    TriggerOff(store::Connection &administrator, const QString &trigger);
    TriggerOff(const TriggerOff &) = delete;
    TriggerOff &operator=(const TriggerOff &) = delete;

    void putBack();

private:
    store::Connection &m_administrator;
    QString m_text;
};

} // namespace lekthi::benchmark
