#include "app/ctl/commands/command_groups.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/codes.h"
#include "app/ctl/parse/counter_choice.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/selection.h"
#include "app/ctl/print/counter_outlook.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/next_number.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "app/ctl/store_access.h"
#include "core/numbering/period.h"
#include "core/numbering/token.h"
#include "core/store/counters/counter_gateway.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 usualLimit = 100;

QJsonValue codeOrNull(const store::ReferenceData &data, CodeKind kind, int id)
{
    return textOrNull(codeOf(data, kind, id));
}

QJsonObject jsonOf(const JudgedCounter &judged, const store::ReferenceData &data)
{
    const store::Counter &counter = judged.counter;
    const numbering::CounterKey &key = counter.key;
    return {
        {u"id"_s, idOrNull(counter.id)},
        {u"key"_s, numbering::toJson(key)},
        {u"label"_s, counterText(key, data)},
        {u"project"_s, codeOrNull(data, CodeKind::Project, key.projectId)},
        {u"originator"_s, codeOrNull(data, CodeKind::Organization, key.originatorOrganizationId)},
        {u"recipient"_s, codeOrNull(data, CodeKind::Organization, key.recipientOrganizationId.value_or(0))},
        {u"type"_s, codeOrNull(data, CodeKind::Type, key.correspondenceTypeId)},
        {u"subType"_s, codeOrNull(data, CodeKind::SubType, key.subTypeId)},
        {u"rfaType"_s, codeOrNull(data, CodeKind::RfaType, key.rfaTypeId)},
        {u"discipline"_s, codeOrNull(data, CodeKind::Discipline, key.disciplineId)},
        {u"year"_s, idOrNull(key.period.year)},
        {u"period"_s, idOrNull(key.period.part)},
        {u"lastNumber"_s, counter.lastNumber},
        {u"version"_s, counter.version},
        {u"updatedAt"_s, toJson(counter.updatedAt)},
        {u"nextNumber"_s, nextJson(judged.next)},
        {u"outlook"_s, outlookJson(judged.outlook)},
    };
}

QStringList headings()
{
    return {Texts::tr("Counter"),     Texts::tr("Project"),     Texts::tr("Type"),
            Texts::tr("Sender"),      Texts::tr("Recipient"),   Texts::tr("Sub type"),
            Texts::tr("RFA type"),    Texts::tr("Discipline"),  Texts::tr("Period"),
            Texts::tr("Last number"), Texts::tr("Next number"), Texts::tr("Used"),
            Texts::tr("Runs out on")};
}

QStringList cells(const JudgedCounter &judged, const store::ReferenceData &data)
{
    const store::Counter &counter = judged.counter;
    const numbering::CounterKey &key = counter.key;
    return QStringList{counter.id == 0 ? QString() : QString::number(counter.id),
                       codeOf(data, CodeKind::Project, key.projectId),
                       codeOf(data, CodeKind::Type, key.correspondenceTypeId),
                       codeOf(data, CodeKind::Organization, key.originatorOrganizationId),
                       codeOf(data, CodeKind::Organization, key.recipientOrganizationId.value_or(0)),
                       codeOf(data, CodeKind::SubType, key.subTypeId),
                       codeOf(data, CodeKind::RfaType, key.rfaTypeId),
                       codeOf(data, CodeKind::Discipline, key.disciplineId),
                       periodCell(key.period),
                       QString::number(counter.lastNumber),
                       nextCell(judged.next)} +
           outlookCells(judged.outlook);
}

/// Counters are of years of the Common Era, or of none.
Result<std::optional<int>> yearOption(const Arguments &arguments)
{
    using numbering::buddhistYearOffset;
    const Result<std::optional<qint64>> year = integerOption(arguments, "year"_L1);
    if (!year)
        return tl::make_unexpected(year.error());
    const qint64 common = year->value_or(0) - buddhistYearOffset;
    if (common >= numbering::firstCountedYear && common <= numbering::lastCountedYear)
        return usageError(
            Texts::tr("%1 is a B.E. year; use %2.").arg(QString::number(**year), QString::number(common)));
    return boundedOption(arguments, "year"_L1, 0, numbering::lastCountedYear);
}

Result<store::CounterFilter> readCounterFilter(const Arguments &arguments, const store::ReferenceData &data)
{
    const Result<Selection> selection = readSelection(arguments, data);
    if (!selection)
        return tl::make_unexpected(selection.error());
    const Result<std::optional<int>> year = yearOption(arguments);
    if (!year)
        return tl::make_unexpected(year.error());
    store::CounterFilter filter;
    filter.projectId = idOf(selection->project);
    filter.typeId = idOf(selection->type);
    filter.organizationId = idOf(selection->organization);
    if (*year)
        filter.year = **year;
    return filter;
}

struct Wish
{
    store::CounterFilter filter;
    std::optional<qint64> document;
    qint64 after = 0;
    int limit = 0;
    bool onlyEnding = false;
};

Result<Wish> readWish(const Arguments &arguments, const store::ReferenceData &data)
{
    Wish wish;
    wish.onlyEnding = arguments.has("running-out"_L1);
    if (wish.onlyEnding && (arguments.has("after"_L1) || arguments.has("document"_L1)))
        return usageError(Texts::tr("--running-out goes with neither --after nor --document."));
    const Result<int> limit = limitOption(arguments, usualLimit);
    if (!limit)
        return tl::make_unexpected(limit.error());
    const Result<std::optional<qint64>> after = integerOption(arguments, "after"_L1);
    if (!after)
        return tl::make_unexpected(after.error());
    const Result<std::optional<qint64>> document = positiveOption(arguments, "document"_L1);
    if (!document)
        return tl::make_unexpected(document.error());
    wish.limit = *limit;
    wish.after = after->value_or(0);
    wish.document = *document;
    return readCounterFilter(arguments, data).map([&](const store::CounterFilter &filter) {
        wish.filter = filter;
        return wish;
    });
}

