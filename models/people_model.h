#pragma once

#include "core/store/people/people.h"

#include <QAbstractListModel>

namespace lekthi::models {

/// A person as a list shows them; the texts are finished, in the language of the program.
struct PersonRow
{
    store::Person person;
    QString name;
    QString role;

    bool operator==(const PersonRow &other) const;
};

/// People to choose from, for instance at sign-in. DisplayRole is the name, ToolTipRole the login. UI thread
/// only.
class PeopleModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { RoleTitleRole = Qt::UserRole, LoginRole };

    using QAbstractListModel::QAbstractListModel;

    /// Replaces the people; rows of the same persons in the same order keep selection and change their texts
    /// in place.
    void setPeople(const QList<PersonRow> &people);
    const store::Person &person(int row) const;
    int rowOfLogin(const QString &login) const; ///< -1 if there is none

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QList<PersonRow> m_people;
};

} // namespace lekthi::models
