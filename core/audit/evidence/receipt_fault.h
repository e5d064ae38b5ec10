#pragma once

#include <QString>

namespace lekthi::audit {

/// Why a receipt proves nothing.
struct ReceiptFault
{
    enum class Kind {
        NotJson,            ///< where: the byte from which on it cannot be read
        OtherFormat,        ///< where: the format that it names
        Part,               ///< missing or malformed; where: its name
        CheckpointUnsigned, ///< the log's checkpoint was not signed by the key, or was changed
        StatementUnsigned,  ///< the receipt's statement was not signed by the key, or was changed
        Chain,              ///< where: the place in the chain of the row that does not follow
        HiddenRow,          ///< a row of the number itself is not told; where: its place
        Head,               ///< the chain does not lead to the head that was signed
        NotInLog,           ///< the proof does not lead from the head to the checkpoint
        Statement,          ///< where: the line that is not as the rest of the receipt says
    };

    Kind kind = Kind::NotJson;
    QString where = {};

    bool operator==(const ReceiptFault &) const = default;
};

/// "RECEIPT_CHAIN", ...: the stable name that scripts see.
QString faultName(ReceiptFault::Kind kind);

/// The finished sentences in the language of the program: what is wrong, where, what to do. file: its name.
QString describe(const ReceiptFault &fault, const QString &file);

} // namespace lekthi::audit
