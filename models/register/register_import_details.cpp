#include "models/register/register_import_details.h"

#include "core/register/register_import_parts.h"
#include "models/register/register_import_reading.h"

namespace lekthi::models {

store::Result<RegisterImportDetails> readRegisterImport(store::Connection &connection,
                                                        const store::ReferenceData &reference,
                                                        const store::RegisterImportRequest &request)
{
    const auto content = store::registerImportContent(connection, request);
    if (!content)
        return tl::unexpected(content.error());
    auto plan = std::make_shared<const registers::RegisterImportPlan>(registers::planOf(*content));
    return nextNumbersAfter(connection, plan->counters, reference)
        .map([&](const QList<numbering::DocumentNumber> &next) {
            return RegisterImportDetails{request, content->planDigest, plan, next};
        });
}

} // namespace lekthi::models
