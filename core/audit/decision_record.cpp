#include "core/audit/decision_record.h"

#include "core/store/people/settings_gateway.h"
#include "core/store/requests/request.h"
#include "core/store/session/json_text.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using store::DecidedFact;
using store::StoredAdminEntry;

namespace {

constexpr auto request = "REQUEST"_L1;
constexpr auto requestState = "REQUEST_STATE"_L1;
constexpr auto requestApproval = "REQUEST_APPROVAL"_L1;
constexpr auto account = "ACCOUNT"_L1;
constexpr auto setting = "SETTING"_L1;
constexpr auto templateVersion = "TEMPLATE"_L1;
constexpr auto templateInUse = "TEMPLATE_IN_USE"_L1;
constexpr auto emergency = "EMERGENCY"_L1;
constexpr auto emergencyReview = "EMERGENCY_REVIEW"_L1;
constexpr auto pool = "POOL"_L1;
constexpr auto poolAsAgreed = "AGREED"_L1; ///< the store holds it against its requests

constexpr auto executed = "EXECUTED"_L1;
constexpr auto superAdmin = "SUPER_ADMIN"_L1;
constexpr auto projectAdmin = "PROJECT_ADMIN"_L1;
constexpr auto approvalsNeeded = "approvals_needed"_L1;
constexpr size_t reviewsNeeded = 2;

QString text(const QJsonValue &value)
{
    if (value.isBool())
        return value.toBool() ? u"1"_s : u"0"_s;
    return value.isDouble() ? QString::number(value.toInteger()) : value.toString();
}

/// What a request is about: kind, subject, project, type and digest, which stands for its facts.
QString aboutOf(const QJsonObject &details, const QString &project)
{
    const QString digest = text(details["digest"_L1]);
    return QStringList{
        text(details["kind"_L1]), text(details["for"_L1]), project, text(details["type"_L1]), digest, digest}
        .join(u'|');
}

QLatin1StringView requesterOf(const QString &kind)
{
    return kind == store::requestkind::templateChange ? projectAdmin : superAdmin;
}

/// By the beginning of the request's facts.
QString groupOf(const QString &facts)
{
    static const QHash<QString, QString> groups{{store::requestkind::reset, u"reset:"_s},
                                                {store::requestkind::import, u"import:"_s},
                                                {store::requestkind::numberVoid, u"void:"_s},
                                                {store::requestkind::archive, u"archive:"_s},
                                                {store::requestkind::pool, u"pool-request:"_s},
                                                {store::requestkind::templateChange, u"template-request:"_s}};
    return groups.value(facts.section(u'|', 0, 0), u"request:"_s);
}

QString joined(const QJsonObject &details, std::initializer_list<const char *> names)
{
    QStringList values;
    for (const char *name : names)
        values.append(text(details[QLatin1StringView(name)]));
    return values.join(u'|');
}

Damage damageOf(const QString &kind)
{
    if (kind == account)
        return Damage::AccountAltered;
    if (kind == setting)
        return Damage::SettingAltered;
    if (kind == templateVersion || kind == templateInUse)
        return Damage::TemplateAltered;
    if (kind == pool)
        return Damage::PoolAltered;
    return kind.startsWith(emergency) ? Damage::EmergencyAltered : Damage::DecisionAltered;
}

QString subjectOf(const QString &kind, const QString &subject, const QString &value)
{
    if (kind == account)
        return "account:"_L1 + value.section(u'|', 0, 0);
    const QLatin1StringView group = kind == setting                    ? "setting:"_L1
                                    : kind.startsWith(templateVersion) ? "template:"_L1
                                    : kind == pool                     ? "pool:"_L1
                                                                       : "emergency:"_L1;
    return group + subject;
}

} // namespace

/// An entry of the log, taken apart.
struct DecisionRecord::Entry
{
    explicit Entry(const StoredAdminEntry &stored, bool known)
        : login(field(stored, 1))
        , account(field(stored, 3).toInt())
        , role(field(stored, 4))
        , action(field(stored, 5))
        , project(field(stored, 7))
        , subject(field(stored, 8))
        , details(store::jsonObject(field(stored, 9)))
        , wasKnown(known)
    {
    }

    static QString field(const StoredAdminEntry &stored, qsizetype place)
    {
        return stored.fields.value(place).value_or(QString());
    }
    qint64 number(const char *name) const { return details[QLatin1StringView(name)].toInteger(); }

