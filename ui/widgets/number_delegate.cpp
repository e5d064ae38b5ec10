#include "ui/widgets/number_delegate.h"

#include "core/numbering/render.h"
#include "ui/shell/theme.h"
#include "ui/widgets/number_view.h"

#include <QApplication>
#include <QPainter>
#include <QTextBoundaryFinder>

#include <limits>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::DocumentNumber;

namespace {

// Where item views begin their text, so that numbers stand below their header.
int textInset(const QStyle *style, const QWidget *view)
{
    return theme::gapSmall + style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, view) + 1;
}

constexpr int unlimited = std::numeric_limits<int>::max() / 2;

/// How much of the text's end fits into the room in whole letters, in pixels of all that it takes.
int tailThatFits(const QString &text, const QFont &font, int all, int room)
{
    const QFontMetrics metrics(font);
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text);
    int tail = all;
    while (tail > room && letters.toNextBoundary() > 0)
        tail = all - metrics.horizontalAdvance(text, int(letters.position()));
    return qMax(0, tail);
}

/// Cuts the beginning off a number that is too long for the area, and marks the cut: what tells it from
/// others stands at its end.
void paintOnOneLine(QPainter &painter, const QRect &area, const QFont &font, const DocumentNumber &number)
{
    const NumberPainter numberPainter(font, false);
    const QSize size = numberPainter.sizeFor(number, unlimited);
    QRect room = area;
    if (size.width() > area.width()) {
        const QString mark = u"…"_s;
        const int markWidth = QFontMetrics(font).horizontalAdvance(mark);
        painter.setFont(font);
        painter.setPen(theme::color(ColorRole::SecondaryText));
        painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, mark);
        room.setLeft(area.right() + 1 -
                     tailThatFits(number.text(), font, size.width(), area.width() - markWidth));
    }
    painter.setClipRect(room);
    const QPoint start(qMin(area.left(), area.right() + 1 - size.width()),
                       area.top() + qMax(0, (area.height() - size.height()) / 2));
    numberPainter.paint(painter, QRect(start, size), number);
}

void paintNote(QPainter &painter, const QRect &area, const QFont &font, const DocumentNumber &number,
               const QString &note)
{
    const int begin = NumberPainter(font, false).sizeFor(number, unlimited).width() + theme::gap;
    const QRect room = area.adjusted(begin, 0, 0, 0);
    if (note.isEmpty() || room.width() < theme::margin)
        return;
    painter.setFont(font);
    painter.setPen(theme::color(ColorRole::Warning));
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(font).elidedText(note, Qt::ElideRight, room.width()));
}

} // namespace

NumberDelegate::NumberDelegate(int numberRole, QObject *parent, int noteRole)
    : QStyledItemDelegate(parent)
    , m_numberRole(numberRole)
    , m_noteRole(noteRole)
{
}

void NumberDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const auto number = index.data(m_numberRole).value<DocumentNumber>();
    if (number.text().isEmpty()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    cell.text.clear();
    const QStyle *style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    const QRect area = cell.rect.adjusted(textInset(style, cell.widget), 0, -theme::gapSmall / 2, 0);
    painter->save();
    paintOnOneLine(*painter, area, cell.font, number);
    if (m_noteRole != noRole)
        paintNote(*painter, area, cell.font, number, index.data(m_noteRole).toString());
    painter->restore();
}

QSize NumberDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto number = index.data(m_numberRole).value<DocumentNumber>();
    if (number.text().isEmpty())
        return QStyledItemDelegate::sizeHint(option, index);
    const QSize size = NumberPainter(option.font, false).sizeFor(number, unlimited);
    return {size.width() + 2 * theme::gapSmall, qMax(size.height(), theme::textRowHeight())};
}

} // namespace lekthi::ui
