#include "core/register/text_encoding.h"

#include <QSysInfo>

#include <array>
#include <cerrno>
#include <utility>

#include <iconv.h>

using namespace Qt::StringLiterals;

namespace lekthi::registers {

namespace {

struct Name
{
    TextEncoding encoding;
    QLatin1StringView name;
    const char *converter;
};

// Big5 of Windows and of the web: CP950 knows the characters that Excel writes.
constexpr std::array names{
    Name{TextEncoding::Utf8, "UTF-8"_L1, "UTF-8"},
    Name{TextEncoding::Utf16Le, "UTF-16LE"_L1, "UTF-16LE"},
    Name{TextEncoding::Utf16Be, "UTF-16BE"_L1, "UTF-16BE"},
    Name{TextEncoding::Windows874, "WINDOWS-874"_L1, "CP874"},
    Name{TextEncoding::Big5, "BIG5"_L1, "CP950"},
};

constexpr std::array otherNames{
    std::pair{"UTF8"_L1, TextEncoding::Utf8},          std::pair{"UTF-16"_L1, TextEncoding::Utf16Le},
    std::pair{"TIS-620"_L1, TextEncoding::Windows874}, std::pair{"TIS620"_L1, TextEncoding::Windows874},
    std::pair{"CP874"_L1, TextEncoding::Windows874},   std::pair{"CP950"_L1, TextEncoding::Big5},
    std::pair{"BIG-5"_L1, TextEncoding::Big5},
};

const Name &nameOf(TextEncoding encoding)
{
    for (const Name &name : names) {
        if (name.encoding == encoding)
            return name;
    }
    return names.front();
}

bool decodes(QByteArrayView bytes, TextEncoding encoding, QString &text)
{
    TextDecoder decoder(encoding);
    return decoder.decode(bytes, text);
}

bool isThaiConsonant(QChar character)
{
    return character >= u'\u0E01' && character <= u'\u0E2E';
}

bool isThaiMark(QChar character)
{
    return character == u'\u0E31' || (character >= u'\u0E34' && character <= u'\u0E3A') ||
           (character >= u'\u0E47' && character <= u'\u0E4E');
}

/// Whether vowels and tone marks stand above and below consonants, nearly all of them.
bool looksThai(const QString &text)
{
    qsizetype thai = 0;
    qsizetype misplaced = 0;
    QChar before;
    for (const QChar character : text) {
        thai += character.script() == QChar::Script_Thai ? 1 : 0;
        misplaced += isThaiMark(character) && !isThaiConsonant(before) && !isThaiMark(before) ? 1 : 0;
        before = character;
    }
    return thai > 0 && misplaced * 20 <= thai;
}

/// Whether it is Big5 and most characters are among those that are used often; Thai bytes in pairs seldom
/// are.
bool looksChinese(QByteArrayView bytes)
{
    qsizetype characters = 0;
    qsizetype usual = 0;
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        const auto lead = static_cast<unsigned char>(bytes[at]);
        if (lead < 0x80)
            continue;
        ++at;
        ++characters;
        usual += lead >= 0xA1 && lead <= 0xC6 ? 1 : 0;
    }
    QString text;
    return usual * 10 >= characters * 9 && decodes(bytes, TextEncoding::Big5, text);
}

std::optional<TextEncoding> byMark(QByteArrayView beginning)
{
    if (beginning.startsWith("\xEF\xBB\xBF"))
        return TextEncoding::Utf8;
    if (beginning.startsWith("\xFF\xFE"))
        return TextEncoding::Utf16Le;
    if (beginning.startsWith("\xFE\xFF"))
        return TextEncoding::Utf16Be;
    return std::nullopt;
}

/// UTF-16 without a mark: the separators and digits of a register have a zero byte each.
std::optional<TextEncoding> byZeros(QByteArrayView beginning)
{
    std::array<qsizetype, 2> zeros{0, 0};
    for (qsizetype at = 0; at < beginning.size(); ++at)
        zeros[static_cast<size_t>(at % 2)] += beginning[at] == '\0' ? 1 : 0;
    const qsizetype many = beginning.size() / 10;
    if (zeros[1] > many && zeros[0] == 0)
        return TextEncoding::Utf16Le;
    if (zeros[0] > many && zeros[1] == 0)
        return TextEncoding::Utf16Be;
    return std::nullopt;
}

} // namespace

QString encodingName(TextEncoding encoding)
{
    return nameOf(encoding).name;
}

std::optional<TextEncoding> encodingFromName(QStringView name)
{
    for (const Name &known : names) {
        if (name.compare(known.name, Qt::CaseInsensitive) == 0)
            return known.encoding;
    }
    for (const auto &[other, encoding] : otherNames) {
        if (name.compare(other, Qt::CaseInsensitive) == 0)
            return encoding;
    }
    return std::nullopt;
}

QStringList encodingNames()
{
    QStringList all;
    for (const Name &name : names)
        all.append(name.name);
    return all;
}

TextEncoding likelyEncoding(QByteArrayView beginning)
{
    if (const auto marked = byMark(beginning))
        return *marked;
    if (const auto wide = byZeros(beginning))
        return *wide;
    QString text;
    if (decodes(beginning, TextEncoding::Utf8, text))
        return TextEncoding::Utf8;
    if (looksChinese(beginning))
        return TextEncoding::Big5;
    QString thai;
    QString chinese;
    const bool isThai = decodes(beginning, TextEncoding::Windows874, thai);
    if (isThai && !looksThai(thai) && decodes(beginning, TextEncoding::Big5, chinese))
        return TextEncoding::Big5;
    return isThai ? TextEncoding::Windows874 : TextEncoding::Utf8;
}

struct TextDecoder::Conversion
{
    iconv_t handle;

    explicit Conversion(const char *from)
        : handle(iconv_open(QSysInfo::ByteOrder == QSysInfo::LittleEndian ? "UTF-16LE" : "UTF-16BE", from))
    {
    }
    ~Conversion()
    {
        if (isOpen())
            iconv_close(handle);
    }
    Conversion(const Conversion &) = delete;
    Conversion &operator=(const Conversion &) = delete;

    // NOLINTNEXTLINE: the interface of iconv.
    bool isOpen() const { return handle != reinterpret_cast<iconv_t>(-1); }
};

TextDecoder::TextDecoder(TextEncoding encoding)
    : d(std::make_unique<Conversion>(nameOf(encoding).converter))
{
}

TextDecoder::~TextDecoder() = default;

bool TextDecoder::decode(QByteArrayView bytes, QString &text)
{
    if (!d->isOpen())
        return false;
    QByteArray input = std::exchange(m_rest, {});
    input.append(bytes.data(), bytes.size());
    // No encoding has a byte that stands for more than two units.
    QString decoded(input.size() * 2, Qt::Uninitialized);
    char *from = input.data();
    size_t left = static_cast<size_t>(input.size());
    char *to = reinterpret_cast<char *>(decoded.data());
    size_t space = static_cast<size_t>(decoded.size()) * sizeof(QChar);
    const bool converted = iconv(d->handle, &from, &left, &to, &space) != static_cast<size_t>(-1);
    decoded.resize((reinterpret_cast<const QChar *>(to) - decoded.constData()));
    text += decoded;
    if (converted)
        return true;
    if (errno != EINVAL)
        return false;
    m_rest = QByteArray(from, static_cast<qsizetype>(left));
    return true;
}

} // namespace lekthi::registers
