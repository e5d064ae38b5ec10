#include "ui/register/finding_delegate.h"

#include "models/register/register_line_model.h"
#include "ui/shell/theme.h"

namespace lekthi::ui {

using models::LineKind;

namespace {

ColorRole roleOf(LineKind kind)
{
    switch (kind) {
    case LineKind::Understood:
        return ColorRole::Good;
    case LineKind::NotUnderstood:
        return ColorRole::Error;
    case LineKind::Repeated:
    case LineKind::Gap:
        return ColorRole::Warning;
    case LineKind::TakenAlready:
        return ColorRole::SecondaryText;
    }
    Q_UNREACHABLE();
}

} // namespace

void FindingDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const auto kind = index.data(models::RegisterLineModel::KindRole).value<LineKind>();
    const QColor color = theme::color(roleOf(kind));
    option->palette.setColor(QPalette::Text, color);
    option->palette.setColor(QPalette::HighlightedText, color);
}

} // namespace lekthi::ui
