#include "ui/setup/entry_table.h"

#include "ui/shell/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

EntryTable::EntryTable(QWidget *parent)
    : QWidget(parent)
    , m_table(new QTableWidget(this))
    , m_add(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_buttons(new QHBoxLayout)
{
    m_table->setObjectName(u"entryTable"_s);
    m_add->setObjectName(u"entryAdd"_s);
    m_remove->setObjectName(u"entryRemove"_s);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::AllEditTriggers);
    m_table->setTabKeyNavigation(false);
    for (QPushButton *button : {m_add, m_remove})
        button->setAutoDefault(false);
    m_buttons->setSpacing(theme::gapSmall);
    m_buttons->addWidget(m_add);
    m_buttons->addWidget(m_remove);
    m_buttons->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_table, 1);
    layout->addLayout(m_buttons);
    connect(m_add, &QPushButton::clicked, this, [this] {
        addRow({}, true);
        emit changed();
    });
    connect(m_remove, &QPushButton::clicked, this, &EntryTable::removeCurrent);
    connect(m_table, &QTableWidget::cellChanged, this, &EntryTable::changed);
}

void EntryTable::setColumns(const QList<Column> &columns, const QString &addText, const QString &removeText)
{
    const QSignalBlocker quiet(m_table);
    m_columns = columns;
    m_table->setColumnCount(int(columns.size()));
    for (int column = 0; column < m_table->columnCount(); ++column) {
        m_table->setHorizontalHeaderItem(column, new QTableWidgetItem(columns.at(column).caption));
        for (int row = 0; row < m_table->rowCount(); ++row) {
            if (auto *choice = qobject_cast<QComboBox *>(m_table->cellWidget(row, column)))
                fillChoices(choice, columns.at(column));
        }
    }
    m_add->setText(addText);
    m_remove->setText(removeText);
}

void EntryTable::addButton(QPushButton *button)
{
    button->setAutoDefault(false);
    m_buttons->insertWidget(m_buttons->count() - 1, button);
}

void EntryTable::setAccessibleTitle(const QString &title)
{
    m_table->setAccessibleName(title);
}

void EntryTable::setRows(const QList<QStringList> &rows)
{
    const QSignalBlocker quiet(m_table);
    m_table->setRowCount(0);
    for (const QStringList &row : rows)
        addRow(row, false);
}

QList<QStringList> EntryTable::rows() const
{
    QList<QStringList> filled;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        QStringList cells;
        bool isBlank = true;
        for (int column = 0; column < m_table->columnCount(); ++column) {
            cells.append(cell(row, column));
            isBlank = isBlank && (cells.constLast().isEmpty() || !m_columns.at(column).values.isEmpty());
        }
        if (!isBlank)
            filled.append(cells);
    }
    return filled;
}

QString EntryTable::cell(int row, int column) const
{
    if (const auto *choice = qobject_cast<QComboBox *>(m_table->cellWidget(row, column)))
        return choice->currentData().toString();
    const QTableWidgetItem *item = m_table->item(row, column);
    return item ? item->text().trimmed() : QString();
}

void EntryTable::addRow(const QStringList &cells, bool isEdited)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    for (int column = 0; column < m_table->columnCount(); ++column) {
        const Column &asked = m_columns.at(column);
        if (asked.values.isEmpty()) {
            m_table->setItem(row, column, new QTableWidgetItem(cells.value(column)));
            continue;
        }
        auto *choice = new QComboBox(m_table);
        choice->setObjectName(u"entryChoice%1"_s.arg(row));
        fillChoices(choice, asked);
        choice->setCurrentIndex(std::max(0, int(asked.values.indexOf(cells.value(column)))));
        connect(choice, &QComboBox::currentIndexChanged, this, &EntryTable::changed);
        m_table->setCellWidget(row, column, choice);
    }
    if (!isEdited)
        return;
    m_table->setCurrentCell(row, 0);
    m_table->setFocus();
    m_table->editItem(m_table->item(row, 0));
}

void EntryTable::removeCurrent()
{
    m_table->removeRow(m_table->currentRow());
    emit changed();
}

void EntryTable::fillChoices(QComboBox *choice, const Column &column) const
{
    const QSignalBlocker quiet(choice);
    const int current = choice->currentIndex();
    choice->clear();
    for (qsizetype value = 0; value < column.values.size(); ++value)
        choice->addItem(column.titles.value(value), column.values.at(value));
    choice->setCurrentIndex(std::max(0, current));
    choice->setAccessibleName(column.caption);
}

} // namespace lekthi::ui
