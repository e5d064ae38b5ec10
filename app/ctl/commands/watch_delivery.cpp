#include "app/ctl/commands/watch_delivery.h"

#include "app/ctl/print/json_values.h"
#include "app/ctl/print/texts.h"

#include <chrono>
#include <utility>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using notify::FoundSecrets;
using store::AlertChannel;

namespace {

constexpr std::chrono::milliseconds betweenReads = 60s;

QMap<QString, notify::ChannelKind> kindsOf(const QList<AlertChannel> &channels)
{
    QMap<QString, notify::ChannelKind> kinds;
    for (const AlertChannel &channel : channels)
        kinds.insert(channel.name, notify::secretKindOf(channel.kind));
    return kinds;
}

} // namespace

Result<FoundSecrets> findSecrets(const notify::SecretPlaces &places, const QList<AlertChannel> &channels)
{
    auto found = notify::findSecrets(places, kindsOf(channels));
    if (!found)
        return tl::make_unexpected(CommandError{.code = u"SECRETS_REFUSED"_s,
                                                .message = notify::describe(found.error()),
                                                .details = found.error().detail});
    return *std::move(found);
}

WatchDelivery::WatchDelivery(store::StoreWorker &worker, notify::SecretPlaces places,
                             notify::SenderOptions options, Print print)
    : m_worker(worker)
    , m_places(std::move(places))
    , m_print(std::move(print))
    , m_courier(worker, std::move(options))
{
    connect(&m_courier, &notify::AlertCourier::finished, this, &WatchDelivery::finished);
    connect(&m_courier, &notify::AlertCourier::reported, this,
            [this](const QString &channel, const notify::Outcome &outcome) {
                const QString trouble = notify::troubleName(outcome.trouble);
                m_print(channel + ": "_L1 + notify::describe(outcome),
                        {{u"delivery"_s, QJsonObject{{u"channel"_s, channel},
                                                     {u"delivered"_s, outcome.delivered()},
                                                     {u"trouble"_s, textOrNull(trouble)},
                                                     {u"status"_s, idOrNull(outcome.status)}}}});
            });
}

void WatchDelivery::look()
{
    if (m_sinceRead.isValid() && !m_sinceRead.hasExpired(betweenReads.count())) {
        m_courier.look();
        return;
    }
    m_sinceRead.start();
    m_worker.run(
        this, [](store::Connection &connection) { return store::alertChannels(connection); },
        [this](const store::Result<QList<AlertChannel>> &channels) {
            if (channels)
                take(*channels);
            else
                m_sinceRead.invalidate();
        });
}

void WatchDelivery::finish()
{
    m_courier.finish();
}

void WatchDelivery::take(const QList<AlertChannel> &channels)
{
    const auto found = findSecrets(m_places, channels);
    if (!found) {
        // What was found before is better than nothing.
        tellOnce({}, found.error().message, {{u"problem"_s, found.error().code}});
        return;
    }
    for (const AlertChannel &channel : channels)
        tellAbout(channel, *found);
    m_courier.setSecrets(found->secrets);
}

void WatchDelivery::tellAbout(const AlertChannel &channel, const FoundSecrets &found)
{
    if (!channel.isEnabled)
        return;
    const auto tell = [&](const QString &line, const QString &state) {
        tellOnce(channel.name, line,
                 {{u"channel"_s, QJsonObject{{u"name"_s, channel.name}, {u"secret"_s, state}}}});
    };
    if (found.secrets.contains(channel.name))
        tell(Texts::tr("This program delivers to channel %1.").arg(channel.name), u"KNOWN"_s);
    else if (found.faults.contains(channel.name))
        tell(Texts::tr("The secret of channel %1 cannot be used: %2")
                 .arg(channel.name, notify::describe(found.faults[channel.name])),
             u"UNUSABLE"_s);
    else
        tell(Texts::tr(
                 "This program does not know the address of channel %1; another one has to deliver to it.")
                 .arg(channel.name),
             u"MISSING"_s);
}

void WatchDelivery::tellOnce(const QString &about, const QString &line, const QJsonObject &json)
{
    if (std::exchange(m_told[about], line) != line)
        m_print(line, json);
}

} // namespace lekthi::ctl
