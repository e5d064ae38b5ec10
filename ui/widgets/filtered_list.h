#pragma once

#include <QWidget>

class QAbstractItemDelegate;
class QAbstractItemModel;
class QLabel;
class QLineEdit;
class QListView;
class QModelIndex;

namespace lekthi::ui {

/// A field that filters and the list below it, at the left of a page. What is chosen stays chosen while the
/// model is read anew, also where the filter hides it. A subclass says what a row is known by. UI thread
/// only.
class FilteredList : public QWidget
{
    Q_OBJECT

public:
    struct Texts
    {
        QString placeholder;
        QString filterName; ///< for assistive technology
        QString listName;
        QString nothing; ///< where the list would be if nothing fits
        QString empty{}; ///< the same if there is nothing to filter; empty: nothing is said
    };

    /// The model outlives the list. name: of the objects, "reset" gives resetFilter and resetList.
    FilteredList(QAbstractItemModel &model, const QString &name, QWidget *parent);

    bool hasFoundNothing() const;
    QString searched() const;
    QString nothingText() const { return m_texts.nothing; }
    void clearFilter(); ///< with the keyboard in the field
    /// For what is to be shown now: a filter that finds nothing would hide it.
    void leaveEmptyFilter();

signals:
    /// By another text, or by the same in another language or in other rows.
    void filtered();

protected:
    /// Rows that cannot be selected are headings of those below them.
    void setRowDelegate(QAbstractItemDelegate *delegate);
    void setTexts(const Texts &texts);
    /// Shows the row that wantedRow() gives, without take().
    void restoreCurrent();
    void changeEvent(QEvent *event) override;

private:
    virtual void filterModel(const QString &text) = 0;
    virtual QModelIndex wantedRow() const = 0;     ///< invalid: none
    virtual void take(const QModelIndex &row) = 0; ///< the person chose this row, which may be wanted already
    void takeCurrent(const QModelIndex &row);
    void applyFilter(const QString &text);
    void showWhatIsThere();

    QAbstractItemModel &m_model;
    Texts m_texts;
    bool m_restoring = false;
    QLineEdit *m_filter;
    QListView *m_list;
    QLabel *m_nothing;
};

} // namespace lekthi::ui
