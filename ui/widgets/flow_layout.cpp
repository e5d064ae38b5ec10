#include "ui/widgets/flow_layout.h"

#include <QWidget>

namespace lekthi::ui {

namespace {

void centerInLine(const QList<QLayoutItem *> &line, int top, int height)
{
    for (QLayoutItem *item : line) {
        const QRect place = item->geometry();
        if (item->alignment() & Qt::AlignVCenter)
            item->setGeometry({place.left(), top, place.width(), height});
    }
}

} // namespace

FlowLayout::FlowLayout(int spacing, int columnWidth)
    : m_columnWidth(columnWidth)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.append(item);
}

int FlowLayout::count() const
{
    return int(m_items.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return m_items.value(index);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

Qt::Orientations FlowLayout::expandingDirections() const
{
    return Qt::Horizontal;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange({0, 0, width, 0}, false);
}

QSize FlowLayout::sizeHint() const
{
    QSize size = minimumSize();
    int width = 0;
    for (const QLayoutItem *item : shownItems())
        width += (m_columnWidth > 0 ? m_columnWidth : item->sizeHint().width()) + spacing();
    size.setWidth(qMax(size.width(), width - spacing()));
    return size;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : shownItems())
        size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect &area)
{
    QLayout::setGeometry(area);
    arrange(area, true);
}

QList<QLayoutItem *> FlowLayout::shownItems() const
{
    QList<QLayoutItem *> shown;
    for (QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            shown.append(item);
    }
    return shown;
}

int FlowLayout::arrange(const QRect &area, bool apply) const
{
    if (m_columnWidth > 0)
        return arrangeColumns(area, apply);
    int left = area.left();
    int top = area.top();
    int lineHeight = 0;
    QList<QLayoutItem *> line;
    const auto endLine = [&] {
        if (apply)
            centerInLine(line, top, lineHeight);
        line.clear();
    };
    for (QLayoutItem *item : shownItems()) {
        const QSize size = item->sizeHint().boundedTo({qMax(1, area.width()), QWIDGETSIZE_MAX});
        if (left > area.left() && left + size.width() > area.left() + area.width()) {
            endLine();
            left = area.left();
            top += lineHeight + spacing();
            lineHeight = 0;
        }
        if (apply)
            item->setGeometry({{left, top}, size});
        line.append(item);
        left += size.width() + spacing();
        lineHeight = qMax(lineHeight, size.height());
    }
    endLine();
    return top + lineHeight - area.top();
}

int FlowLayout::arrangeColumns(const QRect &area, bool apply) const
{
    const QList<QLayoutItem *> items = shownItems();
    int narrowest = m_columnWidth;
    for (const QLayoutItem *item : items)
        narrowest = qMax(narrowest, item->minimumSize().width());
    const int fitting = qMax(1, (area.width() + spacing()) / (narrowest + spacing()));
    // Two even lines look calmer than a full one and a single left-over.
    const int lines = qMax(1, (int(items.size()) + fitting - 1) / fitting);
    const int columns = qMax(1, (int(items.size()) + lines - 1) / lines);
    const int width = (area.width() - (columns - 1) * spacing()) / columns;
    int top = area.top();
    for (qsizetype first = 0; first < items.size(); first += columns) {
        int lineHeight = 0;
        for (qsizetype index = first; index < qMin(first + columns, items.size()); ++index)
            lineHeight = qMax(lineHeight, items.at(index)->sizeHint().height());
        for (qsizetype index = first; apply && index < qMin(first + columns, items.size()); ++index) {
            const int left = area.left() + int(index - first) * (width + spacing());
            const bool fills = m_lastFillsLine && index + 1 == items.size();
            items.at(index)->setGeometry(
                {left, top, fills ? area.left() + area.width() - left : width, lineHeight});
        }
        top += lineHeight + spacing();
    }
    return items.isEmpty() ? 0 : top - spacing() - area.top();
}

} // namespace lekthi::ui
