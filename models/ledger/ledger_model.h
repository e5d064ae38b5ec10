#pragma once

#include "models/ledger/ledger_reading.h"
#include "models/ledger/ledger_text.h"
#include "models/lists/paged_model.h"

namespace lekthi::models {

/// Numbers of the ledger, loaded page by page. UI thread only.
class LedgerModel : public PagedRows<LedgerLine>
{
    Q_OBJECT

public:
    enum Column { Number, State, Document, Person, Service, Counter, Version, Time, ColumnCount };
    /// NumberRole: the numbering::DocumentNumber of the Number column. QuietRole: whether the number counts
    /// no more.
    enum Role { NumberRole = Qt::UserRole, QuietRole };

    explicit LedgerModel(const store::ReferenceData &reference, QObject *parent = nullptr);

    const LedgerNames &names() const { return m_names; }
    void setCalendar(numbering::Calendar calendar);
    void setReference(const store::ReferenceData &reference);
    void setPeople(const QList<store::Person> &people);

    int rowOf(qint64 id) const; ///< -1: not loaded

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(const store::LedgerEntry &entry, int column) const;

    LedgerNames m_names;
};

} // namespace lekthi::models
