#include "models/pools/pool_text.h"

#include "core/pools/filter_text.h"
#include "models/amount_text.h"
#include "models/time_text.h"

#include <QCoreApplication>

#include <cmath>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

constexpr double longestForecast = 3650; // days; beyond it the pace of a week says nothing

QString unknownText()
{
    return u"–"_s;
}

QString roundedCount(double count)
{
    return groupedText(qRound64(count));
}

QString timeOrDash(const QDateTime &time, numbering::Calendar calendar)
{
    return time.isValid() ? timeText(time, calendar) : unknownText();
}

} // namespace

QString standingText(PoolStanding standing)
{
    switch (standing) {
    case PoolStanding::Ready:
        return QCoreApplication::translate("lekthi", "Ready", "an ID pool");
    case PoolStanding::Low:
        return QCoreApplication::translate("lekthi", "Low", "an ID pool");
    case PoolStanding::Empty:
        return QCoreApplication::translate("lekthi", "Empty", "an ID pool");
    case PoolStanding::Exhausted:
        return QCoreApplication::translate("lekthi", "Exhausted", "an ID pool");
    case PoolStanding::Retired:
        return QCoreApplication::translate("lekthi", "Retired", "an ID pool");
    }
    Q_UNREACHABLE();
}

QString paceText(const PoolRow &row)
{
    const std::optional<double> pace = idsPerDay(row);
    if (!pace)
        return unknownText();
    const bool isSmall = *pace > 0 && *pace < 10;
    return QCoreApplication::translate("lekthi", "%1 per day", "IDs")
        .arg(isSmall ? QString::number(*pace, 'f', 1) : roundedCount(*pace));
}

QString daysText(const std::optional<double> &days)
{
    if (!days)
        return unknownText();
    if (*days > longestForecast)
        return QCoreApplication::translate("lekthi", "more than 10 years");
    if (*days < 1)
        return QCoreApplication::translate("lekthi", "less than a day");
    const int whole = int(std::floor(*days)); // lupdate never ends where the call has a "*"
    return QCoreApplication::translate("lekthi", "%n day(s)", nullptr, whole);
}

QString capacityText(qint64 capacity, bool isExact)
{
    return isExact ? groupedText(capacity)
                   : QCoreApplication::translate("lekthi", "at least %1", "a number of IDs")
                         .arg(groupedText(capacity));
}

QString profileText(const pools::FilterSettings &filters)
{
    const auto profile = pools::profileOf(filters);
    return profile ? pools::profileName(*profile)
                   : QCoreApplication::translate("lekthi", "Custom", "filters");
}

QStringList capacitySentences(const pools::Capacity &capacity)
{
    const QString length = QString::number(capacity.rules.length());
    const QString accepted = roundedCount(capacity.accepted);
    const QString possible = roundedCount(capacity.possible());
    if (capacity.exact)
        return {QCoreApplication::translate("lekthi", "%1 IDs of %2 digits pass the filters, out of %3.",
                                            "count, digits, count")
                    .arg(accepted, length, possible)};
    return {QCoreApplication::translate("lekthi", "About %1 IDs of %2 digits pass the filters, out of %3.",
                                        "count, digits, count")
                .arg(accepted, length, possible),
            QCoreApplication::translate(
                "lekthi", "Estimated from %1 random IDs: between %2 and %3, with 99 % confidence.")
                .arg(groupedText(capacity.examined), roundedCount(capacity.atLeast),
                     roundedCount(capacity.atMost))};
}

PoolFacts stateFacts(const PoolRow &row, numbering::Calendar calendar)
{
    const store::Pool &pool = row.pool;
    PoolFacts facts{
        {QCoreApplication::translate("lekthi", "State"), standingText(standingOf(row))},
        {QCoreApplication::translate("lekthi", "Issued", "IDs"), groupedText(pool.issued)},
        {QCoreApplication::translate("lekthi", "Pace", "IDs"), paceText(row)},
        {QCoreApplication::translate("lekthi", "Days left", "of an ID pool"), daysText(daysLeft(row))},
        {QCoreApplication::translate("lekthi", "Capacity", "of an ID pool"),
         capacityText(pool.capacity, pool.capacityIsExact)},
        {QCoreApplication::translate("lekthi", "Exhausted in", "an ID pool"),
         daysText(daysUntilExhausted(row))},
        {QCoreApplication::translate("lekthi", "Last filled"), timeOrDash(pool.filledAt, calendar)},
        {QCoreApplication::translate("lekthi", "Services", "numbering services of an ID pool"),
         pool.services.isEmpty() ? QCoreApplication::translate("lekthi", "None", "numbering services")
                                 : pool.services.join(", "_L1)},
        {QCoreApplication::translate("lekthi", "Created"), timeOrDash(pool.createdAt, calendar)}};
    if (!pool.isActive())
        facts.append(
            {QCoreApplication::translate("lekthi", "Retired on"), timeOrDash(pool.retiredAt, calendar)});
    return facts;
}

PoolFacts settingFacts(const pools::PoolSettings &settings)
{
    return {{QCoreApplication::translate("lekthi", "Digits"), QString::number(settings.rules().length())},
            {QCoreApplication::translate("lekthi", "Minimum"),
             settings.minimum() == 0 ? QCoreApplication::translate("lekthi", "0 (filled only by hand)")
                                     : groupedText(settings.minimum())},
            {QCoreApplication::translate("lekthi", "Batch"), groupedText(settings.batch())},
            {QCoreApplication::translate("lekthi", "Profile"), profileText(settings.rules().filters())}};
}

QString filtersText(const pools::FilterSettings &filters)
{
    QStringList sentences;
    for (const pools::FilterKind filter : pools::allFilters) {
        if (filter != pools::FilterKind::Length && pools::isOn(filter, filters))
            sentences.append(pools::filterMeaning(filter, filters));
    }
    return sentences.isEmpty() ? QCoreApplication::translate(
                                     "lekthi", "No filters: every ID with a correct check digit is accepted.")
                               : sentences.join(u'\n');
}

} // namespace lekthi::models
