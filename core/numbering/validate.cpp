#include "core/numbering/validate.h"

#include "core/numbering/template_text.h"
#include "core/numbering/text_safety.h"
#include "core/numbering/token_table.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

/// The template of 3.11.3 for this shape.
QString exampleTemplate(KeyShape shape)
{
    if (shape == KeyShape::Rfa)
        return u"{PROJECT}-{CORR_TYPE}-{DISCIPLINE}-{RFA_TYPE}-{SEQ:4}-{REV}"_s;
    QStringList tokens;
    for (const TokenKind part : keyPartsOf(shape))
        tokens.append(spellToken({.kind = part}));
    if (tokens.isEmpty())
        tokens.append(u"{CORR_TYPE}"_s);
    return tokens.join(u'-') + u"-{SEQ:4}-{YEAR:B.E.}"_s;
}

/// As few digits as carry the number with a fifth to spare.
int digitsFor(qint64 number)
{
    int digits = 1;
    while (digits < maximumSequenceDigits && number * 5 > lastSequenceWithin(digits) * 4)
        ++digits;
    return digits;
}

int lengthOf(const Token &token, const QHash<TokenKind, int> &longestCodes)
{
    const TokenDescriptor &descriptor = descriptorOf(token.kind);
    switch (descriptor.form) {
    case TokenForm::Sequence:
        return token.digits;
    case TokenForm::Year:
        return 4;
    case TokenForm::Date:
        return static_cast<int>(token.datePattern.size());
    default:
        return longestCodes.value(token.kind, descriptor.usualLength);
    }
}

class Validator
{
public:
    Validator(const ParsedTemplate &parsed, const ValidationContext &context)
        : m_parsed(parsed)
        , m_context(context)
        , m_shape(context.shape.value_or(keyShapeOf(context.typeCode)))
        , m_problems(parsed.problems)
    {
    }

    QList<Problem> problems()
    {
        if (isEmpty()) {
            m_problems.first().fixes = {{exampleTemplate(m_shape)}};
            return m_problems;
        }
        for (Problem &problem : m_problems)
            fitFixes(problem);
        const QList<NumberFormat> &formats = m_parsed.formats;
        for (const NumberFormat &format : formats)
            addMissing(format);
        addUnavailable();
        for (const NumberFormat &format : formats)
            addTooLong(format);
        addRunsOut(formats.last());
        sortByPosition(m_problems);
        return m_problems;
    }

private:
    bool isEmpty() const
    {
        return !m_problems.isEmpty() && m_problems.first().code == ProblemCode::EmptyTemplate;
    }

    /// Leaves only fixes that the type allows; a token for which none is left can only go.
    void fitFixes(Problem &problem) const
    {
        const bool removed = problem.fixes.removeIf([this](const Fix &fix) { return !suits(fix); }) > 0;
        if (removed && problem.fixes.isEmpty())
            problem.fixes = {{QString()}};
    }

    /// Whether the type has every token that the fix would bring in.
    bool suits(const Fix &fix) const
    {
        if (fix.replacement.isEmpty())
            return true;
        return std::ranges::all_of(parseTemplate(fix.replacement).segments, [this](const Segment &segment) {
            return !segment.token || isAvailable(segment.token->kind, m_shape);
        });
    }

    /// Whether a broken token most likely was meant to be this one, so that its own problem says enough.
    bool isMeant(const NumberFormat &format, QStringView spelled) const
    {
        return std::ranges::any_of(m_problems, [&format, spelled](const Problem &problem) {
            return problem.start >= format.start && problem.start <= endOf(format) &&
                   !problem.fixes.isEmpty() && problem.fixes.first().replacement == spelled;
        });
    }

    void addMissing(const NumberFormat &format)
    {
        if (m_shape == KeyShape::Rfa)
            addMissing(format, TokenKind::Project, ProblemCode::MissingProject, format.start);
        if (m_shape.has(TokenKind::SubType))
            addMissing(format, TokenKind::SubType, ProblemCode::MissingSubType, startOfSequence(format));
    }

    void addMissing(const NumberFormat &format, TokenKind kind, ProblemCode code, qsizetype position)
    {
        const QString spelled = spellToken({.kind = kind});
        if (format.find(kind) || isMeant(format, spelled))
            return;
        m_problems.append({.code = code,
                           .start = position,
                           .length = 0,
                           .arguments = {spelled, m_context.typeCode},
                           .fixes = {{separated(format, spelled, position)}}});
    }

