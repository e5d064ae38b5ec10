#pragma once

#include "core/audit/evidence/signed_note.h"
#include "core/store/ledger/ledger_chain.h"
#include "core/store/log/admin_log_gateway.h"
#include "core/store/session/connection.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace lekthi::audit {

struct CounterHead
{
    qint64 counterId = 0;
    store::LedgerHead head;

    bool operator==(const CounterHead &) const = default;
};

/// How far the chains of a store had come at one moment: what is to be kept elsewhere.
struct Digest
{
    QString store;                               ///< name of the database
    QDateTime time;                              ///< UTC, by the server's clock
    std::optional<store::AdminLogHead> adminLog; ///< nothing where the store keeps none
    QList<CounterHead> counters;                 ///< those with a chain, by counterId

    bool operator==(const Digest &) const = default;
};

/// Reads the heads of all chains as they stand at one moment, and shows them one after another, by counterId,
/// instead of holding them: counters stays empty. Call outside a transaction.
store::Result<Digest> readDigest(store::Connection &connection,
                                 const std::function<void(const CounterHead &)> &show);

/// Where a digest stands in the log of those that its key signed (evidence/digest_log.h).
struct LogPlace
{
    SignedNote checkpoint;   ///< of the log with this digest as its last entry
    QList<QByteArray> proof; ///< that the digest is that entry

    bool operator==(const LogPlace &) const = default;
};

struct SignedDigest
{
    Digest digest;
    PublicKey key; ///< whose signature it claims to carry; trust only a key that you know from elsewhere
    QByteArray signature = {};        ///< over the digest itself; only where it stands in no log
    std::optional<LogPlace> log = {}; ///< nothing in digests of before there were logs

    bool isSignedBy(const PublicKey &trusted) const;
};

/// One line of JSON, without the line break.
QByteArray toJson(const SignedDigest &digest);

/// When a digest was made, by what follows its counters in its line, from "format" on; nothing if that is not
/// as toJson() writes it.
std::optional<QDateTime> timeInEnd(const QByteArray &end);

/// Reads the lines of a file of digests; empty lines are passed over. Malformed with the line's number if one
/// is no digest. Checks no signature.
AuditResult<QList<SignedDigest>> readDigests(const QByteArray &lines);

} // namespace lekthi::audit
