#pragma once

#include "core/store/session/connection.h"

#include <QString>

#include <optional>

namespace lekthi::test {

/// Demo stores made once for all tests of a build: the data of a server that knows them, of which each test
/// program copies what it asks for. A server reads the files of a store when somebody first asks for it, so
/// they can come later than the server itself.
///
/// `ctest` makes them before the tests that start servers. They belong to the build whose code of the store
/// they were made with: with any other code there are none, and a test program makes its stores itself, which
/// takes ten times as long.
class PreparedStores
{
public:
    static const int count;

    /// Those of this build; nothing if there are none or the code of the store was built since.
    static std::optional<PreparedStores> find();
    /// Makes them unless they are there. False, and says why, if that fails. Several programs at once: one
    /// makes them.
    static bool make();

    /// 1 to count.
    static QString nameOf(int number);

    /// All but the stores, into a directory that does not exist yet. False leaves nothing behind.
    bool copyServer(const QString &databaseDirectory) const;
    /// One store, its sandbox and its routines; also while the server runs, which sees each of them whole or
    /// not at all.
    bool copyStore(int number, const QString &databaseDirectory) const;
    /// What the server has to be told to know the routines of a store.
    QString routinesOf(int number) const;

private:
    explicit PreparedStores(QString directory);

    QString m_directory;
};

/// Schema, sandbox and demo data in a database that exists, without limits to how often people change things.
/// Ends the program with a message if that fails.
void makeDemoStore(const store::Address &address);

/// Tests change and draw more in a minute than a person may, and let the service draw for people.
store::Result<void> liftLimits(store::Connection &connection);

} // namespace lekthi::test
