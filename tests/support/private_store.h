#pragma once

#include "core/store/session/address.h"
#include "core/store/session/connection.h"
#include "tests/support/private_redis.h"

#include <memory>
#include <optional>

namespace lekthi::test {

/// A MariaDB of the test program's own, started on first use and removed with its data at the end of the
/// program (also when the test is killed: the next run on this machine clears what is left over).
class PrivateStore
{
public:
    /// The server of this program; ends the program with a message if it cannot be started.
    static PrivateStore &instance();

    /// A new empty database with a unique name.
    store::Address emptyDatabase();
    /// A new database (and sandbox twin) with schema and demo data: a copy of a prepared one if there are any
    /// (prepared_stores.h), behind each 24 on another server; what is below is of the newest one.
    store::Address demoStore();
    /// The same store entered as one of the demo people: "pa.demo", "sa.one", "sa.two", "auditor.demo",
    /// "allocator.demo".
    static store::Address asPerson(store::Address address, const QString &login);
    /// An open connection to it; fails the program if it cannot be opened.
    std::unique_ptr<store::Connection> connect(const store::Address &address);

    qint64 serverProcessId() const;
    QString dataDirectory() const;

private:
    PrivateStore();
    ~PrivateStore();

    std::optional<store::Address> preparedStore();

    class Private;
    std::unique_ptr<Private> d;
};

} // namespace lekthi::test
