#include "app/opening/failed_start.h"

#include "models/status/digest_place.h"

namespace lekthi::opening {

QString describeFailedStart(const local::StartFailure &failure)
{
    const QString sentence = local::describe(failure);
    if (failure.kind != local::StartFailureKind::DataGone)
        return sentence;
    return sentence + u' ' + models::lastDigestText(failure.store);
}

} // namespace lekthi::opening
