#pragma once

#include "core/store/session/error.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace lekthi::allocation {

/// The errors that a caller sees (DESIGN section 4).
enum class FailureCode {
    LockTimeout,
    VersionConflict,
    DatabaseError,
    RedisError,
    ValidationError,
    NumberTaken,
    SequenceExhausted,
    NumberVoided, ///< the number of an earlier request or of a revision was voided, by a reset or by itself
    RateLimited,  ///< the service, the person or the address has drawn too often within a minute (3.11.14.2)
    Cancelled,    ///< the caller asked to stop
};

/// Why a VALIDATION_ERROR: the one thing that the caller has to mend.
enum class ValidationFault {
    None,
    ProjectUnknown,
    ProjectInactive,
    ProjectMustBeChosen,       ///< the sender takes part in several projects (3.11.2)
    ProjectOfTypeMustBeChosen, ///< several projects have a template of the type
    SenderUnknown,
    SenderClosed,
    SenderOutsideProject,
    SenderWithoutProject,
    RecipientUnknown,
    RecipientClosed,
    RecipientRequired,
    RecipientNotAllowed, ///< RFA
    RecipientOutsideProject,
    TypeUnknown,
    TypeClosed,
    SubTypeRequired,
    SubTypeUnknown,
    SubTypeClosed,
    RfaTypeRequired,
    RfaTypeUnknown,
    RfaTypeClosed,
    DisciplineRequired,
    DisciplineUnknown,
    DisciplineClosed,
    RevisionRequired, ///< the template shows {REV}
    RevisionInvalid,
    DateInvalid,
    CountInvalid,      ///< 1 to 500
    DocumentInvalid,   ///< ids of documents begin with 1
    DocumentHasNumber, ///< and Request::another was not said; subject: the number
    NoTemplate,
    TemplateInvalid,
    RequestIdReused,  ///< the id was used for another counter
    NumberUnknown,    ///< revising a number that was never issued
    PersonNotAllowed, ///< the service is not trusted to name persons
    PersonUnknown,    ///< or not active
    NumberOfAnother,  ///< revising a number for a document that does not hold it; subject: the one that does
    NumberUnused,     ///< revising a number that was marked as unused
};

struct Failure
{
    FailureCode code = FailureCode::DatabaseError;
    ValidationFault fault = ValidationFault::None;
    QString subject = {};    ///< what the sentence names: a code, a date, a number
    QString reference = {};  ///< finds the row in document_number_errors; empty if it could not be written
    store::Error cause = {}; ///< for DatabaseError and LockTimeout
    /// What each attempt at the store ended with, one technical line each; for logs (3.11.8.2).
    QStringList attempts = {};
    int skipped = 0; ///< of a NUMBER_TAKEN under SKIP: so many numbers in a row are in use; then it ends
    /// The caller gave up (deadline or cancellation) while a transaction for the request was running, or the
    /// store was lost during it: a number may be in the ledger. The same request id gives it.
    bool mayHaveBeenDrawn = false;

    bool isRetryable() const;
    /// Seconds after which trying again makes sense (3.11.6.2); nothing if it never does.
    std::optional<int> retryAfter() const;
};

/// "LOCK_TIMEOUT", ...: stable names.
QString codeName(FailureCode code);
/// The names of those that document_number_errors keeps (3.11.8.2).
QStringList recordedCodes();
/// "RECIPIENT_REQUIRED", ...: stable names; empty for None.
QString faultName(ValidationFault fault);
/// The finished sentence in the language of the program.
QString describe(const Failure &failure);

} // namespace lekthi::allocation
