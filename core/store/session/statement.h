#pragma once

#include <QLatin1StringView>
#include <QString>
#include <QStringList>

namespace lekthi::store {

/// A named SQL statement: one file under sql in its room, built into the library. Statements are constants
/// next to the gateway that runs them.
class Statement
{
public:
    /// name: the path of the file without ".sql": "counter/lock_counter".
    constexpr explicit Statement(const char *name)
        : m_name(name)
    {
    }

    QLatin1StringView name() const { return QLatin1StringView(m_name); }
    /// The text of the file; asserts if there is none.
    QString sql() const;

private:
    const char *m_name;
};

/// The names of all statement files, so that a test can prepare every one.
QStringList allStatementNames();

} // namespace lekthi::store
