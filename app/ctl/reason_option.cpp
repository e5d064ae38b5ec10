#include "app/ctl/reason_option.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

Result<numbering::Reason> reasonOption(const Arguments &arguments, int minimumVisible)
{
    auto reason = numbering::Reason::parse(arguments.text("reason"_L1), minimumVisible);
    if (!reason)
        return refusal(u"REASON_NOT_ACCEPTED"_s, numbering::describe(reason.error(), minimumVisible));
    return std::move(*reason);
}

} // namespace lekthi::ctl
