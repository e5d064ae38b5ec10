#pragma once

#include "core/store/counters/counter_gateway.h"
#include "core/store/requests/request.h"

#include <QDateTime>
#include <QString>

#include <functional>
#include <optional>

namespace lekthi::audit {

/// Why numbers of a counter are missing in a register.
enum class GapReason {
    Reset,       ///< two persons set the counter on
    Skipped,     ///< taken already when the counter came to them
    Imported,    ///< an old register has them
    Unused,      ///< issued, and marked as unused
    Voided,      ///< issued, and voided by two persons
    BeforeChain, ///< given before the ledger was kept in a chain
    Archived,    ///< their rows were archived and are no longer in the store
    Unexplained, ///< nothing in the store says why
};
QString gapReasonName(GapReason reason); ///< "RESET", "SKIPPED", "IMPORTED", "UNUSED", "VOIDED", ...

/// Running numbers of a counter, one after another, that no document has for one and the same reason.
struct NumberGap
{
    store::Counter counter;
    qint64 first = 0;
    qint64 last = 0;
    GapReason reason = GapReason::Unexplained;
    QString number;                        ///< the text of the first of them, where the ledger has it
    QString instead;                       ///< of skipped ones the number that was issued instead
    qint64 ledgerId = 0;                   ///< the row that says so, or that comes after the gap; 0: none
    QString because;                       ///< the reason that a person gave
    std::optional<store::Request> request; ///< with who asked and who approved
    QDateTime at; ///< when it was said, or when the number behind was issued; invalid: never
};

struct GapSearch
{
    store::CounterFilter counters;
    std::optional<qint64> counterId = {}; ///< this one alone
    /// Only gaps that came about in this stretch of time; of those without an end all.
    QDateTime from = {};
    QDateTime until = {}; ///< not included
    /// Asked now and then; false ends the search with ErrorKind::Cancelled.
    std::function<bool(qint64 counters)> goOn = {};
};

struct GapCount
{
    qint64 counters = 0;
    qint64 gaps = 0;
    qint64 unexplained = 0; ///< of them
};

/// Shows every gap, counter by counter, in the order of the numbers. Each counter is judged as it stood at
/// one moment; for an administrator of the server it is one moment for all. Holds some thousand counters at a
/// time. Call outside a transaction, in the thread of the connection.
store::Result<GapCount> findGaps(store::Connection &connection, const GapSearch &search,
                                 const std::function<void(const NumberGap &)> &show);

} // namespace lekthi::audit
