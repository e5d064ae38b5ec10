#pragma once

#include "core/numbering/template.h"

#include <QSyntaxHighlighter>

namespace lekthi::ui {

/// Colours a template's tokens by family and underlines its problems. Draws what it was last given; it never
/// judges.
class TemplateHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    explicit TemplateHighlighter(QTextDocument *document);

    /// Replaces all marks and redraws.
    void setMarks(const QList<numbering::Segment> &segments, const QList<numbering::Problem> &problems);
    /// Lights up the segment that starts there; -1 none.
    void setHighlightedStart(qsizetype start);

protected:
    void highlightBlock(const QString &text) override;

private:
    void paintSegment(const numbering::Segment &segment);
    void underline(const numbering::Problem &problem, qsizetype textLength);

    QList<numbering::Segment> m_segments;
    QList<numbering::Problem> m_problems;
    qsizetype m_highlightedStart = -1;
};

} // namespace lekthi::ui
