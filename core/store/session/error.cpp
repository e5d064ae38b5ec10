#include "core/store/session/error.h"

#include "core/numbering/translated.h"
#include "core/store/session/denial.h"

#include "core/store/session/node_choice.h"

#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr int expiredForGood = 1862; // refused before the account could change it

/// Two forms of one sentence: with the subject where it is known, and without.
QString named(const Error &error, const char *withSubject, const char *withoutSubject)
{
    return error.subject.isEmpty() ? translated(withoutSubject) : translated(withSubject).arg(error.subject);
}

QString describeCutOff(const Error &error)
{
    return named(
        error,
        QT_TRANSLATE_NOOP("lekthi",
                          "The store's node at %1 is cut off from its cluster and does nothing until it has "
                          "come back. Nothing was changed; use another node, or try again later."),
        QT_TRANSLATE_NOOP("lekthi",
                          "This node of the store is cut off from its cluster and does nothing until it has "
                          "come back. Nothing was changed; use another node, or try again later."));
}

/// A socket has no network in between.
QString describeStoppedServer(const Error &error)
{
    return translated(QT_TRANSLATE_NOOP("lekthi", "The store at %1 cannot be reached. Check that its server "
                                                  "runs on this computer and uses this socket, then "
                                                  "reconnect."))
        .arg(error.subject);
}

QString describeServerTrouble(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::Unreachable:
        if (error.subject.startsWith(u'/'))
            return describeStoppedServer(error);
        return named(
            error,
            QT_TRANSLATE_NOOP("lekthi", "The store at %1 cannot be reached. Check that its server runs and "
                                        "the network is up, then reconnect."),
            QT_TRANSLATE_NOOP("lekthi", "The store cannot be reached. Check that its server runs and the "
                                        "network is up, then reconnect."));
    case ErrorKind::ReadOnly:
        return translated(QT_TRANSLATE_NOOP("lekthi",
                                            "The store accepts no changes at the moment: its server is "
                                            "read-only. Ask the store's administrator, or connect to the "
                                            "primary server."));
    case ErrorKind::DiskFull:
        return translated(QT_TRANSLATE_NOOP("lekthi",
                                            "The disk of the store's server is full. Free some space there, "
                                            "then try again."));
    case ErrorKind::Damaged:
        return named(
            error,
            QT_TRANSLATE_NOOP(
                "lekthi", "The server cannot read the table %1 of the store: a file is damaged or "
                          "missing. Lekthi has changed nothing. The server's administrator has to restore "
                          "the store from the last backup."),
            QT_TRANSLATE_NOOP(
                "lekthi", "The server cannot read a table of the store: a file is damaged or missing. "
                          "Lekthi has changed nothing. The server's administrator finds the table with "
                          "\"lekthictl store status\" and has to restore the store from the last backup."));
    case ErrorKind::Busy:
        return isCutOff(error)
                   ? describeCutOff(error)
                   : translated(QT_TRANSLATE_NOOP("lekthi", "The system is busy, try again later."));
    default:
        return translated(
            QT_TRANSLATE_NOOP("lekthi", "The store answered with something Lekthi does not know. Try again; "
                                        "if it happens again, hand the details to the store's "
                                        "administrator."));
    }
}

QString describeExpiredPassword(const Error &error)
{
    if (error.serverCode == expiredForGood)
        return named(
            error,
            QT_TRANSLATE_NOOP("lekthi",
                              "The password of the account %1 has expired, and this server does not allow "
                              "signing in to change it. Ask the store's administrator for a new one."),
            QT_TRANSLATE_NOOP("lekthi", "The password has expired, and this server does not allow signing in "
                                        "to change it. Ask the store's administrator for a new one."));
    return named(
        error,
        QT_TRANSLATE_NOOP("lekthi", "The password of the account %1 has expired. Choose a new one with "
                                    "\"lekthictl password\" or in the window of Lekthi."),
        QT_TRANSLATE_NOOP("lekthi",
                          "The password has expired. Choose a new one with \"lekthictl password\" or "
                          "in the window of Lekthi."));
}

