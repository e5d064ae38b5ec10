#pragma once

#include <QTableView>

namespace lekthi::models {
class LedgerModel;
}

namespace lekthi::ui {

/// The numbers of the ledger. Several can be selected and copied, and of the current one more can be asked
/// for. The model belongs to the caller and outlives the table. UI thread only.
class LedgerTable : public QTableView
{
    Q_OBJECT

public:
    explicit LedgerTable(models::LedgerModel &model, QWidget *parent = nullptr);

    void retranslate();
    void fitColumns(); ///< to what is loaded

signals:
    void counterWanted();
    void historyWanted();
    void storyWanted();

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    using Write = QString (*)(const models::LedgerModel &, const QList<int> &);

    void copyAs(Write write) const;
    QList<int> selected() const; ///< from the top down
    int widthFor(int column);
    int widthOfNumbers();
    void measureAnew();

    models::LedgerModel &m_model;
    int m_widthOfNumbers = 0; ///< of the longest of the rows that were measured
    int m_measuredRows = 0;
};

} // namespace lekthi::ui
