#include "app/ctl/arguments.h"
#include "app/ctl/codes.h"
#include "app/ctl/command_groups.h"
#include "app/ctl/counter_choice.h"
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

QJsonObject counterJson(const store::Counter &counter, const store::ReferenceData &data)
{
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
    };
}

QStringList headings()
{
    return {Texts::tr("Project"),  Texts::tr("Type"),        Texts::tr("Sender"),     Texts::tr("Recipient"),
            Texts::tr("Sub type"), Texts::tr("RFA type"),    Texts::tr("Discipline"), Texts::tr("Year"),
            Texts::tr("Period"),   Texts::tr("Last number"), Texts::tr("Next number")};
}

QStringList cells(const store::Counter &counter, const store::ReferenceData &data)
{
    const numbering::CounterKey &key = counter.key;
    return {codeOf(data, CodeKind::Project, key.projectId),
            codeOf(data, CodeKind::Type, key.correspondenceTypeId),
            codeOf(data, CodeKind::Organization, key.originatorOrganizationId),
            codeOf(data, CodeKind::Organization, key.recipientOrganizationId.value_or(0)),
            codeOf(data, CodeKind::SubType, key.subTypeId),
            codeOf(data, CodeKind::RfaType, key.rfaTypeId),
            codeOf(data, CodeKind::Discipline, key.disciplineId),
            QString::number(key.period.year),
            QString::number(key.period.part),
            QString::number(counter.lastNumber),
            QString::number(counter.lastNumber + 1)};
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

Report listReport(const QList<store::Counter> &counters, const store::ReferenceData &data)
{
    QList<QStringList> rows{headings()};
    QJsonArray array;
    for (const store::Counter &counter : counters) {
        rows.append(cells(counter, data));
        array.append(counterJson(counter, data));
    }
    return {.text = counters.isEmpty() ? Texts::tr("No numbers were drawn from such a counter yet.")
                                       : alignedRows(rows),
            .json = {{u"counters"_s, array}}};
}

Result<Report> runList(const Arguments &arguments)
{
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    const Result<store::CounterFilter> filter = readFilter(arguments, coded->data);
    if (!filter)
        return tl::make_unexpected(filter.error());
    const store::Result<QList<store::Counter>> counters = store::allCounters(coded->connection(), *filter);
    if (!counters)
        return storeError(counters.error());
    return listReport(*counters, coded->data);
}

QString showText(const store::Counter &counter, const store::ReferenceData &data)
{
    const QStringList names = headings();
    const QStringList values = cells(counter, data);
    QList<QStringList> rows;
    for (qsizetype i = 0; i < names.size(); ++i)
        rows.append({names[i], values[i]});
    return alignedRows(rows);
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
    return chosenCounter(*coded, arguments).map([&data = coded->data](const store::Counter &counter) {
        return Report{.text = showText(counter, data), .json = counterJson(counter, data)};
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
                     {"year", "YEAR", QT_TRANSLATE_NOOP("lekthi", "Year of the counter, Common Era")}},
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
