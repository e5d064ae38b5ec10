#pragma once

#include "core/store/ledger/document_gateway.h"
#include "core/store/people/people.h"
#include "core/store/reference/reference_data.h"
#include "models/session/work.h"

#include <QAbstractTableModel>

namespace lekthi::models {

/// Numbers without a document, oldest first, as far as they were read.
struct UnboundPage
{
    QList<store::UnboundNumber> numbers{};
    bool hasMore = false;
    QList<store::Person> people{};
};

/// Behind afterId (of the ledger; 0: from the oldest on), those that are at least so old.
Work<UnboundPage> readingUnbound(std::chrono::minutes age, qint64 afterId);

/// UI thread only.
class UnboundModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Time, Type, Number, Account, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void clear();
    void append(const UnboundPage &page, const store::ReferenceData &reference);
    void retranslate();
    QString numberAt(int row) const;
    qint64 lastId() const; ///< of the ledger; 0 while there is none

    int rowCount(const QModelIndex &parent = {}) const final;
    int columnCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

private:
    QString typeOf(const store::UnboundNumber &number) const;
    QString accountOf(const store::UnboundNumber &number) const;

    QList<store::UnboundNumber> m_numbers;
    QList<store::Person> m_people;
    store::ReferenceData m_reference;
};

} // namespace lekthi::models
