#pragma once

#include "core/audit/digest_file.h"
#include "core/audit/evidence/receipt.h"
#include "core/audit/number_story.h"

namespace lekthi::audit {

/// Why no receipt can be made of a number.
enum class NoReceipt {
    NotIssued,     ///< no row that this account may see gave it
    TakenOver,     ///< it comes from an old register, and no row of the ledger gave it
    BeforeChain,   ///< its row is older than the chain
    NotCovered,    ///< no digest that the key signed has it as it is now
    LedgerDamaged, ///< the counter's rows do not lead to what was signed
    LogDamaged,    ///< digests of the file are missing or were changed
    TooLong,       ///< too many rows up to the digest
};

/// "NOT_COVERED", ...: the stable name that scripts see.
QString noReceiptName(NoReceipt reason);
/// The finished sentence in the language of the program: why, and what to do.
QString describe(NoReceipt reason, const QString &number);

struct ReceiptWish
{
    QString number;
    QString project;  ///< its code
    qint64 rowId = 0; ///< of the ledger row that gave it; 0: the one in force, else the newest
};

/// Reads what proves the number up to the first of these digests that covers it, and signs it. story: of the
/// number in that project. digests: of one file, in its order, whoever signed them; few of their heads are
/// held.
store::Result<tl::expected<Receipt, NoReceipt>> makeReceipt(store::Connection &connection,
                                                            const NumberStory &story, const ReceiptWish &wish,
                                                            DigestFile &digests, const SigningKey &key);

} // namespace lekthi::audit
