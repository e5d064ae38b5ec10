#include "ui/approvals/reset_list_delegate.h"

#include "models/resets/reset_list_model.h"
#include "ui/shell/theme.h"

namespace lekthi::ui {

using models::ResetListModel;
using store::ResetState;

namespace {

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

} // namespace

TwoLineRow ResetListDelegate::rowAt(const QModelIndex &index) const
{
    return {index.data().toString(), index.data(ResetListModel::ValuesRole).toString(),
            index.data(ResetListModel::BadgeRole).toString(), badgeColor(index),
            index.data(ResetListModel::PlaceRole).toString()};
}

QString ResetListDelegate::headingAt(const QModelIndex &index) const
{
    return index.data().toString();
}

} // namespace lekthi::ui
