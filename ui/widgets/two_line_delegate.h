#pragma once

#include <QColor>
#include <QStyledItemDelegate>

namespace lekthi::ui {

/// What stands in a row of a list in two lines.
struct TwoLineRow
{
    QString title;
    QString name;  ///< behind the title, not bold; may be empty
    QString badge; ///< at the right of the first line
    QColor badgeColor;
    QString below; ///< the second line, small
};

/// Draws the rows of a FilteredList: those that can be chosen in two lines, headings in one small line. UI
/// thread only.
class TwoLineDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const final;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const final;

private:
    virtual TwoLineRow rowAt(const QModelIndex &index) const = 0; ///< never asked for headings
    virtual QString headingAt(const QModelIndex &index) const = 0;
};

} // namespace lekthi::ui
