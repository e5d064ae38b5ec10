#pragma once

#include "core/numbering/render.h"

#include <QAbstractListModel>

namespace lekthi::models {

/// Document numbers in a fixed order. DisplayRole is the text, NumberRole the numbering::DocumentNumber. UI
/// thread only.
class NumberListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { NumberRole = Qt::UserRole };

    using QAbstractListModel::QAbstractListModel;

    void setNumbers(const QList<numbering::DocumentNumber> &numbers);
    void clear() { setNumbers({}); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QList<numbering::DocumentNumber> m_numbers;
};

} // namespace lekthi::models
