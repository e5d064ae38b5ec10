#pragma once

#include "core/numbering/counter_key.h"
#include "core/store/ledger/fallback.h"

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <QUuid>

#include <optional>

namespace lekthi::store {

enum class LedgerEvent {
    Issued,    ///< drawn from a counter
    Revised,   ///< the same sequence number rendered with a new {REV}; drew nothing
    Voided,    ///< by a reset: released for new documents; by a request of its own, which `skipped` names: it
               ///< stays taken
    TakenOver, ///< the counter was raised to what an old register has; the numbers stand in take_over_numbers
    Bound,     ///< a number that was drawn without a document belongs to one from here on
    Unused,    ///< no document will get the number, which stays taken; `skipped` says why
};
QString eventName(LedgerEvent event); ///< "ISSUED", "REVISED", "VOIDED", "TAKEN_OVER", "BOUND", "UNUSED"
LedgerEvent eventFromName(const QString &name);

/// A row of document_number_audit (3.11.8.1). Rows are only ever added.
struct LedgerRow
{
    qint64 id = 0;
    QUuid requestId;
    LedgerEvent event = LedgerEvent::Issued;
    qint64 counterId = 0;
    int resetEpoch = 0; ///< of the counter when the number was drawn
    numbering::CounterKey key;
    std::optional<qint64> documentId;
    QString number;
    qint64 sequence = 0;
    QString revision;
    QString templateText;
    int templateVersion = 0;
    int userId = 0;              ///< the account of the person it is for
    std::optional<int> drawnBy;  ///< the account that was signed in; nothing in rows from before it was kept
    bool isHostOfDrawer = false; ///< ipAddress is where the account is signed in from; not kept
    bool beginsRequest = true;   ///< not a further number of one request; not kept
    QString ipAddress;
    QString userAgent;
    int retryCount = 0;
    int lockWaitMs = 0;
    int totalDurationMs = 0;
    Fallback fallback = Fallback::None;
    QStringList skipped; ///< numbers passed over since they were taken
    QDateTime createdAt;
    /// As read back: the row's sequence number still holds its number. False: it was voided.
    bool isInForce = true;
};

} // namespace lekthi::store
