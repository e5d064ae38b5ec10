#include "ui/templates/template_list_delegate.h"

#include "models/templates/template_list_model.h"
#include "ui/shell/theme.h"

#include <QPainter>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::TemplateListModel;
using models::TemplateRow;

namespace {

constexpr int rowPadding = 7;
constexpr int sidePadding = 14;

int lineHeight(const QFont &font)
{
    const QFontMetrics metrics(font);
    return qMax(metrics.height(), metrics.tightBoundingRect(u"ที่ปู่ฎู้"_s).height());
}

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

QColor badgeColor(const TemplateRow &row)
{
    if (row.hasDraft)
        return theme::color(ColorRole::Accent);
    if (row.errors > 0)
        return theme::color(ColorRole::Error);
    if (row.warnings > 0 || !row.hasTemplate)
        return theme::color(ColorRole::Warning);
    return theme::color(row.usesDefault ? ColorRole::SecondaryText : ColorRole::Good);
}

/// Draws as much of the text as fits; gives the width that it took.
int drawElided(QPainter &painter, const QRect &area, const QString &text)
{
    const QString shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, area.width());
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, shown);
    return painter.fontMetrics().horizontalAdvance(shown);
}

void paintHeading(QPainter &painter, const QRect &rect, const QString &code)
{
    painter.setFont(captionFont());
    painter.setPen(theme::color(ColorRole::SecondaryText));
    drawElided(painter, rect.adjusted(sidePadding, rowPadding, -sidePadding, 0), code);
}

void paintGround(QPainter &painter, const QStyleOptionViewItem &option)
{
    const QRect rect = option.rect;
    if (option.state & QStyle::State_Selected) {
        painter.fillRect(rect, theme::color(ColorRole::AccentTint));
        painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), theme::color(ColorRole::Accent));
    }
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme::color(ColorRole::Line));
}

/// Draws the badge and gives the area that is left for the title.
QRect paintBadge(QPainter &painter, QRect line, const QModelIndex &index, const TemplateRow &row)
{
    const QString badge = index.data(TemplateListModel::BadgeRole).toString();
    painter.setFont(theme::smallFont());
    painter.setPen(badgeColor(row));
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, badge);
    line.setRight(line.right() - painter.fontMetrics().horizontalAdvance(badge) - theme::gapSmall);
    return line;
}

void paintTemplate(QPainter &painter, const QRect &rect, const QModelIndex &index)
{
    const auto row = index.data(TemplateListModel::RowRole).value<TemplateRow>();
    const QRect inside = rect.adjusted(sidePadding, rowPadding, -sidePadding, -rowPadding - 1);
    QRect line(inside.left(), inside.top(), inside.width(), lineHeight(boldFont()));
    line = paintBadge(painter, line, index, row);
    painter.setFont(boldFont());
    painter.setPen(theme::color(ColorRole::Text));
    const int width = drawElided(painter, line, index.data(TemplateListModel::TitleRole).toString());
    painter.setFont(theme::baseFont());
    line.setLeft(line.left() + width + 5);
    drawElided(painter, line, index.data(TemplateListModel::NameRole).toString());
    const QRect below(inside.left(), line.bottom() + 3, inside.width(), lineHeight(theme::smallFont()));
    painter.setFont(theme::smallFont());
    painter.setPen(theme::color(ColorRole::SecondaryText));
    drawElided(painter, below, index.data(TemplateListModel::ExampleRole).toString());
}

} // namespace

void TemplateListDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    painter->save();
    if (index.data(TemplateListModel::KeyRole).isValid()) {
        paintGround(*painter, option);
        paintTemplate(*painter, option.rect, index);
    } else {
        paintHeading(*painter, option.rect, index.data(TemplateListModel::TitleRole).toString());
    }
    painter->restore();
}

QSize TemplateListDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    if (!index.data(TemplateListModel::KeyRole).isValid())
        return {0, lineHeight(captionFont()) + 2 * rowPadding};
    return {0, lineHeight(boldFont()) + 3 + lineHeight(theme::smallFont()) + 2 * rowPadding + 1};
}

} // namespace lekthi::ui
