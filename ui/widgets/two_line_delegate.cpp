#include "ui/widgets/two_line_delegate.h"

#include "ui/shell/theme.h"

#include <QPainter>

namespace lekthi::ui {

namespace {

constexpr int rowPadding = 7;
constexpr int sidePadding = 14;
constexpr int markWidth = 3;
constexpr int lineGap = 3;
constexpr int nameGap = 5;

bool isHeading(const QModelIndex &index)
{
    return !(index.flags() & Qt::ItemIsSelectable);
}

/// Draws as much of the text as fits; gives the width that it took.
int drawElided(QPainter &painter, const QRect &area, const QString &text)
{
    const QString shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, area.width());
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, shown);
    return painter.fontMetrics().horizontalAdvance(shown);
}

/// What is left of a name has to say something.
void drawIfReadable(QPainter &painter, const QRect &area, const QString &text)
{
    if (3 * area.width() >= 2 * painter.fontMetrics().horizontalAdvance(text))
        drawElided(painter, area, text);
}

void paintHeading(QPainter &painter, const QRect &rect, const QString &text)
{
    painter.setFont(theme::captionFont());
    painter.setPen(theme::color(ColorRole::SecondaryText));
    drawElided(painter, rect.adjusted(sidePadding, rowPadding, -sidePadding, 0), text);
}

void paintGround(QPainter &painter, const QStyleOptionViewItem &option)
{
    const QRect rect = option.rect;
    if (option.state & QStyle::State_Selected) {
        painter.fillRect(rect, theme::color(ColorRole::AccentTint));
        painter.fillRect(QRect(rect.left(), rect.top(), markWidth, rect.height()),
                         theme::color(ColorRole::Accent));
    }
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme::color(ColorRole::Line));
}

/// Draws the badge and gives the area that is left for the title.
QRect paintBadge(QPainter &painter, QRect line, const TwoLineRow &row)
{
    painter.setFont(theme::smallFont());
    painter.setPen(row.badgeColor);
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, row.badge);
    line.setRight(line.right() - painter.fontMetrics().horizontalAdvance(row.badge) - theme::gapSmall);
    return line;
}

void paintRow(QPainter &painter, const QRect &rect, const TwoLineRow &row)
{
    const QRect inside = rect.adjusted(sidePadding, rowPadding, -sidePadding, -rowPadding - 1);
    QRect line(inside.left(), inside.top(), inside.width(), theme::lineHeight(theme::boldFont()));
    line = paintBadge(painter, line, row);
    painter.setFont(theme::boldFont());
    painter.setPen(theme::color(ColorRole::Text));
    const int width = drawElided(painter, line, row.title);
    painter.setFont(theme::baseFont());
    line.setLeft(line.left() + width + nameGap);
    drawIfReadable(painter, line, row.name);
    painter.setFont(theme::smallFont());
    painter.setPen(theme::color(ColorRole::SecondaryText));
    drawElided(
        painter,
        QRect(inside.left(), line.bottom() + lineGap, inside.width(), theme::lineHeight(theme::smallFont())),
        row.below);
}

} // namespace

void TwoLineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    painter->save();
    if (isHeading(index)) {
        paintHeading(*painter, option.rect, headingAt(index));
    } else {
        paintGround(*painter, option);
        paintRow(*painter, option.rect, rowAt(index));
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(theme::color(ColorRole::Accent), 1));
            painter->drawRect(option.rect.adjusted(0, 0, -1, -2));
        }
    }
    painter->restore();
}

QSize TwoLineDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    if (isHeading(index))
        return {0, theme::lineHeight(theme::captionFont()) + 2 * rowPadding};
    return {0, theme::lineHeight(theme::boldFont()) + lineGap + theme::lineHeight(theme::smallFont()) +
                   2 * rowPadding + 1};
}

} // namespace lekthi::ui
