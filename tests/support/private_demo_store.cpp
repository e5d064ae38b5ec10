#include "core/demo/demo_store.h"
#include "core/store/people/people.h"
#include "core/store/schema/schema.h"
#include "tests/support/prepared_stores.h"
#include "tests/support/private_store.h"

namespace lekthi::test {

using namespace Qt::StringLiterals;

store::Result<void> liftLimits(store::Connection &connection)
{
    return connection
        .execute(u"UPDATE store_settings SET value = IF(name = 'service_numbers_per_minute', 0, 100000) "
                 "WHERE name LIKE '%_per_minute'"_s)
        .and_then([&] {
            return connection.execute(
                u"UPDATE users SET may_name_persons = TRUE WHERE username = 'allocator.demo'"_s);
        });
}

void makeDemoStore(const store::Address &address)
{
    const auto made = store::createStore(address).and_then([&] { return store::Connection::open(address); });
    const auto filled = made.and_then([](const std::unique_ptr<store::Connection> &connection) {
        return store::loadDemoData(*connection).and_then([&] { return liftLimits(*connection); });
    });
    if (!filled)
        qFatal("tests/support: the demo store cannot be made: %s", qUtf8Printable(filled.error().detail));
}

store::Address PrivateStore::demoStore()
{
    if (const auto prepared = preparedStore())
        return *prepared;
    const store::Address address = emptyDatabase();
    makeDemoStore(address);
    return address;
}

store::Address PrivateStore::asPerson(store::Address address, const QString &login)
{
    address.user = login;
    address.password = store::demoPassword();
    return address;
}

} // namespace lekthi::test
