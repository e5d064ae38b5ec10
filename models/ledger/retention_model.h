#pragma once

#include "core/audit/retention.h"
#include "models/session/work.h"

#include <QAbstractTableModel>

#include <optional>

namespace lekthi::models {

struct RetentionReading
{
    audit::Retention retention;
    QDateTime now; ///< by the server's clock
};

Work<RetentionReading> readingRetention();

/// How old and how large the ledger is, in finished sentences (3.11.8.3).
QString retentionText(const RetentionReading &reading, numbering::Calendar calendar);

/// The oldest year that is over, has rows, and is not archived yet; nothing if there is none.
std::optional<int> nextYearToArchive(const RetentionReading &reading);

/// The years of the ledger, oldest first, also those whose rows were archived and removed. UI thread only.
class RetentionModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { YearColumn, Rows, Size, Archived, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const audit::Retention &retention);
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const final;
    int columnCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

private:
    QString textAt(const audit::Retention::Year &year, int column) const;

    audit::Retention m_retention;
    QList<audit::Retention::Year> m_years;
};

} // namespace lekthi::models
