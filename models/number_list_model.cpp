#include "models/number_list_model.h"

namespace lekthi::models {

void NumberListModel::setNumbers(const QList<numbering::DocumentNumber> &numbers)
{
    beginResetModel();
    m_numbers = numbers;
    endResetModel();
}

int NumberListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_numbers.size());
}

QVariant NumberListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const numbering::DocumentNumber &number = m_numbers.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return number.text();
    case NumberRole:
        return QVariant::fromValue(number);
    default:
        return {};
    }
}

} // namespace lekthi::models
