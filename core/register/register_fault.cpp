#include "core/register/register_fault.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace lekthi::registers {

namespace {

struct Fault
{
    RegisterFaultKind kind;
    QLatin1StringView name;
    const char *sentence;
};

constexpr std::array faults{
    Fault{RegisterFaultKind::CannotOpen, "CANNOT_OPEN"_L1, "%2"},
    Fault{RegisterFaultKind::Empty, "EMPTY"_L1, QT_TRANSLATE_NOOP("lekthi", "The file holds no numbers.")},
    Fault{RegisterFaultKind::WrongEncoding, "WRONG_ENCODING"_L1,
          QT_TRANSLATE_NOOP("lekthi", "Line %1 is not in the encoding of the file. Choose another encoding, "
                                      "or save the file again as CSV UTF-8.")},
    Fault{RegisterFaultKind::ZeroCharacter, "ZERO_CHARACTER"_L1,
          QT_TRANSLATE_NOOP("lekthi",
                            "Line %1 holds a zero character. The file is damaged, or it is no CSV file.")},
    Fault{RegisterFaultKind::LineTooLong, "LINE_TOO_LONG"_L1,
          QT_TRANSLATE_NOOP("lekthi", "Line %1 is too long. The file is damaged, or it is no CSV file.")},
    Fault{RegisterFaultKind::QuoteNotClosed, "QUOTE_NOT_CLOSED"_L1,
          QT_TRANSLATE_NOOP(
              "lekthi",
              "The file ends within the quoted cell that begins at line %1. It was cut off; save it again.")},
    Fault{RegisterFaultKind::TextBehindQuote, "TEXT_BEHIND_QUOTE"_L1,
          QT_TRANSLATE_NOOP(
              "lekthi",
              "In line %1 there is text after a closing quotation mark. Save the file again as CSV.")},
    Fault{RegisterFaultKind::NoNumberColumn, "NO_NUMBER_COLUMN"_L1,
          QT_TRANSLATE_NOOP("lekthi",
                            "No heading says which column holds the document numbers. Choose the column.")},
    Fault{RegisterFaultKind::UnknownColumn, "UNKNOWN_COLUMN"_L1,
          QT_TRANSLATE_NOOP("lekthi",
                            "The file has no column \"%2\". Choose one of its headings or a column number.")},
    Fault{RegisterFaultKind::TooManyLines, "TOO_MANY_LINES"_L1,
          QT_TRANSLATE_NOOP("lekthi",
                            "The file has more than %2 lines. Split it and import its parts one by one.")},
    Fault{RegisterFaultKind::Cancelled, "CANCELLED"_L1,
          QT_TRANSLATE_NOOP("lekthi", "Cancelled; nothing was changed.")},
};

const Fault &factsOf(RegisterFaultKind kind)
{
    for (const Fault &fault : faults) {
        if (fault.kind == kind)
            return fault;
    }
    return faults.front();
}

} // namespace

QString faultName(RegisterFaultKind kind)
{
    return factsOf(kind).name;
}

QString describe(const RegisterFault &fault)
{
    QString sentence = QCoreApplication::translate("lekthi", factsOf(fault.kind).sentence);
    return sentence.replace(u"%1"_s, QString::number(fault.line)).replace(u"%2"_s, fault.subject);
}

} // namespace lekthi::registers