QString describeAccountTrouble(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::AccessDenied:
        return named(
            error,
            QT_TRANSLATE_NOOP("lekthi", "The store does not know the account %1 with this password. Check "
                                        "both, then try again."),
            QT_TRANSLATE_NOOP("lekthi", "The store does not know this account with this password. Check "
                                        "both, then try again."));
    case ErrorKind::AccountLocked:
        return named(error,
                     QT_TRANSLATE_NOOP(
                         "lekthi", "The account %1 is locked. Ask the store's administrator to unlock it."),
                     QT_TRANSLATE_NOOP(
                         "lekthi", "This account is locked. Ask the store's administrator to unlock it."));
    case ErrorKind::AccountBlocked:
        return named(
            error,
            QT_TRANSLATE_NOOP("lekthi", "The account %1 is blocked after too many wrong passwords. Ask the "
                                        "store's administrator to unblock it."),
            QT_TRANSLATE_NOOP("lekthi", "This account is blocked after too many wrong passwords. Ask the "
                                        "store's administrator to unblock it."));
    case ErrorKind::PasswordTooWeak:
        return translated(QT_TRANSLATE_NOOP(
            "lekthi", "The store does not take this password: it is too easy to guess, or it was used "
                      "before. Choose a longer one with capital and small letters, digits and other "
                      "signs."));
    default:
        return named(
            error,
            QT_TRANSLATE_NOOP("lekthi", "The account %1 has no role in this store that allows this. Ask the "
                                        "store's administrator to give it one."),
            QT_TRANSLATE_NOOP("lekthi", "This account has no role in this store that allows this. Ask the "
                                        "store's administrator to give it one."));
    }
}

QString describeEntryTrouble(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::HostNotAllowed:
        return translated(QT_TRANSLATE_NOOP(
            "lekthi",
            "The store's server does not allow this computer. Ask the store's administrator to allow it."));
    case ErrorKind::PluginMissing:
        return translated(QT_TRANSLATE_NOOP(
            "lekthi", "The account signs in by a way that this computer does not know. Update its MariaDB "
                      "client library, or ask the store's administrator for another way."));
    case ErrorKind::NoTls:
        return named(error,
                     QT_TRANSLATE_NOOP("lekthi",
                                       "The server at %1 offers no encrypted connection, so the password was "
                                       "not sent. Ask the store's administrator to set up TLS."),
                     QT_TRANSLATE_NOOP("lekthi",
                                       "The server offers no encrypted connection, so the password was not "
                                       "sent. Ask the store's administrator to set up TLS."));
    default:
        return named(
            error,
            QT_TRANSLATE_NOOP("lekthi", "The certificate of the server at %1 does not prove that it is the "
                                        "right one, so the password was not sent. Choose the CA file that "
                                        "the store's administrator gave you, and write the server's name as "
                                        "its certificate has it."),
            QT_TRANSLATE_NOOP("lekthi", "The certificate of the server does not prove that it is the right "
                                        "one, so the password was not sent. Choose the CA file that the "
                                        "store's administrator gave you, and write the server's name as its "
                                        "certificate has it."));
    }
}

QString describeSchemaTrouble(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::SchemaMissing:
        return named(
            error,
            QT_TRANSLATE_NOOP("lekthi",
                              "The database %1 holds no Lekthi store. Choose another database, or make a "
                              "store in an empty one with \"lekthictl store init\"."),
            QT_TRANSLATE_NOOP("lekthi",
                              "This database holds no Lekthi store. Choose another database, or make a "
                              "store in an empty one with \"lekthictl store init\"."));
    case ErrorKind::SchemaTooOld:
        return named(
            error,
            QT_TRANSLATE_NOOP("lekthi",
                              "The store has version %1, which is older than this program needs. Bring it "
                              "up to date with \"lekthictl store upgrade\"."),
            QT_TRANSLATE_NOOP(
                "lekthi", "The triggers and routines of the store are not those of this program. Bring the "
                          "store up to date with \"lekthictl store upgrade\"."));
    case ErrorKind::SchemaBeforeBaseline:
        return named(
            error,
            QT_TRANSLATE_NOOP("lekthi",
                              "The store has version %1, from before the first release, which this program "
                              "cannot upgrade. Nothing was changed. With the program that made the store, "
                              "export its templates (\"lekthictl template export\") and its ledger "
                              "(\"lekthictl audit export\"); then create a new store (\"lekthictl store "
                              "init\") and import both there."),
            QT_TRANSLATE_NOOP("lekthi",
                              "The store is from before the first release, and this program cannot upgrade "
                              "it. Nothing was changed. With the program that made the store, export its "
                              "templates (\"lekthictl template export\") and its ledger (\"lekthictl audit "
                              "export\"); then create a new store (\"lekthictl store init\") and import both "
                              "there."));
    default:
        return named(
            error,
            QT_TRANSLATE_NOOP("lekthi", "The store has version %1, which a newer Lekthi made. Update this "
                                        "program, then open the store again."),
            QT_TRANSLATE_NOOP("lekthi", "A newer Lekthi made this store. Update this program, then open the "
                                        "store again."));
    }
}

