#pragma once

#include <QByteArrayView>

#include <nettle/sha2.h>

#include <array>

namespace lekthi::store {

/// The hash of what was added so far, by the processor's own instructions where it has them. A value: a copy
/// goes on from where it was made. One thread.
class Sha256
{
public:
    static constexpr qsizetype size = SHA256_DIGEST_SIZE;

    Sha256() { sha256_init(&m_state); }

    void add(QByteArrayView bytes)
    {
        sha256_update(&m_state, size_t(bytes.size()), reinterpret_cast<const uint8_t *>(bytes.data()));
    }

    std::array<char, size> hash() const
    {
        sha256_ctx end = m_state;
        std::array<char, size> hash;
        sha256_digest(&end, hash.size(), reinterpret_cast<uint8_t *>(hash.data()));
        return hash;
    }

private:
    sha256_ctx m_state;
};

} // namespace lekthi::store
