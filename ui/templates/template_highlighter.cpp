#include "ui/templates/template_highlighter.h"

#include "ui/shell/theme.h"

#include <QTextCharFormat>

namespace lekthi::ui {

using numbering::Problem;
using numbering::Segment;
using numbering::Severity;
using numbering::TokenFamily;

TemplateHighlighter::TemplateHighlighter(QTextDocument *document)
    : QSyntaxHighlighter(document)
{
}

void TemplateHighlighter::setMarks(const QList<Segment> &segments, const QList<Problem> &problems)
{
    m_segments = segments;
    m_problems = problems;
    rehighlight();
}

void TemplateHighlighter::setHighlightedStart(qsizetype start)
{
    if (start == m_highlightedStart)
        return;
    m_highlightedStart = start;
    rehighlight();
}

void TemplateHighlighter::highlightBlock(const QString &text)
{
    // A template is one block; pasted line breaks never get in.
    if (currentBlock().blockNumber() > 0)
        return;
    for (const Segment &segment : m_segments) {
        if (segment.start + segment.length <= text.size())
            paintSegment(segment);
    }
    for (const Problem &problem : m_problems)
        underline(problem, text.size());
}

void TemplateHighlighter::paintSegment(const Segment &segment)
{
    const bool isToken = segment.kind == Segment::Kind::Token;
    const TokenFamily family = isToken ? numbering::familyOf(segment.token->kind) : TokenFamily::Literal;
    const TokenColors colors = theme::tokenColors(family);
    QTextCharFormat format;
    format.setForeground(colors.text);
    if (isToken)
        format.setBackground(colors.tint);
    if (segment.start == m_highlightedStart) {
        format.setFontWeight(QFont::Bold);
        format.setBackground(isToken ? colors.text : theme::color(ColorRole::Line));
        if (isToken)
            format.setForeground(colors.tint);
    }
    setFormat(int(segment.start), int(segment.length), format);
}

void TemplateHighlighter::underline(const Problem &problem, qsizetype textLength)
{
    const qsizetype end = qMin(problem.start + problem.length, textLength);
    const bool isError = problem.severity == Severity::Error;
    for (qsizetype position = problem.start; position < end; ++position) {
        QTextCharFormat marked = format(int(position));
        if (isError && marked.underlineStyle() == QTextCharFormat::NoUnderline)
            marked.setForeground(theme::color(ColorRole::Error));
        marked.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        marked.setUnderlineColor(theme::color(isError ? ColorRole::Error : ColorRole::Warning));
        setFormat(int(position), 1, marked);
    }
}

} // namespace lekthi::ui
