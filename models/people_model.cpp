#include "models/people_model.h"

#include <algorithm>

namespace lekthi::models {

bool PersonRow::operator==(const PersonRow &other) const
{
    return person.id == other.person.id && person.login == other.person.login && name == other.name &&
           role == other.role;
}

void PeopleModel::setPeople(const QList<PersonRow> &people)
{
    const bool samePersons =
        std::equal(people.cbegin(), people.cend(), m_people.cbegin(), m_people.cend(),
                   [](const PersonRow &a, const PersonRow &b) { return a.person.id == b.person.id; });
    if (samePersons) {
        const bool changes = people != m_people;
        m_people = people;
        if (changes)
            emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_people = people;
    endResetModel();
}

const store::Person &PeopleModel::person(int row) const
{
    return m_people.at(row).person;
}

int PeopleModel::rowOfLogin(const QString &login) const
{
    const auto found = std::find_if(m_people.cbegin(), m_people.cend(),
                                    [&](const PersonRow &row) { return row.person.login == login; });
    return found == m_people.cend() ? -1 : int(found - m_people.cbegin());
}

int PeopleModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_people.size());
}

QVariant PeopleModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PersonRow &row = m_people.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.name;
    case RoleTitleRole:
    case Qt::AccessibleDescriptionRole:
        return row.role;
    case LoginRole:
    case Qt::ToolTipRole:
        return row.person.login;
    default:
        return {};
    }
}

} // namespace lekthi::models
