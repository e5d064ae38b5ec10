#include "core/allocation/sandbox/drawable.h"

#include "core/allocation/request/request_check.h"

namespace lekthi::allocation {

using namespace Qt::StringLiterals;

namespace {

std::optional<int> firstId(const QList<store::CodedItem> &items)
{
    return items.isEmpty() ? std::nullopt : std::optional(items.constFirst().id);
}

/// What a type does not count by is left out by the check.
Request requestOf(const store::Project &project, int typeId, const store::ReferenceData &reference)
{
    Request request;
    request.projectId = project.id;
    request.originatorOrganizationId = project.organizationIds.value(0);
    request.correspondenceTypeId = typeId;
    request.subTypeId = firstId(reference.subTypes);
    request.rfaTypeId = firstId(reference.rfaTypes);
    request.disciplineId = firstId(reference.disciplines);
    request.revision = u"A"_s;
    const store::CodedItem *type = store::itemById(reference.types, typeId);
    if (type && numbering::keyShapeOf(type->code) != numbering::KeyShape::Rfa)
        request.recipientOrganizationIds = {
            project.organizationIds.value(1, request.originatorOrganizationId)};
    return request;
}

} // namespace

QList<Request> drawableRequests(const Rulebook &book, QDate today, qsizetype limit)
{
    QList<Request> requests;
    for (const store::Project &project : book.reference.projects) {
        for (const store::CodedItem &type : book.reference.types) {
            if (requests.size() >= limit)
                return requests;
            Request request = requestOf(project, type.id, book.reference);
            if (checkRequest(request, today, book))
                requests.append(std::move(request));
        }
    }
    return requests;
}

} // namespace lekthi::allocation
