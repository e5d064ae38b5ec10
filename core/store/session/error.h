#pragma once

#include <QString>

#include <tl/expected.hpp>

namespace lekthi::store {

/// Classes of failure, told apart by the error number of the server or its client library.
enum class ErrorKind {
    Unreachable,     ///< no connection, or it was lost (2002, 2003, 2006, 2013)
    AccessDenied,    ///< 1045, 1698: wrong account or password
    PasswordExpired, ///< 1820: it can be changed (changeOwnPassword); 1862: only an administrator can
    AccountLocked,   ///< 4151
    AccountBlocked,  ///< 4150: too many wrong passwords
    HostNotAllowed,  ///< 1130, 1129: the server takes nobody from this computer
    NoRole,          ///< 1044, 1142, 1143, 1227, 1370: the account has no privilege for it
    PluginMissing,   ///< 2059: this computer lacks the account's way to sign in
    NoTls,           ///< the server offers no encryption where it is asked for; no password was sent
    UntrustedServer, ///< its certificate does not prove that it is the right one; no password was sent
    PasswordTooWeak, ///< 1819: a new password that the server's rules refuse
    LockTimeout,     ///< 1205: only the statement was rolled back
    Deadlock,        ///< 1213, 1020: the whole transaction was rolled back
    Duplicate,       ///< 1062
    ReadOnly,        ///< the server or the transaction accepts no writes
    DiskFull,        ///< 1021, 1114, 3 with ENOSPC
    Damaged,         ///< the server cannot read a table: corrupt, crashed, or its file is missing
    Busy,            ///< 1040, 1203, 1226, 1047: too many connections, or a cluster minority
    Cancelled,       ///< 1317
    TooSlow,         ///< 1969: a statement ran into its time limit
    SchemaMissing,   ///< the database holds no Lekthi store
    SchemaTooOld,    ///< "lekthictl store upgrade" is needed
    SchemaTooNew,    ///< made by a newer Lekthi
    /// Made before the baseline: never upgraded, but exported and imported.
    SchemaBeforeBaseline,
    NotFound,   ///< what was asked for is not in the store
    Conflict,   ///< somebody else changed it since it was read
    NotAllowed, ///< this person may not do this
    Refused,    ///< a rule of the store (check, key, trigger) refuses the value
    Internal,   ///< anything else: a defect or a broken server
};

struct Error
{
    ErrorKind kind = ErrorKind::Internal;
    int serverCode = 0; ///< the server's or client library's error number; 0 if none
    QString detail;     ///< technical text (server message, statement name) for logs and "details"; English
    QString subject;    ///< what the finished sentence names: a code, an address, a version

    /// Whether doing the same again later can succeed.
    bool isRetryable() const;
    /// Whether the store may have done what it was asked for nevertheless: the answer was lost, or the call
    /// was killed, which ends it with nothing done unless it comes after the COMMIT.
    bool leavesOpen() const;
    /// Whether the server was there and let the account in not at all: about account, password or encryption.
    bool isEntryRefusal() const;
    bool operator==(const Error &) const = default;
};

template <class T>
using Result = tl::expected<T, Error>;

/// The finished sentence in the language of the program: what happened, then what to do.
QString describe(const Error &error);

/// "UNREACHABLE", "CONFLICT", ...: the stable name that scripts see.
QString kindName(ErrorKind kind);

} // namespace lekthi::store
