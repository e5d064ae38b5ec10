#include "core/store/schema/sign_in.h"

#include "core/store/ledger/taken_numbers.h"
#include "core/store/schema/guards.h"
#include "core/store/session/routine.h"

namespace lekthi::store {

Result<Person> signIn(Connection &connection)
{
    const Result<Rows> entered = connection.call(Routine("sign_in"));
    if (!entered && entered.error().kind == ErrorKind::NotAllowed)
        return tl::unexpected(entered.error());
    // Where a trigger is gone the routine may have failed for that.
    if (auto intact = requireGuards(connection); !intact)
        return tl::unexpected(intact.error());
    if (!entered)
        return tl::unexpected(entered.error());
    if (auto known = requireTakenNumbers(connection); !known)
        return tl::unexpected(known.error());
    return findPerson(connection, connection.address().user);
}

} // namespace lekthi::store
