#include "core/store/ledger/row_check.h"

#include "core/store/ledger/sha256.h"

#include <sodium/utils.h>

#include <array>
#include <charconv>
#include <string>

namespace lekthi::store {

namespace {

/// In the order in which the statement selects them.
namespace column {

enum Column : int {
    Id,
    Event,
    RequestId,
    CounterId,
    ResetEpoch,
    Sequence,
    DocumentId,
    Number,
    Revision,
    CounterKey,
    TemplateText,
    TemplateVersion,
    UserId,
    DrawnBy,
    IpAddress,
    UserAgent,
    RetryCount,
    LockWait,
    TotalDuration,
    FallbackUsed,
    Skipped,
    PreviousHash,
    RowHash,
    CreatedAt,
    ColumnCount
};

} // namespace column

using column::Column;

/// As LedgerHasher puts them together: what rows of one batch share, then what each has of its own.
constexpr std::array sharedColumns{column::CounterId,    column::ResetEpoch,      column::CounterKey,
                                   column::TemplateText, column::TemplateVersion, column::Revision,
                                   column::UserId,       column::IpAddress,       column::UserAgent,
                                   column::RetryCount,   column::LockWait,        column::FallbackUsed,
                                   column::Event,        column::CreatedAt,       column::Skipped};
constexpr std::array ownColumns{column::RequestId, column::Sequence, column::DocumentId, column::Number,
                                column::TotalDuration};

} // namespace

/// What is hashed of a row, out of the bytes that the server sent.
class SentText
{
public:
    QByteArrayView bytes() const { return {m_bytes.data(), qsizetype(m_bytes.size())}; }
    void begin(QByteArrayView tag) { m_bytes.assign(tag.data(), size_t(tag.size())); }
    void add(const TextRow &row, Column column)
    {
        if (row.isNull(column))
            m_bytes += '-';
        else
            add(row.bytes(column));
    }
    void add(QByteArrayView bytes)
    {
        std::array<char, 24> digits;
        const char *const end = std::to_chars(digits.data(), digits.data() + digits.size(), bytes.size()).ptr;
        m_bytes.append(digits.data(), size_t(end - digits.data()));
        m_bytes += ':';
        m_bytes.append(bytes.data(), size_t(bytes.size()));
    }
    void addHash(QByteArrayView hash)
    {
        if (hash.size() != Sha256::size) {
            m_bytes += '-';
            return;
        }
        std::array<char, 2 * Sha256::size + 1> digits;
        sodium_bin2hex(digits.data(), digits.size(), reinterpret_cast<const unsigned char *>(hash.data()),
                       size_t(hash.size()));
        add(QByteArrayView(digits.data(), 2 * Sha256::size));
    }

private:
    std::string m_bytes; // its append() is inline
};

/// Gives equal texts of neighbouring rows the same memory.
class SharedTexts
{
public:
    const QString &of(QByteArrayView bytes)
    {
        if (bytes != m_bytes || m_text.isNull()) {
            m_bytes.resize(0);
            m_bytes += bytes;
            m_text = QString::fromUtf8(bytes);
        }
        return m_text;
    }

private:
    QByteArray m_bytes;
    QString m_text;
};

struct RowCheck::State
{
    std::array<SharedTexts, column::ColumnCount> texts;
    SentText shared;
    SentText own;
    QByteArray hashedShared; ///< of which `afterShared` is
    Sha256 afterShared;

    const QString &textOf(const TextRow &row, Column column)
    {
        return texts[size_t(column)].of(row.bytes(column));
    }

    bool isWhole(const TextRow &row)
    {
        shared.begin(row.isNull(column::DrawnBy) ? "LN1" : "LN2");
        for (const Column column : sharedColumns)
            shared.add(row, column);
        if (!row.isNull(column::DrawnBy))
            shared.add(row, column::DrawnBy);
        if (shared.bytes() != hashedShared) {
            hashedShared.resize(0);
            hashedShared += shared.bytes();
            afterShared = Sha256();
            afterShared.add(hashedShared);
        }
        own.begin({});
        for (const Column column : ownColumns)
            own.add(row, column);
        own.addHash(row.bytes(column::PreviousHash));
        Sha256 state = afterShared;
        state.add(own.bytes());
        const auto hash = state.hash();
        return row.bytes(column::RowHash) == QByteArrayView(hash.data(), Sha256::size);
    }
};

RowCheck::RowCheck()
    : d(std::make_unique<State>())
{
}

RowCheck::~RowCheck() = default;

int RowCheck::columns()
{
    return column::ColumnCount;
}

qint64 RowCheck::idIn(const TextRow &sent)
{
    return sent.integer(column::Id);
}

void RowCheck::take(const TextRow &sent, CheckedRow &checked)
{
    checked.isWhole = !sent.isNull(column::RowHash) && d->isWhole(sent);
    StoredLedgerRow &row = checked.row;
    row.id = sent.integer(column::Id);
    row.event = d->textOf(sent, column::Event);
    row.requestId = sent.text(column::RequestId);
    row.counterId = sent.integer(column::CounterId);
    row.resetEpoch = int(sent.integer(column::ResetEpoch));
    row.sequence = sent.integer(column::Sequence);
    row.documentId.reset();
    if (!sent.isNull(column::DocumentId))
        row.documentId = sent.integer(column::DocumentId);
    row.number = sent.text(column::Number);
    row.revision = d->textOf(sent, column::Revision);
    row.counterKey = d->textOf(sent, column::CounterKey);
    row.templateText = d->textOf(sent, column::TemplateText);
    row.templateVersion = int(sent.integer(column::TemplateVersion));
    row.userId = int(sent.integer(column::UserId));
    row.drawnBy.reset();
    if (!sent.isNull(column::DrawnBy))
        row.drawnBy = int(sent.integer(column::DrawnBy));
    row.ipAddress = d->textOf(sent, column::IpAddress);
    row.userAgent = d->textOf(sent, column::UserAgent);
    row.retryCount = int(sent.integer(column::RetryCount));
    row.lockWaitMs = int(sent.integer(column::LockWait));
    row.totalDurationMs = int(sent.integer(column::TotalDuration));
    row.fallback = d->textOf(sent, column::FallbackUsed);
    row.skipped.reset();
    if (!sent.isNull(column::Skipped))
        row.skipped = sent.text(column::Skipped);
    row.createdAt = d->textOf(sent, column::CreatedAt);
    row.previousHash = sent.bytes(column::PreviousHash).toByteArray();
    row.rowHash = sent.bytes(column::RowHash).toByteArray();
}

} // namespace lekthi::store
