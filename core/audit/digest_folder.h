#pragma once

#include "core/audit/digest_heads.h"
#include "core/store/session/address.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace lekthi::audit {

/// The digests of one store in a folder of this computer: a file per signing key, a line per digest. Several
/// programs may add to it at once. Any thread; blocks for the disk.
class DigestFolder
{
public:
    /// The place of the store, not its account, names the files.
    DigestFolder(QString path, const store::Address &store);

    QString path() const { return m_path; }
    /// Where digests that this key signed are.
    QString fileOf(const PublicKey &key) const;
    /// Where it is kept how far the ledger was verified, signed with that key (CheckedLedger).
    QString checkedFileOf(const PublicKey &key) const;

    /// fileOf(), in a folder that is made if need be. Fails with CannotWrite or DiskFull.
    AuditResult<QString> fileToWrite(const PublicKey &key) const;

    struct Newest
    {
        std::optional<QDateTime> time;        ///< by the server's clock; nothing if none can be read
        std::optional<AuditError> unreadable; ///< of a file whose last digest cannot be read, if there is one
    };
    /// When the newest digest in the folder was made. Reads no more than the ends of lines, where Lekthi
    /// wrote them, so that damage before them is found by whoever goes on behind them; checks no signatures.
    Newest newest() const;

private:
    QString m_path;
    QString m_name;
};

/// Signs the digest, which has these heads instead of counters of its own, and adds it to a file, which is
/// made if it is missing, in the log of the file's last digest where it can go on with that (signHeads).
/// Holds few heads at a time. On the disk when this returns; after a failure (CannotWrite, DiskFull) the file
/// is as it was. An unfinished digest at the file's end, as a power failure may leave one, is taken away
/// first. Fails with DigestUnreadable, and leaves the file alone, if its last text is no digest that can be
/// read or not what this key signed: a new log would hide what was before.
AuditResult<void> addDigest(const QString &path, const Digest &digest, HeadSource &heads,
                            const SigningKey &key);

struct WrittenDigest
{
    QString file;
    QDateTime time; ///< UTC, by the server's clock
    qint64 counters = 0;
};

/// Reads how far all chains have come, signs it and adds it to the folder (3.11.8). Any role may. The heads
/// lie in a temporary file beside the other one meanwhile, so that memory does not grow with their number.
/// Fails with the store's error, or with what is wrong with the folder.
store::Result<AuditResult<WrittenDigest>> writeDigest(store::Connection &connection, const SigningKey &key,
                                                      const DigestFolder &folder);
/// As above, into this file (addDigest).
store::Result<AuditResult<WrittenDigest>> writeDigest(store::Connection &connection, const SigningKey &key,
                                                      const QString &file);

} // namespace lekthi::audit
