#pragma once

#include <QByteArrayView>
#include <QList>
#include <QString>

#include <optional>
#include <utility>

#include <tl/expected.hpp>

namespace lekthi::models {

/// A value of a JSON text, with the line that it begins on.
struct JsonNode
{
    enum class Kind { Null, Bool, Number, Text, List, Object };

    Kind kind = Kind::Null;
    int line = 1;
    bool truth = false;
    std::optional<qint64> integer{}; ///< of a number that is whole and within 15 digits
    QString text{};
    QList<JsonNode> items{};
    QList<std::pair<QString, JsonNode>> members{};

    const JsonNode *member(QStringView name) const; ///< null if there is none
};

/// What is wrong with a file, and where.
struct FileFault
{
    int line = 1;    ///< 0: with the file as a whole
    QString message; ///< a sentence in the language of the program

    bool operator==(const FileFault &) const = default;
};

/// "Line 7: ...".
QString describe(const FileFault &fault);

struct JsonLimits
{
    qsizetype bytes = 8 * 1024 * 1024;
    int depth = 8;
    int values = 200'000;
};

/// Reads a JSON text (RFC 8259) from an untrusted file: UTF-8, with or without a byte order mark; nothing
/// behind the value; no name twice in one object; no text with control, bidi or invisible characters. A file
/// that breaks one of these or a limit is refused as a whole. Any thread.
tl::expected<JsonNode, FileFault> parseStrictJson(QByteArrayView bytes, const JsonLimits &limits = {});

} // namespace lekthi::models
