#include "core/audit/audit_error.h"

#include <QCoreApplication>

#include <cerrno>
#include <cstring>

namespace lekthi::audit {

using namespace Qt::StringLiterals;

namespace {

const char *sentenceOf(AuditProblem problem)
{
    switch (problem) {
    case AuditProblem::FileMissing:
        return QT_TRANSLATE_NOOP("lekthi", "The file %1 cannot be read. Check its name and who may read it.");
    case AuditProblem::CannotWrite:
        return QT_TRANSLATE_NOOP("lekthi", "The file %1 cannot be written. Check its directory and who may "
                                           "write there.");
    case AuditProblem::DiskFull:
        return QT_TRANSLATE_NOOP("lekthi", "The disk is full, so %1 could not be written. Free some space.");
    case AuditProblem::KeyMissing:
        return QT_TRANSLATE_NOOP("lekthi", "There is no signing key at %1.");
    case AuditProblem::KeyTooOpen:
        return QT_TRANSLATE_NOOP("lekthi",
                                 "Others than its owner could read or change the signing key %1, so that it "
                                 "is not used. Replace it by a new one, with access for its owner alone "
                                 "(mode 0600).");
    case AuditProblem::KeyInKeychain:
        return QT_TRANSLATE_NOOP(
            "lekthi", "The signing key of %1 is kept in the keychain of the desktop, which did not "
                      "give it. Unlock the keychain and try again.");
    case AuditProblem::KeyForeign:
        return QT_TRANSLATE_NOOP("lekthi",
                                 "The signing key %1 belongs to another user. Use a key of your own.");
    case AuditProblem::Malformed:
        return QT_TRANSLATE_NOOP("lekthi", "%1 does not hold what it should. Check that it is the right file "
                                           "and complete.");
    case AuditProblem::WrongSignature:
        return QT_TRANSLATE_NOOP("lekthi",
                                 "The digest in %1 was not signed by this key, or was changed since. "
                                 "Check the key, or use another copy of the digest.");
    case AuditProblem::OtherStore:
        return QT_TRANSLATE_NOOP("lekthi", "The digest is of the store %1. Compare it with that one.");
    case AuditProblem::DigestUnreadable:
        return QT_TRANSLATE_NOOP(
            "lekthi", "The last digest in %1 is damaged or was changed. No digest is added after "
                      "it, because a new log would hide the earlier ones. Restore the file from a "
                      "copy. If there is none, move the file to another folder, keep it, and write "
                      "a new digest.");
    case AuditProblem::NotCosigned:
        return QT_TRANSLATE_NOOP("lekthi",
                                 "There is no cosignature of the witness %1 that fits. Check its key, "
                                 "and that the cosignature is of these digests.");
    case AuditProblem::ArchiveDamaged:
        return QT_TRANSLATE_NOOP("lekthi",
                                 "The archive %1 is damaged or is no archive. Use another copy of it.");
    case AuditProblem::ArchiveNotSigned:
        return QT_TRANSLATE_NOOP("lekthi",
                                 "The archive %1 was not signed with this key, or was changed since. "
                                 "Check the key, or use another copy of the archive.");
    }
    return "";
}

} // namespace

QString problemName(AuditProblem problem)
{
    switch (problem) {
    case AuditProblem::FileMissing:
        return u"FILE_MISSING"_s;
    case AuditProblem::CannotWrite:
        return u"CANNOT_WRITE"_s;
    case AuditProblem::DiskFull:
        return u"DISK_FULL"_s;
    case AuditProblem::KeyMissing:
        return u"KEY_MISSING"_s;
    case AuditProblem::KeyTooOpen:
        return u"KEY_TOO_OPEN"_s;
    case AuditProblem::KeyInKeychain:
        return u"KEY_IN_KEYCHAIN"_s;
    case AuditProblem::KeyForeign:
        return u"KEY_FOREIGN"_s;
    case AuditProblem::Malformed:
        return u"MALFORMED"_s;
    case AuditProblem::WrongSignature:
        return u"WRONG_SIGNATURE"_s;
    case AuditProblem::OtherStore:
        return u"OTHER_STORE"_s;
    case AuditProblem::DigestUnreadable:
        return u"DIGEST_UNREADABLE"_s;
    case AuditProblem::NotCosigned:
        return u"NOT_COSIGNED"_s;
    case AuditProblem::ArchiveDamaged:
        return u"ARCHIVE_DAMAGED"_s;
    case AuditProblem::ArchiveNotSigned:
        return u"ARCHIVE_NOT_SIGNED"_s;
    }
    return {};
}

tl::unexpected<AuditError> cannotWrite(const QString &path, int reason)
{
    const bool isFull = reason == ENOSPC || reason == EDQUOT;
    return tl::unexpected(AuditError{isFull ? AuditProblem::DiskFull : AuditProblem::CannotWrite, path,
                                     QString::fromLocal8Bit(std::strerror(reason))});
}

QString describe(const AuditError &error)
{
    return QCoreApplication::translate("lekthi", sentenceOf(error.problem)).arg(error.subject);
}

} // namespace lekthi::audit
