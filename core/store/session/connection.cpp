#include "core/store/session/connection.h"

#include "core/store/session/node_choice.h"
#include "core/store/session/query_rows.h"
#include "core/store/session/read_routines.h"
#include "core/store/session/schema_names.h"
#include "core/store/session/script_text.h"
#include "core/store/session/server_error.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QLoggingCategory>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlField>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr int maximumRowLists = 24;
constexpr int noSuchTable = 1146;
constexpr int mostWithoutTables = 3;

Q_LOGGING_CATEGORY(logStore, "lekthi.log.store", QtFatalMsg)

/// Faults of the server or of the way to it, that is, not what the rules of the store refuse.
bool isFaultOfServer(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::Unreachable:
    case ErrorKind::PluginMissing:
    case ErrorKind::NoTls:
    case ErrorKind::UntrustedServer:
    case ErrorKind::ReadOnly:
    case ErrorKind::DiskFull:
    case ErrorKind::Damaged:
    case ErrorKind::Busy:
    case ErrorKind::TooSlow:
    case ErrorKind::Internal:
        return true;
    default:
        return false;
    }
}

QVariant bindable(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::QString:
        return value.toString().isNull() ? QVariant(u""_s) : value;
    case QMetaType::QDateTime:
        return value.toDateTime().isValid() ? QVariant(value.toDateTime().toUTC()) : QVariant();
    default:
        return value;
    }
}

Rows fetchAll(QSqlQuery &query)
{
    const Rows rows = fetchRows(query);
    query.finish();
    return rows;
}

/// The statement with its parenthesised row after VALUES repeated.
QString withRows(const QString &sql, qsizetype count)
{
    const RowList list = rowListOf(sql);
    return list.head + (list.row + ", "_L1).repeated(count - 1) + list.row + list.tail;
}

} // namespace

Result<int> Connection::write(const Statement &statement, const QVariantList &values)
{
    return writeOnce(statement.name(), statement.sql(), values);
}

Result<int> Connection::writeRows(const Statement &statement, const QList<QVariantList> &rows)
{
    if (rows.isEmpty())
        return 0;
    QVariantList values;
    values.reserve(rows.size() * rows.first().size());
    for (const QVariantList &row : rows)
        values.append(row);
    const QString name = u"%1 of %2"_s.arg(statement.name()).arg(rows.size());
    forgetOldestRowList(name);
    return writeOnce(name, withRows(statement.sql(), rows.size()), values);
}

qint64 Connection::lastInsertId() const
{
    return m_lastInsertId;
}

Result<void> Connection::execute(const QString &sql)
{
    assertThread();
    if (m_transactionFailure)
        return tl::unexpected(*m_transactionFailure);
    return ensureOpen().and_then([&] { return runText(sql); });
}

QString Connection::quoted(const QString &text) const
{
    QSqlField field({}, QMetaType(QMetaType::QString));
    field.setValue(text);
    return database().driver()->formatValue(field);
}

Result<Rows> Connection::readText(const QString &sql)
{
    assertThread();
    if (m_transactionFailure)
        return tl::unexpected(*m_transactionFailure);
    if (auto opened = ensureOpen(); !opened)
        return tl::unexpected(opened.error());
    QSqlQuery query(database());
    query.setForwardOnly(true);
    if (!query.exec(sql))
        return tl::unexpected(failed(query.lastError(), sql.left(60).simplified()));
    return fetchAll(query);
}

Result<Rows> Connection::call(const Routine &routine, const QVariantList &values)
{
    return callRoutine(routine.name(), values);
}

Result<AllDone> Connection::run(const Script &script)
{
    assertThread();
    if (m_transactionFailure)
        return tl::unexpected(*m_transactionFailure);
    if (script.pieces().isEmpty())
        return AllDone();
    return ensureOpen().and_then([&] { return runPieces(script, {}); });
}

QDateTime Connection::serverNow() const
{
    return QDateTime::currentDateTimeUtc().addMSecs(m_serverAheadMs);
}

QSqlDatabase Connection::database() const
{
    return QSqlDatabase::database(m_name, false);
}

