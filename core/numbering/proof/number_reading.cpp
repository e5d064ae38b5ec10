#include "core/numbering/proof/number_reading.h"

#include "core/numbering/text_safety.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

bool isDigit(char32_t symbol)
{
    return symbol >= U'0' && symbol <= U'9';
}

/// In capitals as far as that is sure to be the same to the store.
QString revisionText(std::u32string_view symbols)
{
    QString text = QString::fromUcs4(symbols.data(), static_cast<qsizetype>(symbols.size()));
    for (QChar &letter : text) {
        if (letter >= u'a' && letter <= u'z')
            letter = letter.toUpper();
    }
    return text;
}

class Reader
{
public:
    Reader(const NumberShape &shape, std::u32string_view text, qsizetype limit, ReadingStop *stop)
        : m_shape(shape)
        , m_text(text)
        , m_limit(limit)
        , m_stop(stop)
    {
    }

    QList<NumberReading> read()
    {
        readFrom(0, 0);
        return m_found;
    }

private:
    void readFrom(size_t cellIndex, size_t at)
    {
        if (m_found.size() >= m_limit)
            return;
        if (cellIndex == m_shape.cells.size())
            return finish(at);
        const Cell &cell = m_shape.cells[cellIndex];
        switch (cell.kind) {
        case Cell::Kind::Literal:
            return readLiteral(cell, cellIndex, at);
        case Cell::Kind::Codes:
            return readCodes(cell, cellIndex, at);
        case Cell::Kind::Sequence:
            return readSequence(cell, cellIndex, at);
        case Cell::Kind::DateField:
            return readDate(cell, cellIndex, at);
        case Cell::Kind::TimeField:
            return readTime(cell, cellIndex, at);
        case Cell::Kind::Revision:
            return readRevision(cell, cellIndex, at);
        }
    }

    void finish(size_t at)
    {
        if (m_text.find_first_not_of(U' ', at) != m_text.npos)
            return noteStop(at, m_shape.cells.size());
        if (m_shape.dates->dateOf(m_reading.dateDigits))
            m_found.append(m_reading);
        else if (m_stop)
            m_stop->isDateImpossible = true;
    }

    void noteStop(size_t at, size_t cellIndex, size_t literalOffset = 0)
    {
        if (!m_stop || at < m_stop->at)
            return;
        if (at > m_stop->at)
            m_stop->cells.clear();
        m_stop->at = at;
        if (std::ranges::find(m_stop->cells, cellIndex) != m_stop->cells.end())
            return;
        m_stop->cells.push_back(cellIndex);
        m_stop->literalOffset = literalOffset;
    }

    void readLiteral(const Cell &cell, size_t cellIndex, size_t at)
    {
        const std::u32string_view rest = m_text.substr(at);
        if (rest.starts_with(cell.literal))
            return readFrom(cellIndex + 1, at + cell.literal.size());
        const auto [own, other] = std::ranges::mismatch(cell.literal, rest);
        const auto common = static_cast<size_t>(own - cell.literal.begin());
        noteStop(at + common, cellIndex, common);
    }

    void readCodes(const Cell &cell, size_t cellIndex, size_t from)
    {
        CodeTrie::NodeId node = CodeTrie::root;
        const TokenKind part = partOf(cell.token);
        const ProofCode *known = m_reading.codeOf(part);
        const std::optional<ProofCode> given = known ? std::optional(*known) : std::nullopt;
        for (size_t at = from;; ++at) {
            node = at < m_text.size() ? cell.codes->child(node, m_text[at]) : CodeTrie::root;
            if (node == CodeTrie::root)
                return noteStop(at, cellIndex);
            const auto codes = cell.codes->codesAt(node);
            if (codes.empty())
                continue;
            if (!given) {
                m_reading.codes.append({part, codes.front()});
                readFrom(cellIndex + 1, at + 1);
                m_reading.codes.removeLast();
            } else if (std::ranges::find(codes, *given) != codes.end()) {
                readFrom(cellIndex + 1, at + 1);
            }
        }
    }

    void readSequence(const Cell &cell, size_t cellIndex, size_t from)
    {
        qint64 value = 0;
        for (size_t at = from;; ++at) {
            if (at == m_text.size() || !isDigit(m_text[at]))
                return noteStop(at, cellIndex);
            const int digits = static_cast<int>(at - from) + 1;
            const bool outgrown = digits > cell.digits;
            if (digits > cell.mostDigits || (outgrown && m_text[from] == U'0'))
                return noteStop(at, cellIndex);
            value = value * 10 + (m_text[at] - U'0');
            const bool isShort = digits < cell.digits;
            if (isShort && value == 0 && digits >= cell.valueWithin)
                return noteStop(at, cellIndex);
            if (isShort || value == 0)
                continue;
            m_reading.sequence = value;
            readFrom(cellIndex + 1, at + 1);
        }
    }

