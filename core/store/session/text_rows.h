#pragma once

#include <QByteArrayView>
#include <QSqlDatabase>
#include <QSqlError>
#include <QString>

#include <functional>

namespace lekthi::store {

/// A row in the very bytes in which the server sends it: texts as UTF-8, numbers as digits. Good only while
/// it is shown; columns are counted from 0.
class TextRow
{
public:
    TextRow(const char *const *fields, const unsigned long *lengths, int columns)
        : m_fields(fields)
        , m_lengths(lengths)
        , m_columns(columns)
    {
    }

    int columns() const { return m_columns; }
    bool isNull(int column) const { return !m_fields[column]; }
    QByteArrayView bytes(int column) const { return {m_fields[column], qsizetype(m_lengths[column])}; }
    qint64 integer(int column) const; ///< 0 for NULL
    QString text(int column) const { return QString::fromUtf8(bytes(column)); }

private:
    const char *const *m_fields;
    const unsigned long *m_lengths;
    int m_columns;
};

/// Runs the text and shows the rows of its first result as they come, while the server reads on, without the
/// driver's values of each column. Nothing may be asked of the session meanwhile. Gives what went wrong,
/// possibly behind some rows. The thread of the session.
QSqlError showTextRows(const QSqlDatabase &session, const QString &sql,
                       const std::function<void(const TextRow &)> &show);

} // namespace lekthi::store
