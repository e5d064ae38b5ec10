#include "ui/widgets/number_view.h"

#include "ui/shell/theme.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QTextBoundaryFinder>

#include <cmath>
#include <limits>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::DocumentNumber;

namespace {

constexpr qreal tintPadding = 4;
constexpr qreal tintRadius = 4;

/// A stretch of a number on one line.
struct Box
{
    qsizetype part = 0;
    QString text;
    QRectF area;
};

class Layouter
{
public:
    Layouter(const QFont &font, bool tinted, qreal width)
        : m_metrics(font)
        , m_padding(tinted ? tintPadding : 0)
        , m_width(qMax<qreal>(width, 1))
        , m_lineHeight(lineHeightOf(font))
    {
    }

    QList<Box> boxesOf(const DocumentNumber &number)
    {
        const QList<DocumentNumber::Part> &parts = number.parts();
        for (qsizetype index = 0; index < parts.size(); ++index)
            place(number, index);
        return m_boxes;
    }

    QSizeF size() const { return {m_widest, m_top + m_lineHeight}; }

private:
    static qreal lineHeightOf(const QFont &font) { return theme::lineHeight(font) + 2; }

    qreal widthOf(const QString &text, const DocumentNumber::Part &part) const
    {
        return m_metrics.horizontalAdvance(text) + (part.token ? 2 * m_padding : 0);
    }

    void place(const DocumentNumber &number, qsizetype index)
    {
        const DocumentNumber::Part &part = number.parts().at(index);
        const QString text = number.text().mid(part.start, part.length);
        const qreal needed = widthOf(text, part) + separatorAfter(number, index);
        if (part.token && m_left > 0 && m_left + needed > m_width)
            startLine();
        if (m_left + widthOf(text, part) <= m_width)
            append(index, text, part);
        else
            appendBroken(index, text, part);
    }

    // A separator stays on the line of the part before it.
    qreal separatorAfter(const DocumentNumber &number, qsizetype index) const
    {
        if (index + 1 >= number.parts().size())
            return 0;
        const DocumentNumber::Part &next = number.parts().at(index + 1);
        const QString text = number.text().mid(next.start, next.length);
        return next.token || text.size() > 3 ? 0 : widthOf(text, next);
    }

    void appendBroken(qsizetype index, const QString &text, const DocumentNumber::Part &part)
    {
        QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
        qsizetype start = 0;
        qsizetype fits = 0;
        for (qsizetype next = finder.toNextBoundary(); next > 0; next = finder.toNextBoundary()) {
            if (m_left + widthOf(text.mid(start, next - start), part) > m_width && fits > start) {
                append(index, text.mid(start, fits - start), part);
                startLine();
                start = fits;
            }
            fits = next;
        }
        append(index, text.mid(start), part);
    }

    void append(qsizetype index, const QString &text, const DocumentNumber::Part &part)
    {
        const qreal width = widthOf(text, part);
        m_boxes.append({index, text, QRectF(m_left, m_top, width, m_lineHeight)});
        m_left += width;
        m_widest = qMax(m_widest, m_left);
    }

    void startLine()
    {
        m_left = 0;
        m_top += m_lineHeight + (m_padding > 0 ? tintPadding : 0);
    }

    QFontMetricsF m_metrics;
    qreal m_padding;
    qreal m_width;
    qreal m_lineHeight;
    qreal m_left = 0;
    qreal m_top = 0;
    qreal m_widest = 0;
    QList<Box> m_boxes;
};

void paintBox(QPainter &painter, const Box &box, const DocumentNumber::Part &part, bool tinted,
              bool highlighted)
{
    const TokenColors colors = theme::tokenColors(part.family);
    if (part.token && (tinted || highlighted)) {
        QPainterPath path;
        path.addRoundedRect(box.area.adjusted(0.5, 0, -0.5, 0), tintRadius, tintRadius);
        painter.fillPath(path, colors.tint);
        if (highlighted)
            painter.strokePath(path, QPen(colors.text, 2));
    }
    painter.setPen(colors.text);
    painter.drawText(box.area, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, box.text);
}

} // namespace

NumberPainter::NumberPainter(QFont font, bool tinted)
    : m_font(std::move(font))
    , m_tinted(tinted)
{
}

QSize NumberPainter::sizeFor(const DocumentNumber &number, int width) const
{
    Layouter layouter(m_font, m_tinted, width);
    layouter.boxesOf(number);
    const QSizeF size = layouter.size();
    return {int(std::ceil(size.width())), int(std::ceil(size.height()))};
}

void NumberPainter::paint(QPainter &painter, const QRect &area, const DocumentNumber &number,
                          qsizetype highlightedPart) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_font);
    painter.translate(area.topLeft());
    const QList<Box> boxes = Layouter(m_font, m_tinted, area.width()).boxesOf(number);
    for (const Box &box : boxes)
        paintBox(painter, box, number.parts().at(box.part), m_tinted, box.part == highlightedPart);
    painter.restore();
}

qsizetype NumberPainter::partAt(const QPoint &position, const QRect &area, const DocumentNumber &number) const
{
    const QPointF inside = position - area.topLeft();
    const QList<Box> boxes = Layouter(m_font, m_tinted, area.width()).boxesOf(number);
    for (const Box &box : boxes) {
        if (box.area.contains(inside))
            return box.part;
    }
    return -1;
}

NumberView::NumberView(QWidget *parent)
    : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void NumberView::setNumber(const DocumentNumber &number)
{
    if (number == m_number)
        return;
    m_number = number;
    setAccessibleName(number.text());
    updateGeometry();
    update();
}

void NumberView::setHighlightedTemplateStart(qsizetype templateStart)
{
    qsizetype part = -1;
    const QList<DocumentNumber::Part> &parts = m_number.parts();
    for (qsizetype index = 0; templateStart >= 0 && index < parts.size(); ++index) {
        if (parts.at(index).templateStart == templateStart)
            part = index;
    }
    if (part == m_highlighted)
        return;
    m_highlighted = part;
    update();
}

QSize NumberView::sizeHint() const
{
    return NumberPainter(theme::heroFont(), true).sizeFor(m_number, std::numeric_limits<int>::max() / 2);
}

int NumberView::heightForWidth(int width) const
{
    return NumberPainter(theme::heroFont(), true).sizeFor(m_number, width).height();
}

void NumberView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    NumberPainter(theme::heroFont(), true).paint(painter, rect(), m_number, m_highlighted);
    if (!hasFocus())
        return;
    const int bottom = height() - 1;
    painter.setPen(QPen(theme::color(ColorRole::Accent), 2));
    painter.drawLine(0, bottom, qMin(width(), sizeHint().width()), bottom);
}

void NumberView::mouseMoveEvent(QMouseEvent *event)
{
    const NumberPainter painter(theme::heroFont(), true);
    const qsizetype part = painter.partAt(event->position().toPoint(), rect(), m_number);
    emit templatePartHovered(part < 0 ? -1 : m_number.parts().at(part).templateStart);
}

void NumberView::leaveEvent(QEvent *event)
{
    emit templatePartHovered(-1);
    QWidget::leaveEvent(event);
}

void NumberView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        QGuiApplication::clipboard()->setText(m_number.text());
    else
        QWidget::keyPressEvent(event);
}

void NumberView::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    QAction *copy = menu.addAction(tr("Copy number"));
    copy->setEnabled(!m_number.text().isEmpty());
    if (menu.exec(event->globalPos()) == copy)
        QGuiApplication::clipboard()->setText(m_number.text());
}

} // namespace lekthi::ui
