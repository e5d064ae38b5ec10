#include "models/reference/reference_work.h"

#include "core/store/reference/reference_gateway.h"

namespace lekthi::models {

Work<QList<store::ReferenceItem>> readingReference(store::ReferenceKind kind)
{
    return [kind](store::Connection &connection) { return store::referenceItems(connection, kind); };
}

Work<int> savingReference(const QList<store::ReferenceItem> &items,
                          const std::optional<numbering::Reason> &reason)
{
    return [items, reason](store::Connection &connection) {
        return store::changeReference(connection, items, reason);
    };
}

} // namespace lekthi::models
