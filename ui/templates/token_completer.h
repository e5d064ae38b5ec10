#pragma once

#include "core/numbering/counter_key.h"

#include <QCompleter>
#include <QStyledItemDelegate>

class QStandardItemModel;

namespace lekthi::ui {

/// Offers the tokens that a type can use, each with its title and explanation. Completion text is the spelled
/// token.
class TokenCompleter : public QCompleter
{
    Q_OBJECT

public:
    explicit TokenCompleter(QObject *parent);

    /// Also reads titles and explanations again.
    void setShape(numbering::KeyShape shape);
    /// Wide enough for titles and explanations.
    int popupWidth() const;

private:
    QStandardItemModel *m_tokens;
};

/// Draws a token of the popup: spelling in its colours, title, explanation below.
class TokenPopupDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace lekthi::ui
