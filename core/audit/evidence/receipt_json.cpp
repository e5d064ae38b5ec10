#include "core/audit/evidence/merkle_tree.h"
#include "core/audit/evidence/receipt.h"
#include "core/audit/json_parts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <limits>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using store::StoredLedgerRow;
using Kind = ReceiptFault::Kind;

namespace {

constexpr auto receiptFormat = "lekthi-receipt-1"_L1;

template <class Number>
QJsonValue orNull(const std::optional<Number> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

QJsonValue hexOrNull(const QByteArray &bytes)
{
    return bytes.isEmpty() ? QJsonValue() : QJsonValue(hexText(bytes));
}

QJsonObject jsonOf(const StoredLedgerRow &row)
{
    return {{u"event"_s, row.event},
            {u"requestId"_s, row.requestId},
            {u"counterId"_s, row.counterId},
            {u"resetEpoch"_s, row.resetEpoch},
            {u"sequence"_s, row.sequence},
            {u"document"_s, orNull(row.documentId)},
            {u"number"_s, row.number},
            {u"revision"_s, row.revision},
            {u"counterKey"_s, row.counterKey},
            {u"template"_s, row.templateText},
            {u"templateVersion"_s, row.templateVersion},
            {u"personId"_s, row.userId},
            {u"serviceId"_s, orNull(row.drawnBy)},
            {u"address"_s, row.ipAddress},
            {u"userAgent"_s, row.userAgent},
            {u"retryCount"_s, row.retryCount},
            {u"lockWaitMs"_s, row.lockWaitMs},
            {u"totalDurationMs"_s, row.totalDurationMs},
            {u"fallback"_s, row.fallback},
            {u"skipped"_s, row.skipped ? QJsonValue(*row.skipped) : QJsonValue()},
            {u"createdAt"_s, row.createdAt}};
}

QJsonObject jsonOf(const BlindedRow &row)
{
    return {{u"state"_s, hexText(row.state)},
            {u"length"_s, row.length},
            {u"rest"_s, QString::fromLatin1(row.rest.toBase64())},
            {u"number"_s, row.number},
            {u"totalDurationMs"_s, row.durationMs}};
}

/// Reads the parts of an object; remembers the first one that is not as it should be.
class Parts
{
public:
    Parts(QJsonObject json, QString path, QString &wrong)
        : m_json(std::move(json))
        , m_path(std::move(path))
        , m_wrong(wrong)
    {
    }

    QString text(const QString &name) { return taken<QString>(name, &textIn); }
    qint64 whole(const QString &name) { return taken<qint64>(name, &wholeNumber); }
    int small(const QString &name) { return taken<int>(name, &smallIn); }
    std::optional<qint64> wholeOrNull(const QString &name)
    {
        return isNull(name) ? std::nullopt : std::optional(whole(name));
    }
    std::optional<int> smallOrNull(const QString &name)
    {
        return isNull(name) ? std::nullopt : std::optional(small(name));
    }
    std::optional<QString> textOrNull(const QString &name)
    {
        return isNull(name) ? std::nullopt : std::optional(text(name));
    }
    QByteArray base64(const QString &name) { return taken<QByteArray>(name, &base64Bytes); }
    QByteArray hash(const QString &name) { return taken<QByteArray>(name, &hashIn); }
    QByteArray hashOrNone(const QString &name) { return isNull(name) ? QByteArray() : hash(name); }
    QDateTime time(const QString &name)
    {
        const QDateTime read = QDateTime::fromString(text(name), Qt::ISODateWithMs);
        if (!read.isValid())
            complain(name);
        return read;
    }
    template <class Parsed>
    Parsed parsed(const QString &name)
    {
        auto read = Parsed::parse(text(name).toUtf8());
        if (!read)
            complain(name);
        return std::move(read).value_or(Parsed());
    }
    Parts part(const QString &name)
    {
        if (!m_json[name].isObject())
            complain(name);
        return {m_json[name].toObject(), pathOf(name) + u'.', m_wrong};
    }
    bool has(const QString &name) const { return m_json.contains(name); }
    void complain(const QString &name)
    {
        if (m_wrong.isEmpty())
            m_wrong = pathOf(name);
    }

private:
    static std::optional<QString> textIn(const QJsonValue &value)
    {
        return value.isString() ? std::optional(value.toString()) : std::nullopt;
    }
    static std::optional<int> smallIn(const QJsonValue &value)
    {
        const auto number = wholeNumber(value);
        return number && *number <= std::numeric_limits<int>::max() ? std::optional(int(*number))
                                                                    : std::nullopt;
    }
    static std::optional<QByteArray> hashIn(const QJsonValue &value) { return hexBytes(value, treeHashSize); }

    bool isNull(const QString &name) const { return m_json[name].isNull(); }
    QString pathOf(const QString &name) const { return m_path + name; }

    template <class Value>
    Value taken(const QString &name, std::optional<Value> (*read)(const QJsonValue &))
    {
        auto value = read(m_json[name]);
        if (!value)
            complain(name);
        return std::move(value).value_or(Value());
    }

    QJsonObject m_json;
    QString m_path;
    QString &m_wrong;
};

StoredLedgerRow rowFrom(Parts parts)
{
    StoredLedgerRow row;
    row.event = parts.text(u"event"_s);
    row.requestId = parts.text(u"requestId"_s);
    row.counterId = parts.whole(u"counterId"_s);
    row.resetEpoch = parts.small(u"resetEpoch"_s);
    row.sequence = parts.whole(u"sequence"_s);
    row.documentId = parts.wholeOrNull(u"document"_s);
    row.number = parts.text(u"number"_s);
    row.revision = parts.text(u"revision"_s);
    row.counterKey = parts.text(u"counterKey"_s);
    row.templateText = parts.text(u"template"_s);
    row.templateVersion = parts.small(u"templateVersion"_s);
    row.userId = parts.small(u"personId"_s);
    row.drawnBy = parts.smallOrNull(u"serviceId"_s);
    row.ipAddress = parts.text(u"address"_s);
    row.userAgent = parts.text(u"userAgent"_s);
    row.retryCount = parts.small(u"retryCount"_s);
    row.lockWaitMs = parts.small(u"lockWaitMs"_s);
    row.totalDurationMs = parts.small(u"totalDurationMs"_s);
    row.fallback = parts.text(u"fallback"_s);
    row.skipped = parts.textOrNull(u"skipped"_s);
    row.createdAt = parts.text(u"createdAt"_s);
    return row;
}

BlindedRow blindedFrom(Parts parts)
{
    return {parts.hash(u"state"_s), parts.whole(u"length"_s), parts.base64(u"rest"_s),
            parts.text(u"number"_s), parts.whole(u"totalDurationMs"_s)};
}

Receipt::Step stepFrom(Parts parts)
{
    if (parts.has(u"row"_s))
        return rowFrom(parts.part(u"row"_s));
    return blindedFrom(std::move(parts));
}

void takeChain(Receipt &receipt, const QJsonObject &json, Parts &parts, QString &wrong)
{
    const QJsonArray chain = json[u"chain"].toArray();
    for (qsizetype at = 0; at < chain.size() && wrong.isEmpty(); ++at)
        receipt.steps.append(stepFrom({chain.at(at).toObject(), u"chain[%1]."_s.arg(at), wrong}));
    if (receipt.steps.isEmpty() || !std::holds_alternative<StoredLedgerRow>(receipt.steps.first()))
        return parts.complain(u"chain"_s);
    if (parts.text(u"number"_s) != receipt.row().number)
        parts.complain(u"number"_s);
    std::get<StoredLedgerRow>(receipt.steps.first()).previousHash = parts.hashOrNone(u"previousHash"_s);
}

} // namespace

QByteArray toJson(const Receipt &receipt)
{
    QJsonArray chain;
    for (const Receipt::Step &step : receipt.steps) {
        if (const auto *row = std::get_if<StoredLedgerRow>(&step))
            chain.append(QJsonObject{{u"row"_s, jsonOf(*row)}});
        else
            chain.append(jsonOf(std::get<BlindedRow>(step)));
    }
    const QJsonObject json{{u"format"_s, QString(receiptFormat)},
                           {u"number"_s, receipt.row().number},
                           {u"state"_s, receipt.state},
                           {u"reason"_s, receipt.reason},
                           {u"store"_s, receipt.store},
                           {u"project"_s, receipt.project},
                           {u"person"_s, receipt.person},
                           {u"service"_s, receipt.service},
                           {u"made"_s, receipt.made.toUTC().toString(Qt::ISODateWithMs)},
                           {u"counter"_s, receipt.head.counterId},
                           {u"place"_s, receipt.place},
                           {u"previousHash"_s, hexOrNull(receipt.row().previousHash)},
                           {u"chain"_s, chain},
                           {u"headPlace"_s, receipt.head.head.length},
                           {u"head"_s, hexText(receipt.head.head.hash)},
                           {u"proof"_s, QString::fromUtf8(receipt.proof.toText())},
                           {u"statement"_s, QString::fromUtf8(receipt.statement.toText())}};
    return QJsonDocument(json).toJson();
}

tl::expected<Receipt, ReceiptFault> readReceipt(const QByteArray &bytes)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (!document.isObject())
        return tl::unexpected(ReceiptFault{Kind::NotJson, QString::number(error.offset)});
    const QJsonObject json = document.object();
    if (json[u"format"] != QJsonValue(receiptFormat))
        return tl::unexpected(ReceiptFault{Kind::OtherFormat, json[u"format"].toString()});
    QString wrong;
    Parts parts(json, {}, wrong);
    Receipt receipt;
    receipt.state = parts.text(u"state"_s);
    receipt.reason = parts.text(u"reason"_s);
    receipt.store = parts.text(u"store"_s);
    receipt.project = parts.text(u"project"_s);
    receipt.person = parts.text(u"person"_s);
    receipt.service = parts.text(u"service"_s);
    receipt.made = parts.time(u"made"_s);
    receipt.place = parts.whole(u"place"_s);
    receipt.head = {parts.whole(u"counter"_s), {parts.hash(u"head"_s), parts.whole(u"headPlace"_s)}};
    receipt.proof = parts.parsed<LogProof>(u"proof"_s);
    receipt.statement = parts.parsed<SignedNote>(u"statement"_s);
    takeChain(receipt, json, parts, wrong);
    if (!wrong.isEmpty())
        return tl::unexpected(ReceiptFault{Kind::Part, wrong});
    return receipt;
}

} // namespace lekthi::audit