QString describeStatementTrouble(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::LockTimeout:
    case ErrorKind::Deadlock:
        return translated(QT_TRANSLATE_NOOP(
            "lekthi", "Another user is working on the same records. Nothing was changed; try again."));
    case ErrorKind::Cancelled:
        return translated(QT_TRANSLATE_NOOP("lekthi", "The work was cancelled. Nothing was changed."));
    case ErrorKind::TooSlow:
        return named(error, QT_TRANSLATE_NOOP("lekthi", "The search took longer than %1 s and was stopped."),
                     QT_TRANSLATE_NOOP("lekthi",
                                       "The store took too long to answer. Ask for less at once, or try "
                                       "again later."));
    case ErrorKind::Duplicate:
        return named(error,
                     QT_TRANSLATE_NOOP(
                         "lekthi", "%1 is in the store already. Nothing was changed; choose another value."),
                     QT_TRANSLATE_NOOP(
                         "lekthi", "This value is in the store already. Nothing was changed; choose another "
                                   "value."));
    default:
        if (error.subject == "COLLIDES"_L1 || error.subject == "AMBIGUOUS"_L1)
            return error.detail + u' ' +
                   translated(QT_TRANSLATE_NOOP(
                       "lekthi",
                       "Fix the template, or request the approval of a Super Admin other than you."));
        return named(
            error,
            QT_TRANSLATE_NOOP("lekthi",
                              "A rule of the store does not allow this: %1. Nothing was changed; correct "
                              "the value and try again."),
            QT_TRANSLATE_NOOP("lekthi", "A rule of the store does not allow this value. Nothing was changed; "
                                        "correct it and try again."));
    }
}

QString describeRecordTrouble(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::NotFound:
        return named(
            error,
            QT_TRANSLATE_NOOP("lekthi", "%1 is not in the store. Check the spelling, or reload the list."),
            QT_TRANSLATE_NOOP("lekthi", "This is not in the store. Check the spelling, or reload the list."));
    case ErrorKind::Conflict:
        return named(error,
                     QT_TRANSLATE_NOOP("lekthi", "Another user changed %1 since you opened it. Nothing was "
                                                 "saved; compare both versions and save again."),
                     QT_TRANSLATE_NOOP("lekthi", "Another user changed this since you opened it. Nothing was "
                                                 "saved; compare both versions and save again."));
    default:
        return named(error,
                     QT_TRANSLATE_NOOP("lekthi", "%1 may not do this. Sign in with an account that "
                                                 "administers the project, or ask its Project Admin."),
                     QT_TRANSLATE_NOOP("lekthi", "This account may not do this. Sign in with an account that "
                                                 "administers the project, or ask its Project Admin."));
    }
}

} // namespace

bool Error::isRetryable() const
{
    switch (kind) {
    case ErrorKind::Unreachable:
    case ErrorKind::LockTimeout:
    case ErrorKind::Deadlock:
    case ErrorKind::Busy:
    case ErrorKind::TooSlow:
    case ErrorKind::Cancelled:
    case ErrorKind::ReadOnly:
    case ErrorKind::DiskFull:
        return true;
    default:
        return false;
    }
}

bool Error::leavesOpen() const
{
    return kind == ErrorKind::Unreachable || kind == ErrorKind::Cancelled;
}

bool Error::isEntryRefusal() const
{
    switch (kind) {
    case ErrorKind::AccessDenied:
    case ErrorKind::PasswordExpired:
    case ErrorKind::AccountLocked:
    case ErrorKind::AccountBlocked:
    case ErrorKind::HostNotAllowed:
    case ErrorKind::NoRole:
    case ErrorKind::PluginMissing:
    case ErrorKind::NoTls:
    case ErrorKind::UntrustedServer:
        return true;
    default:
        return false;
    }
}

