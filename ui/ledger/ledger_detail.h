#pragma once

#include "models/ledger/ledger_reading.h"
#include "models/ledger/ledger_text.h"

#include <QWidget>

#include <optional>

class QGridLayout;
class QLabel;
class QPushButton;

namespace lekthi::ui {

class FactsGrid;
class NumberLine;
class ScrolledDetails;

/// All that the ledger keeps of one number (3.11.8.1), with ways to the rows that it is connected with. UI
/// thread only.
class LedgerDetail : public QWidget
{
    Q_OBJECT

public:
    explicit LedgerDetail(QWidget *parent = nullptr);

    /// A row by itself; what stands around it comes later.
    void showLine(const models::LedgerLine &line, const models::LedgerNames &names);
    void showSurroundings(const models::LedgerSurroundings &surroundings, const models::LedgerNames &names);
    /// The row that is shown, wherever it is from.
    const std::optional<models::LedgerLine> &line() const { return m_line; }
    /// Whether the row is among those of the list.
    void setListed(bool isListed);
    void retranslate(const models::LedgerNames &names);

signals:
    void rowWanted(qint64 id);
    void counterWanted();
    void historyWanted();
    void storyWanted();
    void receiptWanted();

private:
    QLayout *makeLinks();
    QPushButton *makeLink(const QString &name);
    void fill(const models::LedgerNames &names);
    void showFacts(const models::LedgerFacts &facts);
    void showLinks();
    void showLink(QPushButton *link, const std::optional<store::LedgerEntry> &entry, const QString &text);

    std::optional<models::LedgerLine> m_line;
    std::optional<models::LedgerSurroundings> m_around;
    bool m_isListed = true;
    QWidget *m_content;
    NumberLine *m_number;
    QLabel *m_state;
    QLabel *m_reason;
    QPushButton *m_ending;
    FactsGrid *m_left;
    FactsGrid *m_right;
    FactsGrid *m_wide;
    QPushButton *m_before;
    QPushButton *m_after;
    QPushButton *m_counter;
    QPushButton *m_history;
    QPushButton *m_story;
    QPushButton *m_receipt;
    ScrolledDetails *m_scroll;
};

} // namespace lekthi::ui
