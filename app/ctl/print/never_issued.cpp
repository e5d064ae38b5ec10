#include "app/ctl/print/never_issued.h"

#include "app/ctl/print/json_values.h"
#include "app/ctl/print/texts.h"
#include "core/audit/search/template_readings.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/requests/request_gateway.h"
#include "core/store/requests/reset_request.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace lekthi::ctl {

using numbering::ParsedNumber;
using store::ResetRequest;
using namespace Qt::StringLiterals;

namespace {

/// The number as a template reads it, with the counter that it would come from.
struct Reading
{
    ParsedNumber number;
    store::Counter counter; ///< id 0: no number has been allocated from it
};

/// Templates of several types may write one and the same number.
Result<QList<Reading>> readings(const CodedStore &coded, const QString &number, std::optional<int> project)
{
    audit::TemplateReader reader;
    if (const auto read = reader.refresh(coded.connection()); !read)
        return storeError(read.error());
    const auto projects = project ? std::optional(QList<int>{*project}) : std::nullopt;
    QList<Reading> all;
    for (const audit::TemplateReading &read : reader.read({number}, projects).readings) {
        const auto counter = store::findCounter(coded.connection(), read.number.key);
        if (!counter)
            return storeError(counter.error());
        all.append({read.number, counter->value_or(store::Counter())});
    }
    return all;
}

Result<QList<ResetRequest>> executedResets(store::Connection &connection)
{
    const auto all = store::requestPage(connection, {.kind = store::requestkind::reset}, 0,
                                        std::numeric_limits<int>::max());
    if (!all)
        return storeError(all.error());
    QList<ResetRequest> resets;
    for (const store::Request &request : *all) {
        if (request.state == store::RequestState::Executed)
            resets.append(ResetRequest(request));
    }
    return resets;
}

bool movedPast(const ResetRequest &reset, const ParsedNumber &number)
{
    return reset.key == number.key && reset.seenNumber < number.sequence &&
           number.sequence <= reset.newNumber;
}

QString neverText(const QString &number, const ResetRequest &reset, const store::ReferenceData &data)
{
    return Texts::tr("%1 was never issued: reset %2 moved the counter %3 from %4 to %5.")
        .arg(number, QString::number(reset.id), counterText(reset.key, data),
             QString::number(reset.seenNumber), QString::number(reset.newNumber));
}

QString notYetText(const QString &number, const Reading &reading, const store::ReferenceData &data)
{
    return Texts::tr("%1 has not been issued yet: the last number of the counter %2 is %3.")
        .arg(number, counterText(reading.number.key, data), QString::number(reading.counter.lastNumber));
}

} // namespace

Result<QString> whyNeverIssued(const CodedStore &coded, const QString &number, std::optional<int> project)
{
    auto all = readings(coded, number, project);
    if (!all)
        return tl::make_unexpected(all.error());
    const auto resets = executedResets(coded.connection());
    if (!resets)
        return tl::make_unexpected(resets.error());
    // Where a counter is there, those that have never given a number say nothing more.
    if (std::ranges::any_of(*all, [](const Reading &reading) { return reading.counter.id != 0; }))
        all->removeIf([](const Reading &reading) { return reading.counter.id == 0; });
    QStringList never;
    QStringList notYet;
    for (const Reading &reading : std::as_const(*all)) {
        for (const ResetRequest &reset : *resets) {
            if (movedPast(reset, reading.number))
                never.append(neverText(number, reset, coded.data));
        }
        if (reading.number.sequence > reading.counter.lastNumber)
            notYet.append(notYetText(number, reading, coded.data));
    }
    QStringList reasons = never + notYet;
    reasons.removeDuplicates();
    return reasons.join(u'\n');
}

} // namespace lekthi::ctl
