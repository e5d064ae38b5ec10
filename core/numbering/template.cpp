#include "core/numbering/template.h"

#include "core/numbering/template_text.h"
#include "core/numbering/token_syntax.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

QList<Fix> toFixes(const QStringList &replacements)
{
    QList<Fix> fixes;
    for (const QString &replacement : replacements)
        fixes.append({replacement});
    return fixes;
}

/// Cuts a text into segments and notes what is wrong with its braces and tokens.
class Scanner
{
public:
    explicit Scanner(QStringView text)
        : m_text(text)
    {
    }

    void run()
    {
        while (m_next < m_text.size()) {
            if (isEscape())
                m_next += 2;
            else if (m_text[m_next] == u'{')
                readOpening();
            else if (m_text[m_next] == u'}')
                addLoneBrace();
            else
                ++m_next;
        }
        finishLiteral();
    }

    QList<Segment> segments;
    QList<Problem> problems;

private:
    bool isEscape() const
    {
        const QChar brace = m_text[m_next];
        return (brace == u'{' || brace == u'}') && m_next + 1 < m_text.size() && m_text[m_next + 1] == brace;
    }

    void readOpening()
    {
        const auto isBrace = [](QChar character) { return character == u'{' || character == u'}'; };
        const auto found = std::find_if(m_text.begin() + m_next + 1, m_text.end(), isBrace);
        if (found == m_text.end() || *found == u'{')
            addLoneBrace();
        else
            addToken(found - m_text.begin() + 1 - m_next);
    }

    void finishLiteral()
    {
        if (m_literalStart < m_next) {
            const qsizetype length = m_next - m_literalStart;
            QString literal = m_text.mid(m_literalStart, length).toString();
            literal.replace(u"{{"_s, u"{"_s).replace(u"}}"_s, u"}"_s);
            segments.append({.kind = Segment::Kind::Literal,
                             .start = m_literalStart,
                             .length = length,
                             .literal = literal});
        }
    }

    void addSegment(Segment::Kind kind, qsizetype length, const std::optional<Token> &token = {})
    {
        finishLiteral();
        segments.append({.kind = kind, .start = m_next, .length = length, .token = token});
        m_next += length;
        m_literalStart = m_next;
    }

    void addLoneBrace()
    {
        const QString brace(m_text[m_next]);
        problems.append({.code = ProblemCode::UnbalancedBrace,
                         .start = m_next,
                         .length = 1,
                         .arguments = {brace},
                         .fixes = {{brace + brace}, {QString()}}});
        addSegment(Segment::Kind::Broken, 1);
    }

    void addToken(qsizetype length)
    {
        const TokenReading reading = readToken(m_text.mid(m_next + 1, length - 2));
        if (!reading.token) {
            problems.append({.code = reading.fault,
                             .start = m_next,
                             .length = length,
                             .arguments = {m_text.mid(m_next, length).toString()},
                             .fixes = toFixes(reading.replacements)});
        }
        addSegment(reading.token ? Segment::Kind::Token : Segment::Kind::Broken, length, reading.token);
    }

    QStringView m_text;
    qsizetype m_next = 0;
    qsizetype m_literalStart = 0;
};

/// Whether a broken token was meant to be the running number, so that its own problem says enough.
bool meansSequence(const Problem &problem)
{
    return !problem.fixes.isEmpty() && problem.fixes.first().replacement.startsWith("{SEQ:"_L1);
}

QString spellSequence(int digits)
{
    return spellToken({.kind = TokenKind::Sequence, .digits = digits});
}

Problem missingSequence(QStringView text, const NumberFormat &format)
{
    constexpr int usualDigits = 4;
    const QStringView before = text.sliced(format.start, format.length);
    const bool separated = before.isEmpty() || isSeparator(before.back());
    const QString sequence =
        spellSequence(std::clamp(format.digitsBefore + 1, usualDigits, maximumSequenceDigits));
    return {.code = ProblemCode::MissingSequence,
            .start = format.start + format.length,
            .length = 0,
            .arguments = {sequence},
            .fixes = {{separated ? sequence : u'-' + sequence}}};
}

/// Nothing is left for a format that writes no more digits than the one before.
Problem needlessFormat(const NumberFormat &format)
{
    const Segment &sequence = *format.find(TokenKind::Sequence);
    Problem problem{.code = ProblemCode::NeedlessFormat,
                    .start = sequence.start,
                    .length = sequence.length,
                    .arguments = {spellToken(*sequence.token), spellSequence(format.digitsBefore)}};
    if (format.digitsBefore < maximumSequenceDigits)
        problem.fixes = {{spellSequence(format.digitsBefore + 1)}};
    return problem;
}