    QString login;
    int account = 0;
    QString role;
    QString action;
    QString project;
    QString subject;
    QJsonObject details;
    bool wasKnown;
};

void DecisionRecord::expect(const DecidedFact &fact)
{
    m_held.insert_or_assign(Key(fact.kind, fact.subject, fact.part), fact.fact);
}

void DecisionRecord::take(const StoredAdminEntry &stored, bool wasKnown)
{
    constexpr qsizetype actionField = 5;
    constexpr qsizetype outcomeField = 6;
    static const QHash<QString, void (DecisionRecord::*)(const Entry &)> handlers{
        {u"PERSON_ADDED"_s, &DecisionRecord::takeAccount},
        {u"PERSON_CHANGED"_s, &DecisionRecord::takeAccount},
        {u"SETTING_CHANGED"_s, &DecisionRecord::takeSetting},
        {u"TEMPLATE_CHANGED"_s, &DecisionRecord::takeTemplate},
        {u"NUMBER_UNUSED"_s, &DecisionRecord::takeUnused},
        {u"GLASS_BROKEN"_s, &DecisionRecord::takeEmergency},
        {u"GLASS_REVIEWED"_s, &DecisionRecord::takeEmergency}};
    if (Entry::field(stored, outcomeField) != "DONE"_L1)
        return;
    const QString action = Entry::field(stored, actionField);
    if (const auto handler = handlers.find(action); handler != handlers.end())
        return (this->**handler)(Entry(stored, wasKnown));
    static const QStringList events{u"REQUESTED"_s, u"APPROVED"_s, u"EXECUTED"_s, u"REJECTED"_s,
                                    u"WITHDRAWN"_s, u"EXPIRED"_s,  u"STALE"_s};
    if (const QString event = action.section(u'_', -1); events.contains(event))
        takeRequest(Entry(stored, wasKnown), event);
}

void DecisionRecord::note(const QString &kind, const QString &subject, qint64 part, const QString &value,
                          bool wasKnown)
{
    LoggedFact &fact = m_logged[Key(kind, subject, part)];
    if (wasKnown)
        fact.values.clear();
    fact.values.append(value);
    fact.wasKnown = fact.wasKnown || wasKnown;
}

void DecisionRecord::takeRequest(const Entry &entry, const QString &event)
{
    if (!entry.details.contains("request"_L1))
        return;
    if (event == "REQUESTED"_L1)
        return takeRequested(entry);
    if (event == "APPROVED"_L1)
        return takeApproval(entry);
    note(requestState, text(entry.details["request"_L1]), 0, event, entry.wasKnown);
    if (event == executed)
        takeExecution(entry);
}

void DecisionRecord::takeRequested(const Entry &entry)
{
    const QString id = text(entry.details["request"_L1]);
    const QString about = aboutOf(entry.details, entry.project);
    note(request, id, 0, u"%1|%2"_s.arg(about).arg(entry.account), entry.wasKnown);
    note(requestState, id, 0, u"PENDING"_s, entry.wasKnown);
    const auto [place, isNew] = m_requests.try_emplace(entry.number("request"));
    const bool mayRequest = isOf(requesterOf(text(entry.details["kind"_L1])), entry);
    // Asked for a second time under one id: neither is what was agreed on.
    place->second = {isNew && mayRequest, personOf(entry), about, m_approvalsNeeded, {}, false, false};
}

void DecisionRecord::takeApproval(const Entry &entry)
{
    const QString digest = text(entry.details["digest"_L1]);
    note(requestApproval, text(entry.details["request"_L1]), entry.number("person"),
         u"%1|%2"_s.arg(entry.account).arg(digest), entry.wasKnown);
    const auto asked = m_requests.find(entry.number("request"));
    if (asked != m_requests.end() && isOf(superAdmin, entry) && personOf(entry) == entry.number("person") &&
        asked->second.facts.section(u'|', -1) == digest)
        asked->second.approvers.insert({personOf(entry), entry.account});
}

void DecisionRecord::takeExecution(const Entry &entry)
{
    const auto found = m_requests.find(entry.number("request"));
    if (found == m_requests.end())
        return;
    Request &asked = found->second;
    const auto approvals = std::ranges::count_if(asked.approvers, [&](const auto &approver) {
        return approver.first != asked.requesterPerson && isActive(superAdmin, approver.second);
    });
    asked.isAgreed = asked.isRequested && asked.facts == aboutOf(entry.details, entry.project) &&
                     isOf(superAdmin, entry) && approvals >= asked.needed;
}

