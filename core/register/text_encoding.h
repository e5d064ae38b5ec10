#pragma once

#include <QByteArrayView>
#include <QString>
#include <QStringList>
#include <QStringView>

#include <memory>
#include <optional>

namespace lekthi::registers {

/// How the characters of a register are written.
enum class TextEncoding { Utf8, Utf16Le, Utf16Be, Windows874, Big5 };

/// "UTF-8", "UTF-16LE", "UTF-16BE", "WINDOWS-874", "BIG5".
QString encodingName(TextEncoding encoding);
/// Also by other usual names (TIS-620, CP950), whatever their case.
std::optional<TextEncoding> encodingFromName(QStringView name);
QStringList encodingNames();

/// What the beginning of a file is most likely written in: by its byte order mark, else UTF-8 if it can be,
/// else Big5 if nearly all of its characters are usual ones there, else Windows-874 if its Thai vowels and
/// tone marks stand where they can. A guess, for a person to check.
TextEncoding likelyEncoding(QByteArrayView beginning);

/// Turns bytes into text, piece by piece. One thread.
class TextDecoder
{
public:
    explicit TextDecoder(TextEncoding encoding);
    ~TextDecoder();
    TextDecoder(const TextDecoder &) = delete;
    TextDecoder &operator=(const TextDecoder &) = delete;

    /// Appends the text of these bytes; the beginning of a character at their end is kept for the next piece.
    /// False if some bytes are no character: then what stood before them was appended.
    bool decode(QByteArrayView bytes, QString &text);
    /// Whether the bytes ended within a character.
    bool isIncomplete() const { return !m_rest.isEmpty(); }

private:
    struct Conversion;

    std::unique_ptr<Conversion> d;
    QByteArray m_rest;
};

} // namespace lekthi::registers
