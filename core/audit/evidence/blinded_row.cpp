#include "core/audit/evidence/blinded_row.h"

#include <QtEndian>

#include <sodium/crypto_hash_sha256.h>

#include <algorithm>

namespace lekthi::audit {

namespace {

constexpr qsizetype blockSize = 64;
constexpr qsizetype stateSize = 32;

const unsigned char *bytesOf(const QByteArray &bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.constData());
}

} // namespace

BlindedRow BlindedRow::of(const store::StoredLedgerRow &row)
{
    const QByteArray text = store::LedgerHasher::hashedText(row, row.previousHash);
    const QByteArray end = store::LedgerHasher::endOfText(row.number, row.totalDurationMs, row.previousHash);
    const qsizetype told = (text.size() - end.size()) / blockSize * blockSize;
    crypto_hash_sha256_state reached;
    crypto_hash_sha256_init(&reached);
    crypto_hash_sha256_update(&reached, bytesOf(text), static_cast<unsigned long long>(told));
    QByteArray state(stateSize, Qt::Uninitialized);
    qToBigEndian<quint32>(reached.state, std::size(reached.state), state.data());
    return {state, told, text.sliced(told), row.number, row.totalDurationMs};
}

std::optional<QByteArray> BlindedRow::hashBehind(const QByteArray &previousHash) const
{
    const bool isWhole = state.size() == stateSize && length >= 0 && length % blockSize == 0;
    if (!isWhole || !rest.endsWith(store::LedgerHasher::endOfText(number, durationMs, previousHash)))
        return std::nullopt;
    crypto_hash_sha256_state reached;
    crypto_hash_sha256_init(&reached);
    qFromBigEndian<quint32>(state.constData(), std::size(reached.state), reached.state);
    reached.count = quint64(length) * 8;
    crypto_hash_sha256_update(&reached, bytesOf(rest), static_cast<unsigned long long>(rest.size()));
    QByteArray hash(crypto_hash_sha256_BYTES, Qt::Uninitialized);
    crypto_hash_sha256_final(&reached, reinterpret_cast<unsigned char *>(hash.data()));
    return hash;
}

} // namespace lekthi::audit
