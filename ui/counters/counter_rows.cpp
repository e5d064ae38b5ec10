#include "ui/counters/counter_rows.h"

#include "core/numbering/preview.h"
#include "core/store/reset_gateway.h"
#include "core/store/take_over_gateway.h"
#include "models/templates/template_rows.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHash>

#include <algorithm>
#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using namespace numbering;

namespace {

QString codeOf(const QList<store::CodedItem> &items, int id)
{
    const store::CodedItem *item = id > 0 ? store::itemById(items, id) : nullptr;
    return item ? item->code : QString();
}

// The next number belongs to the counter's period, which may be another one than today's.
QDate dateWithin(const Period &period, PeriodKind kind, QDate today)
{
    if (period.year == 0 || periodOf(kind, today) == period)
        return today;
    switch (kind) {
    case PeriodKind::FiscalYear:
        return {period.year - 1, defaultFiscalYearStartMonth, 1};
    case PeriodKind::Monthly:
        return {period.year, std::clamp(period.part, 1, 12), 1};
    case PeriodKind::Daily:
        return {period.year, period.part / 100, period.part % 100};
    case PeriodKind::Yearly:
    case PeriodKind::Never:
        break;
    }
    return {period.year, 1, 1};
}

QString detailsOf(const NumberParts &parts)
{
    QStringList codes;
    for (const QString &code : {parts.subType, parts.rfaType, parts.discipline}) {
        if (!code.isEmpty())
            codes += code;
    }
    return codes.join(u" / "_s);
}

void renderNext(models::CounterRow &row, const store::NumberTemplate &numberTemplate, NumberParts parts)
{
    const auto parsed = Template::parse(numberTemplate.text);
    if (!parsed) {
        row.whyNoNext = templateMistakenText();
        return;
    }
    parts.sequence = row.counter.lastNumber + 1;
    const auto next = render(*parsed, parts, numberTemplate.settings.overflow);
    if (!next) {
        row.whyNoNext = describe(next.error());
        return;
    }
    row.next = *next;
    const Preview preview = previewTemplate(parsed->parsed(), {.parts = parts,
                                                               .period = numberTemplate.settings.period,
                                                               .overflow = numberTemplate.settings.overflow});
    row.firstOfNextPeriod = preview.firstOfNextPeriod;
}

/// Requests that wait for approval, by the counter.
store::Result<QHash<qint64, qint64>> readOpenResets(store::Connection &connection)
{
    return store::openResetRequests(connection).map([](const QList<store::ResetRequest> &requests) {
        QHash<qint64, qint64> open;
        for (const store::ResetRequest &request : requests) {
            if (request.state == store::ResetState::Pending)
                open.insert(request.counterId, request.id);
        }
        return open;
    });
}

/// Take-overs that wait for approval, by the keys of their counters. One is open per document type at most,
/// so that they are among the newest.
store::Result<QHash<CounterKey, qint64>> readOpenTakeOvers(store::Connection &connection)
{
    constexpr int newest = 100;
    const auto requests = store::takeOverRequestPage(connection, 0, newest);
    if (!requests)
        return tl::unexpected(requests.error());
    QHash<CounterKey, qint64> open;
    for (const store::TakeOverRequest &request : *requests) {
        if (request.state != store::ResetState::Pending)
            continue;
        const auto counters = store::takeOverCounters(connection, request.id);
        if (!counters)
            return tl::unexpected(counters.error());
        for (const store::TakenOverCounter &counter : *counters)
            open.insert(counter.key, request.id);
    }
    return open;
}

store::Result<QList<store::Counter>> readCounters(store::Connection &connection, const CounterWish &wish)
{
    if (wish.onlyRunningOut)
        return store::allCounters(connection, wish.filter);
    return wish.search ? store::searchCounters(connection, *wish.search, wish.afterId, wish.limit)
                       : store::counterPage(connection, wish.filter, wish.afterId, wish.limit);
}

} // namespace

QString templateMissingText()
{
    return QCoreApplication::translate("lekthi", "There is no template. Make one on the Templates page.");
}

QString templateMistakenText()
{
    return QCoreApplication::translate("lekthi", "The template has mistakes. Mend it on the Templates page.");
}

NumberParts partsOf(const CounterKey &key, const store::ReferenceData &reference, QDate documentDate)
{
    const store::Project *project = reference.project(key.projectId);
    NumberParts parts;
    parts.project = project ? project->code : QString();
    parts.originator = codeOf(reference.organizations, key.originatorOrganizationId);
    parts.recipient = codeOf(reference.organizations, key.recipientOrganizationId.value_or(0));
    parts.corrType = codeOf(reference.types, key.correspondenceTypeId);
    parts.subType = codeOf(reference.subTypes, key.subTypeId);
    parts.rfaType = codeOf(reference.rfaTypes, key.rfaTypeId);
    parts.discipline = codeOf(reference.disciplines, key.disciplineId);
    parts.revision = u"A"_s;
    parts.documentDate = documentDate;
    parts.period = key.period;
    return parts;
}

models::CounterRow makeCounterRow(const store::Counter &counter, const store::ReferenceData &reference,
                                  const QList<store::NumberTemplate> &templates, QDate today,
                                  const store::RecentDraws &draws)
{
    const store::NumberTemplate *numberTemplate =
        models::templateInUse(templates, {counter.key.projectId, counter.key.correspondenceTypeId});
    const PeriodKind kind = numberTemplate ? numberTemplate->settings.period : PeriodKind::Yearly;
    const NumberParts parts = partsOf(counter.key, reference, dateWithin(counter.key.period, kind, today));
    models::CounterRow row;
    row.counter = counter;
    row.project = parts.project;
    row.type = parts.corrType;
    row.sender = parts.originator;
    row.recipient = parts.recipient;
    row.details = detailsOf(parts);
    if (!numberTemplate) {
        row.whyNoNext = templateMissingText();
        return row;
    }
    renderNext(row, *numberTemplate, parts);
    row.outlook = store::outlookOf(counter, *numberTemplate, draws, today);
    return row;
}

store::Result<CounterPage> readCounterPage(store::Connection &connection, CounterWish wish,
                                           const store::ReferenceData &reference)
{
    const auto templates = store::listTemplates(connection);
    if (!templates)
        return tl::unexpected(templates.error());
    const auto counters = readCounters(connection, wish);
    if (!counters)
        return tl::unexpected(counters.error());
    const auto openResets = readOpenResets(connection);
    if (!openResets)
        return tl::unexpected(openResets.error());
    const auto openTakeOvers = readOpenTakeOvers(connection);
    if (!openTakeOvers)
        return tl::unexpected(openTakeOvers.error());
    auto draws = wish.draws ? store::Result<store::RecentDraws>(*std::move(wish.draws))
                            : store::recentDraws(connection, wish.filter);
    if (!draws)
        return tl::unexpected(draws.error());
    const QDate today = documentDate(QDateTime::currentDateTimeUtc());
    CounterPage page;
    page.draws = *std::move(draws);
    page.isLast = wish.onlyRunningOut || counters->size() < wish.limit;
    for (const store::Counter &counter : *counters) {
        models::CounterRow row = makeCounterRow(counter, reference, *templates, today, page.draws);
        row.openReset = openResets->value(counter.id);
        row.openTakeOver = openTakeOvers->value(counter.key);
        if (!wish.onlyRunningOut || (row.outlook && isRunningOut(*row.outlook, today)))
            page.rows += row;
    }
    return page;
}

} // namespace lekthi::ui
