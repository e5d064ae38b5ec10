#include "app/backup/patient_session.h"

namespace lekthi::backup {

using namespace std::chrono_literals;

Outcome<std::unique_ptr<store::Connection>> enterPatiently(const store::Address &address)
{
    store::ConnectionOptions options;
    options.readTimeout = 3600s; // a key of a large table is made at once
    options.idleTransactionTimeout = 600s;
    auto connection = store::Connection::open(address, options);
    if (!connection)
        return storeFailure(connection.error());
    return std::move(*connection);
}

Outcome<std::unique_ptr<store::Connection>> enterServer(store::Address address)
{
    address.database.clear();
    return enterPatiently(address);
}

} // namespace lekthi::backup
