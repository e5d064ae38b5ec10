#include "core/audit/archive/archive_text.h"

#include "core/audit/json_parts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using store::StoredLedgerRow;

namespace {

constexpr auto format = "lekthi-ledger-archive/1"_L1;
constexpr QByteArrayView noteBegins = "lekthi-ledger-archive/1\n";
const QByteArray noteName = "lekthi-archive"_ba;
constexpr qsizetype hashSize = 32;

/// In the order of a row's line.
const QStringList columns{u"id"_s,          u"event"_s,        u"request_id"_s,        u"counter_id"_s,
                          u"reset_epoch"_s, u"sequence"_s,     u"document_id"_s,       u"number"_s,
                          u"revision"_s,    u"counter_key"_s,  u"template"_s,          u"template_version"_s,
                          u"user_id"_s,     u"drawn_by"_s,     u"ip_address"_s,        u"user_agent"_s,
                          u"retry_count"_s, u"lock_wait_ms"_s, u"total_duration_ms"_s, u"fallback"_s,
                          u"skipped"_s,     u"created_at"_s,   u"previous_hash"_s,     u"row_hash"_s};

QByteArray lineOf(const QJsonDocument &document)
{
    return document.toJson(QJsonDocument::Compact) + '\n';
}

template <class T>
QJsonValue orNull(const std::optional<T> &value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

QString base64(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toBase64());
}

/// Takes the values of a row one after the other, and remembers whether each was one.
class Values
{
public:
    explicit Values(const QJsonArray &array)
        : m_array(array)
    {
    }

    bool areGood() const { return m_areGood; }
    QString text()
    {
        const QJsonValue value = next();
        m_areGood = m_areGood && value.isString();
        return value.toString();
    }
    qint64 number()
    {
        const auto value = wholeNumber(next());
        m_areGood = m_areGood && value;
        return value.value_or(0);
    }
    QByteArray hash()
    {
        const auto bytes = base64Bytes(next());
        m_areGood = m_areGood && bytes && (bytes->isEmpty() || bytes->size() == hashSize);
        return bytes.value_or(QByteArray());
    }
    bool skipNull()
    {
        const bool isNull = m_array.at(m_place).isNull();
        m_place += isNull ? 1 : 0;
        return isNull;
    }

private:
    QJsonValue next() { return m_array.at(m_place++); }

    const QJsonArray &m_array;
    qsizetype m_place = 0;
    bool m_areGood = true;
};

} // namespace

QByteArray firstLine(const LedgerArchive &archive)
{
    return lineOf(QJsonDocument(QJsonObject{{u"format"_s, format},
                                            {u"store"_s, archive.store},
                                            {u"year"_s, archive.range.year},
                                            {u"after"_s, archive.range.afterId},
                                            {u"columns"_s, QJsonArray::fromStringList(columns)}}));
}

std::optional<LedgerArchive> readFirstLine(const QByteArray &line)
{
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    const auto year = wholeNumber(object["year"_L1]);
    const auto after = wholeNumber(object["after"_L1]);
    if (object["format"_L1].toString() != format || !year || !after ||
        object["columns"_L1].toArray() != QJsonArray::fromStringList(columns))
        return std::nullopt;
    LedgerArchive archive;
    archive.store = object["store"_L1].toString();
    archive.range.year = int(*year);
    archive.range.afterId = *after;
    return archive;
}

QByteArray rowLine(const StoredLedgerRow &row)
{
    return lineOf(QJsonDocument(QJsonArray{row.id,
                                           row.event,
                                           row.requestId,
                                           row.counterId,
                                           row.resetEpoch,
                                           row.sequence,
                                           orNull(row.documentId),
                                           row.number,
                                           row.revision,
                                           row.counterKey,
                                           row.templateText,
                                           row.templateVersion,
                                           row.userId,
                                           orNull(row.drawnBy),
                                           row.ipAddress,
                                           row.userAgent,
                                           row.retryCount,
                                           row.lockWaitMs,
                                           row.totalDurationMs,
                                           row.fallback,
                                           orNull(row.skipped),
                                           row.createdAt,
                                           base64(row.previousHash),
                                           base64(row.rowHash)}));
}