    /// The token with a separator towards each neighbour that has none.
    QString separated(const NumberFormat &format, const QString &token, qsizetype position) const
    {
        const QString &text = m_parsed.text;
        const bool before = position > format.start && !isSeparator(text[position - 1]);
        const bool after = position < endOf(format) && !isSeparator(text[position]);
        return (before ? u"-"_s : QString()) + token + (after ? u"-"_s : QString());
    }

    static qsizetype startOfSequence(const NumberFormat &format)
    {
        const Segment *sequence = format.find(TokenKind::Sequence);
        return sequence ? sequence->start : endOf(format);
    }

    static qsizetype endOf(const NumberFormat &format) { return format.start + format.length; }

    void addUnavailable()
    {
        for (const NumberFormat &format : m_parsed.formats) {
            qsizetype end = format.start;
            for (const Segment &segment : format.segments) {
                if (!segment.token || isAvailable(segment.token->kind, m_shape))
                    continue;
                const Problem problem = unavailable(format, segment, end);
                end = problem.start + problem.length;
                m_problems.append(problem);
            }
        }
    }

    Problem unavailable(const NumberFormat &format, const Segment &segment, qsizetype previousEnd) const
    {
        const bool recipient = segment.token->kind == TokenKind::Recipient;
        Problem problem{.code = recipient ? ProblemCode::RecipientNotAllowed : ProblemCode::TokenNotAvailable,
                        .start = segment.start,
                        .length = segment.length,
                        .arguments = {m_parsed.text.mid(segment.start, segment.length), m_context.typeCode},
                        .fixes = {{QString()}}};
        takeSeparator(format, problem, previousEnd);
        return problem;
    }

    /// Lets the problem reach over one separator, so that removing the token leaves no double one.
    void takeSeparator(const NumberFormat &format, Problem &problem, qsizetype previousEnd) const
    {
        const QStringView text = QStringView(m_parsed.text).left(endOf(format));
        const qsizetype end = problem.start + problem.length;
        const bool marked = end + 1 < text.size() && isMark(CodePoints(text.mid(end + 1)).next());
        if (end < text.size() && isSeparator(text[end]) && !marked) {
            ++problem.length;
        } else if (problem.start > previousEnd && isSeparator(text[problem.start - 1])) {
            --problem.start;
            ++problem.length;
        }
    }

    bool isTooLong() const
    {
        return std::ranges::any_of(
            m_problems, [](const Problem &problem) { return problem.code == ProblemCode::TooLong; });
    }

    void addTooLong(const NumberFormat &format)
    {
        if (isTooLong())
            return;
        qsizetype length = 0;
        for (const Segment &segment : format.segments)
            length += segment.token ? lengthOf(*segment.token, m_context.longestCodes)
                                    : codePointCount(segment.literal);
        if (length > maximumNumberLength)
            m_problems.append(
                {.code = ProblemCode::TooLong,
                 .start = format.start,
                 .length = format.length,
                 .arguments = {QString::number(length), QString::number(maximumNumberLength), u"number"_s}});
    }

    void addRunsOut(const NumberFormat &last)
    {
        const Segment *sequence = last.find(TokenKind::Sequence);
        if (!sequence || !m_context.neededNumber)
            return;
        const qint64 end = lastSequenceWithin(sequence->token->digits);
        if (*m_context.neededNumber <= end)
            return;
        Problem problem{.severity = Severity::Warning,
                        .code = ProblemCode::RunsOut,
                        .start = sequence->start,
                        .length = sequence->length,
                        .arguments = {spellToken(*sequence->token), QString::number(end),
                                      QString::number(*m_context.neededNumber)}};
        if (const int digits = digitsFor(*m_context.neededNumber); digits > sequence->token->digits)
            problem.fixes = {{spellToken({.kind = TokenKind::Sequence, .digits = digits})}};
        m_problems.append(problem);
    }

    const ParsedTemplate &m_parsed;
    const ValidationContext &m_context;
    KeyShape m_shape;
    QList<Problem> m_problems;
};

} // namespace

QList<Problem> validateTemplate(const ParsedTemplate &parsed, const ValidationContext &context)
{
    return Validator(parsed, context).problems();
}

QList<Problem> validateTemplate(QStringView text, const ValidationContext &context)
{
    return validateTemplate(parseTemplate(text), context);
}

bool hasErrors(const QList<Problem> &problems)
{
    return std::ranges::any_of(problems,
                               [](const Problem &problem) { return problem.severity == Severity::Error; });
}

} // namespace lekthi::numbering
