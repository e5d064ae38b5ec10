#include "tests/fuzz/fuzz_input.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace lekthi::numbering {

std::uint8_t FuzzInput::byte()
{
    if (m_size == 0)
        return 0;
    --m_size;
    return *m_data++;
}

int FuzzInput::number(int limit)
{
    return byte() % limit;
}

QString FuzzInput::text()
{
    const bool wide = number(8) == 7;
    const void *end = m_size == 0 ? nullptr : std::memchr(m_data, 0xFE, m_size);
    const std::size_t size = end ? static_cast<const std::uint8_t *>(end) - m_data : m_size;
    QString text;
    if (wide) {
        text.resize(static_cast<qsizetype>(size / 2));
        std::memcpy(text.data(), m_data, size / 2 * 2);
    } else if (size > 0) {
        text = QString::fromUtf8(reinterpret_cast<const char *>(m_data), static_cast<qsizetype>(size));
    }
    m_data += end ? size + 1 : size;
    m_size -= end ? size + 1 : size;
    return text;
}

NumberParts FuzzInput::parts()
{
    NumberParts parts;
    parts.documentDate = QDate(2000 + number(120), 1 + number(12), 1 + number(31));
    parts.period = {number(2) * (2020 + number(81)), number(13)};
    parts.sequence = 1;
    for (int bytes = number(9); bytes > 0; --bytes)
        parts.sequence = static_cast<qint64>(static_cast<quint64>(parts.sequence) * 256U + byte());
    for (QString NumberParts::*code :
         {&NumberParts::project, &NumberParts::originator, &NumberParts::recipient, &NumberParts::corrType,
          &NumberParts::subType, &NumberParts::rfaType, &NumberParts::discipline, &NumberParts::revision})
        parts.*code = text();
    return parts;
}

void demand(bool condition, const char *sentence)
{
    if (condition)
        return;
    std::fprintf(stderr, "broken promise: %s\n", sentence);
    std::abort();
}

void demandSoundNumber(const DocumentNumber &number)
{
    qsizetype end = 0;
    for (const DocumentNumber::Part &part : number.parts()) {
        demand(part.start == end && part.length > 0, "parts follow one another");
        end += part.length;
    }
    demand(end == number.text().size(), "parts cover the number");
    demand(number.text() == number.text().normalized(QString::NormalizationForm_C), "a number is composed");
}

} // namespace lekthi::numbering
