#include "core/audit/evidence/receipt.h"

#include "core/audit/evidence/checkpoint.h"
#include "core/audit/evidence/digest_log.h"
#include "core/store/ledger/ledger_state.h"

#include <algorithm>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using store::StoredLedgerRow;
using Kind = ReceiptFault::Kind;

namespace {

constexpr QByteArrayView firstStatementLine = "lekthi-receipt-1";

/// A line of a note has no control characters.
QByteArray printable(QString text)
{
    for (QChar &letter : text) {
        if (letter.unicode() < u' ')
            letter = QChar::ReplacementCharacter;
    }
    return text.toUtf8();
}

class Lines
{
public:
    void add(QByteArrayView name, const QByteArray &value)
    {
        m_text += name.toByteArray() + ": " + value + '\n';
    }
    void add(QByteArrayView name, const QString &value) { add(name, printable(value)); }
    void add(QByteArrayView name, qint64 value) { add(name, QByteArray::number(value)); }

    QByteArray text() const { return firstStatementLine.toByteArray() + '\n' + m_text; }

private:
    QByteArray m_text;
};

/// The hash of the step, if it follows a row of this hash.
std::optional<QByteArray> hashBehind(const Receipt::Step &step, const QByteArray &previousHash)
{
    if (const auto *blinded = std::get_if<BlindedRow>(&step))
        return blinded->hashBehind(previousHash);
    store::LedgerHasher hasher;
    return hasher.hashOf(std::get<StoredLedgerRow>(step), previousHash);
}

std::optional<ReceiptFault> faultOfChain(const Receipt &receipt)
{
    QByteArray reached = receipt.row().previousHash;
    qint64 place = receipt.place;
    for (const Receipt::Step &step : receipt.steps) {
        const auto hash = hashBehind(step, reached);
        if (!hash)
            return ReceiptFault{Kind::Chain, QString::number(place)};
        const auto *blinded = std::get_if<BlindedRow>(&step);
        if (blinded && blinded->number == receipt.row().number)
            return ReceiptFault{Kind::HiddenRow, QString::number(place)};
        reached = *hash;
        ++place;
    }
    const CounterHead &head = receipt.head;
    if (place - 1 != head.head.length || reached != head.head.hash ||
        head.counterId != receipt.row().counterId)
        return ReceiptFault{Kind::Head};
    return std::nullopt;
}

bool isVoidedInChain(const Receipt &receipt)
{
    return std::ranges::any_of(receipt.steps, [&](const Receipt::Step &step) {
        const auto *row = std::get_if<StoredLedgerRow>(&step);
        return row && row->event == store::eventName(store::LedgerEvent::Voided) &&
               row->number == receipt.row().number;
    });
}

/// The first line that the two do not have in common.
std::optional<ReceiptFault> faultOfStatement(const Receipt &receipt)
{
    if (receipt.state == store::stateName(store::LedgerState::InForce) && isVoidedInChain(receipt))
        return ReceiptFault{Kind::Statement, u"state: "_s + receipt.state};
    const QByteArray wanted = statementText(receipt);
    if (receipt.statement.text == wanted)
        return std::nullopt;
    const QList<QByteArray> right = wanted.split('\n');
    const QList<QByteArray> told = receipt.statement.text.split('\n');
    qsizetype at = 0;
    while (at + 1 < told.size() && at < right.size() && told.at(at) == right.at(at))
        ++at;
    return ReceiptFault{Kind::Statement, QString::fromUtf8(told.at(at))};
}

} // namespace

bool Receipt::isOfNumber(const StoredLedgerRow &other) const
{
    const StoredLedgerRow &own = row();
    return other.number == own.number ||
           (other.sequence == own.sequence && other.resetEpoch == own.resetEpoch);
}

std::optional<qint64> Receipt::document() const
{
    std::optional<qint64> found;
    for (const Step &step : steps) {
        const auto *told = std::get_if<StoredLedgerRow>(&step);
        if (told && isOfNumber(*told) && told->documentId)
            found = told->documentId;
    }
    return found;
}

QByteArray statementText(const Receipt &receipt)
{
    const StoredLedgerRow &row = receipt.row();
    const auto document = receipt.document();
    const auto checkpoint = Checkpoint::parse(receipt.proof.checkpoint.text).value_or(Checkpoint());
    Lines lines;
    lines.add("number", row.number);
    lines.add("state", receipt.state);
    lines.add("reason", receipt.reason);
    lines.add("store", receipt.store);
    lines.add("project", receipt.project);
    lines.add("event", row.event);
    lines.add("revision", row.revision);
    lines.add("time", row.createdAt + " UTC"_L1);
    lines.add("person", u"%1 (%2)"_s.arg(receipt.person).arg(row.userId));
    lines.add("service", row.drawnBy ? u"%1 (%2)"_s.arg(receipt.service).arg(*row.drawnBy) : u"-"_s);
    lines.add("document", document ? QByteArray::number(*document) : "-"_ba);
    lines.add("template", row.templateText);
    lines.add("template version", qint64(row.templateVersion));
    lines.add("counter", row.counterId);
    lines.add("sequence", row.sequence);
    lines.add("place", receipt.place);
    store::LedgerHasher hasher;
    lines.add("row", hasher.hashOf(row, row.previousHash).toHex());
    lines.add("head place", receipt.head.head.length);
    lines.add("head", receipt.head.head.hash.toHex());
    lines.add("log", checkpoint.origin);
    lines.add("log size", checkpoint.size);
    lines.add("made", digestTimeText(receipt.made));
    return lines.text();
}

void signStatement(Receipt &receipt, const SigningKey &key)
{
    const auto checkpoint = Checkpoint::parse(receipt.proof.checkpoint.text);
    Q_ASSERT(checkpoint);
    receipt.statement = signNote(statementText(receipt), checkpoint->origin, key);
}

std::optional<ReceiptFault> faultOf(const Receipt &receipt, const PublicKey &trusted)
{
    const auto checkpoint = Checkpoint::parse(receipt.proof.checkpoint.text);
    const NoteKey key{checkpoint ? checkpoint->origin : QByteArray(), trusted};
    if (!checkpoint || !receipt.proof.checkpoint.isSignedBy(key))
        return ReceiptFault{Kind::CheckpointUnsigned};
    if (!receipt.statement.isSignedBy(key))
        return ReceiptFault{Kind::StatementUnsigned};
    if (const auto fault = faultOfChain(receipt))
        return fault;
    if (!isIncluded(leafHash(headEntry(receipt.store, receipt.head)), receipt.proof.index, checkpoint->size,
                    receipt.proof.hashes, checkpoint->root))
        return ReceiptFault{Kind::NotInLog};
    return faultOfStatement(receipt);
}

} // namespace lekthi::audit
