#pragma once

#include "ui/reports/report_lines.h"
#include "ui/reports/report_text.h"

#include <QPdfWriter>

class QPainter;

namespace lekthi::ui {

/// Lays the pages of a report out, and draws them where there is a painter: the title and the facts, the
/// table with its headings on each page, boxes to sign at the end, page x of y at the foot. Laying out and
/// drawing are the same walk, so that their pages agree. The paper outlives it. One thread.
class ReportPages
{
public:
    ReportPages(QPdfWriter &paper, const ReportText &text, const QStringList &headings);

    const ReportLines &lines() const { return m_table; }
    const ReportLines &headingLines() const { return m_heading; }
    qreal roomForColumns() const; ///< without what lies between them
    void setWidths(const QList<qreal> &widths) { m_widths = widths; }

    /// painter: null to lay out only; pages: in all, for the foot.
    void begin(QPainter *painter, int pages = 0);
    int addRow(const QStringList &cells); ///< the page on which it ends
    int end();                            ///< how many pages there are

private:
    QRectF area() const;
    void startPage();
    void goOn(); ///< with the table on the next page
    void drawFoot();
    void drawIntroduction();
    void drawHeadings();
    void drawRow(const QList<QStringList> &cells, qsizetype from, qsizetype count, const ReportLines &lines);
    void drawLine(const ReportLines &lines, const QString &line, QPointF corner, qreal width) const;
    void rule(qreal y, qreal thickness, const QColor &color) const;
    void drawSigning();
    void drawSigner(const QString &caption, const QString &name, const QRectF &box);
    qreal mm(qreal millimetres) const;

    QPdfWriter &m_paper;
    ReportText m_text;
    QStringList m_headings;
    ReportLines m_table;
    ReportLines m_heading;
    ReportLines m_title;
    ReportLines m_small;
    QList<qreal> m_widths;
    QPainter *m_painter = nullptr;
    int m_pages = 0;
    int m_page = 0;
    qint64 m_rows = 0;
    qreal m_y = 0; ///< where the page goes on
};

} // namespace lekthi::ui
