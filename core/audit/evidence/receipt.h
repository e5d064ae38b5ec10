#pragma once

#include "core/audit/digest.h"
#include "core/audit/evidence/blinded_row.h"
#include "core/audit/evidence/log_proof.h"
#include "core/audit/evidence/receipt_fault.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>
#include <tl/expected.hpp>
#include <variant>

namespace lekthi::audit {

/// Who got which number when, with all that proves it to somebody who has the public key and no store: the
/// ledger row that gave it, the rows of its counter up to a head that a signed digest has, and the place of
/// that head in the log of digests. Of the rows between, those of other numbers are blinded. A value; any
/// thread.
struct Receipt
{
    using Step = std::variant<store::StoredLedgerRow, BlindedRow>;

    // For this the signer stands; no digest has it.
    QString state;  ///< store::stateName()
    QString reason; ///< of that; may be empty
    QString store;
    QString project; ///< its code
    QString person;  ///< login of whom it is for
    QString service; ///< login of who was signed in; may be empty
    QDateTime made;  ///< UTC, by the server's clock

    qint64 place = 0;  ///< of the number's row in its counter's chain
    QList<Step> steps; ///< the number's row first; each carries previousHash
    CounterHead head;  ///< to which they lead
    LogProof proof;    ///< of headEntry()
    SignedNote statement;

    /// The row that gave the number.
    const store::StoredLedgerRow &row() const { return std::get<store::StoredLedgerRow>(steps.first()); }
    bool isOfNumber(const store::StoredLedgerRow &other) const;
    /// The document that the number was given to with its row or later.
    std::optional<qint64> document() const;
};

/// What is signed for people to read, a fact a line; the rest of the receipt has to be in place.
QByteArray statementText(const Receipt &receipt);

/// Puts the statement in place, signed in the name of the log.
void signStatement(Receipt &receipt, const SigningKey &key);

/// What is wrong with the receipt, if it is held against this key; nothing if it proves what it says.
std::optional<ReceiptFault> faultOf(const Receipt &receipt, const PublicKey &trusted);

/// Indented JSON with a line break at its end.
QByteArray toJson(const Receipt &receipt);

/// From what toJson() gave. Fails with NotJson, OtherFormat or Part; checks no signature and no hash.
tl::expected<Receipt, ReceiptFault> readReceipt(const QByteArray &json);

constexpr qint64 largestReceipt = 64 * 1024 * 1024;

} // namespace lekthi::audit
