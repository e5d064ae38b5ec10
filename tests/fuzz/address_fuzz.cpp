#include "core/allocation/redis/redis_address.h"
#include "core/store/session/address.h"
#include "tests/fuzz/fuzz_input.h"

using namespace lekthi;
using numbering::demand;
using numbering::FuzzInput;

namespace {

/// What is taken can be written down and means the same when it is read again; what is not has a sentence.
template <class Address>
void demandSound(const tl::expected<Address, QString> &read,
                 tl::expected<Address, QString> (*parse)(QStringView))
{
    if (!read) {
        demand(!read.error().isEmpty(), "every refusal has a sentence");
        return;
    }
    demand(read->password.isEmpty(), "no password comes from the text");
    const auto again = parse(read->toText());
    demand(again && *again == *read, "an address reads as it was written");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString text = FuzzInput(data, size).text();
    demandSound(store::parseAddress(text), &store::parseAddress);
    demandSound(redis::parseRedisAddress(text), &redis::parseRedisAddress);
    return 0;
}
