#include "models/alerts/list_rows_model.h"

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;

void ListRowsModel::setRows(const QList<ListRow> &rows)
{
    m_all = rows;
    show();
}

void ListRowsModel::setFilter(const QString &text)
{
    m_filter = text.trimmed();
    show();
}

bool ListRowsModel::passes(const ListRow &row) const
{
    const QStringList texts{row.title, row.name, row.badge, row.below};
    return m_filter.isEmpty() || std::any_of(texts.cbegin(), texts.cend(), [this](const QString &text) {
               return text.contains(m_filter, Qt::CaseInsensitive);
           });
}

void ListRowsModel::show()
{
    QList<ListRow> rows;
    for (const ListRow &row : std::as_const(m_all)) {
        if (row.id.isEmpty() && !rows.isEmpty() && rows.constLast().id.isEmpty())
            rows.removeLast();
        if (row.id.isEmpty() || passes(row))
            rows += row;
    }
    if (!rows.isEmpty() && rows.constLast().id.isEmpty())
        rows.removeLast();
    const bool isSame =
        std::equal(rows.cbegin(), rows.cend(), m_rows.cbegin(), m_rows.cend(),
                   [](const ListRow &one, const ListRow &other) { return one.id == other.id; });
    if (!isSame)
        beginResetModel();
    m_rows = rows;
    if (!isSame)
        endResetModel();
    else if (!m_rows.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

QModelIndex ListRowsModel::indexOf(const QString &id) const
{
    const auto found = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                    [&](const ListRow &row) { return !id.isEmpty() && row.id == id; });
    return found == m_rows.cend() ? QModelIndex() : index(int(found - m_rows.cbegin()));
}

QString ListRowsModel::firstId() const
{
    const auto found =
        std::find_if(m_rows.cbegin(), m_rows.cend(), [](const ListRow &row) { return !row.id.isEmpty(); });
    return found == m_rows.cend() ? QString() : found->id;
}

int ListRowsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant ListRowsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ListRow &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.title;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        QStringList parts{row.title, row.name, row.badge, row.below};
        parts.removeAll(QString());
        return parts.join(u", "_s);
    }
    case IdRole:
        return row.id;
    case NameRole:
        return row.name;
    case BadgeRole:
        return row.badge;
    case ToneRole:
        return int(row.tone);
    case BelowRole:
        return row.below;
    default:
        return {};
    }
}

Qt::ItemFlags ListRowsModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags shared = Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    return m_rows.at(index.row()).id.isEmpty() ? shared : shared | Qt::ItemIsSelectable;
}

} // namespace lekthi::models
