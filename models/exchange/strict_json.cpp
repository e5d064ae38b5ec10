#include "models/exchange/strict_json.h"

#include "core/numbering/text_safety.h"

#include <QCoreApplication>
#include <QSet>
#include <QStringDecoder>

#include <algorithm>
#include <cctype>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

template <class T>
using Parsed = tl::expected<T, FileFault>;

constexpr qsizetype longestInteger = 15;

class Parser
{
public:
    Parser(QStringView text, const JsonLimits &limits)
        : m_text(text)
        , m_limits(limits)
    {
    }

    Parsed<JsonNode> parse()
    {
        auto root = value(0);
        if (!root)
            return root;
        skipSpace();
        if (!atEnd())
            return fault(QCoreApplication::translate("lekthi", "Unexpected data after the end."));
        return root;
    }

private:
    bool atEnd() const { return m_next >= m_text.size(); }
    QChar peek() const { return atEnd() ? QChar() : m_text[m_next]; }
    bool take(QChar wanted)
    {
        if (peek() != wanted)
            return false;
        ++m_next;
        return true;
    }

    tl::unexpected<FileFault> fault(const QString &message) const
    {
        return tl::make_unexpected(FileFault{m_line, message});
    }
    tl::unexpected<FileFault> unreadable() const
    {
        return atEnd() ? fault(QCoreApplication::translate("lekthi", "The file ends too early."))
                       : fault(QCoreApplication::translate("lekthi", "This is not JSON."));
    }

    void skipSpace()
    {
        for (; !atEnd(); ++m_next) {
            if (peek() == u'\n')
                ++m_line;
            else if (peek() != u' ' && peek() != u'\t' && peek() != u'\r')
                return;
        }
    }

    Parsed<JsonNode> value(int depth)
    {
        skipSpace();
        if (depth > m_limits.depth)
            return fault(QCoreApplication::translate("lekthi", "The values are nested too deeply."));
        if (++m_values > m_limits.values)
            return fault(QCoreApplication::translate("lekthi", "The file holds more values than are read."));
        JsonNode node;
        node.line = m_line;
        switch (peek().unicode()) {
        case u'{':
            return object(std::move(node), depth);
        case u'[':
            return list(std::move(node), depth);
        case u'"':
            return text().map([&](const QString &read) {
                node.kind = JsonNode::Kind::Text;
                node.text = read;
                return std::move(node);
            });
        default:
            return peek().isLower() ? word(std::move(node)) : number(std::move(node));
        }
    }

    Parsed<JsonNode> object(JsonNode node, int depth)
    {
        node.kind = JsonNode::Kind::Object;
        QSet<QString> names;
        ++m_next;
        skipSpace();
        if (take(u'}'))
            return node;
        for (;;) {
            skipSpace();
            if (peek() != u'"')
                return unreadable();
            auto name = text();
            if (!name)
                return tl::make_unexpected(name.error());
            if (names.contains(*name))
                return fault(
                    QCoreApplication::translate("lekthi", "“%1” occurs twice in one object.").arg(*name));
            names.insert(*name);
            skipSpace();
            if (!take(u':'))
                return unreadable();
            auto member = value(depth + 1);
            if (!member)
                return member;
            node.members.append({*std::move(name), *std::move(member)});
            skipSpace();
            if (take(u'}'))
                return node;
            if (!take(u','))
                return unreadable();
        }
    }

    Parsed<JsonNode> list(JsonNode node, int depth)
    {
        node.kind = JsonNode::Kind::List;
        ++m_next;
        skipSpace();
        if (take(u']'))
            return node;
        for (;;) {
            auto item = value(depth + 1);
            if (!item)
                return item;
            node.items.append(*std::move(item));
            skipSpace();
            if (take(u']'))
                return node;
            if (!take(u','))
                return unreadable();
        }
    }

    Parsed<JsonNode> word(JsonNode node)
    {
        const auto is = [&](QStringView wanted) {
            if (!m_text.sliced(m_next).startsWith(wanted))
                return false;
            m_next += wanted.size();
            return true;
        };
        if (is(u"null"))
            return node;
        node.kind = JsonNode::Kind::Bool;
        if (is(u"true"))
            node.truth = true;
        else if (!is(u"false"))
            return unreadable();
        return node;
    }

