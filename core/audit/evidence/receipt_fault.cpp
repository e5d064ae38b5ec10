#include "core/audit/evidence/receipt_fault.h"

#include <QCoreApplication>

#include <algorithm>

namespace lekthi::audit {

using namespace Qt::StringLiterals;

namespace {

using Kind = ReceiptFault::Kind;

struct KnownFault
{
    Kind kind;
    QLatin1StringView name;
    const char *sentence;
};

constexpr KnownFault knownFaults[] = {
    {Kind::NotJson, "RECEIPT_UNREADABLE"_L1,
     QT_TRANSLATE_NOOP("lekthi",
                       "The receipt %1 cannot be read from byte %2 on: it was cut off or changed, or is "
                       "another file. Get another copy of it.")},
    {Kind::OtherFormat, "RECEIPT_FORMAT"_L1,
     QT_TRANSLATE_NOOP("lekthi",
                       "The file %1 is not a receipt of this version of Lekthi: its format is “%2”. Check "
                       "that it is the right file, or use a newer lekthictl.")},
    {Kind::Part, "RECEIPT_PART"_L1,
     QT_TRANSLATE_NOOP("lekthi",
                       "The part “%2” of the receipt %1 is missing or malformed: the file was changed. "
                       "Get another copy of it.")},
    {Kind::CheckpointUnsigned, "WRONG_SIGNATURE"_L1,
     QT_TRANSLATE_NOOP("lekthi",
                       "The signed digest in the receipt %1 was not signed by this key, or was changed. "
                       "Check the key, or get another copy of the receipt.")},
    {Kind::StatementUnsigned, "WRONG_SIGNATURE"_L1,
     QT_TRANSLATE_NOOP("lekthi",
                       "The statement in the receipt %1 was not signed by this key, or was changed. Check "
                       "the key, or get another copy of the receipt.")},
    {Kind::Chain, "RECEIPT_CHAIN"_L1,
     QT_TRANSLATE_NOOP("lekthi",
                       "The receipt %1 is not genuine: record %2 of the counter was changed or does not "
                       "follow the one before it. Get another copy, or ask for a new receipt.")},
    {Kind::HiddenRow, "RECEIPT_CHAIN"_L1,
     QT_TRANSLATE_NOOP("lekthi",
                       "The receipt %1 hides record %2 of the counter, which belongs to the same number. "
                       "Ask for a new receipt.")},
    {Kind::Head, "RECEIPT_CHAIN"_L1,
     QT_TRANSLATE_NOOP("lekthi",
                       "The receipt %1 is not genuine: its records do not lead to the signed digest. Get "
                       "another copy, or ask for a new receipt.")},
    {Kind::NotInLog, "RECEIPT_PROOF"_L1,
     QT_TRANSLATE_NOOP("lekthi",
                       "The receipt %1 is not genuine: its proof does not lead to the signed digest. Get "
                       "another copy, or ask for a new receipt.")},
    {Kind::Statement, "RECEIPT_STATEMENT"_L1,
     QT_TRANSLATE_NOOP("lekthi",
                       "The line “%2” of the statement in the receipt %1 contradicts its records. Ask for "
                       "a new receipt.")},
};

const KnownFault &knownFault(Kind kind)
{
    return *std::ranges::find(knownFaults, kind, &KnownFault::kind);
}

} // namespace

QString faultName(Kind kind)
{
    return QString(knownFault(kind).name);
}

QString describe(const ReceiptFault &fault, const QString &file)
{
    QString sentence = QCoreApplication::translate("lekthi", knownFault(fault.kind).sentence);
    return sentence.contains("%2"_L1) ? sentence.arg(file, fault.where) : sentence.arg(file);
}

} // namespace lekthi::audit
