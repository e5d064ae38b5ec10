#pragma once

#include "core/store/reference/counter_labels.h"
#include "core/store/session/text_rows.h"
#include "models/ledger/ledger_text.h"

#include <QByteArray>
#include <QHash>
#include <QList>

namespace lekthi::models {

/// The lines that ledgerJson() makes of the same rows in CSV, straight from what the store sent. One thread.
class LedgerCsv
{
public:
    explicit LedgerCsv(const LedgerNames &names);

    /// row: of the columns of ledger_entry.h.
    void addLine(QByteArray &lines, const store::TextRow &row) const;

private:
    QByteArray loginIn(const store::TextRow &row, int column) const;

    QHash<int, QByteArray> m_logins;
    store::CounterLabels m_counters;
};

/// The lines of a page. One thread.
class LedgerCsvLines
{
public:
    void clear();
    void add(const LedgerCsv &csv, const store::TextRow &row);
    qsizetype count() const { return m_ids.size(); }
    /// Those of rows that did not come are left out.
    QByteArray inOrderOf(const QList<qint64> &ids) const;

private:
    QByteArray m_lines;
    QList<qint64> m_ids;
    QList<qsizetype> m_starts;
};

} // namespace lekthi::models