/// Lekthi neither renames accounts nor gives them to other persons: whoever did would be two persons.
void DecisionRecord::takeAccount(const Entry &entry)
{
    const int id = int(entry.number("user"));
    const Account now{entry.subject, int(entry.number("person")), text(entry.details["role"_L1]),
                      text(entry.details["active"_L1]) == u"1"_s};
    const auto factOf = [](const Account &one) {
        return u"%1|%2|%3|%4"_s.arg(one.login).arg(one.person).arg(one.role).arg(one.isActive ? 1 : 0);
    };
    if (entry.action == "PERSON_CHANGED"_L1) {
        const QJsonObject details = entry.details["before"_L1].toObject();
        const Account before{text(details["username"_L1]), int(details["person"_L1].toInteger()),
                             text(details["role"_L1]), text(details["active"_L1]) == u"1"_s};
        const auto known = m_accounts.find(id);
        const bool isKnown = known == m_accounts.end() || factOf(known->second) == factOf(before);
        if (!isKnown || before.login != now.login || before.person != now.person)
            m_misdeeds.append({.damage = Damage::AccountAltered, .subject = "account:"_L1 + now.login});
    }
    m_accounts.insert_or_assign(id, now);
    note(account, QString::number(id), 0, factOf(now), entry.wasKnown);
}

void DecisionRecord::takeSetting(const Entry &entry)
{
    const QString before = text(entry.details["before"_L1]);
    const QString after = text(entry.details["after"_L1]);
    const auto known = m_logged.find(Key(setting, entry.subject, 0));
    bool isRight = known == m_logged.end() ? store::isInitialSetting(entry.subject, before.toInt())
                                           : known->second.values.last() == before;
    if (entry.subject == approvalsNeeded) {
        const bool isLowered = after.toInt() < m_approvalsNeeded;
        isRight = isRight && (!isLowered || isOf(superAdmin, entry));
        if (isRight)
            m_approvalsNeeded = after.toInt();
    }
    if (!isRight)
        m_misdeeds.append({.damage = Damage::SettingAltered, .subject = "setting:"_L1 + entry.subject});
    note(setting, entry.subject, 0, after, entry.wasKnown);
}

void DecisionRecord::takeTemplate(const Entry &entry)
{
    const QString config = text(entry.details["config"_L1]);
    if (entry.number("agreed") != 0 && !useAgreement(entry))
        m_misdeeds.append({.damage = Damage::TemplateAltered, .subject = "template:"_L1 + config});
    note(templateVersion, config, entry.number("version"),
         joined(entry.details, {"after", "period", "overflow", "scope", "taken", "agreed"}), entry.wasKnown);
    note(templateInUse, config, 0,
         entry.project + u'|' +
             joined(entry.details, {"version", "after", "period", "overflow", "scope", "taken"}),
         entry.wasKnown);
}

/// A version names the request that was executed to save it, and no other version does.
bool DecisionRecord::useAgreement(const Entry &entry)
{
    const auto asked = m_requests.find(entry.number("agreed"));
    if (asked == m_requests.end())
        return false;
    const QString subject = u"%1|template:%2:"_s.arg(store::requestkind::templateChange, entry.project);
    const bool isFirst = !std::exchange(asked->second.isUsed, true);
    return isFirst && asked->second.isAgreed && asked->second.facts.startsWith(subject);
}

void DecisionRecord::takeEmergency(const Entry &entry)
{
    const qint64 id = entry.number("break");
    const int person = int(entry.number("person"));
    if (entry.action == "GLASS_BROKEN"_L1) {
        m_emergencies[id].first = person;
        return note(emergency, QString::number(id), 0,
                    entry.subject + u'|' + joined(entry.details, {"person", "opened"}), entry.wasKnown);
    }
    if (person != m_emergencies[id].first && person == personOf(entry) && !entry.role.isEmpty())
        m_emergencies[id].second.insert(person);
    note(emergencyReview, QString::number(id), person, QString::number(entry.account), entry.wasKnown);
}

void DecisionRecord::takeUnused(const Entry &entry)
{
    if (isOf(superAdmin, entry))
        m_markedUnused.insert(text(entry.details["row"_L1]));
}

const DecisionRecord::Account *DecisionRecord::accountOf(int id) const
{
    const auto found = m_accounts.find(id);
    return found == m_accounts.end() ? nullptr : &found->second;
}

