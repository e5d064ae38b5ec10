#pragma once

#include <QStyledItemDelegate>

namespace lekthi::ui {

/// A reset request in two lines: its number with the time left or how it ended, and below it the counter.
/// Headings stand in one small line. UI thread only.
class ResetListDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace lekthi::ui
