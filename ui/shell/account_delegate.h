#pragma once

#include <QStyledItemDelegate>

namespace lekthi::ui {

/// A person in two lines: the name, and below it the role. UI thread only.
class AccountDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace lekthi::ui
