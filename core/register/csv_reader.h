#pragma once

#include "core/register/register_fault.h"
#include "core/register/text_encoding.h"

#include <QIODevice>
#include <QStringList>

#include <array>
#include <optional>

namespace lekthi::registers {

/// A line of a CSV file, cell by cell; a cell in quotes may hold line breaks.
struct CsvLine
{
    qint64 line = 0; ///< of the file, where it begins; from 1
    QStringList cells{};
};

inline constexpr qsizetype longestCsvLine = 65'536; ///< UTF-16 code units
inline constexpr qsizetype mostCsvCells = 512;

/// What may separate the cells of a line.
inline constexpr std::array<QChar, 4> separators{u',', u';', u'\t', u'|'};

/// "COMMA", "SEMICOLON", "TAB", "BAR": stable names for scripts.
QString separatorName(QChar separator);
/// By its name, whatever its case, or the character itself.
std::optional<QChar> separatorFromName(QStringView name);
QStringList separatorNames();

/// Which of the separators it is, by the first lines of a file; a comma if it has none.
QChar likelySeparator(QStringView beginning);

/// Reads a CSV file (RFC 4180) as a stream: it never holds more than one line and 64 KiB. Cells are texts,
/// formulas among them; nothing is carried out. Lines without any text are left out. The device stays the
/// caller's. One thread.
class CsvReader
{
public:
    CsvReader(QIODevice &device, TextEncoding encoding, QChar separator);

    /// The next line; nothing at the end of the file. After a fault there is no next one.
    RegisterResult<std::optional<CsvLine>> next();
    qint64 bytesRead() const { return m_bytesRead; }

private:
    enum class Place { CellStart, Plain, Quoted, BehindQuote };

    std::optional<QChar> take();
    RegisterResult<bool> readLine(CsvLine &line);
    RegisterResult<bool> add(QChar character, CsvLine &line);
    std::optional<QChar> peek();
    bool fill();
    void endCell(CsvLine &line);
    tl::unexpected<RegisterFault> fault(RegisterFaultKind kind) const;

    QIODevice &m_device;
    TextDecoder m_decoder;
    const QChar m_separator;
    QString m_text;
    qsizetype m_at = 0;
    qint64 m_bytesRead = 0;
    qint64 m_line = 1;      ///< where the reader stands
    qint64 m_lineStart = 1; ///< where the line that it reads began
    bool m_isFirst = true;
    bool m_isBroken = false; ///< bytes that are no text
    Place m_place = Place::CellStart;
    QString m_cell;
    qsizetype m_length = 0; ///< of the line so far
};

} // namespace lekthi::registers
