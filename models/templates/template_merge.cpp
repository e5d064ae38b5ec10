#include "models/templates/template_merge.h"

#include "core/numbering/template_diff.h"

namespace lekthi::models {

namespace {

template <class T>
std::optional<T> merged(T base, T mine, T theirs)
{
    if (mine == theirs || theirs == base)
        return mine;
    return mine == base ? std::optional(theirs) : std::nullopt;
}

} // namespace

std::optional<TemplateRules> mergedRules(const TemplateRules &base, const TemplateRules &mine,
                                         const TemplateRules &theirs)
{
    const auto text = numbering::mergedText(numbering::mergeTemplates(base.text, mine.text, theirs.text));
    const auto period = merged(base.settings.period, mine.settings.period, theirs.settings.period);
    const auto overflow = merged(base.settings.overflow, mine.settings.overflow, theirs.settings.overflow);
    const auto scope = merged(base.settings.scope, mine.settings.scope, theirs.settings.scope);
    const auto taken = merged(base.settings.taken, mine.settings.taken, theirs.settings.taken);
    if (!text || !period || !overflow || !scope || !taken)
        return std::nullopt;
    return TemplateRules{*text, {*period, *overflow, *scope, *taken}};
}

} // namespace lekthi::models
