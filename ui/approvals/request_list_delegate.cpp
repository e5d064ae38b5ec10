#include "ui/approvals/request_list_delegate.h"

#include "models/requests/request_list_model.h"
#include "ui/shell/theme.h"

namespace lekthi::ui {

using models::RequestListModel;
using store::RequestState;

namespace {

QColor badgeColor(const QModelIndex &index)
{
    switch (index.data(RequestListModel::StateRole).value<RequestState>()) {
    case RequestState::Pending:
        return theme::color(ColorRole::Warning);
    case RequestState::Executed:
        return theme::color(ColorRole::Good);
    case RequestState::Rejected:
        return theme::color(ColorRole::Error);
    case RequestState::Withdrawn:
    case RequestState::Expired:
    case RequestState::Stale:
        break;
    }
    return theme::color(ColorRole::SecondaryText);
}

} // namespace

TwoLineRow RequestListDelegate::rowAt(const QModelIndex &index) const
{
    const bool isVoiding = index.data(RequestListModel::KindRole) == store::requestkind::numberVoid;
    return {index.data().toString(),
            isVoiding ? QString() : index.data(RequestListModel::ValuesRole).toString(),
            index.data(RequestListModel::BadgeRole).toString(), badgeColor(index),
            index.data(RequestListModel::BelowRole).toString()};
}

QString RequestListDelegate::headingAt(const QModelIndex &index) const
{
    return index.data().toString();
}

} // namespace lekthi::ui
