#pragma once

#include "core/numbering/calendar.h"
#include "core/numbering/render.h"
#include "core/register/register_plan.h"
#include "core/store/reference/reference_data.h"

#include <QAbstractTableModel>

namespace lekthi::models {

/// The counters of an import: what they stand at, what they would, and what they would hand out next. UI
/// thread only.
class PlannedCounterModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Counter, LastNumber, NextNumber, Numbers, Missing, Gaps, ColumnCount };
    enum Role { NumberRole = Qt::UserRole }; ///< the numbering::DocumentNumber of NextNumber

    explicit PlannedCounterModel(store::ReferenceData reference, QObject *parent = nullptr);

    /// next: what each counter would hand out; as many as there are counters.
    void setCounters(const QList<registers::PlannedCounter> &counters,
                     const QList<numbering::DocumentNumber> &next);
    /// The program's language or calendar changed.
    void retranslate(numbering::Calendar calendar);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(int row, int column) const;

    store::ReferenceData m_reference;
    numbering::Calendar m_calendar = numbering::Calendar::Gregorian;
    QList<registers::PlannedCounter> m_counters;
    QList<numbering::DocumentNumber> m_next;
};

} // namespace lekthi::models
