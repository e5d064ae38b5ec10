#include "app/ctl/print/counter_outlook.h"

#include "app/ctl/print/json_values.h"
#include "app/ctl/print/next_number.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "core/numbering/period.h"
#include "core/store/counters/running_out.h"
#include "models/templates/template_rows.h"
#include "translations/translations.h"

#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using numbering::Ending;
using numbering::Outlook;

namespace {

QString endCell(const Outlook &outlook)
{
    switch (outlook.ending) {
    case Ending::Past:
        return Texts::tr("past %1").arg(outlook.lastThatFits);
    case Ending::RunsOut:
        return outlook.likely.value_or(QDate()).toString(Qt::ISODate);
    case Ending::MayRunOut:
        return Texts::tr("from %1").arg(outlook.earliest->toString(Qt::ISODate));
    case Ending::StartsAgain:
    case Ending::FarAway:
    case Ending::Idle:
    case Ending::TooFew:
    case Ending::AtRest:
        break;
    }
    return u"-"_s;
}

} // namespace

Result<QList<JudgedCounter>> judged(store::Connection &connection, const QList<store::Counter> &counters)
{
    const auto templates = fromStore(store::listTemplates(connection));
    if (!templates)
        return tl::make_unexpected(templates.error());
    const auto draws = fromStore(store::recentDrawsOf(connection, counters));
    if (!draws)
        return tl::make_unexpected(draws.error());
    QList<JudgedCounter> all;
    for (const store::Counter &counter : counters) {
        const store::NumberTemplate *inUse =
            models::templateInUse(*templates, {counter.key.projectId, counter.key.correspondenceTypeId});
        all.append({counter,
                    {},
                    inUse ? store::outlookOf(counter, *inUse, *draws, numbering::currentDocumentDate())
                          : std::nullopt});
    }
    return all;
}

Result<QList<JudgedCounter>> withNext(store::Connection &connection, QList<JudgedCounter> counters,
                                      const store::ReferenceData &data)
{
    QList<store::Counter> asked;
    for (const JudgedCounter &one : std::as_const(counters))
        asked += one.counter;
    return nextOf(connection, asked, data).map([&](const QList<models::ShownNext> &next) {
        for (qsizetype i = 0; i < counters.size(); ++i)
            counters[i].next = next[i];
        return counters;
    });
}

QList<JudgedCounter> runningOut(QList<JudgedCounter> counters)
{
    counters.removeIf([](const JudgedCounter &one) {
        return !one.outlook || !numbering::isRunningOut(*one.outlook, numbering::currentDocumentDate());
    });
    std::ranges::stable_sort(counters, [](const JudgedCounter &one, const JudgedCounter &other) {
        return numbering::endsBefore(*one.outlook, *other.outlook);
    });
    return counters;
}

/// What comes after the last number that fits.
QString thenName(const Outlook &outlook)
{
    return outlook.hasNextFormat ? u"NEXT_FORMAT"_s : numbering::overflowPolicyName(outlook.overflow);
}

QJsonValue outlookJson(const std::optional<Outlook> &outlook)
{
    if (!outlook)
        return {};
    return QJsonObject{
        {u"level"_s, numbering::levelName(outlook->level)},
        {u"ending"_s, numbering::endingName(outlook->ending)},
        {u"runningOut"_s, numbering::isRunningOut(*outlook, numbering::currentDocumentDate())},
        {u"lastThatFits"_s, outlook->lastThatFits},
        {u"then"_s, thenName(*outlook)},
        {u"remaining"_s, outlook->remaining},
        {u"percent"_s, outlook->percent},
        {u"drawn"_s, outlook->drawn},
        {u"days"_s, outlook->days},
        {u"likely"_s, dateOrNull(outlook->likely.value_or(QDate()))},
        {u"earliest"_s, dateOrNull(outlook->earliest.value_or(QDate()))},
        {u"latest"_s, dateOrNull(outlook->latest.value_or(QDate()))},
        {u"startsAgain"_s, dateOrNull(outlook->startsAgain.value_or(QDate()))},
    };
}

QStringList outlookCells(const std::optional<Outlook> &outlook)
{
    if (!outlook)
        return {u"-"_s, u"-"_s};
    return {u"%1 %"_s.arg(outlook->percent), endCell(*outlook)};
}

QString outlookText(const std::optional<Outlook> &outlook)
{
    if (!outlook)
        return Texts::tr("There is no valid template.");
    const bool isThai = currentLanguage() == numbering::Language::Thai;
    return numbering::describe(*outlook, numbering::currentDocumentDate(), currentLanguage(),
                               isThai ? numbering::Calendar::Buddhist : numbering::Calendar::Gregorian);
}

} // namespace lekthi::ctl
