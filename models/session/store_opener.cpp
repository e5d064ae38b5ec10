#include "models/session/store_opener.h"

#include "core/store/session/connection.h"

namespace lekthi::models {

StoreOpener reopenerOf(const store::Address &address)
{
    return [address](const auto &) -> tl::expected<StorePlace, OpenFailure> {
        const auto connection = store::Connection::open(address);
        if (!connection)
            return tl::unexpected(
                OpenFailure{store::describe(connection.error()), connection.error().detail});
        return StorePlace{address, {}};
    };
}

} // namespace lekthi::models
