#include "core/audit/decision_record.h"

#include "core/store/people/settings_gateway.h"

#include <QJsonDocument>

#include <algorithm>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using store::DecidedFact;
using store::StoredAdminEntry;

namespace {

constexpr auto reset = "RESET"_L1;
constexpr auto takeOver = "TAKE_OVER"_L1;
constexpr auto account = "ACCOUNT"_L1;
constexpr auto setting = "SETTING"_L1;
constexpr auto templateVersion = "TEMPLATE"_L1;
constexpr auto templateInUse = "TEMPLATE_IN_USE"_L1;
constexpr auto confirmation = "CONFIRMATION"_L1;
constexpr auto emergency = "EMERGENCY"_L1;
constexpr auto emergencyReview = "EMERGENCY_REVIEW"_L1;

constexpr auto executed = "EXECUTED"_L1;
constexpr auto superAdmin = "SUPER_ADMIN"_L1;
constexpr auto approvalsNeeded = "approvals_needed"_L1;
constexpr size_t reviewsNeeded = 2;

QString text(const QJsonValue &value)
{
    if (value.isBool())
        return value.toBool() ? u"1"_s : u"0"_s;
    return value.isDouble() ? QString::number(value.toInteger()) : value.toString();
}

QString nameOf(DecisionRecord::Decision decision)
{
    return decision == DecisionRecord::Decision::Reset ? reset : takeOver;
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
    if (kind == templateVersion || kind == templateInUse || kind == confirmation)
        return Damage::TemplateAltered;
    return kind.startsWith(emergency) ? Damage::EmergencyAltered : Damage::DecisionAltered;
}

QString subjectOf(const QString &kind, const QString &subject, const QString &value)
{
    if (kind == account)
        return "account:"_L1 + value.section(u'|', 0, 0);
    const QLatin1StringView group = kind.startsWith(reset)             ? "reset:"_L1
                                    : kind.startsWith(takeOver)        ? "take-over:"_L1
                                    : kind == setting                  ? "setting:"_L1
                                    : kind.startsWith(templateVersion) ? "template:"_L1
                                    : kind == confirmation             ? "confirmation:"_L1
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
        , details(QJsonDocument::fromJson(field(stored, 9).toUtf8()).object())
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
        {u"TEMPLATE_CONFIRMED"_s, &DecisionRecord::takeConfirmation},
        {u"GLASS_BROKEN"_s, &DecisionRecord::takeEmergency},
        {u"GLASS_REVIEWED"_s, &DecisionRecord::takeEmergency}};
    if (Entry::field(stored, outcomeField) != "DONE"_L1)
        return;
    const QString action = Entry::field(stored, actionField);
    if (action.startsWith("RESET_"_L1))
        return takeReset(Entry(stored, wasKnown));
    if (action.startsWith("TAKE_OVER_"_L1))
        return takeTakeOver(Entry(stored, wasKnown));
    if (const auto handler = handlers.find(action); handler != handlers.end())
        (this->**handler)(Entry(stored, wasKnown));
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

void DecisionRecord::takeReset(const Entry &entry)
{
    if (entry.action == "RESET_REQUESTED"_L1) {
        note(reset, text(entry.details["request"_L1]), 0,
             u"%1|%2|%3"_s
                 .arg(entry.subject, joined(entry.details, {"from", "version", "to", "above", "count"}))
                 .arg(entry.account),
             entry.wasKnown);
        return takeRequested(Decision::Reset, entry, entry.subject);
    }
    if (entry.action == "RESET_APPROVED"_L1)
        return takeApproval(Decision::Reset, entry);
    const QString request = text(entry.details["request"_L1]);
    const QString state = entry.action.mid(reset.size() + 1);
    note(reset + "_STATE"_L1, request, 0, state, entry.wasKnown);
    if (state != executed)
        return;
    const auto asked = m_logged.find(Key(reset, request, 0));
    const QStringList facts =
        asked == m_logged.end() ? QStringList() : asked->second.values.last().split(u'|');
    takeExecution(Decision::Reset, entry,
                  facts.value(0) == entry.subject && facts.value(1) == text(entry.details["from"_L1]) &&
                      facts.value(3) == text(entry.details["to"_L1]));
}

void DecisionRecord::takeTakeOver(const Entry &entry)
{
    if (entry.action == "TAKE_OVER_REQUESTED"_L1) {
        note(takeOver, text(entry.details["request"_L1]), 0,
             u"%1|%2|%3"_s.arg(entry.project, joined(entry.details, {"numbers", "plan", "template"}))
                 .arg(entry.account),
             entry.wasKnown);
        return takeRequested(Decision::TakeOver, entry, {});
    }
    if (entry.action == "TAKE_OVER_APPROVED"_L1)
        return takeApproval(Decision::TakeOver, entry);
    const QString state = entry.action.mid(takeOver.size() + 1);
    note(takeOver + "_STATE"_L1, text(entry.details["request"_L1]), 0, state, entry.wasKnown);
    if (state == executed)
        takeExecution(Decision::TakeOver, entry, true);
}

void DecisionRecord::takeRequested(Decision decision, const Entry &entry, const QString &counter)
{
    note(nameOf(decision) + "_STATE"_L1, text(entry.details["request"_L1]), 0, u"PENDING"_s, entry.wasKnown);
    const auto [place, isNew] = m_requests.try_emplace({decision, entry.number("request")});
    // Asked for a second time under one id: neither is what was agreed on.
    place->second = {isNew && isOfSuperAdmin(entry), personOf(entry), counter, m_approvalsNeeded, {}, false};
}

void DecisionRecord::takeApproval(Decision decision, const Entry &entry)
{
    note(nameOf(decision) + "_APPROVAL"_L1, text(entry.details["request"_L1]), entry.number("person"),
         QString::number(entry.account), entry.wasKnown);
    const auto request = m_requests.find({decision, entry.number("request")});
    if (request != m_requests.end() && isOfSuperAdmin(entry) && personOf(entry) == entry.number("person"))
        request->second.approvers.insert({personOf(entry), entry.account});
}

void DecisionRecord::takeExecution(Decision decision, const Entry &entry, bool isAsRequested)
{
    const auto found = m_requests.find({decision, entry.number("request")});
    if (found == m_requests.end())
        return;
    Request &request = found->second;
    const auto approvals = std::ranges::count_if(request.approvers, [&](const auto &approver) {
        return approver.first != request.requesterPerson && isActiveSuperAdmin(approver.second);
    });
    request.isAgreed =
        request.isRequested && isAsRequested && isOfSuperAdmin(entry) && approvals >= request.needed;
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
        isRight = isRight && (!isLowered || isOfSuperAdmin(entry));
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
    note(templateVersion, config, entry.number("version"),
         joined(entry.details, {"after", "period", "overflow", "scope", "taken", "confirmation"}),
         entry.wasKnown);
    note(templateInUse, config, 0,
         entry.project + u'|' +
             joined(entry.details, {"version", "after", "period", "overflow", "scope", "taken"}),
         entry.wasKnown);
}

void DecisionRecord::takeConfirmation(const Entry &entry)
{
    const QString id = text(entry.details["confirmation"_L1]);
    if (!isOfSuperAdmin(entry))
        m_misdeeds.append({.damage = Damage::TemplateAltered, .subject = "confirmation:"_L1 + id});
    note(confirmation, id, 0,
         u"%1|%2|%3"_s
             .arg(entry.project, joined(entry.details, {"follows", "after", "period", "overflow", "scope"}))
             .arg(entry.account),
         entry.wasKnown);
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

const DecisionRecord::Account *DecisionRecord::accountOf(int id) const
{
    const auto found = m_accounts.find(id);
    return found == m_accounts.end() ? nullptr : &found->second;
}

bool DecisionRecord::isActiveSuperAdmin(int accountId) const
{
    const Account *known = accountOf(accountId);
    return known ? known->isActive && known->role == superAdmin
                 : isOlderThanLog(Key(account, QString::number(accountId), 0));
}

/// The log's own word on who was signed in: an administrator of the server is nobody there.
bool DecisionRecord::isOfSuperAdmin(const Entry &entry) const
{
    const Account *known = accountOf(entry.account);
    return entry.account != 0 && entry.role == superAdmin && isActiveSuperAdmin(entry.account) &&
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
    const auto logged = m_logged.find(key);
    if (logged != m_logged.end())
        return !logged->second.values.contains(value);
    const auto &[kind, subject, part] = key;
    return kind == setting ? !store::isInitialSetting(subject, value.toInt()) : !isOlderThanLog(key);
}

bool DecisionRecord::isAgreed(Decision decision, qint64 requestId) const
{
    const auto request = m_requests.find({decision, requestId});
    const Key key(nameOf(decision), QString::number(requestId), 0);
    const auto held = m_held.find(key);
    return request != m_requests.end() && request->second.isAgreed && held != m_held.end() &&
           !isAltered(key, held->second);
}

Finding DecisionRecord::findingOf(const Key &key, const QString &value) const
{
    const auto &[kind, subject, part] = key;
    Finding finding{.damage = damageOf(kind), .subject = subjectOf(kind, subject, value)};
    if (kind.startsWith(reset)) {
        const auto held = m_held.find(Key(reset, subject, 0));
        const auto logged = m_logged.find(Key(reset, subject, 0));
        const QString facts = held != m_held.end()       ? held->second
                              : logged != m_logged.end() ? logged->second.values.first()
                                                         : QString();
        finding.counterId = facts.section(u'|', 0, 0).toLongLong();
    }
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
        const QString &kind = std::get<0>(key);
        if (!kind.endsWith("_STATE"_L1) || value != executed)
            continue;
        const Decision decision = kind.startsWith(reset) ? Decision::Reset : Decision::TakeOver;
        Finding finding = findingOf(key, value);
        finding.damage = Damage::DecisionNotAgreed;
        if (!isAgreed(decision, std::get<1>(key).toLongLong()))
            add(finding);
    }
    for (const auto &[key, logged] : m_logged) {
        if (logged.wasKnown && !m_held.contains(key))
            add(findingOf(key, logged.values.first()));
    }
    return found;
}

} // namespace lekthi::audit
