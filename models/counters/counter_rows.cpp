#include "models/counters/counter_rows.h"

#include "core/numbering/preview.h"
#include "core/store/counters/ordered_counters.h"
#include "core/store/requests/register_import_gateway.h"
#include "core/store/requests/reset_gateway.h"
#include "models/counters/next_numbers.h"
#include "models/templates/template_rows.h"

#include <QDateTime>
#include <QHash>

#include <utility>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using namespace numbering;

namespace {

std::optional<DocumentNumber> firstOfNextPeriod(const store::NumberTemplate &inUse, const NumberParts &parts)
{
    const auto parsed = Template::parse(inUse.text);
    if (!parsed)
        return std::nullopt;
    const PreviewInput input{.parts = parts,
                             .period = inUse.settings.period,
                             .overflow = inUse.settings.overflow,
                             .fiscalYear = inUse.fiscalYear};
    return previewTemplate(parsed->parsed(), input).firstOfNextPeriod;
}

void showNext(CounterRow &row, const ShownNext &next)
{
    row.next = next.number;
    row.skipped = next.skipped;
    row.whyNoNext = next.whyNone;
}

/// Requests that wait for approval.
struct OpenRequests
{
    QHash<qint64, qint64> resets;      ///< by the counter
    QHash<CounterKey, qint64> imports; ///< by the keys of their counters
};

store::Result<OpenRequests> readOpenRequests(store::Connection &connection)
{
    const auto requests = store::openRequests(connection);
    if (!requests)
        return tl::unexpected(requests.error());
    OpenRequests open;
    for (const store::Request &request : *requests) {
        if (request.state != store::RequestState::Pending)
            continue;
        if (request.kind == store::requestkind::reset)
            open.resets.insert(store::ResetRequest(request).counterId, request.id);
        if (request.kind != store::requestkind::import)
            continue;
        const auto counters = store::registerImportCounters(connection, request.id);
        if (!counters)
            return tl::unexpected(counters.error());
        for (const store::TakenOverCounter &counter : *counters)
            open.imports.insert(counter.key, request.id);
    }
    return open;
}

store::Result<store::OrderedCounters> readCounters(store::Connection &connection, const CounterWish &wish)
{
    if (wish.order && !wish.onlyRunningOut && !wish.search)
        return store::orderedCounterPage(connection, wish.filter, *wish.order, wish.from, wish.limit);
    auto counters = wish.onlyRunningOut ? store::countersNearTheEnd(connection, wish.filter)
                    : wish.search ? store::searchCounters(connection, *wish.search, wish.afterId, wish.limit)
                                  : store::counterPage(connection, wish.filter, wish.afterId, wish.limit);
    return std::move(counters).map(
        [](QList<store::Counter> &&found) { return store::OrderedCounters{std::move(found), {}}; });
}

store::Result<void> showNextOfAll(store::Connection &connection, QList<CounterRow> &rows,
                                  const store::ReferenceData &reference,
                                  const QList<store::NumberTemplate> &templates, QDate today)
{
    QList<store::Counter> counters;
    for (const CounterRow &row : std::as_const(rows))
        counters += row.counter;
    return readNext(connection, counters, reference, templates, today).map([&](const QList<ShownNext> &next) {
        for (qsizetype i = 0; i < rows.size(); ++i)
            showNext(rows[i], next[i]);
    });
}

} // namespace

CounterRow makeCounterRow(const store::Counter &counter, const store::ReferenceData &reference,
                          const QList<store::NumberTemplate> &templates, QDate today,
                          const store::RecentDraws &draws)
{
    const store::NumberTemplate *numberTemplate =
        templateInUse(templates, {counter.key.projectId, counter.key.correspondenceTypeId});
    const PeriodKind kind = numberTemplate ? numberTemplate->settings.period : PeriodKind::Yearly;
    const QDate date =
        dateWithin(counter.key.period, kind, today, reference.fiscalYearOf(counter.key.projectId));
    const NumberParts parts = usualParts(counter.key, reference, date);
    CounterRow row;
    row.counter = counter;
    row.project = parts.project;
    row.type = parts.corrType;
    row.sender = parts.originator;
    row.recipient = parts.recipient;
    row.details = store::detailCodes(parts).join(u" / "_s);
    if (!numberTemplate)
        return row;
    row.firstOfNextPeriod = firstOfNextPeriod(*numberTemplate, parts);
    row.outlook = store::outlookOf(counter, *numberTemplate, draws, today);
    return row;
}

store::Result<CounterPage> readCounterPage(store::Connection &connection, const CounterWish &wish,
                                           const store::ReferenceData &reference)
{
    const auto templates = store::listTemplates(connection);
    if (!templates)
        return tl::unexpected(templates.error());
    const auto read = readCounters(connection, wish);
    if (!read)
        return tl::unexpected(read.error());
    const QList<store::Counter> &counters = read->counters;
    const auto open = readOpenRequests(connection);
    if (!open)
        return tl::unexpected(open.error());
    const auto draws = store::recentDrawsOf(connection, counters);
    if (!draws)
        return tl::unexpected(draws.error());
    const QDate today = documentDate(QDateTime::currentDateTimeUtc());
    CounterPage page;
    page.isLast = wish.onlyRunningOut || counters.size() < wish.limit;
    page.behind = read->behind;
    for (const store::Counter &counter : counters) {
        CounterRow row = makeCounterRow(counter, reference, *templates, today, *draws);
        row.openReset = open->resets.value(counter.id);
        row.openRegisterImport = open->imports.value(counter.key);
        if (!wish.onlyRunningOut || (row.outlook && isRunningOut(*row.outlook, today)))
            page.rows += row;
    }
    return showNextOfAll(connection, page.rows, reference, *templates, today).map([&] { return page; });
}

store::Result<store::Counter> readCounter(store::Connection &connection, qint64 id)
{
    return store::findCounter(connection, id)
        .and_then([&](const std::optional<store::Counter> &counter) -> store::Result<store::Counter> {
            if (!counter)
                return tl::unexpected(
                    store::Error{store::ErrorKind::NotFound, 0, u"no such counter"_s, QString::number(id)});
            return *counter;
        });
}

Work<store::Counter> readingCounter(qint64 id)
{
    return [id](store::Connection &connection) { return readCounter(connection, id); };
}

} // namespace lekthi::models
