#pragma once

#include <QString>

#include <tl/expected.hpp>

namespace lekthi::registers {

/// Why a CSV file (a register, or a list of reference data) cannot be read on.
enum class RegisterFaultKind {
    CannotOpen,     ///< subject: the sentence that says why
    Empty,          ///< no line, or nothing but the headings
    WrongEncoding,  ///< bytes that are no text in the chosen encoding: another one, mixed ones, or no text at
                    ///< all
    ZeroCharacter,  ///< no spreadsheet writes one
    LineTooLong,    ///< or too many cells
    QuoteNotClosed, ///< the file ends within a quoted cell: it was cut off
    TextBehindQuote, ///< something between the closing quote of a cell and its separator
    NoNumberColumn,  ///< no heading is one of numbers, and none was chosen
    UnknownColumn,   ///< subject: the heading that was chosen and does not exist
    TooManyLines,
    Cancelled,
};

struct RegisterFault
{
    RegisterFaultKind kind = RegisterFaultKind::Empty;
    qint64 line = 0; ///< of the file, from 1; 0: the whole file
    QString subject{};
};

template <class T>
using RegisterResult = tl::expected<T, RegisterFault>;

/// "EMPTY", "WRONG_ENCODING", ...: stable names for scripts.
QString faultName(RegisterFaultKind kind);
/// The finished sentence with the line, and what to do.
QString describe(const RegisterFault &fault);

} // namespace lekthi::registers