    /// All digits of the cell, or none.
    std::u32string_view digitsAt(size_t at, const Cell &cell, size_t cellIndex)
    {
        const std::u32string_view digits = m_text.substr(at, static_cast<size_t>(cell.digits));
        const auto fits = static_cast<size_t>(std::ranges::find_if_not(digits, isDigit) - digits.begin());
        if (fits == static_cast<size_t>(cell.digits))
            return digits;
        noteStop(at + fits, cellIndex);
        return {};
    }

    void readTime(const Cell &cell, size_t cellIndex, size_t at)
    {
        const std::u32string_view digits = digitsAt(at, cell, cellIndex);
        if (digits.empty())
            return;
        const int value = static_cast<int>((digits[0] - U'0') * 10 + (digits[1] - U'0'));
        int &shown = m_reading.time[static_cast<size_t>(cell.time)];
        const int given = shown;
        if (value > lastOf(cell.time) || (given != NumberReading::notShown && given != value))
            return noteStop(at, cellIndex);
        shown = value;
        readFrom(cellIndex + 1, at + digits.size());
        shown = given;
    }

    void readDate(const Cell &cell, size_t cellIndex, size_t at)
    {
        const std::u32string_view digits = digitsAt(at, cell, cellIndex);
        if (digits.empty())
            return;
        const size_t before = m_reading.dateDigits.size();
        for (const char32_t digit : digits)
            m_reading.dateDigits.push_back(static_cast<char>(digit));
        readFrom(cellIndex + 1, at + digits.size());
        m_reading.dateDigits.resize(before);
    }

    void readRevision(const Cell &cell, size_t cellIndex, size_t from)
    {
        const QString given = m_reading.revision;
        for (size_t at = from; at - from < static_cast<size_t>(cell.mostDigits); ++at) {
            if (at == m_text.size() || !isRevisionSymbol(m_text[at])) {
                noteStop(at, cellIndex);
                break;
            }
            const QString revision = revisionText(m_text.substr(from, at + 1 - from));
            if (!given.isEmpty() && given != revision)
                continue;
            m_reading.revision = revision;
            readFrom(cellIndex + 1, at + 1);
        }
        m_reading.revision = given;
    }

    const NumberShape &m_shape;
    std::u32string_view m_text;
    qsizetype m_limit;
    ReadingStop *m_stop;
    NumberReading m_reading;
    QList<NumberReading> m_found;
};

/// Of a row of which the number shows several texts, all of these count.
ProofCode shortestRow(const NumberShape &shape, const Cell &cell, int otherThan)
{
    QList<const Cell *> writers;
    for (const Cell &other : shape.cells) {
        if (other.kind == Cell::Kind::Codes && partOf(other.token) == partOf(cell.token))
            writers.append(&other);
    }
    const auto isAlike = [&cell](const Cell *other) { return other->codes == cell.codes; };
    if (std::ranges::all_of(writers, isAlike))
        return cell.codes->shortestCode(otherThan);
    const ProofCode *shortest = &cell.codes->shortestCode(otherThan);
    qsizetype fewest = maximumNumberLength * 2;
    for (const ProofCode &row : cell.codes->codes()) {
        qsizetype length = 0;
        bool isShown = true;
        for (const Cell *writer : writers) {
            const QString written = writtenFor(row, writer->token);
            length += codePointCount(written);
            isShown = isShown && !written.trimmed().isEmpty();
        }
        if (!isShown || row.id == otherThan || length >= fewest)
            continue;
        fewest = length;
        shortest = &row;
    }
    return *shortest;
}

} // namespace

const ProofCode *NumberReading::codeOf(TokenKind part) const
{
    const auto found = std::ranges::find_if(codes, [part](const auto &known) { return known.first == part; });
    return found == codes.end() ? nullptr : &found->second;
}

QTime NumberReading::timeOfDay() const
{
    return {std::max(time[0], 0), std::max(time[1], 0), std::max(time[2], 0)};
}

QList<NumberReading> readingsOf(const NumberShape &shape, std::u32string_view text, qsizetype limit,
                                ReadingStop *stop)
{
    return Reader(shape, text, limit, stop).read();
}

NumberReading shortestReading(const NumberShape &shape)
{
    NumberReading reading{.sequence = shape.format->firstSequence()};
    for (const Cell &cell : shape.cells) {
        const TokenKind part = partOf(cell.token);
        if (cell.kind == Cell::Kind::Codes && !reading.codeOf(part)) {
            const ProofCode *sender = reading.codeOf(TokenKind::Originator);
            const bool writesToOther = part == TokenKind::Recipient && sender;
            reading.codes.append({part, shortestRow(shape, cell, writesToOther ? sender->id : 0)});
        }
        if (cell.kind == Cell::Kind::Revision)
            reading.revision = u"A"_s;
    }
    return reading;
}

} // namespace lekthi::numbering