QList<Problem> sequenceProblems(const ParsedTemplate &parsed, const NumberFormat &format)
{
    QList<Problem> problems;
    bool seen = false;
    for (const Segment &segment : format.segments) {
        const bool sequence = segment.token && segment.token->kind == TokenKind::Sequence;
        if (sequence && std::exchange(seen, true))
            problems.append({.code = ProblemCode::DuplicateSequence,
                             .start = segment.start,
                             .length = segment.length,
                             .arguments = {spellToken(*segment.token)},
                             .fixes = {{QString()}}});
    }
    const auto isHere = [&format](const Problem &problem) {
        return problem.start >= format.start && problem.start < format.start + format.length &&
               meansSequence(problem);
    };
    if (!seen && std::ranges::none_of(parsed.problems, isHere))
        problems.append(missingSequence(parsed.text, format));
    else if (seen && format.digits <= format.digitsBefore)
        problems.append(needlessFormat(format));
    return problems;
}

bool isNext(const Segment &segment)
{
    return segment.token && segment.token->kind == TokenKind::Next;
}

const Segment *findIn(const QList<Segment> &segments, TokenKind kind)
{
    const auto found = std::ranges::find_if(
        segments, [kind](const Segment &segment) { return segment.token && segment.token->kind == kind; });
    return found == segments.end() ? nullptr : &*found;
}

bool isShownIn(const QList<Segment> &segments, TokenKind part)
{
    return std::ranges::any_of(segments, [part](const Segment &segment) {
        return segment.token && partOf(segment.token->kind) == part;
    });
}

QList<NumberFormat> formatsOf(const QList<Segment> &segments)
{
    QList<NumberFormat> formats{NumberFormat()};
    for (const Segment &segment : segments) {
        NumberFormat &format = formats.last();
        if (!isNext(segment)) {
            format.segments.append(segment);
            format.length = segment.start + segment.length - format.start;
            if (format.digits == 0 && segment.token && segment.token->kind == TokenKind::Sequence)
                format.digits = segment.token->digits;
            continue;
        }
        format.isLast = false;
        formats.append({.start = segment.start + segment.length,
                        .digitsBefore = std::max(format.digitsBefore, format.digits)});
    }
    return formats;
}

bool isBlank(QStringView text)
{
    return std::ranges::all_of(text, [](QChar character) { return character.isSpace(); });
}

} // namespace

const Segment *NumberFormat::find(TokenKind kind) const
{
    return findIn(segments, kind);
}

bool NumberFormat::shows(TokenKind part) const
{
    return isShownIn(segments, part);
}

qint64 NumberFormat::firstSequence() const
{
    return lastSequenceWithin(digitsBefore) + 1;
}

qint64 NumberFormat::lastSequence() const
{
    return lastSequenceWithin(digits);
}

const NumberFormat &formatFor(const QList<NumberFormat> &formats, qint64 sequence)
{
    const auto hasRoom = [sequence](const NumberFormat &format) {
        return format.isLast || sequence <= format.lastSequence();
    };
    return *std::ranges::find_if(formats, hasRoom);
}

qint64 lastSequenceWithin(int digits)
{
    qint64 last = 0;
    for (int i = 0; i < digits; ++i)
        last = last * 10 + 9;
    return last;
}

const Segment *ParsedTemplate::find(TokenKind kind) const
{
    return findIn(segments, kind);
}

bool ParsedTemplate::shows(TokenKind part) const
{
    return isShownIn(segments, part);
}

ParsedTemplate parseTemplate(QStringView text)
{
    Scanner scanner(text);
    scanner.run();
    ParsedTemplate parsed{text.toString(), scanner.segments, scanner.problems, formatsOf(scanner.segments)};
    if (isBlank(text)) {
        parsed.problems = {{.code = ProblemCode::EmptyTemplate, .start = 0, .length = text.size()}};
        return parsed;
    }
    for (const NumberFormat &format : parsed.formats)
        parsed.problems += sequenceProblems(parsed, format);
    parsed.problems += problemsOfText(parsed);
    sortByPosition(parsed.problems);
    return parsed;
}

Template::Template(ParsedTemplate parsed)
    : m_parsed(std::move(parsed))
{
}

tl::expected<Template, QList<Problem>> Template::parse(QStringView text)
{
    ParsedTemplate parsed = parseTemplate(text);
    if (!parsed.problems.isEmpty())
        return tl::unexpected(parsed.problems);
    return Template(std::move(parsed));
}

bool Template::showsTime() const
{
    return std::ranges::any_of(m_parsed.segments, [](const Segment &segment) {
        return segment.token && numbering::showsTime(*segment.token);
    });
}

bool Template::uses(TokenKind kind) const
{
    return m_parsed.find(kind) != nullptr;
}

} // namespace lekthi::numbering
