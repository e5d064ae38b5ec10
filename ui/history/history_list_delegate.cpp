#include "ui/history/history_list_delegate.h"

#include "models/templates/template_history_model.h"
#include "ui/shell/theme.h"

namespace lekthi::ui {

using models::TemplateHistoryModel;

TwoLineRow HistoryListDelegate::rowAt(const QModelIndex &index) const
{
    const bool isInForce = index.data(TemplateHistoryModel::InForceRole).toBool();
    return {index.data().toString(), index.data(TemplateHistoryModel::TimeRole).toString(),
            index.data(TemplateHistoryModel::BadgeRole).toString(),
            theme::color(isInForce ? ColorRole::Good : ColorRole::SecondaryText),
            index.data(TemplateHistoryModel::BelowRole).toString()};
}

QString HistoryListDelegate::headingAt(const QModelIndex &index) const
{
    return index.data().toString();
}

} // namespace lekthi::ui
