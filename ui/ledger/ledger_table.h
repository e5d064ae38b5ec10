#pragma once

#include "ui/widgets/list_table.h"

#include <QSet>

namespace lekthi::models {
class LedgerModel;
}

namespace lekthi::ui {

/// The numbers of the ledger; of the current one more can be asked for. UI thread only.
class LedgerTable : public ListTable
{
    Q_OBJECT

public:
    explicit LedgerTable(models::LedgerModel &model, QWidget *parent = nullptr);

    void retranslate();

signals:
    void counterWanted();
    void historyWanted();
    void storyWanted();

private:
    void fit();
    void fillMenu(QMenu &menu);
    int widthFor(int column);
    int widthOfNumbers();
    void measureAnew();

    models::LedgerModel &m_model;
    int m_widthOfNumbers = 0; ///< of the longest of the rows that were measured
    int m_measuredRows = 0;
    QSet<QString> m_measuredShapes; ///< of their numbers
};

} // namespace lekthi::ui
