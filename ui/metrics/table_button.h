#pragma once

#include <QPushButton>

namespace lekthi::ui {

/// Changes between a chart and the same as a table. Says where it leads, not where one is. UI thread only.
class TableButton : public QPushButton
{
    Q_OBJECT

public:
    explicit TableButton(QWidget *parent = nullptr);

    bool showsTable() const { return m_showsTable; }
    void retranslate();

signals:
    void switched();

private:
    bool m_showsTable = false;
};

} // namespace lekthi::ui
