#include "models/takeover/take_over_details.h"

#include "core/takeover/take_over_parts.h"
#include "models/takeover/take_over_reading.h"

namespace lekthi::models {

store::Result<TakeOverDetails> readTakeOver(store::Connection &connection,
                                            const store::ReferenceData &reference,
                                            const store::TakeOverRequest &request)
{
    const auto content = store::takeOverContent(connection, request);
    if (!content)
        return tl::unexpected(content.error());
    auto plan = std::make_shared<const takeover::TakeOverPlan>(takeover::planOf(*content));
    return nextNumbersAfter(connection, plan->counters, reference)
        .map([&](const QList<numbering::DocumentNumber> &next) {
            return TakeOverDetails{request, content->planDigest, plan, next};
        });
}

} // namespace lekthi::models
