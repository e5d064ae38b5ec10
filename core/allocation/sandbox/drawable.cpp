#include "core/allocation/sandbox/drawable.h"

#include "core/allocation/request/request_check.h"

#include <algorithm>

namespace lekthi::allocation {

using namespace Qt::StringLiterals;

namespace {

std::optional<int> firstId(const QList<store::CodedItem> &items)
{
    const auto found = std::ranges::find_if(items, &store::CodedItem::active);
    return found == items.end() ? std::nullopt : std::optional(found->id);
}

/// Those of the project that are not closed.
QList<int> openOrganizations(const store::Project &project, const store::ReferenceData &reference)
{
    QList<int> open;
    std::ranges::copy_if(project.organizationIds, std::back_inserter(open), [&](int id) {
        const store::CodedItem *organization = store::itemById(reference.organizations, id);
        return organization && organization->active;
    });
    return open;
}

/// What a type does not count by is left out by the check.
Request requestOf(const store::Project &project, int typeId, const store::ReferenceData &reference)
{
    const QList<int> organizations = openOrganizations(project, reference);
    Request request;
    request.projectId = project.id;
    request.originatorOrganizationId = organizations.value(0);
    request.correspondenceTypeId = typeId;
    request.subTypeId = firstId(reference.subTypes);
    request.rfaTypeId = firstId(reference.rfaTypes);
    request.disciplineId = firstId(reference.disciplines);
    request.revision = u"A"_s;
    const store::CodedItem *type = store::itemById(reference.types, typeId);
    if (type && store::shapeOf(*type).has(numbering::TokenKind::Recipient))
        request.recipientOrganizationIds = {organizations.value(1, request.originatorOrganizationId)};
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
