#pragma once

#include "app/local/local_server.h"

#include <QString>

#include <memory>

namespace lekthi::benchmark {

/// How large a store is to be.
struct LargeExtent
{
    qint64 counters = 200'000;
    qint64 rows = 2'000'000; ///< of the ledger, all of them numbers in force
};

/// A demo store with as many counters and ledger rows besides, from 2020 to now, whose chains hold. Kept in
/// the directory for the next run; made anew where there is none of this extent. Ends the program with a
/// message if it cannot be made. The server runs while the object lives.
class LargeStore
{
public:
    LargeStore(const QString &directory, const LargeExtent &extent);

    store::Address address() const;
    qint64 serverProcessId() const;
    bool wasThere() const { return m_wasThere; }
    /// Code of one of the organizations that were added, whose counters there are most of.
    static QString organizationCode(int place);

private:
    std::unique_ptr<local::LocalServer> m_server;
    bool m_wasThere = false;
};

} // namespace lekthi::benchmark
