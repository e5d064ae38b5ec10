#include "core/store/session/server_error.h"

#include "core/store/session/denial.h"

#include <QRegularExpression>

#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr int errorOnWrite = 3;
constexpr int errorOnWriteNamed = 1026;
constexpr int errorOfOption = 1290;
constexpr int tlsError = 2026;
constexpr int parseError = 1064;
constexpr int errorOfEngine = 1030;
constexpr int errorOfNamedEngine = 1296;
constexpr int errorDuringCommit = 1180; // of a cluster: nobody knows whether the other nodes have it

constexpr std::pair<int, ErrorKind> kindsByNumber[] = {
    // The client library's: no socket, no host, gone away, lost, lost while reading.
    {2002, ErrorKind::Unreachable},
    {2003, ErrorKind::Unreachable},
    {2005, ErrorKind::Unreachable},
    {2006, ErrorKind::Unreachable},
    {2012, ErrorKind::Unreachable},
    {2013, ErrorKind::Unreachable},
    {2055, ErrorKind::Unreachable},
    // The server's: shutting down, aborted connection, network errors, killed.
    {1053, ErrorKind::Unreachable},
    {1152, ErrorKind::Unreachable},
    {1158, ErrorKind::Unreachable},
    {1159, ErrorKind::Unreachable},
    {1160, ErrorKind::Unreachable},
    {1161, ErrorKind::Unreachable},
    {1184, ErrorKind::Unreachable},
    {1927, ErrorKind::Unreachable},
    // Wrong account or password; an expired one, before and after signing in; locked, blocked.
    {1045, ErrorKind::AccessDenied},
    {1698, ErrorKind::AccessDenied},
    {1820, ErrorKind::PasswordExpired},
    {1862, ErrorKind::PasswordExpired},
    {4151, ErrorKind::AccountLocked},
    {4150, ErrorKind::AccountBlocked},
    {1129, ErrorKind::HostNotAllowed},
    {1130, ErrorKind::HostNotAllowed},
    {2059, ErrorKind::PluginMissing},
    {1819, ErrorKind::PasswordTooWeak},
    // No privilege on the database, table, column, server, routine.
    {1044, ErrorKind::NoRole},
    {1142, ErrorKind::NoRole},
    {1143, ErrorKind::NoRole},
    {1227, ErrorKind::NoRole},
    {1205, ErrorKind::LockTimeout},
    {1206, ErrorKind::LockTimeout},
    {1213, ErrorKind::Deadlock},
    {1020, ErrorKind::Deadlock},
    // Undone while it waited for the next id of a row; a table that was changed since the transaction began.
    {1467, ErrorKind::Deadlock},
    {1412, ErrorKind::Deadlock},
    {1062, ErrorKind::Duplicate},
    {1792, ErrorKind::ReadOnly},
    {1836, ErrorKind::ReadOnly},
    {1021, ErrorKind::DiskFull},
    {1114, ErrorKind::DiskFull},
    // A table: cannot be found or opened, is no table, crashed, index corrupt, repaired in vain, missing or
    // discarded in the storage engine. A page of it.
    {1016, ErrorKind::Damaged},
    {1017, ErrorKind::Damaged},
    {1033, ErrorKind::Damaged},
    {1034, ErrorKind::Damaged},
    {1035, ErrorKind::Damaged},
    {1194, ErrorKind::Damaged},
    {1195, ErrorKind::Damaged},
    {1712, ErrorKind::Damaged},
    {1812, ErrorKind::Damaged},
    {1813, ErrorKind::Damaged},
    {1814, ErrorKind::Damaged},
    {1877, ErrorKind::Damaged},
    {1932, ErrorKind::Damaged},
    {1040, ErrorKind::Busy},
    {1047, ErrorKind::Busy},
    {1203, ErrorKind::Busy},
    {1226, ErrorKind::Busy},
    {1461, ErrorKind::Busy},
    {1317, ErrorKind::Cancelled},
    {1969, ErrorKind::TooSlow},
    // Unknown database, no such table.
    {1049, ErrorKind::SchemaMissing},
    {1146, ErrorKind::SchemaMissing},
    // NULL, out of range, truncated, wrong value, too long, foreign key, check, signal of a trigger.
    {1048, ErrorKind::Refused},
    {1264, ErrorKind::Refused},
    {1265, ErrorKind::Refused},
    {1292, ErrorKind::Refused},
    {1366, ErrorKind::Refused},
    {1406, ErrorKind::Refused},
    {1451, ErrorKind::Refused},
    {1452, ErrorKind::Refused},
    {1644, ErrorKind::Refused},
    {4025, ErrorKind::Refused},
};

