#include "app/ctl/arguments.h"
#include "app/ctl/codes.h"
#include "app/ctl/command_groups.h"
#include "app/ctl/counter_choice.h"
#include "app/ctl/counter_outlook.h"
#include "app/ctl/options.h"
#include "app/ctl/selection.h"
#include "app/ctl/store_access.h"
#include "app/ctl/table.h"
#include "app/ctl/template_json.h"
#include "app/ctl/texts.h"
#include "core/store/counter_gateway.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

QJsonValue codeOrNull(const store::ReferenceData &data, CodeKind kind, int id)
{
    return id == 0 ? QJsonValue() : QJsonValue(codeOf(data, kind, id));
}

QJsonObject counterJson(const JudgedCounter &judged, const store::ReferenceData &data)
{
    const store::Counter &counter = judged.counter;
    const numbering::CounterKey &key = counter.key;
    return {
        {u"counterKey"_s, numbering::toJson(key)},
        {u"project"_s, codeOrNull(data, CodeKind::Project, key.projectId)},
        {u"originator"_s, codeOrNull(data, CodeKind::Organization, key.originatorOrganizationId)},
        {u"recipient"_s, codeOrNull(data, CodeKind::Organization, key.recipientOrganizationId.value_or(0))},
        {u"type"_s, codeOrNull(data, CodeKind::Type, key.correspondenceTypeId)},
        {u"subType"_s, codeOrNull(data, CodeKind::SubType, key.subTypeId)},
        {u"rfaType"_s, codeOrNull(data, CodeKind::RfaType, key.rfaTypeId)},
        {u"discipline"_s, codeOrNull(data, CodeKind::Discipline, key.disciplineId)},
        {u"year"_s, key.period.year},
        {u"period"_s, key.period.part},
        {u"lastNumber"_s, counter.lastNumber},
        {u"nextNumber"_s, counter.lastNumber + 1},
        {u"version"_s, counter.version},
        {u"updatedAt"_s, toJson(counter.updatedAt)},
        {u"outlook"_s, outlookJson(judged.outlook)},
    };
}

QStringList headings()
{
    return {Texts::tr("Project"),     Texts::tr("Type"),        Texts::tr("Sender"),
            Texts::tr("Recipient"),   Texts::tr("Sub type"),    Texts::tr("RFA type"),
            Texts::tr("Discipline"),  Texts::tr("Year"),        Texts::tr("Period"),
            Texts::tr("Last number"), Texts::tr("Next number"), Texts::tr("Used"),
            Texts::tr("Digits end")};
}

QStringList cells(const JudgedCounter &judged, const store::ReferenceData &data)
{
    const store::Counter &counter = judged.counter;
    const numbering::CounterKey &key = counter.key;
    return QStringList{codeOf(data, CodeKind::Project, key.projectId),
                       codeOf(data, CodeKind::Type, key.correspondenceTypeId),
                       codeOf(data, CodeKind::Organization, key.originatorOrganizationId),
                       codeOf(data, CodeKind::Organization, key.recipientOrganizationId.value_or(0)),
                       codeOf(data, CodeKind::SubType, key.subTypeId),
                       codeOf(data, CodeKind::RfaType, key.rfaTypeId),
                       codeOf(data, CodeKind::Discipline, key.disciplineId),
                       QString::number(key.period.year),
                       QString::number(key.period.part),
                       QString::number(counter.lastNumber),
                       QString::number(counter.lastNumber + 1)} +
           outlookCells(judged.outlook);
}

Result<store::CounterFilter> readFilter(const Arguments &arguments, const store::ReferenceData &data)
{
    const Result<Selection> selection = readSelection(arguments, data);
    if (!selection)
        return tl::make_unexpected(selection.error());
    const Result<std::optional<qint64>> year = integerOption(arguments, "year"_L1);
    if (!year)
        return tl::make_unexpected(year.error());
    store::CounterFilter filter;
    filter.projectId = idOf(selection->project);
    filter.typeId = idOf(selection->type);
    filter.organizationId = idOf(selection->organization);
    if (const std::optional<qint64> counted = *year)
        filter.year = clampedToInt(*counted);
    return filter;
}