    qsizetype takeDigits()
    {
        const qsizetype start = m_next;
        while (peek() >= u'0' && peek() <= u'9')
            ++m_next;
        return m_next - start;
    }

    Parsed<JsonNode> number(JsonNode node)
    {
        node.kind = JsonNode::Kind::Number;
        const qsizetype start = m_next;
        take(u'-');
        const bool isZero = take(u'0');
        const qsizetype digits = isZero ? 1 : takeDigits();
        bool isWhole = digits > 0;
        if (!isWhole)
            return unreadable();
        if (take(u'.')) {
            isWhole = false;
            if (takeDigits() == 0)
                return unreadable();
        }
        if (peek() == u'e' || peek() == u'E') {
            isWhole = false;
            ++m_next;
            if (!take(u'+'))
                take(u'-');
            if (takeDigits() == 0)
                return unreadable();
        }
        if (isWhole && digits <= longestInteger)
            node.integer = m_text.sliced(start, m_next - start).toLongLong();
        return node;
    }

    Parsed<QString> text()
    {
        QString read;
        ++m_next;
        for (;;) {
            if (atEnd() || peek() == u'\n')
                return unreadable();
            const QChar sign = m_text[m_next++];
            if (sign == u'"')
                break;
            if (sign != u'\\') {
                read += sign;
                continue;
            }
            const std::optional<QChar> escaped = escape();
            if (!escaped)
                return unreadable();
            read += *escaped;
        }
        if (numbering::hasInvisible(read))
            return fault(QCoreApplication::translate("lekthi",
                                                     "A text holds a control, bidi or invisible character."));
        return read;
    }

    std::optional<QChar> escape()
    {
        constexpr QStringView letters = u"\"\\/bfnrt";
        constexpr QStringView meant = u"\"\\/\b\f\n\r\t";
        if (atEnd())
            return std::nullopt;
        const QChar letter = m_text[m_next++];
        if (const qsizetype place = letters.indexOf(letter); place >= 0)
            return meant[place];
        const QStringView digits =
            m_text.sliced(m_next).first(std::min<qsizetype>(4, m_text.size() - m_next));
        const bool isHex = digits.size() == 4 && std::ranges::all_of(digits, [](QChar digit) {
                               return digit.unicode() < 0x80 && std::isxdigit(digit.unicode());
                           });
        if (letter != u'u' || !isHex)
            return std::nullopt;
        m_next += digits.size();
        return QChar(digits.toString().toUShort(nullptr, 16));
    }

    QStringView m_text;
    JsonLimits m_limits;
    qsizetype m_next = 0;
    int m_line = 1;
    int m_values = 0;
};

/// The line of the first byte that is not UTF-8.
int lineOfDamage(QByteArrayView bytes)
{
    int line = 1;
    qsizetype start = 0;
    while (start < bytes.size()) {
        const qsizetype end = bytes.indexOf('\n', start);
        const QByteArrayView one = bytes.sliced(start, (end < 0 ? bytes.size() : end) - start);
        if (!one.isValidUtf8())
            break;
        if (end < 0)
            break;
        start = end + 1;
        ++line;
    }
    return line;
}

} // namespace

const JsonNode *JsonNode::member(QStringView name) const
{
    const auto found = std::ranges::find_if(members, [&](const auto &one) { return one.first == name; });
    return found == members.cend() ? nullptr : &found->second;
}

QString describe(const FileFault &fault)
{
    return fault.line > 0 ? QCoreApplication::translate("lekthi", "Line %1: %2")
                                .arg(QString::number(fault.line), fault.message)
                          : fault.message;
}

tl::expected<JsonNode, FileFault> parseStrictJson(QByteArrayView bytes, const JsonLimits &limits)
{
    if (bytes.size() > limits.bytes)
        return tl::make_unexpected(
            FileFault{0, QCoreApplication::translate("lekthi", "The file is larger than %1 MB.")
                             .arg(limits.bytes / (1024 * 1024))});
    if (bytes.startsWith("\xEF\xBB\xBF"))
        bytes = bytes.sliced(3);
    if (!bytes.isValidUtf8())
        return tl::make_unexpected(
            FileFault{lineOfDamage(bytes),
                      QCoreApplication::translate("lekthi", "The file is not UTF-8, or it is damaged.")});
    return Parser(QString::fromUtf8(bytes), limits).parse();
}

} // namespace lekthi::models
