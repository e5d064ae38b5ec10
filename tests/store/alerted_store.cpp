#include "tests/store/alerted_store.h"

#include "tests/support/private_store.h"

namespace lekthi::test {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

void AlertedStore::open()
{
    m_address = PrivateStore::instance().demoStore();
    m_admin = connectAs(u"pa.demo"_s);
    m_superAdmin = connectAs(u"sa.one"_s);
    m_auditor = connectAs(u"auditor.demo"_s);
    m_root = std::make_unique<RawSession>(m_address);
    if (!m_root->run(u"UPDATE store_settings SET value = 100000 WHERE name LIKE '%writes_per_minute'"_s))
        qFatal("%s", qPrintable(m_root->lastError()));
    takeLease();
}

void AlertedStore::close()
{
    m_admin.reset();
    m_superAdmin.reset();
    m_auditor.reset();
    m_root.reset();
}

std::unique_ptr<store::Connection> AlertedStore::connectAs(const QString &login) const
{
    return PrivateStore::instance().connect(PrivateStore::asPerson(m_address, login));
}

void AlertedStore::takeLease()
{
    m_token = QUuid::createUuid();
    const auto lease = store::takeAlertLease(*m_admin, m_token, u"first"_s, 300s);
    if (!lease || !lease->isOwn)
        qFatal("no lease: %s", lease ? "another has it" : qPrintable(lease.error().detail));
    m_epoch = lease->epoch;
}

void AlertedStore::expireLease()
{
    if (!m_root->run(u"UPDATE alert_lease SET taken_until = '2000-01-01'"_s))
        qFatal("%s", qPrintable(m_root->lastError()));
}

store::AlertLook AlertedStore::look(const QString &rule, alerts::Phase phase, const QString &subject,
                                    double value)
{
    return {rule,
            subject,
            subject.isEmpty() ? QString() : u"LCBP3-C2 LETTER คคง."_s,
            {.phase = phase,
             .since = noon(),
             .lookedAt = noon(),
             .hasData = true,
             .value = value,
             .towards = {}}};
}

int AlertedStore::write(const QList<store::AlertLook> &looks)
{
    const auto written = store::writeAlertLooks(*m_admin, m_token, m_epoch, looks);
    return written ? 0 : written.error().serverCode;
}

void AlertedStore::addChannel(const QString &name, alerts::Severity from)
{
    const auto added = store::changeAlertChannel(
        *m_superAdmin, {.name = name, .kind = store::ChannelKind::Slack, .minimumSeverity = from}, reason());
    if (!added)
        qFatal("%s", qPrintable(added.error().detail));
}

store::StoredAlertRule AlertedStore::ruleOf(const QString &code)
{
    const auto rules = store::alertRules(*m_auditor);
    for (const store::StoredAlertRule &rule : *rules) {
        if (rule.rule.code == code)
            return rule;
    }
    qFatal("no rule %s", qPrintable(code));
}

store::Alert AlertedStore::alertOf(const QString &rule, const QString &subject)
{
    const auto all = store::currentAlerts(*m_auditor);
    for (const store::Alert &alert : *all) {
        if (alert.rule == rule && alert.subject == subject)
            return alert;
    }
    qFatal("no alert %s", qPrintable(subject));
}

std::optional<store::AlertChannel> AlertedStore::channelOf(const QString &name)
{
    const auto channels = store::alertChannels(*m_auditor);
    for (const store::AlertChannel &channel : *channels) {
        if (channel.name == name)
            return channel;
    }
    return std::nullopt;
}

QList<store::AlertTransition> AlertedStore::storedOf(const QString &subject)
{
    QList<store::AlertTransition> found = *store::alertTransitionsSince(*m_auditor, 0, 1000);
    found.removeIf([&](const store::AlertTransition &one) { return one.subject != subject; });
    return found;
}

QStringList AlertedStore::transitionsOf(const QString &subject)
{
    QStringList lines;
    for (const store::AlertTransition &one : storedOf(subject))
        lines.append(u"%1 %2 %3%4"_s.arg(store::alertEventName(one.event), one.subject)
                         .arg(one.episode)
                         .arg(one.isSilenced ? u" silent"_s : QString()));
    return lines;
}

QStringList AlertedStore::channelsTold(const QString &subject, store::AlertEvent event)
{
    QStringList channels;
    for (const store::AlertTransition &one : storedOf(subject)) {
        if (one.event != event)
            continue;
        const auto deliveries = store::alertDeliveries(*m_auditor, one.id, one.id);
        for (const store::AlertDelivery &delivery : *deliveries)
            channels.append(delivery.channel);
    }
    return channels;
}

numbering::Reason AlertedStore::reason()
{
    return *numbering::Reason::parse(u"The new server is slower."_s);
}

QDateTime AlertedStore::noon()
{
    return {QDate(2026, 3, 2), QTime(12, 0, 0, 250), Qt::UTC};
}

} // namespace lekthi::test