std::optional<StoredLedgerRow> readRowLine(const QByteArray &line)
{
    const QJsonArray array = QJsonDocument::fromJson(line).array();
    if (array.size() != columns.size())
        return std::nullopt;
    Values values(array);
    StoredLedgerRow row;
    row.id = values.number();
    row.event = values.text();
    row.requestId = values.text();
    row.counterId = values.number();
    row.resetEpoch = int(values.number());
    row.sequence = values.number();
    if (!values.skipNull())
        row.documentId = values.number();
    row.number = values.text();
    row.revision = values.text();
    row.counterKey = values.text();
    row.templateText = values.text();
    row.templateVersion = int(values.number());
    row.userId = int(values.number());
    if (!values.skipNull())
        row.drawnBy = int(values.number());
    row.ipAddress = values.text();
    row.userAgent = values.text();
    row.retryCount = int(values.number());
    row.lockWaitMs = int(values.number());
    row.totalDurationMs = int(values.number());
    row.fallback = values.text();
    if (!values.skipNull())
        row.skipped = values.text();
    row.createdAt = values.text();
    row.previousHash = values.hash();
    row.rowHash = values.hash();
    return values.areGood() ? std::optional(row) : std::nullopt;
}

bool ArchivedChains::take(const store::CheckedRow &checked)
{
    const StoredLedgerRow &row = checked.row;
    const auto before = m_hashes.constFind(row.counterId);
    const bool isFirst = before == m_hashes.constEnd();
    if (row.rowHash.isEmpty())
        return isFirst;
    if (!checked.isWhole || !(isFirst || *before == row.previousHash))
        return false;
    m_hashes.insert(row.counterId, row.rowHash);
    return true;
}

SignedNote signArchive(const LedgerArchive &archive, const SigningKey &key)
{
    const store::ArchivedRange &range = archive.range;
    const QJsonObject facts{{u"store"_s, archive.store},
                            {u"made"_s, archive.made.toUTC().toString(Qt::ISODate)},
                            {u"year"_s, range.year},
                            {u"after"_s, range.afterId},
                            {u"last"_s, range.lastId},
                            {u"rows"_s, range.rows},
                            {u"sha256"_s, base64(range.contentHash)},
                            {u"key"_s, base64(range.key)}};
    return signNote(noteBegins.toByteArray() + lineOf(QJsonDocument(facts)), noteName, key);
}

std::optional<LedgerArchive> readArchiveNote(const SignedNote &note)
{
    if (!note.text.startsWith(noteBegins))
        return std::nullopt;
    const QJsonObject facts = QJsonDocument::fromJson(note.text.sliced(noteBegins.size())).object();
    LedgerArchive archive;
    archive.store = facts["store"_L1].toString();
    archive.made = QDateTime::fromString(facts["made"_L1].toString(), Qt::ISODate);
    const auto year = wholeNumber(facts["year"_L1]);
    const auto after = wholeNumber(facts["after"_L1]);
    const auto last = wholeNumber(facts["last"_L1]);
    const auto rows = wholeNumber(facts["rows"_L1]);
    const auto hash = base64Bytes(facts["sha256"_L1]);
    const auto key = base64Bytes(facts["key"_L1]);
    if (!year || !after || !last || !rows || !hash || !key || !archive.made.isValid() ||
        hash->size() != hashSize || key->size() != hashSize)
        return std::nullopt;
    archive.range = {int(*year), *after, *last, *rows, *hash, *key};
    return archive;
}

bool isArchiveSignedBy(const SignedNote &note, const PublicKey &key)
{
    return note.isSignedBy({noteName, key});
}

} // namespace lekthi::audit
