#include "core/store/ledger/ledger_entry.h"

#include "core/store/session/json_text.h"
#include "core/store/session/time_text.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

int smallInteger(const TextRow &row, int column)
{
    return int(row.integer(column));
}

QByteArray ownBytes(const TextRow &row, int column)
{
    return row.isNull(column) ? QByteArray() : row.bytes(column).toByteArray();
}

} // namespace

numbering::CounterKey counterKeyIn(const TextRow &row)
{
    numbering::CounterKey key;
    key.projectId = smallInteger(row, listed::Project);
    key.originatorOrganizationId = smallInteger(row, listed::Originator);
    if (!row.isNull(listed::Recipient))
        key.recipientOrganizationId = smallInteger(row, listed::Recipient);
    key.correspondenceTypeId = smallInteger(row, listed::Type);
    key.subTypeId = smallInteger(row, listed::SubType);
    key.rfaTypeId = smallInteger(row, listed::RfaType);
    key.disciplineId = smallInteger(row, listed::Discipline);
    key.period = {smallInteger(row, listed::Year), smallInteger(row, listed::Period)};
    return key;
}

LedgerState stateIn(const TextRow &row)
{
    return stateFromName(row.text(listed::State)).value_or(LedgerState::InForce);
}

QString reasonIn(const TextRow &row)
{
    if (row.isNull(listed::EndedBecause) || stateIn(row) == LedgerState::Replaced)
        return {};
    return jsonObject(row.text(listed::EndedBecause))[u"reason"].toString();
}

QStringList skippedIn(const TextRow &row)
{
    return textsIn(ownBytes(row, listed::Skipped));
}

std::optional<LedgerEntry> entryFrom(const TextRow &row)
{
    if (row.columns() != listed::ColumnCount)
        return std::nullopt;
    LedgerEntry entry;
    entry.id = row.integer(listed::Id);
    entry.event = row.text(listed::Event);
    entry.number = row.text(listed::Number);
    entry.state = stateIn(row);
    entry.endedBy = row.integer(listed::EndedBy);
    entry.reason = reasonIn(row);
    entry.sequence = row.integer(listed::Sequence);
    entry.revision = row.text(listed::Revision);
    if (!row.isNull(listed::DocumentId))
        entry.documentId = row.integer(listed::DocumentId);
    entry.personId = smallInteger(row, listed::UserId);
    if (!row.isNull(listed::DrawnBy))
        entry.serviceId = smallInteger(row, listed::DrawnBy);
    entry.address = row.text(listed::IpAddress);
    entry.program = row.text(listed::UserAgent);
    entry.templateText = row.text(listed::TemplateText);
    entry.templateVersion = smallInteger(row, listed::TemplateVersion);
    entry.counterId = row.integer(listed::CounterId);
    entry.resetEpoch = smallInteger(row, listed::ResetEpoch);
    entry.key = counterKeyIn(row);
    entry.position = {row.text(listed::CreatedAt), entry.id};
    entry.createdAt = instantOf(entry.position.time);
    entry.requestId = row.text(listed::RequestId);
    entry.retryCount = smallInteger(row, listed::RetryCount);
    entry.lockWaitMs = smallInteger(row, listed::LockWait);
    entry.totalDurationMs = smallInteger(row, listed::TotalDuration);
    entry.fallback = row.text(listed::FallbackUsed);
    entry.skipped = skippedIn(row);
    entry.rowHash = ownBytes(row, listed::RowHash);
    return entry;
}

} // namespace lekthi::store
