#pragma once

#include <QStyledItemDelegate>

namespace lekthi::ui {

/// Draws a document number of an item view, each part in the colours of its token. The model gives the number
/// as a numbering::DocumentNumber in numberRole; rows without one are drawn as usual. UI thread only.
class NumberDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit NumberDelegate(int numberRole, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int m_numberRole;
};

} // namespace lekthi::ui
