#include "core/allocation/request/request_ids.h"

#include "core/allocation/request/request_check.h"
#include "core/numbering/text_safety.h"

#include <QDateTime>

#include <algorithm>
#include <array>

namespace lekthi::allocation {

namespace {

constexpr qsizetype maximumUserAgent = 512;

QUuid derivedId(const QUuid &requestId, int position)
{
    return QUuid::createUuidV5(requestId, QByteArray::number(position));
}

/// The template's period may have changed since, so any period that the date can fall into is the same
/// request.
bool fits(const numbering::Period &period, QDate date, numbering::FiscalYear fiscalYear)
{
    using numbering::PeriodKind;
    constexpr std::array kinds{PeriodKind::Yearly, PeriodKind::FiscalYear, PeriodKind::Monthly,
                               PeriodKind::Daily, PeriodKind::Never};
    return std::any_of(kinds.begin(), kinds.end(), [&](PeriodKind kind) {
        return numbering::periodOf(kind, date, fiscalYear) == period;
    });
}

bool partMatches(int stored, const std::optional<int> &asked)
{
    return stored == 0 || stored == asked.value_or(0);
}

/// Compares with the request itself, not with a key made from it: the answer stands even if the project was
/// closed since.
bool answers(const store::LedgerRow &row, const Job &job, const store::ReferenceData &reference)
{
    const Request &request = job.request;
    const numbering::CounterKey &key = row.key;
    return row.event == store::LedgerEvent::Issued && fitsDocument(request, row.documentId) &&
           partMatches(key.originatorOrganizationId, request.originatorOrganizationId) &&
           key.correspondenceTypeId == request.correspondenceTypeId &&
           key.projectId == request.projectId.value_or(key.projectId) &&
           key.recipientOrganizationId.value_or(0) == request.recipientOrganizationIds.value(0, 0) &&
           partMatches(key.subTypeId, request.subTypeId) && partMatches(key.rfaTypeId, request.rfaTypeId) &&
           partMatches(key.disciplineId, request.disciplineId) &&
           (job.dateWasOpen() || fits(key.period, job.documentDate, reference.fiscalYearOf(key.projectId)));
}

} // namespace

bool fitsDocument(const Request &repeated, std::optional<qint64> documentId)
{
    return !repeated.documentId || repeated.documentId == documentId;
}

QUuid newRequestId()
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    QUuid id = QUuid::createUuid();
    id.data1 = uint(now >> 16);
    id.data2 = ushort(now & 0xffff);
    id.data3 = ushort(0x7000 | (id.data3 & 0x0fff));
    return id;
}

QList<QUuid> requestIdsOf(const Request &request)
{
    QList<QUuid> ids{request.requestId};
    for (int position = 2; position <= request.count; ++position)
        ids << derivedId(request.requestId, position);
    return ids;
}

QList<QUuid> idsToLookUp(const Request &request)
{
    return requestIdsOf(request) << derivedId(request.requestId, request.count + 1);
}

tl::expected<std::optional<QList<store::LedgerRow>>, Failure>
earlierAnswer(const Job &job, const LedgerRows &known, const store::ReferenceData &reference)
{
    const auto isKnown = [&](const QUuid &id) { return known.contains(id); };
    const QList<QUuid> tellTales = idsToLookUp(job.request);
    const auto knownCount = std::count_if(tellTales.begin(), tellTales.end(), isKnown);
    if (knownCount == 0)
        return std::nullopt;

    const QList<QUuid> ids = requestIdsOf(job.request);
    QList<store::LedgerRow> rows;
    for (const QUuid &id : ids)
        if (const auto row = known.find(id); row != known.end() && answers(*row, job, reference))
            rows << *row;
    if (rows.size() != ids.size() || knownCount != ids.size())
        return tl::unexpected(
            refusal(ValidationFault::RequestIdReused, job.request.requestId.toString(QUuid::WithoutBraces)));
    const auto voided = std::ranges::find_if_not(rows, &store::LedgerRow::isInForce);
    if (voided != rows.end())
        return tl::unexpected(numberVoided(voided->number));
    return rows;
}

QString keptProgram(const Caller &caller)
{
    const QString &text = caller.userAgent;
    const bool isPlain = !numbering::hasInvisible(text);
    if (isPlain && text.size() <= maximumUserAgent)
        return text;
    QString seen;
    for (numbering::CodePoints points(text); !points.atEnd();) {
        const qsizetype start = points.position();
        if (numbering::isInvisible(points.next()))
            continue;
        const QStringView character = QStringView(text).sliced(start, points.position() - start);
        if (seen.size() + character.size() > maximumUserAgent)
            break;
        seen += character;
    }
    return seen;
}

Failure numberVoided(const QString &number)
{
    Failure failure;
    failure.code = FailureCode::NumberVoided;
    failure.subject = number;
    return failure;
}

LedgerRows byRequestId(const QList<store::LedgerRow> &rows)
{
    LedgerRows known;
    for (const store::LedgerRow &row : rows)
        known.insert(row.requestId, row);
    return known;
}

store::LedgerRow ledgerRowFor(const Job &job, const QUuid &requestId, const store::Drawer &drawer)
{
    const Caller &caller = job.request.caller;
    const bool isForItself = drawer.isInSandbox || caller.userId == 0 || caller.userId == drawer.account;
    store::LedgerRow row;
    row.requestId = requestId;
    row.documentId = job.request.documentId;
    row.userId = isForItself ? drawer.account : caller.userId;
    row.drawnBy = drawer.account;
    row.isHostOfDrawer = isForItself || caller.ipAddress.isEmpty();
    row.ipAddress = row.isHostOfDrawer ? drawer.address : caller.ipAddress;
    row.userAgent = keptProgram(caller);
    row.totalDurationMs = millisecondsSince(job.submitted);
    return row;
}

Allocation toAllocation(const store::LedgerRow &row)
{
    return {.number = row.number,
            .sequence = row.sequence,
            .requestId = row.requestId,
            .documentId = row.documentId,
            .key = row.key,
            .templateText = row.templateText,
            .templateVersion = row.templateVersion,
            .retryCount = row.retryCount,
            .lockWaitMs = row.lockWaitMs,
            .totalDurationMs = row.totalDurationMs,
            .fallback = row.fallback,
            .skipped = row.skipped,
            .generatedAt = row.createdAt};
}

QList<Allocation> toAllocations(const QList<store::LedgerRow> &rows)
{
    QList<Allocation> allocations;
    for (const store::LedgerRow &row : rows)
        allocations << toAllocation(row);
    return allocations;
}

} // namespace lekthi::allocation
