#include "core/store/ledger/stored_rows.h"

#include <sodium/crypto_hash_sha256.h>
#include <sodium/utils.h>

#include <array>
#include <charconv>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listWalkedRows("audit/list_stored_rows");

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

constexpr qsizetype hashSize = crypto_hash_sha256_BYTES;

const unsigned char *asUnsigned(const char *bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes);
}

} // namespace

/// What is hashed of a row, out of the bytes that the server sent.
class SentText
{
public:
    const QByteArray &bytes() const { return m_bytes; }
    void begin(QByteArrayView tag)
    {
        m_bytes.resize(0);
        m_bytes += tag;
    }
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
        m_bytes += QByteArrayView(digits.data(), end);
        m_bytes += ':';
        m_bytes += bytes;
    }
    void addHash(QByteArrayView hash)
    {
        if (hash.size() != hashSize) {
            m_bytes += '-';
            return;
        }
        std::array<char, 2 * hashSize + 1> digits;
        sodium_bin2hex(digits.data(), digits.size(), asUnsigned(hash.data()), size_t(hash.size()));
        add(QByteArrayView(digits.data(), 2 * hashSize));
    }

private:
    QByteArray m_bytes;
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

struct StoredRows::State
{
    QList<CheckedRow> rows;
    qsizetype filled = 0;          ///< of them: the rest is from the page before
    bool isOfOtherColumns = false; ///< the routine is of another version of the store
    std::array<SharedTexts, column::ColumnCount> texts;
    SentText shared;
    SentText own;
    QByteArray hashedShared; ///< of which `afterShared` is
    crypto_hash_sha256_state afterShared{};

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
            crypto_hash_sha256_init(&afterShared);
            crypto_hash_sha256_update(&afterShared, asUnsigned(hashedShared.constData()),
                                      static_cast<unsigned long long>(hashedShared.size()));
        }
        own.begin({});
        for (const Column column : ownColumns)
            own.add(row, column);
        own.addHash(row.bytes(column::PreviousHash));
        crypto_hash_sha256_state state = afterShared;
        crypto_hash_sha256_update(&state, asUnsigned(own.bytes().constData()),
                                  static_cast<unsigned long long>(own.bytes().size()));
        std::array<unsigned char, hashSize> hash;
        crypto_hash_sha256_final(&state, hash.data());
        return row.bytes(column::RowHash) ==
               QByteArrayView(reinterpret_cast<const char *>(hash.data()), hashSize);
    }

    /// Page for page the same rows are filled again, as long as nobody keeps them: making and taking apart
    /// thousands at once costs more than what is read into them.
    void begin()
    {
        filled = 0;
        if (!rows.isDetached())
            rows = {};
    }

    void end() { rows.resize(filled); }

    void take(const TextRow &sent)
    {
        CheckedRow &checked = filled < rows.size() ? rows[filled] : rows.emplaceBack();
        ++filled;
        checked.isWhole = !sent.isNull(column::RowHash) && isWhole(sent);
        StoredLedgerRow &row = checked.row;
        row.id = sent.integer(column::Id);
        row.event = textOf(sent, column::Event);
        row.requestId = sent.text(column::RequestId);
        row.counterId = sent.integer(column::CounterId);
        row.resetEpoch = int(sent.integer(column::ResetEpoch));
        row.sequence = sent.integer(column::Sequence);
        row.documentId.reset();
        if (!sent.isNull(column::DocumentId))
            row.documentId = sent.integer(column::DocumentId);
        row.number = sent.text(column::Number);
        row.revision = textOf(sent, column::Revision);
        row.counterKey = textOf(sent, column::CounterKey);
        row.templateText = textOf(sent, column::TemplateText);
        row.templateVersion = int(sent.integer(column::TemplateVersion));
        row.userId = int(sent.integer(column::UserId));
        row.drawnBy.reset();
        if (!sent.isNull(column::DrawnBy))
            row.drawnBy = int(sent.integer(column::DrawnBy));
        row.ipAddress = textOf(sent, column::IpAddress);
        row.userAgent = textOf(sent, column::UserAgent);
        row.retryCount = int(sent.integer(column::RetryCount));
        row.lockWaitMs = int(sent.integer(column::LockWait));
        row.totalDurationMs = int(sent.integer(column::TotalDuration));
        row.fallback = textOf(sent, column::FallbackUsed);
        row.skipped.reset();
        if (!sent.isNull(column::Skipped))
            row.skipped = sent.text(column::Skipped);
        row.createdAt = textOf(sent, column::CreatedAt);
        row.previousHash = sent.bytes(column::PreviousHash).toByteArray();
        row.rowHash = sent.bytes(column::RowHash).toByteArray();
    }
};

StoredRows::StoredRows()
    : d(std::make_unique<State>())
{
}

StoredRows::~StoredRows() = default;

Result<const QList<CheckedRow> *> StoredRows::read(Connection &connection, qint64 afterId, int limit)
{
    d->isOfOtherColumns = false;
    const auto show = [this](const TextRow &row) {
        if (row.columns() == column::ColumnCount)
            d->take(row);
        else
            d->isOfOtherColumns = true;
    };
    const auto read = connection.readEach(listWalkedRows, {afterId, limit}, [this] { d->begin(); }, show);
    d->end();
    if (!read)
        return tl::unexpected(read.error());
    if (d->isOfOtherColumns)
        return tl::unexpected(Error{ErrorKind::Internal, 0, u"ledger rows of other columns"_s, {}});
    return &d->rows;
}

} // namespace lekthi::store
