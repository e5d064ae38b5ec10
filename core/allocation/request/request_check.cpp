#include "core/allocation/request/request_check.h"

#include "core/numbering/template.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace lekthi::allocation {

using numbering::KeyShape;
using numbering::TokenKind;
using store::CodedItem;

namespace {

template <class T>
using Checked = tl::expected<T, Failure>;

tl::unexpected<Failure> refuse(ValidationFault fault, const QString &subject = {})
{
    return tl::unexpected(refusal(fault, subject));
}

/// What is said of an item that there is not, and of one that gives no new numbers.
struct ItemFaults
{
    ValidationFault unknown;
    ValidationFault closed;
};

Checked<const CodedItem *> openItem(const QList<CodedItem> &items, int id, ItemFaults faults)
{
    const CodedItem *item = store::itemById(items, id);
    if (!item)
        return refuse(faults.unknown, QString::number(id));
    if (!item->active)
        return refuse(faults.closed, item->code);
    return item;
}

Checked<const store::Project *> onlyActiveProject(const CodedItem &sender, const store::ReferenceData &data)
{
    QList<const store::Project *> projects = data.projectsOf(sender.id);
    projects.removeIf([](const store::Project *project) { return !project->active; });
    if (projects.isEmpty())
        return refuse(ValidationFault::SenderWithoutProject, sender.code);
    if (projects.size() > 1)
        return refuse(ValidationFault::ProjectMustBeChosen, sender.code);
    return projects.first();
}

/// The one in which numbers of the type are given, where a request names neither project nor sender.
Checked<const store::Project *> onlyProjectOfType(const CodedItem &type, const Rulebook &book)
{
    QList<const store::Project *> projects;
    for (const store::Project &project : book.reference.projects) {
        if (project.active && book.ownTemplate(project.id, type.id))
            projects.append(&project);
    }
    if (projects.isEmpty())
        return refuse(ValidationFault::NoTemplate, type.code);
    if (projects.size() > 1)
        return refuse(ValidationFault::ProjectOfTypeMustBeChosen, type.code);
    return projects.first();
}

Checked<const store::Project *> projectFor(const Request &request, const CodedItem &type,
                                           const CodedItem *sender, const Rulebook &book)
{
    const store::ReferenceData &data = book.reference;
    if (!request.projectId)
        return sender ? onlyActiveProject(*sender, data) : onlyProjectOfType(type, book);
    const store::Project *project = data.project(*request.projectId);
    if (!project)
        return refuse(ValidationFault::ProjectUnknown, QString::number(*request.projectId));
    if (!project->active)
        return refuse(ValidationFault::ProjectInactive, project->code);
    if (sender && !project->organizationIds.contains(sender->id))
        return refuse(ValidationFault::SenderOutsideProject, sender->code);
    return project;
}

Checked<const CodedItem *> recipientFor(const Request &request, KeyShape shape, const CodedItem &type,
                                        const store::Project &project, const store::ReferenceData &data)
{
    const QList<int> &recipients = request.recipientOrganizationIds;
    if (!shape.has(TokenKind::Recipient)) {
        if (!recipients.isEmpty())
            return refuse(ValidationFault::RecipientNotAllowed, type.code);
        return nullptr;
    }
    if (recipients.isEmpty())
        return refuse(ValidationFault::RecipientRequired, type.code);
    auto recipient = openItem(data.organizations, recipients.first(),
                              {ValidationFault::RecipientUnknown, ValidationFault::RecipientClosed});
    if (recipient && !project.organizationIds.contains((*recipient)->id))
        return refuse(ValidationFault::RecipientOutsideProject, (*recipient)->code);
    return recipient;
}

/// A part of the key that may stay open; null where it is open or the shape does not count by it.
Checked<const CodedItem *> detailFor(const std::optional<int> &id, TokenKind kind, KeyShape shape,
                                     const QList<CodedItem> &items, ItemFaults faults)
{
    const int asked = id.value_or(0);
    if (asked == 0 || !numbering::isAvailable(kind, shape))
        return nullptr;
    return openItem(items, asked, faults);
}

int idOf(const CodedItem *item)
{
    return item ? item->id : 0;
}

/// The rows that a request speaks of.
struct Mentioned
{
    const CodedItem *type = nullptr;
    const CodedItem *sender = nullptr; ///< null where the type does not count by it
    const store::Project *project = nullptr;
    const CodedItem *recipient = nullptr;
    const CodedItem *subType = nullptr;
    const CodedItem *rfaType = nullptr;
    const CodedItem *discipline = nullptr;
};

template <class T>
bool assign(T &target, const Checked<T> &value, Failure &failure)
{
    if (value)
        target = *value;
    else
        failure = value.error();
    return value.has_value();
}

Checked<const CodedItem *> senderFor(const Request &request, KeyShape shape, const store::ReferenceData &data)
{
    if (!shape.has(TokenKind::Originator))
        return nullptr;
    return openItem(data.organizations, request.originatorOrganizationId,
                    {ValidationFault::SenderUnknown, ValidationFault::SenderClosed});
}

Checked<Mentioned> lookUp(const Request &request, const Rulebook &book)
{
    const store::ReferenceData &data = book.reference;
    Mentioned found;
    Failure failure;
    if (!assign(found.type,
                openItem(data.types, request.correspondenceTypeId,
                         {ValidationFault::TypeUnknown, ValidationFault::TypeClosed}),
                failure))
        return tl::unexpected(failure);
    const KeyShape shape = store::shapeOf(*found.type);
    if (!assign(found.sender, senderFor(request, shape, data), failure) ||
        !assign(found.project, projectFor(request, *found.type, found.sender, book), failure) ||
        !assign(found.recipient, recipientFor(request, shape, *found.type, *found.project, data), failure) ||
        !assign(found.subType,
                detailFor(request.subTypeId, TokenKind::SubType, shape, data.subTypes,
                          {ValidationFault::SubTypeUnknown, ValidationFault::SubTypeClosed}),
                failure) ||
        !assign(found.rfaType,
                detailFor(request.rfaTypeId, TokenKind::RfaType, shape, data.rfaTypes,
                          {ValidationFault::RfaTypeUnknown, ValidationFault::RfaTypeClosed}),
                failure) ||
        !assign(found.discipline,
                detailFor(request.disciplineId, TokenKind::Discipline, shape, data.disciplines,
                          {ValidationFault::DisciplineUnknown, ValidationFault::DisciplineClosed}),
                failure))
        return tl::unexpected(failure);
    return found;
}

numbering::CounterKey keyOf(const Mentioned &found, numbering::Period period)
{
    numbering::CounterKey key;
    key.projectId = found.project->id;
    key.originatorOrganizationId = idOf(found.sender);
    if (found.recipient)
        key.recipientOrganizationId = found.recipient->id;
    key.correspondenceTypeId = found.type->id;
    key.subTypeId = idOf(found.subType);
    key.rfaTypeId = idOf(found.rfaType);
    key.disciplineId = idOf(found.discipline);
    key.period = period;
    return numbering::normalized(key, store::shapeOf(*found.type));
}

/// What a template shows beyond the key must be there, or the number would have a hole.
Checked<void> checkShown(const numbering::Template &text, const numbering::NumberParts &parts, KeyShape shape)
{
    struct Shown
    {
        TokenKind kind;
        const QString &value;
        ValidationFault missing;
    };
    const std::array shown{
        Shown{TokenKind::Originator, parts.originator, ValidationFault::TemplateInvalid},
        Shown{TokenKind::Recipient, parts.recipient, ValidationFault::TemplateInvalid},
        Shown{TokenKind::SubType, parts.subType, ValidationFault::SubTypeRequired},
        Shown{TokenKind::RfaType, parts.rfaType, ValidationFault::RfaTypeRequired},
        Shown{TokenKind::Discipline, parts.discipline, ValidationFault::DisciplineRequired},
        Shown{TokenKind::Revision, parts.revision, ValidationFault::RevisionRequired},
    };
    for (const Shown &entry : shown)
        if (text.shows(entry.kind)) {
            if (!numbering::isAvailable(entry.kind, shape))
                return refuse(ValidationFault::TemplateInvalid, text.text());
            if (entry.value.isEmpty())
                return refuse(entry.missing, text.text());
        }
    return {};
}

Checked<void> checkPlainValues(const Request &request)
{
    if (request.count < 1 || request.count > maximumCount)
        return refuse(ValidationFault::CountInvalid, QString::number(request.count));
    if (!isDocumentFit(request))
        return refuse(ValidationFault::DocumentInvalid, QString::number(*request.documentId));
    if (!request.revision.isEmpty() && !isRevision(request.revision))
        return refuse(ValidationFault::RevisionInvalid, request.revision);
    return {};
}

} // namespace

