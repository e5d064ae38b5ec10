#include "app/ctl/commands/user_list.h"

#include "app/ctl/parse/codes.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "app/ctl/store_access.h"
#include "core/store/people/accounts.h"
#include "core/store/people/rights.h"
#include "models/json_values.h"
#include "models/people/account_text.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

QStringList projectCodes(const store::Person &person, const store::ReferenceData &data)
{
    QStringList codes;
    for (const int id : person.projectIds)
        codes.append(codeOf(data, CodeKind::Project, id));
    return codes;
}

using Logins = QHash<QString, QList<store::ServerLogin>>;

Result<Logins> readLogins(store::Connection &connection)
{
    if (connection.isThroughRoutines())
        return Logins();
    return fromStore(store::listServerLogins(connection)).map([](const QList<store::ServerLogin> &all) {
        Logins logins;
        for (const store::ServerLogin &login : all)
            logins[login.login].append(login);
        return logins;
    });
}

using SignIns = QHash<QString, QDateTime>;

/// Whoever may not see them is told so by what is missing, without being refused.
Result<std::optional<SignIns>> readSignIns(store::Connection &connection)
{
    if (connection.isThroughRoutines()) {
        const auto own = fromStore(store::findPerson(connection, connection.address().user));
        if (!own)
            return tl::make_unexpected(own.error());
        if (!store::may(own->role, store::Deed::SeeAccounts))
            return std::optional<SignIns>();
    }
    return fromStore(store::listLastSignIns(connection)).map([](const SignIns &times) {
        return std::optional(times);
    });
}

QString signInText(const store::Person &person, const std::optional<SignIns> &times)
{
    if (!times)
        return u"?"_s;
    return store::may(person.role, store::Deed::SignIn) ? timeCell(times->value(person.login)) : QString();
}

QStringList hostsOf(const QList<store::ServerLogin> &logins)
{
    QStringList hosts;
    for (const store::ServerLogin &login : logins)
        hosts.append(login.host);
    return hosts;
}

bool isLocked(const QList<store::ServerLogin> &logins)
{
    return std::all_of(logins.begin(), logins.end(), [](const auto &login) { return login.locked; });
}

QString stateText(const store::Person &person, const QList<store::ServerLogin> &logins, bool seesServer)
{
    if (!person.active)
        return Texts::tr("deactivated");
    if (seesServer && logins.isEmpty())
        return Texts::tr("not on the server");
    if (seesServer && isLocked(logins))
        return Texts::tr("locked");
    if (seesServer && logins.first().passwordExpired)
        return Texts::tr("has to change the password");
    return Texts::tr("active");
}

QString paceText(const store::Person &person)
{
    if (!store::may(person.role, store::Deed::Allocate))
        return {};
    const int pace = person.numbersPerMinute.value_or(-1);
    if (pace < 0)
        return Texts::tr("default", "limit of a numbering service");
    return pace == 0 ? Texts::tr("unlimited") : QString::number(pace);
}

QJsonObject jsonOf(const store::Person &person, const QList<store::ServerLogin> &logins, bool seesServer,
                   const store::ReferenceData &data)
{
    return {{u"login"_s, person.login},
            {u"nameThai"_s, textOrNull(person.displayNameThai)},
            {u"nameEnglish"_s, textOrNull(person.displayNameEnglish)},
            {u"role"_s, store::roleInStore(person.role)},
            {u"projects"_s, QJsonArray::fromStringList(projectCodes(person, data))},
            {u"active"_s, person.active},
            {u"numbersPerMinute"_s, numberOrNull(person.numbersPerMinute)},
            {u"mayNamePersons"_s, person.mayNamePersons},
            {u"hosts"_s, seesServer ? QJsonArray::fromStringList(hostsOf(logins)) : QJsonValue()},
            {u"locked"_s, seesServer ? QJsonValue(isLocked(logins)) : QJsonValue()}};
}

} // namespace

Result<QString> fewSuperAdminsNote(store::Connection &connection)
{
    return fromStore(store::countActiveSuperAdmins(connection)).map(&models::fewSuperAdminsText);
}

Result<Report> runUserList(const Arguments &arguments)
{
    const Result<CodedStore> store = openCodedStore(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    const store::Result<QList<store::Person>> people = store::listPeople(store->connection());
    if (!people)
        return storeError(people.error());
    const Result<Logins> logins = readLogins(store->connection());
    if (!logins)
        return tl::make_unexpected(logins.error());
    const auto signIns = readSignIns(store->connection());
    if (!signIns)
        return tl::make_unexpected(signIns.error());
    const bool seesServer = !store->connection().isThroughRoutines();
    QList<QStringList> rows{{Texts::tr("Account"), Texts::tr("Name"), Texts::tr("Role"), Texts::tr("State"),
                             Texts::tr("Host"), Texts::tr("Last sign-in"), Texts::tr("Per minute"),
                             Texts::tr("Projects")}};
    QJsonArray array;
    for (const store::Person &person : *people) {
        const QList<store::ServerLogin> own = logins->value(person.login);
        rows.append({person.login, person.displayNameThai, store::roleName(person.role),
                     stateText(person, own, seesServer), seesServer ? hostsOf(own).join(u' ') : u"?"_s,
                     signInText(person, *signIns), paceText(person),
                     projectCodes(person, store->data).join(u' ')});
        QJsonObject entry = jsonOf(person, own, seesServer, store->data);
        entry.insert(u"signedInAt"_s,
                     *signIns ? models::timeOrNull((*signIns)->value(person.login)) : QJsonValue());
        array.append(entry);
    }
    return fewSuperAdminsNote(store->connection()).map([&](const QString &note) {
        return Report{.text = alignedRows(rows), .json = {{u"users"_s, array}}, .note = note};
    });
}

} // namespace lekthi::ctl
