#pragma once

#include "core/numbering/render.h"
#include "core/store/reference/reference_data.h"
#include "core/store/requests/take_over_request.h"
#include "core/store/session/connection.h"
#include "core/takeover/register_plan.h"

#include <memory>

namespace lekthi::models {

/// A request to take over a register, with all that it asks for.
struct TakeOverDetails
{
    store::TakeOverRequest request;
    QByteArray planDigest; ///< of what stands here, for approving it
    std::shared_ptr<const takeover::TakeOverPlan> plan;
    QList<numbering::DocumentNumber> next; ///< of its counters, once it is carried out
};

/// Any thread but the UI's.
store::Result<TakeOverDetails> readTakeOver(store::Connection &connection,
                                            const store::ReferenceData &reference,
                                            const store::TakeOverRequest &request);

} // namespace lekthi::models
