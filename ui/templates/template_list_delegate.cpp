#include "ui/templates/template_list_delegate.h"

#include "models/templates/template_list_model.h"
#include "ui/shell/theme.h"

namespace lekthi::ui {

using models::TemplateListModel;
using models::TemplateRow;

namespace {

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

} // namespace

TwoLineRow TemplateListDelegate::rowAt(const QModelIndex &index) const
{
    return {index.data(TemplateListModel::TitleRole).toString(),
            index.data(TemplateListModel::NameRole).toString(),
            index.data(TemplateListModel::BadgeRole).toString(),
            badgeColor(index.data(TemplateListModel::RowRole).value<TemplateRow>()),
            index.data(TemplateListModel::ExampleRole).toString()};
}

QString TemplateListDelegate::headingAt(const QModelIndex &index) const
{
    return index.data(TemplateListModel::TitleRole).toString();
}

} // namespace lekthi::ui
