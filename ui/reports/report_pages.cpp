#include "ui/reports/report_pages.h"

#include <QPainter>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal footMm = 9;
constexpr qreal cellGapMm = 3;
constexpr qreal cellPaddingMm = 0.8;
constexpr qreal signingMm = 38;
constexpr qreal widestSignerMm = 100;
constexpr QColor paperInk(0x1f, 0x23, 0x28);
constexpr QColor paperQuiet(0x5b, 0x63, 0x6d);
constexpr QColor paperLine(0xc8, 0xc8, 0xc2);
constexpr QColor paperHeading(0xf0, 0xf0, 0xec);

QFont sizedFont(QFont font, qreal points, QFont::Weight weight = QFont::Normal)
{
    font.setPointSizeF(points);
    font.setWeight(weight);
    return font;
}

} // namespace

ReportPages::ReportPages(QPdfWriter &paper, const ReportText &text, const QStringList &headings)
    : m_paper(paper)
    , m_text(text)
    , m_headings(headings)
    , m_table(text.font, &paper)
    , m_heading(sizedFont(text.font, text.font.pointSizeF(), QFont::DemiBold), &paper)
    , m_title(sizedFont(text.font, 2 * text.font.pointSizeF(), QFont::Bold), &paper)
    , m_small(sizedFont(text.font, text.font.pointSizeF() + 1), &paper)
{
}

qreal ReportPages::mm(qreal millimetres) const
{
    return millimetres * m_paper.resolution() / 25.4;
}

QRectF ReportPages::area() const
{
    return QRectF(0, 0, m_paper.width(), m_paper.height() - mm(footMm));
}

qreal ReportPages::roomForColumns() const
{
    return area().width() - mm(cellGapMm) * qreal(m_headings.size());
}

void ReportPages::begin(QPainter *painter, int pages)
{
    m_painter = painter;
    m_pages = pages;
    m_page = 0;
    m_rows = 0;
    startPage();
    drawIntroduction();
}

void ReportPages::startPage()
{
    if (m_painter && m_page > 0)
        m_paper.newPage();
    ++m_page;
    m_y = 0;
    drawFoot();
}

void ReportPages::drawLine(const ReportLines &lines, const QString &line, QPointF corner, qreal width) const
{
    if (!m_painter || line.isEmpty())
        return;
    m_painter->setFont(lines.font());
    const QPointF base = corner + QPointF(0, lines.ascent());
    const qreal taken = lines.widthOf(line);
    if (taken <= width) {
        m_painter->drawText(base, line);
        return;
    }
    // A number that no column has room for is drawn smaller rather than broken.
    m_painter->save();
    m_painter->translate(base);
    m_painter->scale(width / taken, width / taken);
    m_painter->drawText(QPointF(), line);
    m_painter->restore();
}

void ReportPages::rule(qreal y, qreal thickness, const QColor &color) const
{
    if (m_painter)
        m_painter->fillRect(QRectF(0, y, area().width(), thickness), color);
}

void ReportPages::drawFoot()
{
    if (!m_painter)
        return;
    const qreal top = m_paper.height() - m_table.height();
    rule(top - mm(1.2), mm(0.15), paperLine);
    m_painter->setPen(paperQuiet);
    const QString page = m_text.page.arg(m_page).arg(m_pages);
    const qreal taken = m_table.widthOf(page);
    drawLine(m_table, page, {area().width() - taken, top}, taken);
    const qreal left = area().width() - taken - mm(cellGapMm);
    drawLine(m_table, m_table.broken(m_text.title + u" · "_s + m_text.place, left).constFirst(), {0, top},
             left);
    m_painter->setPen(paperInk);
}

void ReportPages::drawIntroduction()
{
    const auto put = [this](const ReportLines &lines, const QString &text, qreal left) {
        const qreal width = area().width() - left;
        for (const QString &line : lines.broken(text, width)) {
            drawLine(lines, line, {left, m_y}, width);
            m_y += lines.height();
        }
    };
    put(m_title, m_text.title, 0);
    if (m_painter)
        m_painter->setPen(paperQuiet);
    put(m_small, m_text.place, 0);
    m_y += mm(2);
    qreal captions = 0;
    for (const auto &[caption, fact] : std::as_const(m_text.facts))
        captions = std::max(captions, m_small.widthOf(caption));
    for (const auto &[caption, fact] : std::as_const(m_text.facts)) {
        if (m_painter)
            m_painter->setPen(paperQuiet);
        drawLine(m_small, caption, {0, m_y}, captions);
        if (m_painter)
            m_painter->setPen(paperInk);
        put(m_small, fact, captions + mm(cellGapMm));
    }
    m_y += mm(4);
}

