#pragma once

#include "core/numbering/problem.h"
#include "core/numbering/token.h"

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>
#include <tl/expected.hpp>

namespace lekthi::numbering {

/// A stretch of template text: a token, literal text (braces already unescaped), or a part that could not be
/// understood. Positions count UTF-16 code units.
struct Segment
{
    enum class Kind { Literal, Token, Broken };

    Kind kind = Kind::Literal;
    qsizetype start = 0;
    qsizetype length = 0;
    QString literal{};            ///< Literal only
    std::optional<Token> token{}; ///< Token only

    bool operator==(const Segment &) const = default;
};

/// What the parser found: segments cover the whole text without overlap, problems are the mistakes of
/// grammar (never those that depend on a correspondence type), sorted by position.
struct ParsedTemplate
{
    QString text{};
    QList<Segment> segments{};
    QList<Problem> problems{};

    /// The first segment that holds a token of this kind; nullptr if there is none. Lives as long as
    /// segments.
    const Segment *find(TokenKind kind) const;
    /// Whether any token shows this part of the document: its code, or something else of the same row.
    bool shows(TokenKind part) const;

    bool operator==(const ParsedTemplate &) const = default;
};

/// Reads any text whatever; never fails, never stops at the first mistake.
///
/// Grammar: {TOKEN}, {TOKEN:argument}, literal text, {{ and }} for braces. Token names are ASCII capitals.
ParsedTemplate parseTemplate(QStringView text);

/// A template whose grammar is right. Cannot be made from a text that has an error.
class Template
{
public:
    /// The template, or all problems of its grammar.
    static tl::expected<Template, QList<Problem>> parse(QStringView text);

    const QString &text() const { return m_parsed.text; }
    const QList<Segment> &segments() const { return m_parsed.segments; }
    const ParsedTemplate &parsed() const { return m_parsed; }

    /// The one {SEQ:n} of the template: its number of digits.
    int sequenceDigits() const;
    bool uses(TokenKind kind) const;
    bool shows(TokenKind part) const { return m_parsed.shows(part); }
    /// Whether numbers show the time of day at which they were asked for.
    bool showsTime() const;

    bool operator==(const Template &) const = default;

private:
    explicit Template(ParsedTemplate parsed);

    ParsedTemplate m_parsed;
};

inline constexpr int maximumTemplateLength = 200; ///< Unicode code points, as the store counts
inline constexpr int maximumNumberLength = 100;   ///< Unicode code points, as the store counts
inline constexpr int maximumSequenceDigits = 9;

} // namespace lekthi::numbering
