#pragma once

#include "models/errors/error_text.h"
#include "models/lists/paged_model.h"

namespace lekthi::models {

/// Errors of allocation, newest first, loaded page by page. UI thread only.
class ErrorModel : public PagedRows<store::ErrorEntry>
{
    Q_OBJECT

public:
    enum Column { Time, Type, Message, Person, Reference, State, ColumnCount };

    explicit ErrorModel(const store::ReferenceData &reference, QObject *parent = nullptr);

    const LedgerNames &names() const { return m_names; }
    void setCalendar(numbering::Calendar calendar);
    void setReference(const store::ReferenceData &reference);
    void setPeople(const QList<store::Person> &people);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(const store::ErrorEntry &entry, int column) const;

    LedgerNames m_names;
};

} // namespace lekthi::models
