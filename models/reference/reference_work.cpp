#include "models/reference/reference_work.h"

#include "core/files/regular_file.h"
#include "core/store/counters/counting_change.h"
#include "core/store/reference/reference_gateway.h"

namespace lekthi::models {

Work<QList<store::ReferenceItem>> readingReference(store::ReferenceKind kind)
{
    return [kind](store::Connection &connection) { return store::referenceItems(connection, kind); };
}

Work<std::optional<store::ReferenceSource>> readingReferenceSource()
{
    return [](store::Connection &connection) { return store::referenceSource(connection); };
}

Work<int> savingReference(const QList<store::ReferenceItem> &items,
                          const std::optional<numbering::Reason> &reason)
{
    return [items, reason](store::Connection &connection) {
        return store::changeProvedReference(connection, items, reason);
    };
}

Work<ReferencePlan> planningReferenceImport(const QString &path, store::ReferenceKind kind)
{
    return [path, kind](store::Connection &connection) -> store::Result<ReferencePlan> {
        const auto content = files::readWholeFile(path, largestReferenceFile);
        if (!content) {
            ReferencePlan unread;
            unread.kind = kind;
            unread.refused.append({0, QStringLiteral("FILE"), files::describe(content.error())});
            return unread;
        }
        return readReferenceLists(connection, kind).map([&](const ReferenceLists &lists) {
            return planReferenceImport(*content, lists);
        });
    };
}

Work<QByteArray> exportingReference(store::ReferenceKind kind)
{
    return [kind](store::Connection &connection) {
        return readReferenceLists(connection, kind).map([](const ReferenceLists &lists) {
            return referenceCsv(lists);
        });
    };
}

} // namespace lekthi::models
