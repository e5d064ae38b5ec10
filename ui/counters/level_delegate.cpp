#include "ui/counters/level_delegate.h"

#include "models/counters/counter_model.h"
#include "ui/shell/theme.h"

namespace lekthi::ui {

using numbering::FillLevel;

void LevelDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const auto level = FillLevel(index.data(models::CounterModel::LevelRole).toInt());
    if (level == FillLevel::Fine)
        return;
    const QColor color = theme::color(level == FillLevel::Eighty ? ColorRole::Warning : ColorRole::Error);
    option->palette.setColor(QPalette::Text, color);
    option->palette.setColor(QPalette::HighlightedText, color);
    option->font.setUnderline(true); // a click says why
}

} // namespace lekthi::ui
