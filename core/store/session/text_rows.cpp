#include "core/store/session/text_rows.h"

#include "core/store/session/driver.h"

#include <QSqlDriver>

#include <charconv>

namespace lekthi::store {

namespace {

/// The calls of the library that the driver is linked with, by the C interface that all its versions have.
class ClientCalls
{
public:
    explicit ClientCalls(const QSqlDatabase &session)
        : realQuery(function<int(void *, const char *, unsigned long)>(session, "mysql_real_query"))
        , useResult(function<void *(void *)>(session, "mysql_use_result"))
        , numFields(function<unsigned int(void *)>(session, "mysql_num_fields"))
        , fetchRow(function<char **(void *)>(session, "mysql_fetch_row"))
        , fetchLengths(function<unsigned long *(void *)>(session, "mysql_fetch_lengths"))
        , freeResult(function<void(void *)>(session, "mysql_free_result"))
        , nextResult(function<int(void *)>(session, "mysql_next_result"))
        , errorNumber(function<unsigned int(void *)>(session, "mysql_errno"))
        , errorText(function<const char *(void *)>(session, "mysql_error"))
    {
    }

    bool isComplete() const { return m_isComplete; }

private:
    template <class Signature>
    Signature *function(const QSqlDatabase &session, const char *name)
    {
        void *const found = clientFunction(session, name);
        m_isComplete = m_isComplete && found;
        return reinterpret_cast<Signature *>(found);
    }

    bool m_isComplete = true;

public:
    int (*const realQuery)(void *, const char *, unsigned long);
    void *(*const useResult)(void *);
    unsigned int (*const numFields)(void *);
    char **(*const fetchRow)(void *);
    unsigned long *(*const fetchLengths)(void *);
    void (*const freeResult)(void *);
    int (*const nextResult)(void *);
    unsigned int (*const errorNumber)(void *);
    const char *(*const errorText)(void *);
};

QSqlError errorOf(const ClientCalls &calls, void *handle)
{
    const unsigned int number = calls.errorNumber(handle);
    if (number == 0)
        return {};
    return {QString(), QString::fromUtf8(calls.errorText(handle)), QSqlError::StatementError,
            QString::number(number)};
}

void showResult(const ClientCalls &calls, void *result, const std::function<void(const TextRow &)> &show)
{
    const int columns = int(calls.numFields(result));
    while (const char *const *const fields = calls.fetchRow(result))
        show(TextRow(fields, calls.fetchLengths(result), columns));
}

} // namespace

qint64 TextRow::integer(int column) const
{
    qint64 number = 0;
    if (!isNull(column))
        std::from_chars(bytes(column).begin(), bytes(column).end(), number);
    return number;
}

QSqlError showTextRows(const QSqlDatabase &session, const QString &sql,
                       const std::function<void(const TextRow &)> &show)
{
    static const ClientCalls calls(session);
    const QVariant value = session.driver()->handle();
    if (!calls.isComplete() || !value.isValid())
        return {QStringLiteral("the client library lacks a function"), {}, QSqlError::UnknownError, {}};
    void *const handle = *static_cast<void *const *>(value.constData());
    const QByteArray text = sql.toUtf8();
    if (calls.realQuery(handle, text.constData(), static_cast<unsigned long>(text.size())) != 0)
        return errorOf(calls, handle);
    bool isFirst = true;
    do {
        void *const result = calls.useResult(handle);
        if (result && isFirst)
            showResult(calls, result, show);
        QSqlError error = errorOf(calls, handle);
        // What is left of a broken result is read away here.
        if (result)
            calls.freeResult(result);
        if (error.isValid())
            return error;
        isFirst = false;
    } while (calls.nextResult(handle) == 0);
    return errorOf(calls, handle);
}

} // namespace lekthi::store
