#include "ui/shell/account_delegate.h"

#include "models/people_model.h"
#include "ui/shell/theme.h"

#include <QPainter>

namespace lekthi::ui {

namespace {

constexpr int lineGap = 2;
constexpr int markWidth = 3;

} // namespace

void AccountDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const bool selected = option.state & QStyle::State_Selected;
    painter->save();
    if (selected || option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, theme::color(selected ? ColorRole::AccentTint : ColorRole::Window));
    if (selected)
        painter->fillRect(QRect(option.rect.topLeft(), QSize(markWidth, option.rect.height())),
                          theme::color(ColorRole::Accent));
    painter->setPen(theme::color(ColorRole::Line));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());

    const int nameHeight = theme::lineHeight(theme::boldFont());
    const int roleHeight = theme::lineHeight(theme::smallFont());
    const int top = option.rect.top() + (option.rect.height() - nameHeight - roleHeight - lineGap) / 2;
    const QRect line(option.rect.left() + theme::gapLarge, top, option.rect.width() - 2 * theme::gapLarge,
                     nameHeight);
    painter->setFont(theme::boldFont());
    painter->setPen(theme::color(ColorRole::Text));
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, index.data(Qt::DisplayRole).toString());
    painter->setFont(theme::smallFont());
    painter->setPen(theme::color(ColorRole::SecondaryText));
    painter->drawText(line.translated(0, nameHeight + lineGap), Qt::AlignLeft | Qt::AlignTop,
                      index.data(models::PeopleModel::RoleTitleRole).toString());
    painter->restore();
}

QSize AccountDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int height = theme::lineHeight(theme::boldFont()) + theme::lineHeight(theme::smallFont());
    return {option.rect.width(), height + lineGap + 2 * theme::gapSmall};
}

} // namespace lekthi::ui
