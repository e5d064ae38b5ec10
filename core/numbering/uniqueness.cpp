#include "core/numbering/uniqueness.h"

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

QString uniquenessScopeName(UniquenessScope scope)
{
    return scope == UniquenessScope::Type ? u"TYPE"_s : u"STORE"_s;
}

std::optional<UniquenessScope> uniquenessScopeFromName(QStringView name)
{
    if (name == u"TYPE")
        return UniquenessScope::Type;
    if (name == u"STORE")
        return UniquenessScope::Store;
    return std::nullopt;
}

QString takenPolicyName(TakenPolicy policy)
{
    return policy == TakenPolicy::Skip ? u"SKIP"_s : u"FAIL"_s;
}

std::optional<TakenPolicy> takenPolicyFromName(QStringView name)
{
    if (name == u"SKIP")
        return TakenPolicy::Skip;
    if (name == u"FAIL")
        return TakenPolicy::Fail;
    return std::nullopt;
}

} // namespace lekthi::numbering
