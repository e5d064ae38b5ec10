#pragma once

#include "core/store/session/address.h"

#include <QList>
#include <QString>

namespace lekthi::test {

/// A call of a routine of ID pools, and what it leaves in the store.
struct PoolCall
{
    QString login;
    QString sql;
    QString outcome; ///< a query
    QString expected;
    int refusal = 0; ///< the only answer that is allowed, if the call is not to be let through
};

/// The pool of sweptPool(), given to allocator.demo.
void makeSweptPool(const store::Address &address);

/// Takes the lease, fills in an id, issues one, and tries to fill in what is none. number: another one each
/// time, below a million. {epoch} in them: of the lease, as it is then.
QList<PoolCall> sweptPool(int number);

} // namespace lekthi::test
