#include "core/store/ledger/ledger_chain.h"

#include "core/store/ledger/sha256.h"
#include "core/store/session/json_text.h"
#include "core/store/session/time_text.h"

#include <QJsonArray>

#include <sodium/utils.h>

#include <array>
#include <charconv>
#include <tuple>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView tagWithoutDrawer = "LN1";
constexpr QByteArrayView tagWithDrawer = "LN2";

} // namespace

/// The text that is hashed, put together field by field. Every drawn number passes here: no memory is asked
/// for where it can be helped.
class HashedText
{
public:
    void clear() { m_bytes.resize(0); }
    void tag(QByteArrayView version) { m_bytes += version; }
    void add(const QString &text) { addBytes(text.toUtf8()); }
    void add(qint64 number)
    {
        const Digits digits(number);
        addBytes(digits.text());
    }
    void add(const std::optional<QString> &text) { text ? add(*text) : addNull(); }
    void add(const std::optional<qint64> &number) { number ? add(*number) : addNull(); }
    void addHash(const QByteArray &hash)
    {
        if (hash.isEmpty())
            return addNull();
        m_hex.resize(2 * hash.size() + 1);
        sodium_bin2hex(m_hex.data(), size_t(m_hex.size()),
                       reinterpret_cast<const unsigned char *>(hash.constData()), size_t(hash.size()));
        addBytes(QByteArrayView(m_hex).chopped(1));
    }

    const QByteArray &bytes() const { return m_bytes; }

private:
    class Digits
    {
    public:
        explicit Digits(qint64 number)
            : m_end(std::to_chars(m_text.data(), m_text.data() + m_text.size(), number).ptr)
        {
        }
        QByteArrayView text() const { return {m_text.data(), m_end}; }

    private:
        std::array<char, 24> m_text;
        const char *m_end;
    };

    void addNull() { m_bytes += '-'; }
    void addBytes(QByteArrayView bytes)
    {
        m_bytes += Digits(bytes.size()).text();
        m_bytes += ':';
        m_bytes += bytes;
    }

    QByteArray m_bytes;
    QByteArray m_hex;
};

namespace {

/// What the rows of one batch have in common stands first, so that it is hashed once.
auto commonPart(const StoredLedgerRow &row)
{
    return std::tie(row.counterId, row.resetEpoch, row.counterKey, row.templateText, row.templateVersion,
                    row.revision, row.userId, row.ipAddress, row.userAgent, row.retryCount, row.lockWaitMs,
                    row.fallback, row.event, row.createdAt, row.skipped);
}

void addCommonPart(HashedText &text, const StoredLedgerRow &row)
{
    text.tag(row.drawnBy ? tagWithDrawer : tagWithoutDrawer);
    std::apply([&text](const auto &...field) { (text.add(field), ...); }, commonPart(row));
    if (row.drawnBy)
        text.add(qint64(*row.drawnBy));
}

void addEnd(HashedText &text, const QString &number, qint64 durationMs, const QByteArray &previousHash)
{
    text.add(number);
    text.add(durationMs);
    text.addHash(previousHash);
}

void addOwnPart(HashedText &text, const StoredLedgerRow &row, const QByteArray &previousHash)
{
    text.add(row.requestId);
    text.add(row.sequence);
    text.add(row.documentId);
    addEnd(text, row.number, row.totalDurationMs, previousHash);
}

/// Makes the stored form of rows, of which those of one batch share most.
class Storing
{
public:
    explicit Storing(const QDateTime &now)
        : m_now(now)
    {
    }

