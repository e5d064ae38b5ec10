#pragma once

#include <QList>
#include <QStringList>
#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QPushButton;
class QTableWidget;

namespace lekthi::ui {

/// A small table that is filled in by hand, row by row. UI thread only.
class EntryTable : public QWidget
{
    Q_OBJECT

public:
    struct Column
    {
        QString caption;
        QStringList values = {}; ///< what may be chosen; empty: any text
        QStringList titles = {}; ///< of the values, as people read them
    };

    explicit EntryTable(QWidget *parent = nullptr);

    /// Also after a change of the language: what is filled in stays, where the number of columns is the same.
    void setColumns(const QList<Column> &columns, const QString &addText, const QString &removeText);
    void setRows(const QList<QStringList> &rows);
    /// Trimmed, in the order of the table; rows without any text are left out. A choice gives its value.
    QList<QStringList> rows() const;
    void setAccessibleTitle(const QString &title);
    /// Beside those for adding and removing, another way to fill the table.
    void addButton(QPushButton *button);

signals:
    void changed();

private:
    void addRow(const QStringList &cells, bool isEdited);
    void removeCurrent();
    void fillChoices(QComboBox *choice, const Column &column) const;
    QString cell(int row, int column) const;

    QList<Column> m_columns;
    QTableWidget *m_table;
    QPushButton *m_add;
    QPushButton *m_remove;
    QHBoxLayout *m_buttons;
};

} // namespace lekthi::ui
