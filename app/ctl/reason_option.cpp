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

Result<ActingForReason> openActingForReason(const Arguments &arguments, int minimumVisible)
{
    Result<numbering::Reason> reason = reasonOption(arguments, minimumVisible);
    if (!reason)
        return tl::make_unexpected(reason.error());
    Result<Acting<OpenStore>> store = openActing(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    return ActingForReason{std::move(*store), std::move(*reason)};
}

} // namespace lekthi::ctl
