#include "tests/benchmarks/scale/administrator.h"

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;

std::unique_ptr<store::Connection> opened(const store::Address &address,
                                          const store::ConnectionOptions &options)
{
    auto connection = store::Connection::open(address, options);
    if (!connection)
        qFatal("the large store: %s", qUtf8Printable(connection.error().detail));
    return std::move(*connection);
}

std::unique_ptr<store::Connection> openedPatiently(const store::Address &address)
{
    using namespace std::chrono_literals;
    return opened(address, {.readTimeout = 4h, .lockWaitTimeout = 1h, .idleTransactionTimeout = 1h});
}

void change(store::Connection &connection, const QString &sql)
{
    if (const auto done = connection.execute(sql); !done)
        qFatal("the large store: %s\n%s", qUtf8Printable(done.error().detail), qUtf8Printable(sql.left(500)));
}

store::Rows readRows(store::Connection &connection, const QString &sql)
{
    auto rows = connection.readText(sql);
    if (!rows)
        qFatal("the large store: %s\n%s", qUtf8Printable(rows.error().detail), qUtf8Printable(sql.left(500)));
    return *std::move(rows);
}

TriggerOff::TriggerOff(store::Connection &administrator, const QString &trigger)
    : m_administrator(administrator)
    , m_text(readRows(administrator, u"SHOW CREATE TRIGGER "_s + trigger)
                 .constFirst()
                 .text("SQL Original Statement"_L1))
{
    change(administrator, u"DROP TRIGGER "_s + trigger);
}

void TriggerOff::putBack()
{
    change(m_administrator, m_text);
}

} // namespace lekthi::benchmark
