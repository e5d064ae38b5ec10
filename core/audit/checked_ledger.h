#pragma once

#include "core/audit/digest.h"
#include "core/audit/signing.h"
#include "core/store/counters/ledger_head.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

namespace lekthi::audit {

/// How far the rows of one counter were verified.
struct CheckedCounter
{
    qint64 counterId = 0;
    store::LedgerHead head; ///< of the last row that was verified; empty where none is chained
    qint64 lastId = 0;      ///< of that row
    int epoch = 0;
    qint64 sequence = 0;      ///< the newest one issued in this epoch
    bool hasRegister = false; ///< numbers of an old register are among the rows

    bool operator==(const CheckedCounter &) const = default;
};

/// How far a walk over the ledger has come without finding anything: where the next one may go on.
struct CheckedLedger
{
    QString store = {};  ///< name of the database
    QDateTime time = {}; ///< UTC, by the server's clock
    qint64 afterId = 0;
    qint64 rows = 0;         ///< verified up to there
    bool isComplete = false; ///< the walk reached the end of the ledger
    /// How much the last walk over everything found: the counters are then those of before, and only another
    /// walk over everything can tell whether the ledger is well again.
    qint64 damages = 0;
    QList<CheckedCounter> counters = {};
    /// Where an earlier walk had ended, while another one over everything has not come so far again.
    QList<CounterHead> ahead = {};

    bool operator==(const CheckedLedger &) const = default;
    QList<CounterHead> heads() const; ///< of the counters that have a chain
    /// What a walk over everything holds against the rows.
    QList<Digest> digests() const;
};

/// With a signature over all of it.
QByteArray toSigned(const CheckedLedger &checked, const SigningKey &key);

/// Malformed if it is no such text or was cut off, WrongSignature if this key did not sign it as it stands,
/// OtherStore if it is of another database.
AuditResult<CheckedLedger> readSigned(const QByteArray &bytes, const PublicKey &key, const QString &store);

} // namespace lekthi::audit
