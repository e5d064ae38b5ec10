#pragma once

#include <QStyledItemDelegate>

namespace lekthi::ui {

/// Colours what was found in a line of a register by how bad it is. For models::RegisterLineModel. UI thread
/// only.
class FindingDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace lekthi::ui
