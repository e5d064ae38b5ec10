#include "models/ledger/receipt_facts.h"

#include "core/audit/evidence/checkpoint.h"
#include "core/audit/json_parts.h"
#include "core/store/ledger/ledger_list.h"
#include "core/store/session/time_text.h"
#include "models/ledger/ledger_text.h"
#include "models/time_text.h"

#include <QCoreApplication>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

struct ReceiptText
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)
};

QString ofAccount(const QString &login, int id)
{
    return login.isEmpty() ? QString::number(id) : login;
}

} // namespace

QString receiptStateText(const audit::Receipt &receipt)
{
    const auto state = store::stateFromName(receipt.state);
    const QString text = state ? ledgerStateText(*state) : receipt.state;
    return receipt.reason.isEmpty()
               ? text
               : ReceiptText::tr("%1: %2", "state of a number and its reason").arg(text, receipt.reason);
}

QList<std::pair<QString, QString>> receiptFacts(const audit::Receipt &receipt, numbering::Calendar calendar)
{
    const store::StoredLedgerRow &row = receipt.row();
    QList<std::pair<QString, QString>> facts{
        {ReceiptText::tr("State"), receiptStateText(receipt)},
        {ReceiptText::tr("Project"), receipt.project},
        {ReceiptText::tr("Issued"), timeText(store::instantOf(row.createdAt), calendar)},
        {ReceiptText::tr("For"), ofAccount(receipt.person, row.userId)},
    };
    if (row.drawnBy)
        facts.append({ReceiptText::tr("Signed-in account"), ofAccount(receipt.service, *row.drawnBy)});
    if (const auto document = receipt.document())
        facts.append({ReceiptText::tr("Document"), QString::number(*document)});
    if (!row.revision.isEmpty())
        facts.append({ReceiptText::tr("Revision"), row.revision});
    facts.append({ReceiptText::tr("Template"),
                  ReceiptText::tr("%1, version %2").arg(row.templateText).arg(row.templateVersion)});
    facts.append({ReceiptText::tr("Receipt made"), timeText(receipt.made, calendar)});
    return facts;
}

QList<std::pair<QString, QString>> receiptProofFacts(const audit::Receipt &receipt)
{
    const auto checkpoint =
        audit::Checkpoint::parse(receipt.proof.checkpoint.text).value_or(audit::Checkpoint());
    store::LedgerHasher hasher;
    const store::StoredLedgerRow &row = receipt.row();
    return {
        {ReceiptText::tr("Store"), receipt.store},
        {ReceiptText::tr("Counter"), QString::number(receipt.head.counterId)},
        {ReceiptText::tr("Place in the chain"), QString::number(receipt.place)},
        {ReceiptText::tr("Hash of the record"), audit::hexText(hasher.hashOf(row, row.previousHash))},
        {ReceiptText::tr("Place that was signed"), QString::number(receipt.head.head.length)},
        {ReceiptText::tr("Hash that was signed"), audit::hexText(receipt.head.head.hash)},
        {ReceiptText::tr("Log of digests"), QString::fromUtf8(checkpoint.origin)},
        {ReceiptText::tr("Entry of the log"),
         ReceiptText::tr("%1 of %2", "entry of a log")
             .arg(QString::number(receipt.proof.index), QString::number(checkpoint.size))},
        {ReceiptText::tr("Root of the log"), QString::fromLatin1(checkpoint.root.toBase64())},
    };
}

QString receiptCheckText(const QString &publicKey)
{
    return ReceiptText::tr("Anybody who has the JSON file and this public key from a source of their own can "
                           "check it without the database: %1")
        .arg(u"lekthictl audit check-receipt FILE --public-key %1"_s.arg(publicKey));
}

} // namespace lekthi::models