Failure refusal(ValidationFault fault, const QString &subject)
{
    Failure failure;
    failure.code = FailureCode::ValidationError;
    failure.fault = fault;
    failure.subject = subject;
    return failure;
}

bool areCheckedAlike(const Request &first, const Request &second)
{
    const auto parts = [](const Request &request) {
        return std::tie(request.projectId, request.originatorOrganizationId, request.recipientOrganizationIds,
                        request.correspondenceTypeId, request.subTypeId, request.rfaTypeId,
                        request.disciplineId, request.revision, request.count);
    };
    return parts(first) == parts(second) && isDocumentFit(first) == isDocumentFit(second);
}

bool isDocumentFit(const Request &request)
{
    return !request.documentId || *request.documentId > 0;
}

bool isRevision(QStringView text)
{
    const auto isPart = [](QChar c) { return c.isLetter() || c.isDigit(); };
    return !text.isEmpty() && text.size() <= maximumRevisionLength &&
           std::all_of(text.begin(), text.end(), isPart);
}

Checked<CheckedRequest> checkRequest(const Request &request, QDate documentDate, const Rulebook &book)
{
    if (const auto plain = checkPlainValues(request); !plain)
        return tl::unexpected(plain.error());
    const auto found = lookUp(request, book);
    if (!found)
        return tl::unexpected(found.error());

    const store::NumberTemplate *inUse = book.templateInUse(found->project->id, found->type->id);
    if (!inUse)
        return refuse(ValidationFault::NoTemplate, found->type->code);
    const auto text = numbering::Template::parse(inUse->text);
    if (!text)
        return refuse(ValidationFault::TemplateInvalid, inUse->text);
    const auto period = numbering::periodOf(inUse->settings.period, documentDate, inUse->fiscalYear);
    if (!period || !book.reference.takesDate(documentDate))
        return refuse(ValidationFault::DateInvalid, documentDate.toString(Qt::ISODate));

    const numbering::CounterKey key = keyOf(*found, *period);
    const auto parts = store::partsOf(book.reference, key, {request.revision, documentDate});
    if (const auto shown = checkShown(*text, parts, store::shapeOf(*found->type)); !shown)
        return tl::unexpected(shown.error());
    return CheckedRequest{key, parts, *text, inUse->version, inUse->settings};
}

} // namespace lekthi::allocation
