#include "core/register/csv_reader.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace lekthi::registers {

namespace {

constexpr qint64 pieceSize = 65'536;
constexpr QChar quote = u'"';
constexpr QChar byteOrderMark = QChar(0xFEFF);

constexpr std::array<QLatin1StringView, separators.size()> namesOfSeparators{"COMMA"_L1, "SEMICOLON"_L1,
                                                                             "TAB"_L1, "BAR"_L1};

/// How often each line has the separator, outside of quotes; of the lines that are whole.
QList<int> countsPerLine(QStringView text, QChar separator)
{
    QList<int> counts;
    int count = 0;
    bool quoted = false;
    for (const QChar character : text) {
        if (character == quote)
            quoted = !quoted;
        else if (!quoted && character == separator)
            ++count;
        else if (!quoted && character == u'\n')
            counts.append(std::exchange(count, 0));
    }
    if (counts.isEmpty())
        counts.append(count);
    return counts;
}

} // namespace

QString separatorName(QChar separator)
{
    const auto at = std::ranges::find(separators, separator);
    return at == separators.end() ? QString() : QString(namesOfSeparators[at - separators.begin()]);
}

std::optional<QChar> separatorFromName(QStringView name)
{
    for (size_t at = 0; at < separators.size(); ++at) {
        if (name.compare(namesOfSeparators[at], Qt::CaseInsensitive) == 0 ||
            (name.size() == 1 && name.front() == separators[at]))
            return separators[at];
    }
    return std::nullopt;
}

QStringList separatorNames()
{
    return {namesOfSeparators.begin(), namesOfSeparators.end()};
}

QChar likelySeparator(QStringView beginning)
{
    QChar best = u',';
    qsizetype most = 0;
    for (const QChar separator : separators) {
        const QList<int> counts = countsPerLine(beginning, separator);
        // Where headings have it so often, most lines should.
        const qsizetype like = counts.first() == 0 ? 0 : std::ranges::count(counts, counts.first());
        if (like * counts.first() > most) {
            most = like * counts.first();
            best = separator;
        }
    }
    return best;
}

CsvReader::CsvReader(QIODevice &device, TextEncoding encoding, QChar separator)
    : m_device(device)
    , m_decoder(encoding)
    , m_separator(separator)
{
}

tl::unexpected<RegisterFault> CsvReader::fault(RegisterFaultKind kind) const
{
    return tl::unexpected(
        RegisterFault{.kind = kind, .line = kind == RegisterFaultKind::WrongEncoding ? m_line : m_lineStart});
}

/// False at the end of what can be read.
bool CsvReader::fill()
{
    m_text.remove(0, m_at);
    m_at = 0;
    while (m_text.isEmpty() && !m_isBroken) {
        const QByteArray bytes = m_device.read(pieceSize);
        m_bytesRead += bytes.size();
        if (bytes.isEmpty()) {
            m_isBroken = m_decoder.isIncomplete();
            return false;
        }
        m_isBroken = !m_decoder.decode(bytes, m_text);
    }
    if (m_isFirst && m_text.startsWith(byteOrderMark))
        m_text.remove(0, 1);
    m_isFirst = false;
    return !m_text.isEmpty() || (!m_isBroken && fill());
}

std::optional<QChar> CsvReader::peek()
{
    if (m_at >= m_text.size() && !fill())
        return std::nullopt;
    return m_text[m_at];
}

std::optional<QChar> CsvReader::take()
{
    const auto character = peek();
    if (character)
        ++m_at;
    return character;
}

void CsvReader::endCell(CsvLine &line)
{
    line.cells.append(std::exchange(m_cell, {}));
    m_place = Place::CellStart;
}

RegisterResult<std::optional<CsvLine>> CsvReader::next()
{
    while (peek()) {
        CsvLine line{.line = m_line};
        m_lineStart = m_line;
        m_length = 0;
        const auto read = readLine(line);
        if (!read) {
            m_isBroken = true;
            m_text.clear();
            return tl::unexpected(read.error());
        }
        const auto isBlank = [](const QString &cell) { return cell.trimmed().isEmpty(); };
        if (!std::ranges::all_of(line.cells, isBlank))
            return line;
    }
    if (m_isBroken)
        return fault(RegisterFaultKind::WrongEncoding);
    return std::nullopt;
}

RegisterResult<bool> CsvReader::readLine(CsvLine &line)
{
    while (const auto character = take()) {
        if (++m_length > longestCsvLine || line.cells.size() >= mostCsvCells)
            return fault(RegisterFaultKind::LineTooLong);
        if (character->isNull())
            return fault(RegisterFaultKind::ZeroCharacter);
        const auto isEnd = add(*character, line);
        if (!isEnd || *isEnd)
            return isEnd;
    }
    if (m_isBroken)
        return fault(RegisterFaultKind::WrongEncoding);
    if (m_place == Place::Quoted)
        return fault(RegisterFaultKind::QuoteNotClosed);
    endCell(line);
    return true;
}

/// Whether the line ended with this character.
RegisterResult<bool> CsvReader::add(QChar character, CsvLine &line)
{
    const bool isBreak = character == u'\n' || character == u'\r';
    if (character == u'\n' || (character == u'\r' && peek() != u'\n'))
        ++m_line;
    if (m_place == Place::Quoted) {
        if (character == quote)
            m_place = Place::BehindQuote;
        else
            m_cell += character;
        return false;
    }
    if (character == m_separator) {
        endCell(line);
    } else if (isBreak) {
        if (character == u'\r' && peek() == u'\n')
            return false;
        endCell(line);
        return true;
    } else if (m_place == Place::BehindQuote && character == quote) {
        m_cell += quote;
        m_place = Place::Quoted;
    } else if (m_place == Place::BehindQuote) {
        return fault(RegisterFaultKind::TextBehindQuote);
    } else if (m_place == Place::CellStart && character == quote) {
        m_place = Place::Quoted;
    } else {
        m_cell += character;
        m_place = Place::Plain;
    }
    return false;
}

} // namespace lekthi::registers
