#include "core/store/session/connection.h"
#include "core/store/session/query_rows.h"
#include "core/store/session/read_routines.h"
#include "core/store/session/schema_names.h"
#include "core/store/session/script_text.h"

#include <QElapsedTimer>
#include <QSqlDriver>
#include <QSqlError>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

/// What a reading may take: less than the client waits for it, so that the server ends it first. A session
/// cannot be killed while it is in a routine of somebody else.
QString timeLimited(const QString &call, std::chrono::seconds readTimeout)
{
    const auto limit = std::chrono::milliseconds(readTimeout) * 9 / 10;
    return u"SET STATEMENT max_statement_time = %1 FOR %2"_s.arg(double(limit.count()) / 1000, 0, 'f', 3)
        .arg(call);
}

} // namespace

template <class T, class Attempt>
Result<T> Connection::readPatiently(const Attempt &attempt)
{
    const bool mayRepeat = !m_inTransaction && !m_lost;
    QElapsedTimer timer;
    timer.start();
    const quint64 session = m_serverThreadId;
    Result<T> outcome = attempt();
    if (outcome || !m_lost || !mayRepeat)
        return outcome;
    if (timer.elapsed() < std::chrono::milliseconds(m_options.readTimeout).count())
        return attempt();
    // It would only take as long again. A server that is silent altogether is not slow but out of reach; one
    // that nobody reads from any more goes on with its statement.
    if (!reopen())
        return outcome;
    runText(u"KILL QUERY %1"_s.arg(session));
    return tl::unexpected(Error{ErrorKind::TooSlow, outcome.error().serverCode, outcome.error().detail,
                                QString::number(m_options.readTimeout.count())});
}

Result<Rows> Connection::read(const Statement &statement, const QVariantList &values)
{
    return readPatiently<Rows>([&] { return readOnce(statement, values); });
}

Result<void> Connection::readEach(const Statement &statement, const QVariantList &values,
                                  const std::function<void()> &begin,
                                  const std::function<void(const TextRow &)> &show)
{
    return readPatiently<void>([&] {
        begin();
        return readEachOnce(statement, values, show);
    });
}

Result<Rows> Connection::readOnce(const Statement &statement, const QVariantList &values)
{
    if (m_throughRoutines) {
        const QString routine = readRoutineOf(statement.name(), m_inTransaction);
        if (!routine.isEmpty())
            return callRoutine(routine, values);
    }
    auto query = run(statement.name(), statement.sql(), values);
    if (!query)
        return tl::unexpected(query.error());
    Q_ASSERT_X((*query)->isSelect(), "Connection::read", statement.name().data());
    const Rows rows = fetchRows(**query);
    (*query)->finish();
    return rows;
}

Result<void> Connection::readEachOnce(const Statement &statement, const QVariantList &values,
                                      const std::function<void(const TextRow &)> &show)
{
    assertThread();
    if (m_transactionFailure)
        return tl::unexpected(*m_transactionFailure);
    if (auto opened = ensureOpen(); !opened)
        return opened;
    const QString routine = m_throughRoutines ? readRoutineOf(statement.name(), m_inTransaction) : QString();
    if (routine.isEmpty()) {
        const QSqlError error =
            showTextRows(database(), textOfStatement(statement.sql(), values, *database().driver()), show);
        return error.isValid() ? Result<void>(tl::unexpect, failed(error, statement.name())) : Result<void>();
    }
    const QString call = textOfCall(routineIn(m_address.database, routine), values, *database().driver());
    const bool isReading = !m_inTransaction && isReadRoutine(routine);
    const QSqlError error =
        showTextRows(database(), isReading ? timeLimited(call, m_options.readTimeout) : call, show);
    if (error.isValid())
        return tl::unexpected(brokenOff(error, routine));
    m_sessionsWithoutTables = 0;
    return {};
}

Result<void> Connection::readEachText(const QString &sql, const std::function<void(const TextRow &)> &show)
{
    assertThread();
    if (m_transactionFailure)
        return tl::unexpected(*m_transactionFailure);
    return ensureOpen().and_then([&]() -> Result<void> {
        const QSqlError error = showTextRows(database(), sql, show);
        return error.isValid() ? Result<void>(tl::unexpect, failed(error, sql.left(60).simplified()))
                               : Result<void>();
    });
}

/// As text: a prepared CALL gives no rows.
Result<Rows> Connection::callRoutine(const QString &name, const QVariantList &values)
{
    assertThread();
    if (m_transactionFailure)
        return tl::unexpected(*m_transactionFailure);
    if (auto opened = ensureOpen(); !opened)
        return tl::unexpected(opened.error());
    QSqlQuery query(database());
    query.setForwardOnly(true);
    const QString text = textOfCall(routineIn(m_address.database, name), values, *database().driver());
    const bool isReading = !m_inTransaction && isReadRoutine(name);
    const bool ran = query.exec(isReading ? timeLimited(text, m_options.readTimeout) : text);
    Rows rows = ran && query.isSelect() ? fetchRows(query) : Rows();
    // What fails behind the rows is told in its turn.
    while (ran && query.nextResult()) {
    }
    if (!query.lastError().isValid()) {
        m_sessionsWithoutTables = 0;
        return rows;
    }
    return tl::unexpected(brokenOff(query.lastError(), name));
}

/// No handler of the routine sees that it is killed or out of time between two steps: its transaction stays
/// open, with all that it locked.
Error Connection::brokenOff(const QSqlError &driverError, const QString &name)
{
    const Error error = callFailed(driverError, name);
    const bool isBrokenOff = error.kind == ErrorKind::Cancelled || error.kind == ErrorKind::TooSlow;
    if (isBrokenOff && !m_inTransaction)
        runText(u"ROLLBACK"_s);
    return error;
}

} // namespace lekthi::store
