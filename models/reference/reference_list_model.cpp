#include "models/reference/reference_list_model.h"

#include "models/lists/list_order.h"
#include "models/reference/reference_words.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace lekthi::models {

using store::ReferenceItem;

void ReferenceListModel::setItems(const QList<ReferenceItem> &items, const QList<ReferenceItem> &parents)
{
    beginResetModel();
    m_items = items;
    m_parents = parents;
    apply();
    endResetModel();
}

void ReferenceListModel::setFilter(const QString &text, bool withClosed)
{
    beginResetModel();
    m_filter = text.trimmed();
    m_withClosed = withClosed;
    apply();
    endResetModel();
}

void ReferenceListModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ReferenceListModel::rowOf(int id) const
{
    const auto found = std::ranges::find(m_shown, id, [this](qsizetype at) { return m_items.at(at).id; });
    return found == m_shown.end() ? -1 : int(found - m_shown.begin());
}

void ReferenceListModel::apply()
{
    m_shown.clear();
    for (qsizetype at = 0; at < m_items.size(); ++at) {
        if (isWanted(m_items.at(at)))
            m_shown.append(at);
    }
    putInOrder();
}

void ReferenceListModel::putInOrder()
{
    if (m_column < 0)
        return;
    const QCollator collator = listCollator();
    std::vector<std::pair<QCollatorSortKey, qsizetype>> keyed;
    keyed.reserve(size_t(m_shown.size()));
    for (const qsizetype at : std::as_const(m_shown))
        keyed.emplace_back(collator.sortKey(text(m_items.at(at), m_column)), at);
    std::ranges::stable_sort(keyed, [this](const auto &one, const auto &other) {
        return m_direction == Qt::AscendingOrder ? one.first < other.first : other.first < one.first;
    });
    std::ranges::transform(keyed, m_shown.begin(), [](const auto &one) { return one.second; });
}

void ReferenceListModel::sort(int column, Qt::SortOrder direction)
{
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    const QList<qsizetype> items = m_shown;
    m_column = column;
    m_direction = direction;
    apply();
    QModelIndexList after;
    for (const QModelIndex &index : before)
        after.append(this->index(int(m_shown.indexOf(items.at(index.row()))), index.column()));
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
}

bool ReferenceListModel::isWanted(const ReferenceItem &item) const
{
    if (!item.active && !m_withClosed)
        return false;
    const QString *texts[] = {&item.code, &item.shortCode, &item.nameThai, &item.nameEnglish,
                              &item.nameChinese};
    return std::ranges::any_of(
        texts, [this](const QString *text) { return text->contains(m_filter, Qt::CaseInsensitive); });
}

int ReferenceListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

int ReferenceListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ReferenceListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || role != Qt::DisplayRole)
        return {};
    return text(item(index.row()), index.column());
}

QString ReferenceListModel::text(const ReferenceItem &shown, int column) const
{
    switch (column) {
    case Code:
        return shown.shortCode.isEmpty() ? shown.code
                                         : tr("%1 · %2", "number, code").arg(shown.code, shown.shortCode);
    case Name:
        return nameOf(shown);
    case Parent:
        return store::codeAmong(m_parents, shown.parentId);
    case State:
        return shown.active ? QString() : tr("Closed");
    default:
        return {};
    }
}

QVariant ReferenceListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Code:
        return tr("Code");
    case Name:
        return tr("Name");
    case Parent:
        return tr("Belongs to");
    case State:
        return tr("State");
    default:
        return {};
    }
}

} // namespace lekthi::models
