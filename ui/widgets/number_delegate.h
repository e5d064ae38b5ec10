#pragma once

#include <QStyledItemDelegate>

namespace lekthi::ui {

/// Draws a document number of an item view, each part in the colours of its token. The model gives the number
/// as a numbering::DocumentNumber in numberRole; rows without one are drawn as usual. What noteRole gives
/// stands behind the number where there is room. UI thread only.
class NumberDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int noRole = -1;

    explicit NumberDelegate(int numberRole, QObject *parent = nullptr, int noteRole = noRole);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int m_numberRole;
    int m_noteRole;
};

} // namespace lekthi::ui
