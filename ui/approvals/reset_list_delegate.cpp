#include "ui/approvals/reset_list_delegate.h"

#include "models/resets/reset_list_model.h"
#include "ui/shell/theme.h"

#include <QPainter>

namespace lekthi::ui {

using models::ResetListModel;
using store::ResetState;

namespace {

constexpr int rowPadding = 7;
constexpr int sidePadding = 14;
constexpr int markWidth = 3;
constexpr int lineGap = 3;

QFont boldFont()
{
    QFont font = theme::baseFont();
    font.setBold(true);
    return font;
}

QFont captionFont()
{
    QFont font = theme::smallFont();
    font.setWeight(QFont::DemiBold);
    return font;
}

int smallHeight()
{
    return QFontMetrics(theme::smallFont()).height();
}

QColor badgeColor(const QModelIndex &index)
{
    switch (index.data(ResetListModel::StateRole).value<ResetState>()) {
    case ResetState::Pending:
        return theme::color(ColorRole::Warning);
    case ResetState::Executed:
        return theme::color(ColorRole::Good);
    case ResetState::Rejected:
        return theme::color(ColorRole::Error);
    case ResetState::Withdrawn:
    case ResetState::Expired:
    case ResetState::Stale:
        break;
    }
    return theme::color(ColorRole::SecondaryText);
}

void drawLine(QPainter &painter, const QRect &area, int alignment, const QString &text)
{
    painter.drawText(area, alignment | Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, area.width()));
}

void paintHeading(QPainter &painter, const QRect &rect, const QModelIndex &index)
{
    painter.setFont(captionFont());
    painter.setPen(theme::color(ColorRole::SecondaryText));
    drawLine(painter, rect.adjusted(sidePadding, rowPadding, -sidePadding, 0), Qt::AlignLeft,
             index.data().toString());
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

void paintRequest(QPainter &painter, const QRect &rect, const QModelIndex &index)
{
    const QRect inside = rect.adjusted(sidePadding, rowPadding, -sidePadding, -rowPadding - 1);
    const int titleHeight = QFontMetrics(boldFont()).height();
    QRect line(inside.left(), inside.top(), inside.width(), titleHeight);
    const QString badge = index.data(ResetListModel::BadgeRole).toString();
    painter.setFont(theme::smallFont());
    painter.setPen(badgeColor(index));
    drawLine(painter, line, Qt::AlignRight, badge);
    line.setRight(line.right() - painter.fontMetrics().horizontalAdvance(badge) - theme::gapSmall);
    painter.setFont(boldFont());
    painter.setPen(theme::color(ColorRole::Text));
    drawLine(painter, line, Qt::AlignLeft, index.data().toString());
    painter.setFont(theme::smallFont());
    painter.setPen(theme::color(ColorRole::SecondaryText));
    drawLine(painter, QRect(inside.left(), line.bottom() + lineGap, inside.width(), smallHeight()),
             Qt::AlignLeft, index.data(ResetListModel::CounterRole).toString());
}

} // namespace

void ResetListDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    painter->save();
    if (index.data(ResetListModel::IdRole).isValid()) {
        paintGround(*painter, option);
        paintRequest(*painter, option.rect, index);
    } else {
        paintHeading(*painter, option.rect, index);
    }
    painter->restore();
}

QSize ResetListDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    if (!index.data(ResetListModel::IdRole).isValid())
        return {0, QFontMetrics(captionFont()).height() + 2 * rowPadding};
    return {0, QFontMetrics(boldFont()).height() + lineGap + smallHeight() + 2 * rowPadding + 1};
}

} // namespace lekthi::ui
