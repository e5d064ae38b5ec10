#include "app/ctl/parse/reason_option.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

Result<numbering::Reason> reasonOption(const Arguments &arguments, int minimumLetters,
                                       QLatin1StringView option)
{
    auto reason = numbering::Reason::parse(arguments.text(option), minimumLetters);
    if (!reason)
        return refusal(u"REASON_NOT_ACCEPTED"_s, numbering::describe(reason.error(), minimumLetters));
    return std::move(*reason);
}

Result<ActingForReason> openActingForReason(const Arguments &arguments, int minimumLetters)
{
    Result<numbering::Reason> reason = reasonOption(arguments, minimumLetters);
    if (!reason)
        return tl::make_unexpected(reason.error());
    Result<Acting<OpenStore>> store = openActing(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    return ActingForReason{std::move(*store), std::move(*reason)};
}

} // namespace lekthi::ctl
