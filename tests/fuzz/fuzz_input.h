#pragma once

#include "core/numbering/render.h"

#include <QString>

#include <cstddef>
#include <cstdint>

namespace lekthi::numbering {

/// Cuts the fuzzer's bytes into values; what is missing is zero or empty.
class FuzzInput
{
public:
    FuzzInput(const std::uint8_t *data, std::size_t size)
        : m_data(data)
        , m_size(size)
    {
    }

    int number(int limit); ///< 0 to limit - 1, limit at most 256
    QString text();        ///< up to the next byte 0xFE: UTF-8, or UTF-16 so that lone surrogates occur
    NumberParts parts();

private:
    std::uint8_t byte();

    const std::uint8_t *m_data;
    std::size_t m_size;
};

/// Stops the fuzzer with the sentence if the condition does not hold.
void demand(bool condition, const char *sentence);

/// The parts stand in order and cover the number, whose text is composed and not too long.
void demandSoundNumber(const DocumentNumber &number);

} // namespace lekthi::numbering
