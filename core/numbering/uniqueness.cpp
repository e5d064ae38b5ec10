#include "core/numbering/uniqueness.h"

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

QString uniquenessScopeName(UniquenessScope scope)
{
    switch (scope) {
    case UniquenessScope::Type:
        return u"TYPE"_s;
    case UniquenessScope::Project:
        return u"PROJECT"_s;
    case UniquenessScope::Store:
        return u"STORE"_s;
    }
    return {};
}

std::optional<UniquenessScope> uniquenessScopeFromName(QStringView name)
{
    for (const auto scope : {UniquenessScope::Type, UniquenessScope::Project, UniquenessScope::Store}) {
        if (name == uniquenessScopeName(scope))
            return scope;
    }
    return std::nullopt;
}

bool coversOtherTypes(UniquenessScope scope, bool inSameProject)
{
    return scope == UniquenessScope::Store || (inSameProject && scope == UniquenessScope::Project);
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
