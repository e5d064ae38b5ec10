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

/// What writes numbers by itself: a whole template, or what stands before, between and behind its {NEXT}.
struct NumberFormat
{
    qsizetype start = 0; ///< in the template
    qsizetype length = 0;
    QList<Segment> segments{}; ///< none of them is {NEXT}
    int digits = 0;            ///< of its {SEQ:n}; 0: it has none
    int digitsBefore = 0;      ///< of the format before; 0: it is the first
    bool isLast = true;

    /// The first segment that holds a token of this kind; nullptr if there is none. Lives as long as
    /// segments.
    const Segment *find(TokenKind kind) const;
    /// Whether any token shows this part of the document: its code, or something else of the same row.
    bool shows(TokenKind part) const;
    /// The first and last sequence number that it writes with its digits: 1000 and 9999 of {SEQ:4} behind
    /// {SEQ:3}.
    qint64 firstSequence() const;
    qint64 lastSequence() const;

    bool operator==(const NumberFormat &) const = default;
};

/// The format that writes this sequence number: the first whose digits have room for it, else the last.
/// `formats` is not empty; the result lives as long as it.
const NumberFormat &formatFor(const QList<NumberFormat> &formats, qint64 sequence);

/// The highest sequence number that this many digits can write: 9999 for 4.
qint64 lastSequenceWithin(int digits);

/// What the parser found: segments cover the whole text without overlap, problems are the mistakes of
/// grammar (never those that depend on a correspondence type), sorted by position.
struct ParsedTemplate
{
    QString text{};
    QList<Segment> segments{};
    QList<Problem> problems{};
    QList<NumberFormat> formats = {
        NumberFormat()}; ///< one or more, in the order of the text; they cover all but {NEXT}

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
/// {NEXT} separates formats, of which each has its own {SEQ:n} with more digits than the one before.
ParsedTemplate parseTemplate(QStringView text);

/// A template whose grammar is right. Cannot be made from a text that has an error.
class Template
{
public:
    /// The template, or all problems of its grammar.
    static tl::expected<Template, QList<Problem>> parse(QStringView text);

    const QString &text() const { return m_parsed.text; }
    const ParsedTemplate &parsed() const { return m_parsed; }

    /// One or more; most templates have one. Lives as long as this.
    const QList<NumberFormat> &formats() const { return m_parsed.formats; }
    const NumberFormat &formatFor(qint64 sequence) const { return numbering::formatFor(formats(), sequence); }

    /// Whether any of its formats has such a token, or shows such a part.
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
