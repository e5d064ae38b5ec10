#pragma once

#include "core/store/requests/request.h"

namespace lekthi::models {

/// One thing for each kind of request, and one for the kinds that this program does not know.
template <typename Thing>
struct ForKinds
{
    Thing reset;
    Thing import;
    Thing templateChange;
    Thing numberVoid;
    Thing archive;
    Thing pool;
    Thing other;

    const Thing &of(const store::Request &request) const
    {
        if (request.kind == store::requestkind::reset)
            return reset;
        if (request.kind == store::requestkind::import)
            return import;
        if (request.kind == store::requestkind::templateChange)
            return templateChange;
        if (request.kind == store::requestkind::numberVoid)
            return numberVoid;
        if (request.kind == store::requestkind::archive)
            return archive;
        return request.kind == store::requestkind::pool ? pool : other;
    }
};

} // namespace lekthi::models