Result<QSqlQuery *> Connection::prepared(const QString &name, const QString &sql)
{
    if (const auto found = m_prepared.find(name); found != m_prepared.end())
        return &found->second;
    QSqlQuery query(database());
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        return tl::unexpected(failed(query.lastError(), name));
    if (auto stands = checkTransaction(name); !stands)
        return tl::unexpected(stands.error());
    return &m_prepared.insert_or_assign(name, std::move(query)).first->second;
}

/// A node that undoes a transaction while a statement is being prepared does not tell (MariaDB 10.11.19):
/// what followed would be committed statement by statement.
Result<void> Connection::checkTransaction(const QString &name)
{
    if (!m_clustered || !m_inTransaction)
        return {};
    QSqlQuery query(database());
    if (!query.exec(u"SELECT @@in_transaction"_s) || !query.next())
        return tl::unexpected(failed(query.lastError(), name));
    if (query.value(0).toBool())
        return {};
    m_transactionFailure = Error{ErrorKind::Deadlock, 0, name + u": undone by another node"_s, {}};
    return tl::unexpected(*m_transactionFailure);
}

Result<QSqlQuery *> Connection::run(const QString &name, const QString &sql, const QVariantList &values)
{
    assertThread();
    if (m_transactionFailure)
        return tl::unexpected(*m_transactionFailure);
    if (auto opened = ensureOpen(); !opened)
        return tl::unexpected(opened.error());
    auto query = prepared(name, sql);
    if (!query)
        return query;
    for (int position = 0; position < values.size(); ++position)
        (*query)->bindValue(position, bindable(values.at(position)));
    if (!(*query)->exec())
        return tl::unexpected(failed((*query)->lastError(), name));
    return query;
}

Result<int> Connection::writeOnce(const QString &name, const QString &sql, const QVariantList &values)
{
    auto query = run(name, sql, values);
    if (!query)
        return tl::unexpected(query.error());
    m_lastInsertId = (*query)->lastInsertId().toLongLong();
    return (*query)->numRowsAffected();
}

Result<void> Connection::runText(const QString &sql)
{
    QSqlQuery query(database());
    query.setForwardOnly(true);
    if (!query.exec(sql))
        return tl::unexpected(failed(query.lastError(), sql.left(60).simplified()));
    return {};
}

/// A node that undoes a transaction while several of its statements travel together goes on with the next one
/// and commits that alone (MariaDB 10.11.19).
Result<AllDone> Connection::runOneByOne(const Script &script, const QString &before)
{
    if (!before.isEmpty()) {
        if (auto done = runText(before); !done)
            return tl::unexpected(done.error());
    }
    AllDone all;
    for (const Script::Piece &piece : script.pieces()) {
        auto done = runTogether(Script(piece), {});
        if (!done)
            return done;
        all += *done;
    }
    return all;
}

Result<AllDone> Connection::runPieces(const Script &script, const QString &before)
{
    return m_clustered ? runOneByOne(script, before) : runTogether(script, before);
}

Result<AllDone> Connection::runTogether(const Script &script, const QString &before)
{
    const QList<Script::Piece> &pieces = script.pieces();
    const QString text = textOf(script, m_address.database, *database().driver());
    QSqlQuery query(database());
    query.setForwardOnly(true);
    bool ran = query.exec(before.isEmpty() || text.isEmpty() ? before + text : before + ";\n"_L1 + text);
    if (ran && !before.isEmpty() && !pieces.isEmpty())
        ran = query.nextResult();
    AllDone done;
    // The driver tells of a failed statement only when its turn comes.
    for (; ran && done.size() < pieces.size(); ran = query.nextResult()) {
        const bool callGaveRows = query.isSelect() && pieces.at(done.size()).isCall();
        done.append(query.isSelect() ? Done{fetchRows(query), 0} : Done{{}, query.numRowsAffected()});
        if (callGaveRows && !query.nextResult())
            break;
    }
    if (done.size() == pieces.size() && !query.lastError().isValid()) {
        m_sessionsWithoutTables = 0;
        return done;
    }
    if (!before.isEmpty() && done.isEmpty())
        return tl::unexpected(failed(query.lastError(), before));
    // A call can fail behind the rows that it gave.
    const Script::Piece &piece = pieces.at(std::min(done.size(), pieces.size() - 1));
    return tl::unexpected(piece.isCall() ? callFailed(query.lastError(), piece.name())
                                         : failed(query.lastError(), piece.name()));
}

