#include "models/people/account_export.h"

#include "models/json_values.h"

#include <QJsonArray>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

QString stateName(AccountState state)
{
    switch (state) {
    case AccountState::Active:
        return u"ACTIVE"_s;
    case AccountState::PasswordPending:
        return u"PASSWORD_PENDING"_s;
    case AccountState::Locked:
        return u"LOCKED"_s;
    case AccountState::NotOnServer:
        return u"NOT_ON_SERVER"_s;
    case AccountState::Deactivated:
        return u"DEACTIVATED"_s;
    }
    Q_UNREACHABLE();
}

ExportFields fieldsOf(const AccountRow &row, const store::ReferenceData &reference)
{
    const store::Person &person = row.person;
    QJsonArray projects;
    for (const int id : person.projectIds) {
        if (const store::Project *project = reference.project(id))
            projects.append(project->code);
    }
    return {{u"login"_s, person.login},
            {u"nameThai"_s, textOrNull(person.displayNameThai)},
            {u"nameEnglish"_s, textOrNull(person.displayNameEnglish)},
            {u"role"_s, store::roleInStore(person.role)},
            {u"projects"_s, projects},
            {u"state"_s, stateName(stateOf(row))},
            {u"signedInAt"_s, timeOrNull(row.signedInAt)},
            {u"numbersPerMinute"_s,
             person.numbersPerMinute ? QJsonValue(*person.numbersPerMinute) : QJsonValue()}};
}

} // namespace

ExportSource accountExport(const QList<AccountRow> &rows, const store::ReferenceData &reference)
{
    QList<ExportFields> fields;
    for (const AccountRow &row : rows)
        fields.append(fieldsOf(row, reference));
    return {namesOf(fieldsOf({}, {})),
            [fields](store::Connection & /*connection*/, const QString & /*after*/) {
                return store::Result<ExportPage>(ExportPage{.rows = fields});
            }};
}

} // namespace lekthi::models
