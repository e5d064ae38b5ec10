#pragma once

#include <QString>

#include <tl/expected.hpp>

namespace lekthi::audit {

/// What is wrong with a file of keys or digests, or with an archive.
enum class AuditProblem {
    FileMissing,      ///< a file that is to be read is not there or cannot be read
    CannotWrite,      ///< a file cannot be made or written
    DiskFull,         ///< there is no room left for a file
    KeyMissing,       ///< no key file there
    KeyTooOpen,       ///< others than its owner could read or write the key file
    KeyInKeychain,    ///< the key is kept in a keychain, and the file only says so
    KeyForeign,       ///< the key file belongs to another user
    Malformed,        ///< the file does not hold what it should
    WrongSignature,   ///< the digest was not signed by this key, or was changed since
    OtherStore,       ///< the digest is of another store
    DigestUnreadable, ///< the last digest of a file cannot be read, or is not what its key signed; detail:
                      ///< why
    NotCosigned,      ///< the witness cosigned no checkpoint of these digests
    ArchiveDamaged,   ///< the archive is not what was written; detail: where
    ArchiveNotSigned, ///< this key did not sign what the archive holds
};

struct AuditError
{
    AuditProblem problem = AuditProblem::Malformed;
    QString subject; ///< file, line or store that the sentence names
    QString detail;  ///< technical text; may be empty
};

template <class T>
using AuditResult = tl::expected<T, AuditError>;

/// "KEY_TOO_OPEN", ...: the stable name that scripts see.
QString problemName(AuditProblem problem);

/// Of a file or folder that the system would not write; reason: as errno has it.
tl::unexpected<AuditError> cannotWrite(const QString &path, int reason);

/// The finished sentence in the language of the program: what is wrong, what to do.
QString describe(const AuditError &error);

} // namespace lekthi::audit