Error Connection::failed(const QSqlError &driverError, const QString &what)
{
    return failed(errorFromDriver(driverError, what));
}

/// A routine that is broken off while it opens its tables for the first time in a session (the server becomes
/// read-only, another node undoes its transaction) keeps those that it had found: at each further call the
/// session says that there are no others (MariaDB 10.11.19). Only several sessions in a row are believed.
Error Connection::callFailed(const QSqlError &driverError, const QString &name)
{
    Error error = errorFromDriver(driverError, name);
    if (error.serverCode == noSuchTable && (m_clustered || m_sessionsWithoutTables < mostWithoutTables)) {
        error.kind = ErrorKind::Deadlock;
        m_routineBroken = true;
        ++m_sessionsWithoutTables;
    }
    return failed(error);
}

Error Connection::failed(Error error)
{
    if (error.kind == ErrorKind::Unreachable || isCutOff(error)) {
        // The driver goes on calling a lost session open.
        m_lost = true;
        error.subject = isCutOff(error) ? node().toText() : m_address.toText();
    } else if (error.kind == ErrorKind::NoTls || error.kind == ErrorKind::UntrustedServer) {
        error.subject = node().host;
    } else if (error.isEntryRefusal()) {
        error.subject = m_address.user;
    } else if (error.kind == ErrorKind::SchemaMissing) {
        error.subject = m_address.database;
    }
    if (isFaultOfServer(error.kind))
        qCWarning(logStore).noquote() << kindName(error.kind) << error.detail << m_address.toText();
    m_triggerBroken = m_triggerBroken || isBrokenTrigger(error);
    if (m_inTransaction && !m_transactionFailure)
        m_transactionFailure = error;
    return error;
}

/// Batches of every size would each keep a statement on the server.
void Connection::forgetOldestRowList(const QString &newest)
{
    m_rowLists.removeOne(newest);
    m_rowLists.append(newest);
    if (m_rowLists.size() > maximumRowLists)
        m_prepared.erase(m_rowLists.takeFirst());
}

Result<AllDone> Connection::beginTransaction(const Script &first)
{
    assertThread();
    Q_ASSERT(!m_inTransaction);
    const bool mayRepeat = !m_lost;
    QElapsedTimer timer;
    timer.start();
    const auto begin = [&] { return runPieces(first, u"START TRANSACTION"_s); };
    auto begun = ensureOpen().and_then(begin);
    // Nothing was done yet, so that a lost session may be replaced.
    const bool waitedLong = timer.elapsed() >= std::chrono::milliseconds(m_options.readTimeout).count();
    if (!begun && m_lost && mayRepeat && !waitedLong)
        begun = ensureOpen().and_then(begin);
    m_inTransaction = true;
    if (!begun)
        rollBackTransaction();
    return begun;
}

Result<void> Connection::commitTransaction()
{
    assertThread();
    if (m_transactionFailure) {
        const Error failure = *m_transactionFailure;
        rollBackTransaction();
        return tl::unexpected(failure);
    }
    auto committed = runText(u"COMMIT"_s);
    if (!committed)
        rollBackTransaction();
    m_inTransaction = false;
    return committed;
}

Result<Rows> Connection::commitTransactionBy(const Routine &routine, const QVariantList &values)
{
    auto committed = callRoutine(routine.name(), values);
    if (!committed)
        rollBackTransaction();
    m_inTransaction = false;
    return committed;
}

void Connection::rollBackTransaction()
{
    assertThread();
    m_inTransaction = false;
    m_transactionFailure.reset();
    // A session that cannot roll back would keep its locks: let the server end it.
    if (m_lost || !runText(u"ROLLBACK"_s))
        close();
    if (std::exchange(m_triggerBroken, false) && !m_lost)
        runText(u"FLUSH LOCAL TABLES"_s);
}

void Connection::assertThread() const
{
    Q_ASSERT_X(QThread::currentThreadId() == m_thread, "Connection",
               "used in another thread than the one that opened it");
}

} // namespace lekthi::store
