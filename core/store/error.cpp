#include "core/store/error.h"

#include "core/store/node_choice.h"

#include <QCoreApplication>

#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

QString translated(const char *source)
{
    return QCoreApplication::translate("lekthi", source);
}

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

QString describeServerTrouble(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::Unreachable:
        return named(
            error,
            QT_TRANSLATE_NOOP("lekthi", "The store at %1 cannot be reached. Check that its server runs and "
                                        "the network is up, then reconnect."),
            QT_TRANSLATE_NOOP("lekthi", "The store cannot be reached. Check that its server runs and the "
                                        "network is up, then reconnect."));
    case ErrorKind::AccessDenied:
        return named(
            error,
            QT_TRANSLATE_NOOP("lekthi", "The store does not let the account %1 do this. Check its name and "
                                        "password, or ask the store's administrator."),
            QT_TRANSLATE_NOOP("lekthi", "The store does not let this account do this. Check its name and "
                                        "password, or ask the store's administrator."));
    case ErrorKind::ReadOnly:
        return translated(QT_TRANSLATE_NOOP("lekthi",
                                            "The store accepts no changes at the moment: its server is "
                                            "read-only. Ask the store's administrator, or connect to the "
                                            "primary server."));
    case ErrorKind::DiskFull:
        return translated(QT_TRANSLATE_NOOP("lekthi",
                                            "The disk of the store's server is full. Free some space there, "
                                            "then try again."));
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
            QT_TRANSLATE_NOOP("lekthi",
                              "The store is older than this program needs. Bring it up to date with "
                              "\"lekthictl store upgrade\"."));
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
        return translated(
            QT_TRANSLATE_NOOP("lekthi", "Somebody else is working on the same records. Nothing was changed; "
                                        "try again."));
    case ErrorKind::Cancelled:
        return translated(QT_TRANSLATE_NOOP("lekthi", "The work was cancelled. Nothing was changed."));
    case ErrorKind::TooSlow:
        return translated(QT_TRANSLATE_NOOP("lekthi",
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
        return named(
            error,
            QT_TRANSLATE_NOOP("lekthi",
                              "Somebody else changed %1 since you opened it. Nothing was saved; compare "
                              "both versions and save again."),
            QT_TRANSLATE_NOOP("lekthi",
                              "Somebody else changed this since you opened it. Nothing was saved; compare "
                              "both versions and save again."));
    default:
        return named(error,
                     QT_TRANSLATE_NOOP(
                         "lekthi", "%1 may not do this. Sign in as somebody who administers the project, or "
                                   "ask its Project Admin."),
                     QT_TRANSLATE_NOOP("lekthi",
                                       "This person may not do this. Sign in as somebody who administers the "
                                       "project, or ask its Project Admin."));
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
    case ErrorKind::ReadOnly:
    case ErrorKind::DiskFull:
        return true;
    default:
        return false;
    }
}

QString describe(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::Unreachable:
    case ErrorKind::AccessDenied:
    case ErrorKind::ReadOnly:
    case ErrorKind::DiskFull:
    case ErrorKind::Busy:
    case ErrorKind::Internal:
        return describeServerTrouble(error);
    case ErrorKind::SchemaMissing:
    case ErrorKind::SchemaTooOld:
    case ErrorKind::SchemaTooNew:
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
        {ErrorKind::LockTimeout, "LOCK_TIMEOUT"_L1},
        {ErrorKind::Deadlock, "DEADLOCK"_L1},
        {ErrorKind::Duplicate, "DUPLICATE"_L1},
        {ErrorKind::ReadOnly, "READ_ONLY"_L1},
        {ErrorKind::DiskFull, "DISK_FULL"_L1},
        {ErrorKind::Busy, "BUSY"_L1},
        {ErrorKind::Cancelled, "CANCELLED"_L1},
        {ErrorKind::TooSlow, "TOO_SLOW"_L1},
        {ErrorKind::SchemaMissing, "SCHEMA_MISSING"_L1},
        {ErrorKind::SchemaTooOld, "SCHEMA_TOO_OLD"_L1},
        {ErrorKind::SchemaTooNew, "SCHEMA_TOO_NEW"_L1},
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
