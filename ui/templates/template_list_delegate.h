#pragma once

#include <QStyledItemDelegate>

namespace lekthi::models {
struct TemplateRow;
}

namespace lekthi::ui {

/// Draws a row of the list of templates: code and name, badge, example number below.
class TemplateListDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace lekthi::ui
