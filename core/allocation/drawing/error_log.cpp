#include "core/allocation/drawing/error_log.h"

#include "core/allocation/request/request_ids.h"
#include "core/store/log/error_gateway.h"
#include "core/store/session/denial.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QLoggingCategory>
#include <QStringList>

namespace lekthi::allocation {

using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(logAllocation, "lekthi.log.allocation", QtFatalMsg)

ValidationFault faultOf(const store::Error &error)
{
    if (error.serverCode == store::denial::mayNotNamePersons)
        return ValidationFault::PersonNotAllowed;
    return error.serverCode == store::denial::unknownPerson ? ValidationFault::PersonUnknown
                                                            : ValidationFault::None;
}

FailureCode codeOf(const store::Error &error)
{
    if (isBeyondRate(error))
        return FailureCode::RateLimited;
    if (faultOf(error) != ValidationFault::None)
        return FailureCode::ValidationError;
    switch (error.kind) {
    case store::ErrorKind::LockTimeout:
    case store::ErrorKind::Deadlock:
    case store::ErrorKind::TooSlow:
        return FailureCode::LockTimeout;
    case store::ErrorKind::Conflict:
    case store::ErrorKind::Duplicate:
    case store::ErrorKind::NotFound:
        return FailureCode::VersionConflict;
    default:
        return FailureCode::DatabaseError;
    }
}

QString technicalMessage(const Failure &failure)
{
    QStringList parts{codeName(failure.code)};
    if (failure.fault != ValidationFault::None)
        parts << faultName(failure.fault);
    if (failure.cause.serverCode != 0 || failure.code == FailureCode::DatabaseError)
        parts << store::kindName(failure.cause.kind);
    for (const QString &detail : {failure.subject, failure.cause.detail})
        if (!detail.isEmpty())
            parts << detail;
    return parts.join(u": "_s);
}

QJsonObject contextOf(const Job &job, const Failure &failure)
{
    const Request &request = job.request;
    QJsonArray recipients;
    for (const int recipient : request.recipientOrganizationIds)
        recipients << recipient;
    QJsonObject context{
        {u"requestId"_s, request.requestId.toString(QUuid::WithoutBraces)},
        {u"originatorOrgId"_s, request.originatorOrganizationId},
        {u"recipientOrgIds"_s, recipients},
        {u"correspondenceTypeId"_s, request.correspondenceTypeId},
        {u"subTypeId"_s, request.subTypeId.value_or(0)},
        {u"rfaTypeId"_s, request.rfaTypeId.value_or(0)},
        {u"disciplineId"_s, request.disciplineId.value_or(0)},
        {u"documentDate"_s, job.documentDate.toString(Qt::ISODate)},
        {u"count"_s, request.count},
        {u"userAgent"_s, keptProgram(request.caller)},
    };
    if (request.projectId)
        context.insert(u"projectId"_s, *request.projectId);
    if (request.documentId)
        context.insert(u"documentId"_s, *request.documentId);
    if (failure.fault != ValidationFault::None)
        context.insert(u"fault"_s, faultName(failure.fault));
    if (failure.cause.serverCode != 0)
        context.insert(u"serverCode"_s, failure.cause.serverCode);
    if (failure.mayHaveBeenDrawn)
        context.insert(u"mayHaveBeenDrawn"_s, true);
    return context;
}

/// Random letters can meet twice within a minute. A reference that was told to a caller already stays.
store::Result<void> record(store::Connection &connection, store::ErrorEntry &entry)
{
    const bool wasTold = !entry.reference.isEmpty();
    store::Result<void> recorded;
    for (int attempt = 0; attempt < 3; ++attempt) {
        if (!wasTold)
            entry.reference = store::newErrorReference(QDateTime::currentDateTimeUtc());
        recorded = store::recordError(connection, entry);
        if (wasTold || recorded || recorded.error().kind != store::ErrorKind::Duplicate)
            break;
    }
    return recorded;
}

} // namespace

bool isBeyondRate(const store::Error &error)
{
    return error.serverCode == store::denial::tooManyNumbers ||
           error.serverCode == store::denial::tooManyByPerson ||
           error.serverCode == store::denial::tooManyFromAddress ||
           error.serverCode == store::denial::tooManyTestNumbers;
}

bool isAboutPerson(const store::Error &error)
{
    return faultOf(error) != ValidationFault::None;
}

Failure failureOf(const store::Error &error)
{
    Failure failure;
    failure.code = codeOf(error);
    failure.fault = faultOf(error);
    failure.cause = error;
    return failure;
}

Failure failureOfRequest(const store::Error &error, const Request &request)
{
    Failure failure = failureOf(error);
    if (isAboutPerson(error))
        failure.subject = QString::number(request.caller.userId);
    return failure;
}

store::Result<void> recordFailure(store::Connection &connection, const Job &job, Failure &failure)
{
    store::ErrorEntry entry;
    entry.type = codeName(failure.code);
    entry.message = technicalMessage(failure);
    entry.context = contextOf(job, failure);
    entry.stackTrace = failure.attempts.join(u'\n');
    entry.userId = job.request.caller.userId;
    entry.ipAddress = job.request.caller.ipAddress;
    entry.reference = failure.reference;
    const auto recorded = record(connection, entry);
    if (recorded)
        failure.reference = entry.reference;
    qCWarning(logAllocation).noquote() << failure.reference << entry.message;
    return recorded;
}

store::Result<void> recordRedisOutage(store::Connection &connection, const numbering::CounterKey &key,
                                      const QString &reason)
{
    store::ErrorEntry entry;
    entry.type = codeName(FailureCode::RedisError);
    entry.message = codeName(FailureCode::RedisError) + u": "_s + reason;
    entry.context = {{u"counterKey"_s, numbering::toJson(key)},
                     {u"fallbackUsed"_s, store::fallbackName(store::Fallback::DatabaseLock)}};
    return record(connection, entry);
}

} // namespace lekthi::allocation
