#include "core/allocation/sandbox/sandbox_template.h"

namespace lekthi::allocation {

namespace {

constexpr store::Statement replaceTemplate("sandbox/replace_template");

} // namespace

store::Result<void> matchSandboxTemplate(store::Connection &sandbox, const store::NumberTemplate &real,
                                         int typeId)
{
    const auto present = store::templateInUse(sandbox, real.projectId, typeId);
    if (!present && present.error().kind != store::ErrorKind::NotFound)
        return tl::unexpected(present.error());
    if (present && present->text == real.text && present->settings == real.settings)
        return {};
    const auto replaced = sandbox.write(
        replaceTemplate, {real.projectId, typeId, real.text, numbering::periodKindName(real.settings.period),
                          numbering::overflowPolicyName(real.settings.overflow),
                          numbering::uniquenessScopeName(real.settings.scope),
                          numbering::takenPolicyName(real.settings.taken)});
    return replaced.map([](int) {});
}

} // namespace lekthi::allocation
