#include "core/store/people.h"
#include "core/store/schema.h"
#include "tests/support/private_store.h"

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

/// Tests change more in a minute than a person may.
store::Result<void> liftPaceLimits(store::Connection &connection)
{
    return connection.execute(u"UPDATE store_settings SET value = 100000 WHERE name LIKE '%_per_minute'"_s);
}

} // namespace

store::Address PrivateStore::demoStore()
{
    const store::Address address = emptyDatabase();
    const auto made = store::createStore(address).and_then([&] {
        const auto connection = connect(address);
        return store::loadDemoData(*connection).and_then([&] { return liftPaceLimits(*connection); });
    });
    if (!made)
        qFatal("tests/support: the demo store cannot be made: %s", qUtf8Printable(made.error().detail));
    return address;
}

store::Address PrivateStore::asPerson(store::Address address, const QString &login)
{
    address.user = login;
    address.password = store::demoPassword();
    return address;
}

} // namespace lekthi::test