Report listReport(const QList<JudgedCounter> &counters, const store::ReferenceData &data, bool onlyEnding)
{
    QList<QStringList> rows{headings()};
    QJsonArray array;
    for (const JudgedCounter &one : counters) {
        rows.append(cells(one, data));
        array.append(jsonOf(one, data));
    }
    const QString none = onlyEnding ? Texts::tr("No counter runs out of numbers soon.")
                                    : Texts::tr("No number has been allocated from such a counter yet.");
    return {.text = counters.isEmpty() ? none : alignedRows(rows),
            .json = {{u"counters"_s, array}, {u"next"_s, QJsonValue()}}};
}

Result<Report> pageReport(const CodedStore &coded, const Wish &wish)
{
    store::Connection &connection = coded.connection();
    const int oneMore = wish.limit + 1;
    const auto read = wish.document ? store::countersOfDocument(connection, *wish.document, wish.filter,
                                                                wish.after, oneMore)
                                    : store::counterPage(connection, wish.filter, wish.after, oneMore);
    if (!read)
        return storeError(read.error());
    const bool isLast = read->size() < oneMore;
    return judged(connection, isLast ? *read : read->first(wish.limit))
        .and_then([&](const QList<JudgedCounter> &page) { return withNext(connection, page, coded.data); })
        .map([&](const QList<JudgedCounter> &page) {
            Report report = listReport(page, coded.data, false);
            if (!isLast) {
                const qint64 last = page.constLast().counter.id;
                report.json[u"next"_s] = last;
                report.note = moreCountersText(last);
            }
            return report;
        });
}

Result<Report> endingReport(const CodedStore &coded, const Wish &wish)
{
    const auto counters = store::countersNearTheEnd(coded.connection(), wish.filter);
    if (!counters)
        return storeError(counters.error());
    const auto near = judged(coded.connection(), *counters);
    if (!near)
        return tl::make_unexpected(near.error());
    const QList<JudgedCounter> ending = runningOut(*near);
    return withNext(coded.connection(), ending.mid(0, wish.limit), coded.data)
        .map([&](const QList<JudgedCounter> &shown) {
            Report report = listReport(shown, coded.data, true);
            if (ending.size() > wish.limit)
                report.note = Texts::tr("Counters not shown: %1").arg(ending.size() - wish.limit);
            return report;
        });
}

Result<Report> runCounterList(const Arguments &arguments)
{
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    return readWish(arguments, coded->data).and_then([&](const Wish &wish) {
        return wish.onlyEnding ? endingReport(*coded, wish) : pageReport(*coded, wish);
    });
}

QString showText(const JudgedCounter &judged, const store::ReferenceData &data)
{
    const QStringList names = headings();
    const QStringList values = cells(judged, data);
    QList<QStringList> rows;
    for (qsizetype i = 0; i < names.size(); ++i)
        rows.append({names[i], values[i]});
    rows.append({Texts::tr("Next document number"), nextText(judged.next)});
    return alignedRows(rows) + u'\n' + outlookText(judged.outlook);
}

Result<void> requireRecipient(const Selection &selection)
{
    const QString &type = selection.type->code;
    if (selection.recipient || !shapeOf(selection).has(numbering::TokenKind::Recipient))
        return {};
    allocation::Failure failure;
    failure.code = allocation::FailureCode::ValidationError;
    failure.fault = allocation::ValidationFault::RecipientRequired;
    failure.subject = type;
    return allocationError(failure);
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

Result<Report> runCounterShow(const Arguments &arguments)
{
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    const Result<store::Counter> counter = chosenCounter(*coded, arguments);
    if (!counter)
        return tl::make_unexpected(counter.error());
    return judged(coded->connection(), {*counter})
        .and_then(
            [&](const QList<JudgedCounter> &one) { return withNext(coded->connection(), one, coded->data); })
        .map([&](const QList<JudgedCounter> &one) {
            return Report{.text = showText(one.first(), coded->data),
                          .json = jsonOf(one.first(), coded->data)};
        });
}

} // namespace

Result<store::Counter> chosenCounter(const CodedStore &coded, const Arguments &arguments)
{
    const Result<Selection> selection = readSelection(arguments, coded.data);
    if (!selection)
        return tl::make_unexpected(selection.error());
    if (const Result<void> complete =
            requireOriginator(*selection).and_then([&] { return requireRecipient(*selection); });
        !complete)
        return tl::make_unexpected(complete.error());
    const auto inUse =
        store::templateInUse(coded.connection(), idOrZero(selection->project), idOrZero(selection->type));
    if (!inUse)
        return storeError(inUse.error());
    return counterKeyOf(*selection, inUse->settings.period, coded.data)
        .and_then([&](const numbering::CounterKey &key) { return findOrUnused(coded.connection(), key); });
}

QString moreCountersText(qint64 after)
{
    return Texts::tr("More counters: --after %1").arg(after);
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
                     {"document", "ID",
                      QT_TRANSLATE_NOOP("lekthi", "Only counters that this document has numbers from")},
                     options::after,
                     options::longLimit,
                     {"running-out", nullptr,
                      QT_TRANSLATE_NOOP("lekthi", "Only counters that run out soon, soonest first")}},
         .run = runCounterList},
        {.name = "counter show",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Show the counter that a document would use"),
         .options = QList<OptionSpec>{options::required(options::project), options::required(options::type),
                                      options::originator} +
                    options::ofCounter(),
         .run = runCounterShow},
    };
}

} // namespace lekthi::ctl
