#pragma once

#include <QStyledItemDelegate>

namespace lekthi::ui {

/// Writes a cell in the colour that the model's CounterModel::LevelRole asks for. UI thread only.
class LevelDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace lekthi::ui
