#pragma once

#include "core/store/counters/counter.h"
#include "core/store/session/connection.h"

#include <QList>
#include <QString>

#include <functional>

namespace lekthi::test {

/// fresh: a text that no earlier call has seen.
using Work = std::function<store::Result<void>(store::Connection &, const QString &fresh)>;

/// What a person or a program asks of a store, by several statements one after the other.
struct Operation
{
    const char *name;
    QString login; ///< empty: an administrator of the server
    Work work;
    bool goesOn = false; ///< tells what it could not learn, instead of failing
    int share = 8;       ///< after as many commands every second is refused, and so on
};

inline const QString walker = QStringLiteral("walker"); ///< an account that changesAsked changes

QList<Operation> readsAsked();
/// Of a demo store that has the account walker.
QList<Operation> changesAsked();

/// For a new account of a Project Admin.
store::Result<void> addAccount(store::Connection &connection, const QString &login);

/// The counter of letterKey.
store::Result<store::Counter> letters(store::Connection &connection);

template <class T>
store::Result<void> outcome(const store::Result<T> &result)
{
    if (!result)
        return tl::unexpected(result.error());
    return {};
}

} // namespace lekthi::test
