#include "core/dispensing/id_issuer.h"

#include "core/dispensing/transient.h"

namespace lekthi::dispensing {

store::Result<QList<store::IssuedId>> issueIds(store::Connection &connection, const pools::PoolName &name,
                                               const store::IdsWanted &wanted)
{
    return withRetries([&] { return store::issueIds(connection, name, wanted); });
}

} // namespace lekthi::dispensing
