#include "ui/metrics/table_button.h"

namespace lekthi::ui {

TableButton::TableButton(QWidget *parent)
    : QPushButton(parent)
{
    connect(this, &QPushButton::clicked, this, [this] {
        m_showsTable = !m_showsTable;
        retranslate();
        emit switched();
    });
}

void TableButton::retranslate()
{
    setText(m_showsTable ? tr("As a char&t") : tr("As a &table"));
}

} // namespace lekthi::ui
