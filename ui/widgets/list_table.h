#pragma once

#include "ui/widgets/list_looks.h"

#include <QList>
#include <QTableView>

#include <functional>
#include <map>
#include <set>

class QMenu;

namespace lekthi::ui {

/// The table of every list: whole rows, several at once, copied as text with headings, CSV, JSON or Markdown;
/// columns are chosen by the menu of the headings, moved and made wider, which is kept for each person. Its
/// object name is the one under which that is kept. The model belongs to the caller and outlives the table.
/// UI thread only.
class ListTable : public QTableView
{
    Q_OBJECT

public:
    enum class Format { Text, Csv, Json, Markdown };
    using Write = std::function<QString(const QList<int> &rows)>; ///< rows of the model, from the top down
    using Fit = std::function<void()>;

    explicit ListTable(QAbstractItemModel &model, QWidget *parent = nullptr);

    /// Gives columns their usual widths and hides those for which there is no room; called at each change of
    /// width, with all columns there that the person has not put away. What he chose comes after it and wins.
    void setFit(Fit fit) { m_fit = std::move(fit); }
    /// For a Fit: hides a column that has nothing to say as things stand, rather than no room. Copies and
    /// paper go without it too, unless the person chose it.
    void leaveOut(int column, bool isLeftOut);
    /// Writes rows itself instead of as the list shows them.
    void setWriter(Format format, Write write) { m_writers[format] = std::move(write); }
    /// Brings back what this person chose before, and keeps what is chosen from now on. Call once the table
    /// has its name and its columns.
    void keepFor(const QString &login);

    /// The font or the titles changed.
    void retranslate();
    void fitColumns();                  ///< to what is loaded
    int contentWidth(int column) const; ///< of its title and of what its rows show now
    QList<int> shownColumns() const;    ///< in the order in which they stand
    /// The same with those for which the window has no room: for copies and for paper, which have more.
    QList<int> wantedColumns() const;
    QList<int> selectedRows() const; ///< from the top down; the current one where none is selected

signals:
    /// A menu about the selected rows is about to open; whoever has something to add adds it.
    void menuOpening(QMenu *menu);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void copyAs(Format format) const;
    bool isPutAway(int column) const; ///< the person does not want to see it
    void fillCopies(QMenu &menu);
    void fillColumns(QMenu &menu);
    void openColumns(const QPoint &place);
    void choose(int column, bool isShown);
    void forgetChoices();
    void noteWidth(int column);
    void noteOrder();
    void noteSorting();
    void keep();

    Fit m_fit;
    std::map<Format, Write> m_writers;
    QString m_login; ///< empty: nothing is kept
    ListLooks m_chosen;
    std::set<int> m_leftOut;   ///< columns that have nothing to say
    bool m_isDragging = false; ///< the person holds a heading
    bool m_isFitting = false;
};

} // namespace lekthi::ui
