#include "core/pools/random_source.h"

#include <sodium/core.h>
#include <sodium/randombytes.h>

namespace lekthi::pools {

SecureRandom::SecureRandom()
{
    if (sodium_init() < 0)
        qFatal("libsodium does not start: there are no random numbers");
}

quint32 SecureRandom::below(quint32 bound)
{
    return randombytes_uniform(bound);
}

SeededRandom::SeededRandom(quint32 seed)
    : m_engine(seed)
{
}

quint32 SeededRandom::below(quint32 bound)
{
    // Not what the standard library offers for it, which differs from one to the other. The first of the 2^32
    // numbers are left out, so that each remainder is left equally often.
    const quint32 tooFew = (0U - bound) % bound;
    for (;;) {
        const auto number = static_cast<quint32>(m_engine());
        if (number >= tooFew)
            return number % bound;
    }
}

} // namespace lekthi::pools