    StoredLedgerRow stored(const LedgerRow &row)
    {
        StoredLedgerRow stored;
        stored.event = nameOf(row.event);
        stored.requestId = row.requestId.toString(QUuid::WithoutBraces);
        stored.counterId = row.counterId;
        stored.resetEpoch = row.resetEpoch;
        stored.sequence = row.sequence;
        stored.documentId = row.documentId;
        stored.number = row.number;
        stored.revision = row.revision;
        stored.counterKey = jsonOfKey(row.key);
        stored.templateText = row.templateText;
        stored.templateVersion = row.templateVersion;
        stored.userId = row.userId;
        stored.drawnBy = row.drawnBy;
        stored.ipAddress = row.ipAddress;
        stored.userAgent = row.userAgent;
        stored.retryCount = row.retryCount;
        stored.lockWaitMs = row.lockWaitMs;
        stored.totalDurationMs = row.totalDurationMs;
        stored.fallback = nameOf(row.fallback);
        if (!row.skipped.isEmpty())
            stored.skipped = jsonText(row.skipped);
        stored.createdAt = textOf(row.createdAt.isValid() ? row.createdAt : m_now);
        return stored;
    }

private:
    const QString &nameOf(LedgerEvent event)
    {
        if (m_event != event) {
            m_event = event;
            m_eventName = eventName(event);
        }
        return m_eventName;
    }

    const QString &nameOf(Fallback fallback)
    {
        if (m_fallback != fallback) {
            m_fallback = fallback;
            m_fallbackName = fallbackName(fallback);
        }
        return m_fallbackName;
    }

    const QString &jsonOfKey(const numbering::CounterKey &key)
    {
        if (m_keyJson.isNull() || m_key != key) {
            m_key = key;
            m_keyJson = jsonText(numbering::toJson(key));
        }
        return m_keyJson;
    }

    const QString &textOf(const QDateTime &time)
    {
        if (m_timeText.isNull() || m_time != time) {
            m_time = time;
            m_timeText = momentText(time);
        }
        return m_timeText;
    }

    QDateTime m_now;
    std::optional<LedgerEvent> m_event;
    QString m_eventName;
    std::optional<Fallback> m_fallback;
    QString m_fallbackName;
    numbering::CounterKey m_key;
    QString m_keyJson;
    QDateTime m_time;
    QString m_timeText;
};

} // namespace

struct LedgerHasher::State
{
    Sha256 common; ///< after the common part of like
    std::optional<StoredLedgerRow> like;
    HashedText text;

    void takeCommonPart(const StoredLedgerRow &row)
    {
        text.clear();
        addCommonPart(text, row);
        common = Sha256();
        common.add(text.bytes());
        like = row;
    }
};

LedgerHasher::LedgerHasher()
    : d(std::make_unique<State>())
{
}

LedgerHasher::~LedgerHasher() = default;

QByteArray LedgerHasher::hashOf(const StoredLedgerRow &row, const QByteArray &previousHash)
{
    if (!d->like || d->like->drawnBy != row.drawnBy || commonPart(*d->like) != commonPart(row))
        d->takeCommonPart(row);
    Sha256 state = d->common;
    d->text.clear();
    addOwnPart(d->text, row, previousHash);
    state.add(d->text.bytes());
    const auto hash = state.hash();
    return {hash.data(), Sha256::size};
}

QByteArray LedgerHasher::endOfText(const QString &number, qint64 durationMs, const QByteArray &previousHash)
{
    HashedText text;
    addEnd(text, number, durationMs, previousHash);
    return text.bytes();
}

QByteArray LedgerHasher::hashedText(const StoredLedgerRow &row, const QByteArray &previousHash)
{
    HashedText text;
    addCommonPart(text, row);
    addOwnPart(text, row, previousHash);
    return text.bytes();
}

ChainedRows::ChainedRows(const LedgerHead &head, const QList<LedgerRow> &rows, const QDateTime &now)
    : m_head(head)
{
    Storing storing(now);
    LedgerHasher hasher;
    m_rows.reserve(rows.size());
    for (const LedgerRow &row : rows) {
        StoredLedgerRow stored = storing.stored(row);
        stored.previousHash = m_head.hash;
        stored.rowHash = hasher.hashOf(stored, m_head.hash);
        m_head = {stored.rowHash, m_head.length + 1};
        m_rows.append(std::move(stored));
    }
}

} // namespace lekthi::store
