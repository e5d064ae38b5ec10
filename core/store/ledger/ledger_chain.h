#pragma once

#include "core/store/counters/ledger_head.h"
#include "core/store/ledger/ledger_row.h"

#include <QByteArray>
#include <QList>

#include <memory>
#include <optional>

namespace lekthi::store {

/// A ledger row column by column, in the very texts that the store keeps and gives back.
struct StoredLedgerRow
{
    qint64 id = 0; ///< not part of the hash: it is not known before the row is written
    QString event;
    QString requestId;
    qint64 counterId = 0;
    int resetEpoch = 0;
    qint64 sequence = 0;
    std::optional<qint64> documentId;
    QString number;
    QString revision;
    QString counterKey;
    QString templateText;
    int templateVersion = 0;
    int userId = 0;
    std::optional<int> drawnBy;
    QString ipAddress;
    QString userAgent;
    int retryCount = 0;
    int lockWaitMs = 0;
    int totalDurationMs = 0;
    QString fallback;
    std::optional<QString> skipped;
    QString createdAt; ///< UTC with microseconds: "2026-11-21 16:10:04.678000"
    QByteArray previousHash;
    QByteArray rowHash;
};

/// The hash that a row with these columns has to carry behind a row of the given hash (empty: none): SHA-256
/// over a version tag (LN1: of rows without drawn_by, LN2) and every column but id and row_hash, each with
/// its length in bytes, NULL marked. The store's function ledger_row_hash gives the same. Remembers the part
/// that rows of one batch share; one thread.
class LedgerHasher
{
public:
    LedgerHasher();
    ~LedgerHasher();
    LedgerHasher(const LedgerHasher &) = delete;
    LedgerHasher &operator=(const LedgerHasher &) = delete;

    QByteArray hashOf(const StoredLedgerRow &row, const QByteArray &previousHash);
    /// What is hashed.
    static QByteArray hashedText(const StoredLedgerRow &row, const QByteArray &previousHash);
    /// What that ends in, so that a row can be proved to stand behind another one by the end of its text
    /// alone.
    static QByteArray endOfText(const QString &number, qint64 durationMs, const QByteArray &previousHash);

private:
    struct State;
    std::unique_ptr<State> d;
};

/// Rows of one counter in the order in which they are to be written, each linked to the one before it.
class ChainedRows
{
public:
    ChainedRows() = default;
    /// The first row continues the chain at head. Rows without a time get now (Connection::serverNow).
    ChainedRows(const LedgerHead &head, const QList<LedgerRow> &rows, const QDateTime &now);

    const QList<StoredLedgerRow> &rows() const { return m_rows; }
    /// Where the chain ends with these rows: what the counter has to carry in the same transaction.
    const LedgerHead &head() const { return m_head; }

private:
    QList<StoredLedgerRow> m_rows;
    LedgerHead m_head;
};

} // namespace lekthi::store
