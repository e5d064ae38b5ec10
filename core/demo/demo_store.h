#pragma once

#include "core/store/people/people.h"
#include "core/store/session/connection.h"

namespace lekthi::store {

enum class DemoExtent {
    Requirements, ///< what the requirements name
    Newcomers, ///< besides, a type whose digits are used up, two weeks of metrics and an ID pool, to see what
               ///< that looks like
};

/// Writes the demo projects, people and templates (3.11.14.4, 3.11.3) into store and sandbox; does nothing
/// where projects exist already. PasswordTooWeak (denial::demoPasswordRefused) where the server's rules for
/// passwords refuse that of the demo people: then everything but their accounts is there.
Result<void> loadDemoData(Connection &connection, DemoExtent extent = DemoExtent::Requirements);

/// Whether the people of a store are those of the demo, whose password everybody knows.
bool isDemoStore(const QList<Person> &people);

/// Makes the server's accounts of the active demo people that lack one: in a store from before people had
/// accounts, or one whose making was broken off. Does nothing on a Galera cluster.
Result<void> ensureDemoAccounts(Connection &connection);

} // namespace lekthi::store
