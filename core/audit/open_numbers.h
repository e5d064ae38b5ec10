#pragma once

#include "core/store/ledger/ledger_chain.h"

#include <vector>

namespace lekthi::audit {

/// Of one counter the numbers that were issued without a document, and what became of them (24 bytes each):
/// so that rows BOUND, UNUSED and VOIDED are found which the store would have refused. One thread.
class OpenNumbers
{
public:
    /// Every row of the counter, in the order of the ledger. wasMarkedByAdmin: whether the admin log knows of
    /// a Super Admin who marked the row's number as unused by this row. False if the row gives a document to
    /// a number, or marks one as unused, that was not issued to this account without a document, has one
    /// already, was voided, or is marked as unused; or if it voids a single number that has a document.
    bool take(const store::StoredLedgerRow &row, bool wasMarkedByAdmin);
    /// Of numbers up to this one nothing is known: what happens to them is left to a walk over everything.
    void beginBehind(int epoch, qint64 sequence);

private:
    enum class State : int { Open, Bound, Unused, Voided };
    struct Number
    {
        int epoch = 0;
        int sequence = 0;
        int drawnBy = 0;
        State state = State::Open;
        size_t print = 0; ///< of its text
    };

    bool isBefore(const store::StoredLedgerRow &row) const;
    void add(const store::StoredLedgerRow &row);
    Number *find(const store::StoredLedgerRow &row);
    bool bind(const store::StoredLedgerRow &row);
    bool markUnused(const store::StoredLedgerRow &row, bool wasMarkedByAdmin);

    std::vector<Number> m_numbers; ///< by epoch and sequence number
    int m_epochBefore = 0;
    qint64 m_sequenceBefore = 0;
};

} // namespace lekthi::audit
