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

#include <limits>

namespace lekthi::ctl {

using numbering::ParsedNumber;
using store::ResetRequest;

namespace {

/// The number as one of the templates reads it.
std::optional<ParsedNumber> reading(const numbering::ProofInput &input, const QString &number,
                                    std::optional<int> project)
{
    for (qsizetype type = 0; type < input.types.size(); ++type) {
        if (project && input.types[type].projectId != *project)
            continue;
        const auto parser = numbering::NumberParser::make(input, type);
        if (!parser)
            continue;
        if (auto read = parser->parse(number))
            return *read;
    }
    return std::nullopt;
}

/// The reset that moved the counter past the number.
Result<std::optional<ResetRequest>> resetPast(store::Connection &connection, const ParsedNumber &number)
{
    const auto all = store::requestPage(connection, {.kind = store::requestkind::reset}, 0,
                                        std::numeric_limits<int>::max());
    if (!all)
        return storeError(all.error());
    for (const store::Request &request : *all) {
        const ResetRequest reset(request);
        if (reset.state == store::RequestState::Executed && reset.key == number.key &&
            reset.seenNumber < number.sequence && number.sequence <= reset.newNumber)
            return reset;
    }
    return std::nullopt;
}

QString sentence(const QString &number, const ParsedNumber &read, const store::Counter &counter,
                 const std::optional<ResetRequest> &reset, const store::ReferenceData &data)
{
    if (reset)
        return Texts::tr("%1 was never issued: reset %2 moved the counter %3 from %4 to %5.")
            .arg(number, QString::number(reset->id), counterText(read.key, data),
                 QString::number(reset->seenNumber), QString::number(reset->newNumber));
    if (read.sequence > counter.lastNumber)
        return Texts::tr("%1 has not been issued yet: the last number of the counter %2 is %3.")
            .arg(number, counterText(read.key, data), QString::number(counter.lastNumber));
    return {};
}

} // namespace

Result<QString> whyNeverIssued(const CodedStore &coded, const QString &number, std::optional<int> project)
{
    const auto templates = store::listTemplates(coded.connection());
    if (!templates)
        return storeError(templates.error());
    const auto input = store::proofInputOf(*templates, coded.data, numbering::currentDocumentDate());
    const std::optional<ParsedNumber> read = reading(input, number, project);
    if (!read)
        return QString();
    const auto counter = store::findCounter(coded.connection(), read->key);
    if (!counter)
        return storeError(counter.error());
    return resetPast(coded.connection(), *read).map([&](const std::optional<ResetRequest> &reset) {
        return sentence(number, *read, counter->value_or(store::Counter()), reset, coded.data);
    });
}

} // namespace lekthi::ctl
