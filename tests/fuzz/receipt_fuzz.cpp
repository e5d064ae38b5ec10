#include "core/audit/evidence/digest_log.h"
#include "core/audit/evidence/receipt.h"
#include "tests/fuzz/fuzz_input.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace lekthi;
using namespace Qt::StringLiterals;
using audit::Receipt;
using numbering::demand;
using numbering::FuzzInput;

namespace {

const audit::SigningKey &key()
{
    static const auto made =
        audit::SigningKey::fromSecretText("lekthi-ed25519-key:" + QByteArray(32, 'k').toBase64() + '\n');
    return *made;
}

store::StoredLedgerRow rowAt(int place)
{
    store::StoredLedgerRow row;
    row.event = u"ISSUED"_s;
    row.requestId = u"00000000-0000-4000-8000-00000000000%1"_s.arg(place);
    row.counterId = 7;
    row.sequence = place;
    row.number = u"คคง.-สคฉ.3-%1-2569"_s.arg(place, 4, 10, QChar(u'0'));
    row.counterKey = u"{}"_s;
    row.templateText = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
    row.templateVersion = 1;
    row.userId = 2;
    row.drawnBy = 5;
    row.ipAddress = u"192.0.2.7"_s;
    row.fallback = u"NONE"_s;
    row.createdAt = u"2026-03-02 18:05:00.000000"_s;
    return row;
}

/// A receipt that proves the number of the second of four rows.
Receipt genuine()
{
    Receipt receipt;
    receipt.state = u"IN_FORCE"_s;
    receipt.store = u"lekthi"_s;
    receipt.project = u"LCBP3-C2"_s;
    receipt.person = u"pa.demo"_s;
    receipt.service = u"allocator.demo"_s;
    receipt.made = QDateTime(QDate(2026, 3, 2), QTime(18, 6), Qt::UTC);
    receipt.place = 2;
    store::LedgerHasher hasher;
    QByteArray reached;
    for (int place = 1; place <= 4; ++place) {
        store::StoredLedgerRow row = rowAt(place);
        row.previousHash = reached;
        reached = hasher.hashOf(row, reached);
        if (place == 2)
            receipt.steps.append(row);
        else if (place > 2)
            receipt.steps.append(audit::BlindedRow::of(row));
    }
    receipt.head = {7, {reached, 4}};
    audit::MerkleTree tree;
    tree.append(audit::leafHash("another head"));
    tree.append(audit::leafHash(audit::headEntry(receipt.store, receipt.head)));
    tree.append(audit::leafHash("a digest"));
    const audit::Checkpoint checkpoint{"lekthi/log", tree.size(), tree.root()};
    receipt.proof = {1, tree.inclusionProof(1), signNote(checkpoint.toText(), checkpoint.origin, key())};
    signStatement(receipt, key());
    demand(!faultOf(receipt, key().publicKey()), "the receipt proves its number before it is spoiled");
    return receipt;
}

const QByteArray &genuineJson()
{
    static const QByteArray json = toJson(genuine());
    return json;
}

QJsonValue valueOf(FuzzInput &input, const QJsonValue &before)
{
    switch (input.number(6)) {
    case 0:
        return input.text();
    case 1:
        return input.number(256);
    case 2:
        return QJsonValue();
    case 3:
        return input.text().toDouble();
    case 4: {
        QString text = before.toString();
        if (!text.isEmpty())
            text[input.number(256) % text.size()] = QChar(input.number(256));
        return text;
    }
    default:
        return before.toString() + input.text();
    }
}

void spoilOne(QJsonObject &object, FuzzInput &input)
{
    const QStringList names = object.keys();
    const QString name = names.value(input.number(256) % int(names.size()));
    if (input.number(8) == 0)
        object.remove(name);
    else
        object[name] = valueOf(input, object[name]);
}

/// A genuine receipt, of which the input spoils some parts: of the whole, of a row, of a blinded row.
QByteArray spoiled(FuzzInput &input)
{
    QJsonObject json = QJsonDocument::fromJson(genuineJson()).object();
    QJsonArray chain = json[u"chain"].toArray();
    for (int times = 1 + input.number(2); times > 0; --times) {
        const int at = input.number(5);
        if (at >= chain.size()) {
            spoilOne(json, input);
            continue;
        }
        QJsonObject step = chain.at(at).toObject();
        QJsonObject row = step[u"row"].toObject();
        spoilOne(at == 0 ? row : step, input);
        chain[at] = at == 0 ? QJsonObject{{u"row"_s, row}} : step;
        if (!json[u"chain"].isUndefined())
            json[u"chain"] = chain;
    }
    return QJsonDocument(json).toJson();
}

/// Signatures of others may stand beside that of the key.
QByteArray withoutOtherSignatures(Receipt receipt)
{
    for (audit::SignedNote *note : {&receipt.proof.checkpoint, &receipt.statement})
        note->signatures.resize(std::min<qsizetype>(note->signatures.size(), 1));
    return toJson(receipt);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    FuzzInput input(data, size);
    const bool whole = input.number(4) != 0;
    const QByteArray json =
        whole ? spoiled(input) : QByteArray(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto read = audit::readReceipt(json);
    if (!read) {
        demand(!describe(read.error(), u"receipt.json"_s).isEmpty(), "every fault is told");
        return 0;
    }
    const auto again = audit::readReceipt(toJson(*read));
    demand(again && toJson(*again) == toJson(*read), "a receipt stays the same when it is copied");
    if (!faultOf(*read, key().publicKey()))
        demand(withoutOtherSignatures(*read) == genuineJson(), "nobody can change what a receipt proves");
    demand(faultOf(*read, {QByteArray(32, 'x')}).has_value(), "another key has signed nothing");
    return 0;
}