QString describe(const Error &error)
{
    if (const QString denied = describeDenial(error); !denied.isEmpty())
        return denied;
    switch (error.kind) {
    case ErrorKind::Unreachable:
    case ErrorKind::ReadOnly:
    case ErrorKind::DiskFull:
    case ErrorKind::Damaged:
    case ErrorKind::Busy:
    case ErrorKind::Internal:
        return describeServerTrouble(error);
    case ErrorKind::PasswordExpired:
        return describeExpiredPassword(error);
    case ErrorKind::AccessDenied:
    case ErrorKind::AccountLocked:
    case ErrorKind::AccountBlocked:
    case ErrorKind::NoRole:
    case ErrorKind::PasswordTooWeak:
        return describeAccountTrouble(error);
    case ErrorKind::HostNotAllowed:
    case ErrorKind::PluginMissing:
    case ErrorKind::NoTls:
    case ErrorKind::UntrustedServer:
        return describeEntryTrouble(error);
    case ErrorKind::SchemaMissing:
    case ErrorKind::SchemaTooOld:
    case ErrorKind::SchemaTooNew:
    case ErrorKind::SchemaBeforeBaseline:
        return describeSchemaTrouble(error);
    case ErrorKind::LockTimeout:
    case ErrorKind::Deadlock:
    case ErrorKind::Cancelled:
    case ErrorKind::TooSlow:
    case ErrorKind::Duplicate:
    case ErrorKind::Refused:
        return describeStatementTrouble(error);
    case ErrorKind::NotFound:
    case ErrorKind::Conflict:
    case ErrorKind::NotAllowed:
        return describeRecordTrouble(error);
    }
    return describeServerTrouble(error);
}

QString kindName(ErrorKind kind)
{
    static constexpr std::pair<ErrorKind, QLatin1StringView> names[] = {
        {ErrorKind::Unreachable, "UNREACHABLE"_L1},
        {ErrorKind::AccessDenied, "ACCESS_DENIED"_L1},
        {ErrorKind::PasswordExpired, "PASSWORD_EXPIRED"_L1},
        {ErrorKind::AccountLocked, "ACCOUNT_LOCKED"_L1},
        {ErrorKind::AccountBlocked, "ACCOUNT_BLOCKED"_L1},
        {ErrorKind::HostNotAllowed, "HOST_NOT_ALLOWED"_L1},
        {ErrorKind::NoRole, "NO_ROLE"_L1},
        {ErrorKind::PluginMissing, "PLUGIN_MISSING"_L1},
        {ErrorKind::NoTls, "NO_TLS"_L1},
        {ErrorKind::UntrustedServer, "UNTRUSTED_SERVER"_L1},
        {ErrorKind::PasswordTooWeak, "PASSWORD_TOO_WEAK"_L1},
        {ErrorKind::LockTimeout, "LOCK_TIMEOUT"_L1},
        {ErrorKind::Deadlock, "DEADLOCK"_L1},
        {ErrorKind::Duplicate, "DUPLICATE"_L1},
        {ErrorKind::ReadOnly, "READ_ONLY"_L1},
        {ErrorKind::DiskFull, "DISK_FULL"_L1},
        {ErrorKind::Damaged, "DATA_DAMAGED"_L1},
        {ErrorKind::Busy, "BUSY"_L1},
        {ErrorKind::Cancelled, "CANCELLED"_L1},
        {ErrorKind::TooSlow, "TOO_SLOW"_L1},
        {ErrorKind::SchemaMissing, "SCHEMA_MISSING"_L1},
        {ErrorKind::SchemaTooOld, "SCHEMA_TOO_OLD"_L1},
        {ErrorKind::SchemaTooNew, "SCHEMA_TOO_NEW"_L1},
        {ErrorKind::SchemaBeforeBaseline, "SCHEMA_BEFORE_BASELINE"_L1},
        {ErrorKind::NotFound, "NOT_FOUND"_L1},
        {ErrorKind::Conflict, "CONFLICT"_L1},
        {ErrorKind::NotAllowed, "NOT_ALLOWED"_L1},
        {ErrorKind::Refused, "REFUSED"_L1},
        {ErrorKind::Internal, "INTERNAL"_L1},
    };
    for (const auto &[known, name] : names) {
        if (known == kind)
            return name;
    }
    return u"INTERNAL"_s;
}

} // namespace lekthi::store