Report listReport(const QList<JudgedCounter> &counters, const store::ReferenceData &data, bool onlyEnding)
{
    QList<QStringList> rows{headings()};
    QJsonArray array;
    for (const JudgedCounter &one : counters) {
        rows.append(cells(one, data));
        array.append(counterJson(one, data));
    }
    const QString none = onlyEnding ? Texts::tr("No counter runs out of digits soon.")
                                    : Texts::tr("No numbers were drawn from such a counter yet.");
    return {.text = counters.isEmpty() ? none : alignedRows(rows), .json = {{u"counters"_s, array}}};
}

Result<Report> runList(const Arguments &arguments)
{
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    const Result<store::CounterFilter> filter = readFilter(arguments, coded->data);
    if (!filter)
        return tl::make_unexpected(filter.error());
    const auto counters = fromStore(store::allCounters(coded->connection(), *filter));
    if (!counters)
        return tl::make_unexpected(counters.error());
    const bool onlyEnding = arguments.has("running-out"_L1);
    return judged(coded->connection(), *counters, *filter).map([&](const QList<JudgedCounter> &all) {
        return listReport(onlyEnding ? runningOut(all) : all, coded->data, onlyEnding);
    });
}

QString showText(const JudgedCounter &judged, const store::ReferenceData &data)
{
    const QStringList names = headings();
    const QStringList values = cells(judged, data);
    QList<QStringList> rows;
    for (qsizetype i = 0; i < names.size(); ++i)
        rows.append({names[i], values[i]});
    return alignedRows(rows) + u'\n' + outlookText(judged.outlook);
}

/// A counter that nobody drew from yet stands at 0.
Result<store::Counter> findOrUnused(store::Connection &connection, const numbering::CounterKey &key)
{
    const auto found = store::findCounter(connection, key);
    if (!found)
        return storeError(found.error());
    store::Counter unused;
    unused.key = key;
    return found->value_or(unused);
}

Result<Report> runShow(const Arguments &arguments)
{
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    const Result<store::Counter> counter = chosenCounter(*coded, arguments);
    if (!counter)
        return tl::make_unexpected(counter.error());
    store::CounterFilter same;
    same.projectId = counter->key.projectId;
    same.typeId = counter->key.correspondenceTypeId;
    return judged(coded->connection(), {*counter}, same).map([&](const QList<JudgedCounter> &one) {
        return Report{.text = showText(one.first(), coded->data),
                      .json = counterJson(one.first(), coded->data)};
    });
}

} // namespace

Result<store::Counter> chosenCounter(const CodedStore &coded, const Arguments &arguments)
{
    const Result<Selection> selection = readSelection(arguments, coded.data);
    if (!selection)
        return tl::make_unexpected(selection.error());
    const auto inUse =
        store::templateInUse(coded.connection(), idOrZero(selection->project), idOrZero(selection->type));
    if (!inUse)
        return storeError(inUse.error());
    return counterKeyOf(*selection, inUse->settings.period).and_then([&](const numbering::CounterKey &key) {
        return findOrUnused(coded.connection(), key);
    });
}

QList<Command> counterCommands()
{
    return {
        {.name = "counter list",
         .summary = QT_TRANSLATE_NOOP("lekthi", "List counters with their last and next numbers"),
         .options = {options::project,
                     options::type,
                     {"organization", "CODE",
                      QT_TRANSLATE_NOOP("lekthi", "Sender or recipient, by its code")},
                     {"year", "YEAR", QT_TRANSLATE_NOOP("lekthi", "Year of the counter, Common Era")},
                     {"running-out", nullptr,
                      QT_TRANSLATE_NOOP("lekthi",
                                        "Only counters whose digits end soon, the first to end in front")}},
         .run = runList},
        {.name = "counter show",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Show the counter that a document would draw from"),
         .options = QList<OptionSpec>{options::required(options::project), options::required(options::type),
                                      options::required(options::originator)} +
                    options::ofCounter(),
         .run = runShow},
    };
}

} // namespace lekthi::ctl
