#include "ui/templates/template_list_delegate.h"

#include "models/templates/template_list_model.h"
#include "ui/shell/theme.h"

namespace lekthi::ui {

using models::TemplateListModel;
using models::TemplateRow;

namespace {

ColorRole colorOf(models::MarkLevel level)
{
    switch (level) {
    case models::MarkLevel::Good:
        return ColorRole::Good;
    case models::MarkLevel::Notice:
        return ColorRole::SecondaryText;
    case models::MarkLevel::Warning:
        return ColorRole::Warning;
    case models::MarkLevel::Error:
        return ColorRole::Error;
    }
    Q_UNREACHABLE();
}

QColor badgeColor(const TemplateRow &row)
{
    if (row.hasDraft)
        return theme::color(ColorRole::Accent);
    if (row.errors > 0 && row.usesDefault)
        return theme::color(ColorRole::SecondaryText);
    if (row.errors > 0)
        return theme::color(ColorRole::Error);
    if (row.warnings > 0 || !row.hasTemplate)
        return theme::color(ColorRole::Warning);
    if (row.usesDefault)
        return theme::color(ColorRole::SecondaryText);
    return row.marks.isEmpty() ? theme::color(ColorRole::Good)
                               : theme::color(colorOf(models::levelOf(row.marks.first())));
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
