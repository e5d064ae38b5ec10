#include "core/allocation/failure.h"

#include <QCoreApplication>

#include <array>

namespace lekthi::allocation {

namespace {

struct CodeText
{
    FailureCode code;
    const char *name;
    const char *sentence;
};

struct FaultText
{
    ValidationFault fault;
    const char *name;
    const char *sentence;
};

constexpr std::array codeTexts{
    CodeText{FailureCode::LockTimeout, "LOCK_TIMEOUT",
             QT_TRANSLATE_NOOP("lekthi", "The system is busy, try again later.")},
    CodeText{FailureCode::VersionConflict, "VERSION_CONFLICT",
             QT_TRANSLATE_NOOP("lekthi", "Another program changed the counter at the same time. Try again.")},
    CodeText{FailureCode::DatabaseError, "DB_ERROR",
             QT_TRANSLATE_NOOP("lekthi", "No number was allocated because of a database error.")},
    CodeText{FailureCode::RedisError, "REDIS_ERROR",
             QT_TRANSLATE_NOOP("lekthi", "Redis cannot be reached. Until it is back, numbers are allocated "
                                         "more slowly. Check the Redis server.")},
    CodeText{FailureCode::ValidationError, "VALIDATION_ERROR",
             QT_TRANSLATE_NOOP("lekthi", "The request is incomplete. Check what was entered.")},
    CodeText{FailureCode::NumberTaken, "NUMBER_TAKEN",
             QT_TRANSLATE_NOOP(
                 "lekthi", "The number %1 is in use already, and the template does not allow passing over "
                           "numbers in use. Ask the Project Admin to change the template.")},
    CodeText{FailureCode::SequenceExhausted, "SEQUENCE_EXHAUSTED",
             QT_TRANSLATE_NOOP("lekthi", "The sequence number has too few digits for %1. Ask the Project "
                                         "Admin to give the template more digits.")},
    CodeText{FailureCode::NumberVoided, "NUMBER_VOIDED",
             QT_TRANSLATE_NOOP("lekthi",
                               "The number %1 was voided. Do not use it for this document; allocate a new "
                               "number with a new request ID.")},
    CodeText{FailureCode::RateLimited, "RATE_LIMITED",
             QT_TRANSLATE_NOOP("lekthi", "Too many numbers were requested in a minute. Try again later.")},
    CodeText{FailureCode::Cancelled, "CANCELLED",
             QT_TRANSLATE_NOOP("lekthi", "The allocation was cancelled.")},
};

constexpr const char *tooManyTaken = QT_TRANSLATE_NOOP(
    "lekthi", "The next 100,000 numbers from %1 on are all in use. Ask a Super Admin to reset the counter to "
              "the highest number in use, or the Project Admin to change the template.");

constexpr const char *noTemplateYet =
    QT_TRANSLATE_NOOP("lekthi", "There is no number template yet. Ask the Project Admin to add one.");

constexpr const char *gaveUpTooLate =
    QT_TRANSLATE_NOOP("lekthi", "Time ran out during the allocation. Repeat the request with the same "
                                "request ID: it returns the number that was allocated, or allocates one.");

constexpr std::array faultTexts{
    FaultText{ValidationFault::ProjectUnknown, "PROJECT_UNKNOWN",
              QT_TRANSLATE_NOOP("lekthi", "There is no project %1. Choose a project from the list.")},
    FaultText{ValidationFault::ProjectInactive, "PROJECT_INACTIVE",
              QT_TRANSLATE_NOOP("lekthi", "Project %1 is closed. Choose a project that is active.")},
    FaultText{ValidationFault::ProjectMustBeChosen, "PROJECT_MUST_BE_CHOSEN",
              QT_TRANSLATE_NOOP("lekthi", "%1 takes part in several projects. Choose the project.")},
    FaultText{
        ValidationFault::ProjectOfTypeMustBeChosen, "PROJECT_OF_TYPE_MUST_BE_CHOSEN",
        QT_TRANSLATE_NOOP("lekthi", "Several projects number documents of type %1. Choose the project.")},
    FaultText{ValidationFault::SenderUnknown, "SENDER_UNKNOWN",
              QT_TRANSLATE_NOOP("lekthi", "There is no sender %1. Choose an organization from the list.")},
    FaultText{ValidationFault::SenderClosed, "SENDER_CLOSED",
              QT_TRANSLATE_NOOP("lekthi", "The sender %1 is closed. Choose an organization that is active.")},
    FaultText{ValidationFault::SenderOutsideProject, "SENDER_OUTSIDE_PROJECT",
              QT_TRANSLATE_NOOP("lekthi",
                                "The sender %1 does not take part in this project. Choose another sender or "
                                "another project.")},
    FaultText{
        ValidationFault::SenderWithoutProject, "SENDER_WITHOUT_PROJECT",
        QT_TRANSLATE_NOOP("lekthi", "The sender %1 takes part in no active project. Choose another sender.")},
    FaultText{ValidationFault::RecipientUnknown, "RECIPIENT_UNKNOWN",
              QT_TRANSLATE_NOOP("lekthi", "There is no recipient %1. Choose an organization from the list.")},
    FaultText{
        ValidationFault::RecipientClosed, "RECIPIENT_CLOSED",
        QT_TRANSLATE_NOOP("lekthi", "The recipient %1 is closed. Choose an organization that is active.")},
    FaultText{ValidationFault::RecipientRequired, "RECIPIENT_REQUIRED",
              QT_TRANSLATE_NOOP("lekthi", "%1 needs a recipient. Choose one.")},
    FaultText{ValidationFault::RecipientNotAllowed, "RECIPIENT_NOT_ALLOWED",
              QT_TRANSLATE_NOOP("lekthi", "%1 has no recipient. Leave the recipient empty.")},
    FaultText{ValidationFault::RecipientOutsideProject, "RECIPIENT_OUTSIDE_PROJECT",
              QT_TRANSLATE_NOOP(
                  "lekthi", "The recipient %1 does not take part in this project. Choose another recipient "
                            "or another project.")},
    FaultText{ValidationFault::TypeUnknown, "TYPE_UNKNOWN",
              QT_TRANSLATE_NOOP("lekthi", "There is no document type %1. Choose one from the list.")},
    FaultText{ValidationFault::TypeClosed, "TYPE_CLOSED",
              QT_TRANSLATE_NOOP("lekthi", "The document type %1 is closed. Choose one that is active.")},
    FaultText{ValidationFault::SubTypeRequired, "SUB_TYPE_REQUIRED",
              QT_TRANSLATE_NOOP("lekthi", "The number shows the sub type. Choose one.")},
    FaultText{ValidationFault::SubTypeUnknown, "SUB_TYPE_UNKNOWN",
              QT_TRANSLATE_NOOP("lekthi", "There is no sub type %1. Choose one from the list.")},
    FaultText{ValidationFault::SubTypeClosed, "SUB_TYPE_CLOSED",
              QT_TRANSLATE_NOOP("lekthi", "The sub type %1 is closed. Choose one that is active.")},
    FaultText{ValidationFault::RfaTypeRequired, "RFA_TYPE_REQUIRED",
              QT_TRANSLATE_NOOP("lekthi", "The number shows the RFA type. Choose one.")},
    FaultText{ValidationFault::RfaTypeUnknown, "RFA_TYPE_UNKNOWN",
              QT_TRANSLATE_NOOP("lekthi", "There is no RFA type %1. Choose one from the list.")},
    FaultText{ValidationFault::RfaTypeClosed, "RFA_TYPE_CLOSED",
              QT_TRANSLATE_NOOP("lekthi", "The RFA type %1 is closed. Choose one that is active.")},
    FaultText{ValidationFault::DisciplineRequired, "DISCIPLINE_REQUIRED",
              QT_TRANSLATE_NOOP("lekthi", "The number shows the discipline. Choose one.")},
    FaultText{ValidationFault::DisciplineUnknown, "DISCIPLINE_UNKNOWN",
              QT_TRANSLATE_NOOP("lekthi", "There is no discipline %1. Choose one from the list.")},
    FaultText{ValidationFault::DisciplineClosed, "DISCIPLINE_CLOSED",
              QT_TRANSLATE_NOOP("lekthi", "The discipline %1 is closed. Choose one that is active.")},
    FaultText{ValidationFault::RevisionRequired, "REVISION_REQUIRED",
              QT_TRANSLATE_NOOP("lekthi", "The number shows the revision. Enter one, for example A.")},
    FaultText{ValidationFault::RevisionInvalid, "REVISION_INVALID",
              QT_TRANSLATE_NOOP("lekthi", "“%1” is no revision. Enter 1 to 10 letters or digits.")},
    FaultText{ValidationFault::DateInvalid, "DATE_INVALID",
              QT_TRANSLATE_NOOP("lekthi",
                                "A document dated %1 gets no number. Documents are numbered from the store's "
                                "first document year (a setting) to A.D. 2100.")},
    FaultText{ValidationFault::CountInvalid, "COUNT_INVALID",
              QT_TRANSLATE_NOOP("lekthi", "%1 numbers cannot be allocated at once. Request 1 to 500.")},
    FaultText{ValidationFault::DocumentInvalid, "DOCUMENT_INVALID",
              QT_TRANSLATE_NOOP("lekthi",
                                "%1 is not the ID of a document. Document IDs are whole numbers from 1.")},
    FaultText{ValidationFault::DocumentHasNumber, "DOCUMENT_HAS_NUMBER",
              QT_TRANSLATE_NOOP("lekthi", "The document already has the number %1. Use that number, or ask "
                                          "explicitly for another one.")},
    FaultText{
        ValidationFault::NoTemplate, "NO_TEMPLATE",
        QT_TRANSLATE_NOOP("lekthi", "There is no number template for %1. Ask the Project Admin to add one.")},
    FaultText{ValidationFault::TemplateInvalid, "TEMPLATE_INVALID",
              QT_TRANSLATE_NOOP("lekthi",
                                "The number template %1 gives no number. Ask the Project Admin to fix it.")},
    FaultText{ValidationFault::RequestIdReused, "REQUEST_ID_REUSED",
              QT_TRANSLATE_NOOP("lekthi", "The request id %1 was used for another request. Use a new id.")},
    FaultText{
        ValidationFault::NumberUnknown, "NUMBER_UNKNOWN",
        QT_TRANSLATE_NOOP("lekthi", "The number %1 was never issued in this project. Check the number.")},
    FaultText{ValidationFault::PersonNotAllowed, "PERSON_NOT_ALLOWED",
              QT_TRANSLATE_NOOP(
                  "lekthi", "This numbering service may not allocate for account %1. An administrator can "
                            "allow it with \"lekthictl user trust\".")},
    FaultText{
        ValidationFault::PersonUnknown, "PERSON_UNKNOWN",
        QT_TRANSLATE_NOOP("lekthi", "There is no active account %1 to allocate for. Check the person.")},
    FaultText{ValidationFault::NumberOfAnother, "NUMBER_OF_ANOTHER",
              QT_TRANSLATE_NOOP("lekthi",
                                "This number belongs to document %1. A number has one document for good.")},
    FaultText{ValidationFault::NumberUnused, "NUMBER_UNUSED",
              QT_TRANSLATE_NOOP("lekthi", "This number was marked as unused, so no document can have it. "
                                          "Allocate another number.")},
};

template <class Texts, class Code, class Member>
const auto *entryOf(const Texts &texts, Code code, Member member)
{
    for (const auto &entry : texts)
        if (entry.*member == code)
            return &entry;
    return static_cast<const typename Texts::value_type *>(nullptr);
}

// What is tried again at once was tried inside the allocator already.
constexpr int afterConflict = 1;
constexpr int afterLockTimeout = 30; // 3.11.6.2
constexpr int afterRateLimit = 60;   // the minute that is counted

/// As the store said it.
std::optional<int> secondsTold(const store::Error &error)
{
    bool isNumber = false;
    const int seconds = error.subject.toInt(&isNumber);
    return error.kind == store::ErrorKind::Busy && isNumber ? std::optional(seconds) : std::nullopt;
}

QString translated(const char *sentence, const QString &subject)
{
    const QString text = QCoreApplication::translate("lekthi", sentence);
    return text.contains(QLatin1StringView("%1")) ? text.arg(subject) : text;
}

} // namespace

bool Failure::isRetryable() const
{
    switch (code) {
    case FailureCode::LockTimeout:
    case FailureCode::VersionConflict:
    case FailureCode::RedisError:
    case FailureCode::RateLimited:
    case FailureCode::Cancelled:
        return true;
    case FailureCode::DatabaseError:
        return cause.isRetryable();
    case FailureCode::ValidationError:
    case FailureCode::NumberTaken:
    case FailureCode::SequenceExhausted:
    case FailureCode::NumberVoided:
        return false;
    }
    return false;
}

std::optional<int> Failure::retryAfter() const
{
    if (!isRetryable())
        return std::nullopt;
    if (const auto told = secondsTold(cause))
        return told;
    switch (code) {
    case FailureCode::VersionConflict:
    case FailureCode::Cancelled:
        return afterConflict;
    case FailureCode::RateLimited:
        return afterRateLimit;
    default:
        return afterLockTimeout;
    }
}

QString codeName(FailureCode code)
{
    const auto *entry = entryOf(codeTexts, code, &CodeText::code);
    return entry ? QString::fromLatin1(entry->name) : QString();
}

QStringList recordedCodes()
{
    QStringList names;
    for (const CodeText &entry : codeTexts) {
        if (entry.code != FailureCode::Cancelled)
            names.append(QString::fromLatin1(entry.name));
    }
    return names;
}

QString faultName(ValidationFault fault)
{
    const auto *entry = entryOf(faultTexts, fault, &FaultText::fault);
    return entry ? QString::fromLatin1(entry->name) : QString();
}

QString describe(const Failure &failure)
{
    if (failure.fault == ValidationFault::NoTemplate && failure.subject.isEmpty())
        return translated(noTemplateYet, {});
    if (const auto *entry = entryOf(faultTexts, failure.fault, &FaultText::fault))
        return translated(entry->sentence, failure.subject);
    if (failure.code == FailureCode::DatabaseError ||
        (failure.code == FailureCode::RateLimited && secondsTold(failure.cause)))
        return store::describe(failure.cause);
    if (failure.mayHaveBeenDrawn)
        return translated(gaveUpTooLate, failure.subject);
    if (failure.code == FailureCode::NumberTaken && failure.skipped > 0)
        return translated(tooManyTaken, failure.subject);
    const auto *entry = entryOf(codeTexts, failure.code, &CodeText::code);
    return entry ? translated(entry->sentence, failure.subject) : QString();
}

} // namespace lekthi::allocation
