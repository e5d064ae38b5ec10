#pragma once

#include "core/audit/checked_ledger.h"
#include "core/numbering/counter_key.h"
#include "core/store/counters/ledger_head.h"

#include <array>
#include <functional>
#include <optional>
#include <unordered_map>

namespace lekthi::audit {

/// What a walk over the ledger keeps of a counter of which no row has come yet, or whose end was seen and
/// was as the counter names it.
struct RestingCounter
{
    numbering::CounterKey key;
    store::LedgerHead head; ///< that the counter names
    qint64 lastNumber = 0;
    int epoch = 0;
    qint64 lastId = 0; ///< the row at its end; 0: no row has come yet
    bool hasRegister = false;
    bool isResumed = false; ///< an earlier walk saw its end

    bool hasEnded() const { return lastId != 0; }
};

/// All of them: at any moment few counters of a large store are drawn from, so that a walk remembers much of
/// few and 130 bytes of each other. One thread.
class RestingCounters
{
public:
    void put(qint64 counterId, const RestingCounter &counter);
    /// The counter, which rests no longer; nothing if it does not.
    std::optional<RestingCounter> take(qint64 counterId);
    /// An earlier walk saw the very end that the counter names. False if it does not, or the counter does not
    /// rest.
    bool end(const CheckedCounter &checked);
    /// In no order.
    void forEach(const std::function<void(qint64 counterId, const RestingCounter &counter)> &visit) const;

private:
    struct Packed
    {
        std::array<char, 32> hash; ///< instead of a byte array, which asks for memory of its own
        numbering::CounterKey key;
        qint64 length;
        qint64 lastNumber;
        qint64 lastId;
        int epoch;
        bool hasHash;
        bool hasRegister;
        bool isResumed;
    };

    static RestingCounter unpacked(const Packed &packed);

    std::unordered_map<qint64, Packed> m_counters;
};

} // namespace lekthi::audit
