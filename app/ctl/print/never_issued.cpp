#include "app/ctl/print/never_issued.h"

#include "app/ctl/print/json_values.h"
#include "app/ctl/print/texts.h"
#include "core/numbering/parse/number_parser.h"
#include "core/numbering/period.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/requests/request_gateway.h"
#include "core/store/requests/reset_request.h"
#include "core/store/templates/proof_data.h"
#include "core/store/templates/template_gateway.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace lekthi::ctl {

using numbering::ParsedNumber;
using store::ResetRequest;

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
    const auto templates = store::listTemplates(coded.connection());
    if (!templates)
        return storeError(templates.error());
    const auto input = store::proofInputOf(*templates, coded.data, numbering::currentDocumentDate());
    QList<Reading> all;
    for (qsizetype type = 0; type < input.types.size(); ++type) {
        if (project && input.types[type].projectId != *project)
            continue;
        const auto parser = numbering::NumberParser::make(input, type);
        if (!parser)
            continue;
        const auto read = parser->parse(number);
        if (!read)
            continue;
        const auto counter = store::findCounter(coded.connection(), read->key);
        if (!counter)
            return storeError(counter.error());
        all.append({*read, counter->value_or(store::Counter())});
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
    for (const Reading &reading : std::as_const(*all)) {
        for (const ResetRequest &reset : *resets) {
            if (movedPast(reset, reading.number))
                return neverText(number, reset, coded.data);
        }
    }
    // What is counted already comes before what never was.
    std::ranges::stable_partition(*all, [](const Reading &reading) { return reading.counter.id != 0; });
    for (const Reading &reading : std::as_const(*all)) {
        if (reading.number.sequence > reading.counter.lastNumber)
            return notYetText(number, reading, coded.data);
    }
    return QString();
}

} // namespace lekthi::ctl