bool saysBrokenTrigger(const QString &message)
{
    return message.contains("rigger"_L1) && message.contains("has an error in its body"_L1);
}

/// Of the client library, which never translates it. Everything else that it says of TLS is about
/// certificates.
bool saysNoTls(const QString &message)
{
    return message.contains("SSL is required, but the server does not support it"_L1);
}

bool saysNoSpace(const QString &message)
{
    return message.contains("Errcode: 28"_L1) || message.contains("error 28"_L1) ||
           message.contains("No space left"_L1);
}

/// The storage engine's own numbers: a table or its index is crashed or corrupt, a page has another checksum,
/// a file is too short or missing.
bool saysDamage(const QString &message)
{
    static const QRegularExpression number(u"[Ee]rror (?:126|127|134|144|145|175|176|180|194)\\b"_s);
    return number.match(message).hasMatch();
}

/// The table that a message of damage names; empty if it names none.
QString damagedTable(const QString &message)
{
    static const QRegularExpression table(u"[Tt]able '?`?(?:[^'`. ]+`?\\.`?)?([A-Za-z0-9_]+)`?'?"_s);
    static const QRegularExpression file(u"\\./[^/ ']+/([A-Za-z0-9_]+)"_s);
    for (const QRegularExpression &name : {file, table})
        if (const auto found = name.match(message); found.hasMatch() && !saysDamage(message))
            return found.captured(1);
    return {};
}

} // namespace

ErrorKind kindOfServerError(int code, const QString &message)
{
    if (const auto denied = kindOfDenial(code))
        return *denied;
    if (code == parseError && saysBrokenTrigger(message))
        return ErrorKind::Deadlock;
    if (code == errorOfOption)
        return message.contains("--read-only"_L1) ? ErrorKind::ReadOnly : ErrorKind::Internal;
    if (code == tlsError)
        return saysNoTls(message) ? ErrorKind::NoTls : ErrorKind::UntrustedServer;
    if (code == errorDuringCommit)
        return saysNoSpace(message) ? ErrorKind::DiskFull : ErrorKind::Unreachable;
    if (code == errorOnWrite || code == errorOnWriteNamed)
        return saysNoSpace(message) ? ErrorKind::DiskFull : ErrorKind::Internal;
    if (code == errorOfEngine || code == errorOfNamedEngine)
        return saysDamage(message)    ? ErrorKind::Damaged
               : saysNoSpace(message) ? ErrorKind::DiskFull
                                      : ErrorKind::Internal;
    for (const auto &[number, kind] : kindsByNumber) {
        if (number == code)
            return kind;
    }
    return ErrorKind::Internal;
}

bool isBrokenTrigger(const Error &error)
{
    return error.serverCode == parseError && error.kind == ErrorKind::Deadlock;
}

Error errorFromDriver(const QSqlError &error, const QString &what)
{
    const int code = error.nativeErrorCode().toInt();
    const QString message = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    const ErrorKind kind = kindOfServerError(code, message);
    const QString subject = kindOfDenial(code)           ? subjectOfDenial(message)
                            : kind == ErrorKind::Damaged ? damagedTable(message)
                                                         : QString();
    return Error{kind, code, u"%1: %2 (%3)"_s.arg(what, message).arg(code), subject};
}

} // namespace lekthi::store