bool DecisionRecord::isActive(QLatin1StringView role, int accountId) const
{
    const Account *known = accountOf(accountId);
    return known ? known->isActive && known->role == role
                 : isOlderThanLog(Key(account, QString::number(accountId), 0));
}

/// The log's own word on who was signed in: an administrator of the server is nobody there.
bool DecisionRecord::isOf(QLatin1StringView role, const Entry &entry) const
{
    const Account *known = accountOf(entry.account);
    return entry.account != 0 && entry.role == role && isActive(role, entry.account) &&
           (!known || known->login == entry.login) && !isUnderReview(personOf(entry));
}

/// Accounts from before the log were given persons of the same number.
int DecisionRecord::personOf(const Entry &entry) const
{
    const Account *known = accountOf(entry.account);
    return known ? known->person : entry.account;
}

bool DecisionRecord::isUnderReview(int person) const
{
    return std::ranges::any_of(m_emergencies, [person](const auto &one) {
        return one.second.first == person && one.second.second.size() < reviewsNeeded;
    });
}

/// Of what was there before the log began nothing is known until it changes; ids only go up.
bool DecisionRecord::isOlderThanLog(const Key &key) const
{
    const auto &[kind, subject, part] = key;
    if (kind != account && kind != templateVersion && kind != templateInUse)
        return false;
    const auto next = m_logged.lower_bound(Key(kind, subject, 0));
    if (next != m_logged.end() && std::get<0>(next->first) == kind && std::get<1>(next->first) == subject)
        return part < std::get<2>(next->first);
    const qint64 id = subject.toLongLong();
    const auto first = m_logged.lower_bound(Key(kind, {}, 0));
    return id > 0 && std::none_of(first, m_logged.end(), [&](const auto &one) {
               return std::get<0>(one.first) == kind && std::get<1>(one.first).toLongLong() < id;
           });
}

bool DecisionRecord::isAltered(const Key &key, const QString &value) const
{
    if (std::get<0>(key) == pool)
        return value != poolAsAgreed;
    const auto logged = m_logged.find(key);
    if (logged != m_logged.end())
        return !logged->second.values.contains(value);
    const auto &[kind, subject, part] = key;
    return kind == setting ? !store::isInitialSetting(subject, value.toInt()) : !isOlderThanLog(key);
}

bool DecisionRecord::isAgreed(qint64 requestId) const
{
    const auto asked = m_requests.find(requestId);
    const Key key(request, QString::number(requestId), 0);
    const auto held = m_held.find(key);
    return asked != m_requests.end() && asked->second.isAgreed && held != m_held.end() &&
           !isAltered(key, held->second);
}

QString DecisionRecord::factsOfRequest(const QString &id) const
{
    const Key key(request, id, 0);
    const auto held = m_held.find(key);
    if (held != m_held.end())
        return held->second;
    const auto logged = m_logged.find(key);
    return logged == m_logged.end() ? QString() : logged->second.values.first();
}

Finding DecisionRecord::findingOf(const Key &key, const QString &value) const
{
    const auto &[kind, subject, part] = key;
    Finding finding{.damage = damageOf(kind)};
    if (!kind.startsWith(request)) {
        finding.subject = subjectOf(kind, subject, value);
        return finding;
    }
    const QString facts = factsOfRequest(subject);
    finding.subject = groupOf(facts) + subject;
    const QString about = facts.section(u'|', 1, 1);
    if (about.startsWith("counter:"_L1))
        finding.counterId = about.section(u':', 1).toLongLong();
    return finding;
}

QList<Finding> DecisionRecord::findings() const
{
    QList<Finding> found;
    const auto add = [&found](const Finding &finding) {
        if (!found.contains(finding))
            found.append(finding);
    };
    std::ranges::for_each(m_misdeeds, add);
    for (const auto &[key, value] : m_held) {
        if (isAltered(key, value))
            add(findingOf(key, value));
        if (std::get<0>(key) != requestState || value != executed)
            continue;
        Finding finding = findingOf(key, value);
        finding.damage = Damage::DecisionNotAgreed;
        if (!isAgreed(std::get<1>(key).toLongLong()))
            add(finding);
    }
    for (const auto &[key, logged] : m_logged) {
        if (logged.wasKnown && !m_held.contains(key))
            add(findingOf(key, logged.values.first()));
    }
    return found;
}

} // namespace lekthi::audit
