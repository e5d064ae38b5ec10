#pragma once

#include "core/store/requests/archive_request.h"
#include "core/store/requests/pool_request.h"
#include "core/store/requests/template_request.h"
#include "core/store/requests/void_request.h"
#include "models/register/register_import_details.h"
#include "models/requests/reset_outlook.h"

#include <variant>

namespace lekthi::models {

struct ResetDetails
{
    store::ResetRequest request;
    ResetOutlook outlook;
};

struct TemplateDetails
{
    store::TemplateRequest request;
    /// Of two documents with one number: by what the store holds now while the request waits, in the language
    /// of the program; empty if there are none any more.
    QString collision;
};

struct VoidDetails
{
    store::VoidRequest request;
};

struct ArchiveDetails
{
    store::ArchiveRequest request;
};

struct PoolDetails
{
    store::PoolRequest request;
};

/// A request as it stands now, with what its kind has to show; nothing of a kind that is not known.
struct RequestDetails
{
    store::Request request;
    QByteArray digest; ///< of all that stands here, for approving it
    std::variant<std::monostate, ResetDetails, RegisterImportDetails, TemplateDetails, VoidDetails,
                 ArchiveDetails, PoolDetails>
        part;
};

/// Any thread but the UI's.
store::Result<RequestDetails> readDetails(store::Connection &connection,
                                          const store::ReferenceData &reference, qint64 id);
/// Of a request that was read just now.
store::Result<RequestDetails> readDetails(store::Connection &connection,
                                          const store::ReferenceData &reference,
                                          const store::Request &request);

} // namespace lekthi::models
