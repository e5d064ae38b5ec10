#pragma once

#include "core/numbering/render.h"
#include "core/register/register_plan.h"
#include "core/store/reference/reference_data.h"
#include "core/store/requests/register_import_request.h"
#include "core/store/session/connection.h"

#include <memory>

namespace lekthi::models {

/// A request to take over a register, with all that it asks for.
struct RegisterImportDetails
{
    store::RegisterImportRequest request;
    QByteArray planDigest; ///< of what stands here, for approving it
    std::shared_ptr<const registers::RegisterImportPlan> plan;
    QList<numbering::DocumentNumber> next; ///< of its counters, once it is carried out
};

/// Any thread but the UI's.
store::Result<RegisterImportDetails> readRegisterImport(store::Connection &connection,
                                                        const store::ReferenceData &reference,
                                                        const store::RegisterImportRequest &request);

} // namespace lekthi::models
