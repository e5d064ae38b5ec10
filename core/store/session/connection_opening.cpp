#include "core/store/session/connection.h"

#include "core/store/session/driver.h"
#include "core/store/session/node_choice.h"
#include "core/store/session/schema_names.h"

#include <QDateTime>
#include <QSqlError>
#include <QThread>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr int databaseDenied = 1044;

} // namespace

Result<std::unique_ptr<Connection>> Connection::open(const Address &address, const ConnectionOptions &options)
{
    std::unique_ptr<Connection> connection(new Connection(address, options));
    if (auto opened = connection->reopen(); !opened)
        return tl::unexpected(opened.error());
    return connection;
}

Connection::Connection(Address address, ConnectionOptions options)
    : m_address(std::move(address))
    , m_options(options)
    , m_name(nextName())
    , m_thread(QThread::currentThreadId())
{
    addDriver(m_name);
}

Connection::~Connection()
{
    assertThread();
    close();
    removeDriver(m_name);
}

Result<void> Connection::reopen()
{
    const int first = chosenNode(m_address);
    Result<void> opened;
    for (int tried = 0; tried < m_address.nodeCount(); ++tried) {
        m_node = (first + tried) % m_address.nodeCount();
        opened = openNode(node());
        if (opened)
            chooseNode(m_address, m_node);
        if (opened || !mayOtherNodeHelp(opened.error()))
            break;
    }
    return opened;
}

void Connection::leaveNode()
{
    // Another session may have left it before.
    if (chosenNode(m_address) == m_node)
        chooseNode(m_address, (m_node + 1) % m_address.nodeCount());
}

Result<void> Connection::openNode(const Address &node)
{
    close();
    if (auto entered = enterDatabase(node); !entered)
        return entered;
    m_lost = false;
    m_routineBroken = false;
    auto started = startSession();
    if (!started)
        close();
    return started;
}

/// Who may not enter the schema of the tables may enter that of the routines, if anything.
Result<void> Connection::enterDatabase(const Address &node)
{
    Address entry = node;
    if (m_throughRoutines)
        entry.database = routineSchema(node.database);
    auto entered = signIn(database(), entry, m_options);
    if (!entered && entered.error().serverCode == databaseDenied && !m_throughRoutines &&
        !node.database.isEmpty()) {
        entry.database = routineSchema(node.database);
        entered = signIn(database(), entry, m_options);
        m_throughRoutines = entered.has_value();
    }
    if (!entered)
        return tl::unexpected(failed(entered.error()));
    return {};
}

Result<void> Connection::startSession()
{
    const QString texts[] = {u"SET NAMES utf8mb4 COLLATE utf8mb4_thai_520_w2"_s,
                             u"SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED"_s,
                             sessionSettings(m_options)};
    for (const QString &text : texts) {
        if (auto done = runText(text); !done)
            return done;
    }
    QSqlQuery query(database());
    const qint64 asked = QDateTime::currentMSecsSinceEpoch();
    if (!query.exec(u"SELECT CONNECTION_ID(), CAST(UNIX_TIMESTAMP(NOW(3)) * 1000 AS SIGNED)"_s) ||
        !query.next())
        return tl::unexpected(failed(query.lastError(), u"open"_s));
    m_serverThreadId = query.value(0).toULongLong();
    m_serverAheadMs = query.value(1).toLongLong() - (asked + QDateTime::currentMSecsSinceEpoch()) / 2;
    return joinCluster();
}

Result<void> Connection::joinCluster()
{
    QSqlQuery query(database());
    if (!query.exec(u"SHOW SESSION VARIABLES LIKE 'wsrep_on'"_s))
        return tl::unexpected(failed(query.lastError(), u"open"_s));
    m_clustered = query.next() && query.value(1).toString() == "ON"_L1;
    if (!m_clustered)
        return {};
    // A node that is cut off lets sessions in and refuses no sooner than at a transaction.
    for (const QString &text :
         {u"SET SESSION wsrep_sync_wait = 1"_s, u"START TRANSACTION"_s, u"ROLLBACK"_s}) {
        if (auto done = runText(text); !done)
            return done;
    }
    return {};
}

Result<void> Connection::ensureOpen()
{
    return m_lost || m_routineBroken ? reopen() : Result<void>();
}

void Connection::close()
{
    // Statements take leave of a session that lives; they cannot of one that is lost.
    if (m_lost)
        database().close();
    m_prepared.clear();
    m_rowLists.clear();
    database().close();
    m_lost = true;
}

} // namespace lekthi::store