void ReportPages::drawHeadings()
{
    QList<QStringList> cells;
    qsizetype most = 1;
    for (qsizetype column = 0; column < m_headings.size(); ++column) {
        cells += m_heading.broken(m_headings.at(column), m_widths.at(column));
        most = std::max(most, cells.constLast().size());
    }
    const qreal height = qreal(most) * m_heading.height() + 2 * mm(cellPaddingMm);
    if (m_painter)
        m_painter->fillRect(QRectF(0, m_y, area().width(), height), paperHeading);
    drawRow(cells, 0, most, m_heading);
    rule(m_y - mm(0.15), mm(0.3), paperQuiet);
}

void ReportPages::drawRow(const QList<QStringList> &cells, qsizetype from, qsizetype count,
                          const ReportLines &lines)
{
    qreal left = mm(cellGapMm) / 2;
    for (qsizetype column = 0; column < cells.size(); ++column) {
        const QStringList &cell = cells.at(column);
        for (qsizetype line = 0; line < count && from + line < cell.size(); ++line)
            drawLine(lines, cell.at(from + line),
                     {left, m_y + mm(cellPaddingMm) + qreal(line) * lines.height()}, m_widths.at(column));
        left += m_widths.at(column) + mm(cellGapMm);
    }
    m_y += qreal(count) * lines.height() + 2 * mm(cellPaddingMm);
    rule(m_y - mm(0.05), mm(0.1), paperLine);
}

// A row goes to the next page as a whole; one that is longer than a page goes on there.
int ReportPages::addRow(const QStringList &row)
{
    if (m_rows == 0)
        drawHeadings();
    QList<QStringList> cells;
    qsizetype most = 1;
    for (qsizetype column = 0; column < row.size(); ++column) {
        cells += m_table.broken(row.at(column), m_widths.at(column));
        most = std::max(most, cells.constLast().size());
    }
    const auto fitting = [this] {
        return qsizetype((area().bottom() - m_y - 2 * mm(cellPaddingMm)) / m_table.height());
    };
    if (m_rows > 0 && fitting() < most)
        goOn();
    ++m_rows;
    for (qsizetype from = 0; from < most;) {
        if (from > 0)
            goOn();
        const qsizetype count = std::clamp<qsizetype>(fitting(), 1, most - from);
        drawRow(cells, from, count, m_table);
        from += count;
    }
    return m_page;
}

void ReportPages::goOn()
{
    startPage();
    drawHeadings();
}

int ReportPages::end()
{
    if (m_rows == 0) {
        drawLine(m_small, m_text.nothing, {0, m_y}, area().width());
        m_y += m_small.height();
    }
    if (m_y + mm(signingMm) > area().bottom())
        startPage();
    drawSigning();
    return m_page;
}

void ReportPages::drawSigning()
{
    m_y += mm(8);
    const qreal width = std::min(mm(widestSignerMm), area().width() / qreal(m_text.signers.size()) - mm(8));
    for (qsizetype signer = 0; signer < m_text.signers.size(); ++signer) {
        const qreal left = area().width() * qreal(signer) / qreal(m_text.signers.size());
        drawSigner(m_text.signers.at(signer), signer == 0 ? m_text.preparedBy : QString(),
                   {left, m_y, width, mm(signingMm)});
    }
    m_y += mm(signingMm) - mm(8);
}

void ReportPages::drawSigner(const QString &caption, const QString &name, const QRectF &box)
{
    if (!m_painter)
        return;
    const ReportLines strong(sizedFont(m_small.font(), m_small.font().pointSizeF(), QFont::DemiBold),
                             &m_paper);
    drawLine(strong, caption, box.topLeft(), box.width());
    qreal captions = 0;
    for (const QString &text : {m_text.signature, m_text.name, m_text.date})
        captions = std::max(captions, m_small.widthOf(text));
    const qreal left = captions + mm(cellGapMm);
    qreal y = box.top() + strong.height() + mm(3);
    for (const auto &[text, filled] : {std::pair(m_text.signature, QString()), std::pair(m_text.name, name),
                                       std::pair(m_text.date, QString())}) {
        m_painter->setPen(paperQuiet);
        drawLine(m_small, text, {box.left(), y}, captions);
        m_painter->setPen(paperInk);
        drawLine(m_small, filled, {box.left() + left, y}, box.width() - left);
        y += m_small.height();
        m_painter->fillRect(QRectF(box.left() + left, y, box.width() - left, mm(0.15)), paperQuiet);
        y += mm(2.5);
    }
}

} // namespace lekthi::ui
