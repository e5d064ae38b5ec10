#pragma once

#include "core/numbering/counter_key.h"
#include "core/store/ledger/ledger_cursor.h"
#include "core/store/ledger/ledger_state.h"
#include "core/store/session/connection.h"
#include "core/store/session/text_rows.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace lekthi::store {

// The ledger as a list of numbers (3.11.8.1): rows ISSUED, REVISED and TAKEN_OVER, each with what has become
// of its number. A Project Admin sees those of his projects alone.

/// Which numbers; what is left out lets all through.
struct LedgerFilter
{
    QDateTime from = {};
    QDateTime until = {}; ///< not included
    std::optional<int> projectId = {};
    std::optional<int> typeId = {};
    std::optional<int> originatorId = {};
    std::optional<int> recipientId = {};
    std::optional<int> personId = {};  ///< for whom
    std::optional<int> serviceId = {}; ///< the account that was signed in
    /// How the number begins; "*" stands for any text. Compared as the store compares numbers. With a "*"
    /// anywhere but at the end a period of at most a year has to be given.
    QString number = {};
    std::optional<qint64> documentId = {}; ///< of the row, or given to the number later
    bool onlyRetried = false;
    bool onlyFallback = false;
    bool onlySkipping = false; ///< rows that passed numbers over
    std::optional<LedgerState> state = {};

    bool operator==(const LedgerFilter &) const = default;
};

struct LedgerEntry
{
    qint64 id = 0;
    QString event;
    QString number;
    LedgerState state = LedgerState::InForce;
    /// Why it is unused or was voided by a request of its own; of a skipped number the one that was given
    /// instead; else empty.
    QString reason;
    qint64 endedBy = 0; ///< the row that voided, replaced or marked it; 0: none
    qint64 sequence = 0;
    QString revision;
    std::optional<qint64> documentId;
    int personId = 0;
    std::optional<int> serviceId; ///< nothing in rows from before it was kept
    QString address;
    QString program;
    QString templateText;
    int templateVersion = 0;
    qint64 counterId = 0;
    int resetEpoch = 0;
    numbering::CounterKey key;
    LedgerPosition position; ///< its time in microseconds
    QDateTime createdAt;     ///< cut to milliseconds
    QString requestId;
    int retryCount = 0;
    int lockWaitMs = 0;
    int totalDurationMs = 0;
    QString fallback; ///< "NONE", "DB_LOCK", "RETRY"
    QStringList skipped;
    QByteArray rowHash; ///< empty: older than the chain
};

struct LedgerPage
{
    QList<LedgerEntry> entries;
    QString next; ///< for `after` of the next page; empty: this was the last one
};

/// A page of at most limit rows behind the cursor (empty: from the beginning); of LedgerState::Skipped each
/// row stands once for each number that it passed over. Refused for a cursor that is not one of this list
/// (denial::badCursor), a pattern without the period that it needs (denial::patternNeedsPeriod) and a period
/// that ends before it begins (denial::periodReversed). What begins as soon as a person likes costs an index
/// look-up; filters by counters that let through one row in thousands read more. Takes no lock.
Result<LedgerPage> ledgerPage(Connection &connection, const LedgerFilter &filter, LedgerOrder order,
                              int limit, const QString &after = {});

struct ShownLedgerPage
{
    QList<qint64> ids; ///< of the rows in the order of the list; possibly none where there is a next page
    QString next;      ///< as that of LedgerPage
};

/// The same list, newest first, for whoever takes rows as they come (ledger_entry.h tells their columns):
/// each once, mostly in the order of the list but not for certain. Of all numbers, or those of a period, a
/// page is read in one go. begin: before the first one, and again where the session broke or another road is
/// taken and all of them are shown again. Refused and fails as ledgerPage(), possibly behind some rows. Not
/// for LedgerState::Skipped, whose lines are no rows. Nothing may be asked of the connection meanwhile.
Result<ShownLedgerPage> showLedgerPage(Connection &connection, const LedgerFilter &filter, int limit,
                                       const QString &after, const std::function<void()> &begin,
                                       const std::function<void(const TextRow &)> &show);

struct LedgerCount
{
    int rows = 0;
    bool isMore = false; ///< than rows, which is then mostCountedRows

    bool operator==(const LedgerCount &) const = default;
};
inline constexpr int mostCountedRows = 10'000;

/// How many rows the filter lets through, exact up to mostCountedRows. Refused as ledgerPage().
Result<LedgerCount> countLedger(Connection &connection, const LedgerFilter &filter);

/// The row of this id, whatever it says of a number; nothing if there is none in what the person may see.
Result<std::optional<LedgerEntry>> findLedgerEntry(Connection &connection, qint64 id);

/// The rows of the same counter that were written right before and after this one, whatever they say.
struct LedgerNeighbours
{
    std::optional<LedgerEntry> before;
    std::optional<LedgerEntry> after;
};
Result<LedgerNeighbours> neighboursOf(Connection &connection, const LedgerEntry &entry);

} // namespace lekthi::store
