#include "models/templates/sample.h"

#include <algorithm>

namespace lekthi::models {

using numbering::CounterKey;
using numbering::KeyShape;
using numbering::TokenKind;
using store::CodedItem;
using store::Counter;
using store::ReferenceData;

namespace {

int firstId(const QList<CodedItem> &items)
{
    return items.isEmpty() ? 0 : items.first().id;
}

const Counter *busiest(const QList<Counter> &counters, int projectId, int typeId)
{
    const Counter *found = nullptr;
    for (const Counter &counter : counters) {
        const bool fits = counter.key.projectId == projectId && counter.key.correspondenceTypeId == typeId;
        if (fits && (!found || counter.lastNumber > found->lastNumber))
            found = &counter;
    }
    return found;
}

void copyKey(const CounterKey &key, Sample &sample)
{
    sample.originatorId = key.originatorOrganizationId;
    sample.recipientId = key.recipientOrganizationId;
    sample.subTypeId = key.subTypeId;
    sample.rfaTypeId = key.rfaTypeId;
    sample.disciplineId = key.disciplineId;
}

/// Without a period, and with parts that its type may not count by.
CounterKey keyOf(const Sample &sample)
{
    return {.projectId = sample.projectId,
            .originatorOrganizationId = sample.originatorId,
            .recipientOrganizationId = sample.recipientId,
            .correspondenceTypeId = sample.typeId,
            .subTypeId = sample.subTypeId,
            .rfaTypeId = sample.rfaTypeId,
            .disciplineId = sample.disciplineId};
}

void takeFirstCodes(const ReferenceData &reference, KeyShape shape, Sample &sample)
{
    const QList<CodedItem> organizations = organizationsOf(reference, sample.projectId);
    if (shape.has(TokenKind::Originator))
        sample.originatorId = firstId(organizations);
    if (shape.has(TokenKind::Recipient) && organizations.size() > 1)
        sample.recipientId = organizations.at(1).id;
    if (shape.has(TokenKind::SubType))
        sample.subTypeId = firstId(store::openItems(reference.subTypes));
    if (shape.has(TokenKind::RfaType))
        sample.rfaTypeId = firstId(store::openItems(reference.rfaTypes));
    if (shape.has(TokenKind::Discipline))
        sample.disciplineId = firstId(store::openItems(reference.disciplines));
}

} // namespace

QList<CodedItem> organizationsOf(const ReferenceData &reference, int projectId)
{
    const store::Project *project = reference.project(projectId);
    if (!project || project->organizationIds.isEmpty())
        return reference.organizations;
    QList<CodedItem> organizations;
    for (const CodedItem &organization : reference.organizations) {
        if (organization.active && project->organizationIds.contains(organization.id))
            organizations.append(organization);
    }
    return organizations;
}

KeyShape shapeOf(const ReferenceData &reference, std::optional<int> typeId)
{
    const CodedItem *type = store::itemById(reference.types, typeId.value_or(0));
    return type ? store::shapeOf(*type) : KeyShape::General;
}

int sampleType(const ReferenceData &reference, const QList<store::NumberTemplate> &templates,
               const TemplateKey &key)
{
    if (key.typeId)
        return *key.typeId;
    const auto hasOwn = [&](int typeId) {
        return std::any_of(templates.cbegin(), templates.cend(), [&](const store::NumberTemplate &other) {
            return other.projectId == key.projectId && other.typeId == typeId;
        });
    };
    for (const CodedItem &type : store::openItems(reference.types)) {
        if (store::shapeOf(type) == KeyShape::General && !hasOwn(type.id))
            return type.id;
    }
    return firstId(reference.types);
}

Sample usualSample(const ReferenceData &reference, const QList<Counter> &counters, int projectId, int typeId,
                   QDate date)
{
    Sample sample;
    sample.projectId = projectId;
    sample.typeId = typeId;
    sample.date = date;
    if (const Counter *counter = busiest(counters, projectId, typeId))
        copyKey(counter->key, sample);
    else
        takeFirstCodes(reference, shapeOf(reference, typeId), sample);
    return sample;
}

Sample sampleOf(const CounterKey &key, QDate date)
{
    Sample sample;
    sample.projectId = key.projectId;
    sample.typeId = key.correspondenceTypeId;
    sample.date = date;
    copyKey(key, sample);
    return sample;
}

numbering::NumberParts Sample::parts(const ReferenceData &reference, qint64 sequence) const
{
    numbering::NumberParts parts = store::partsOf(reference, keyOf(*this), {revision, date, sequence});
    parts.documentTime = numbering::currentDocumentTime();
    return parts;
}

std::optional<CounterKey> counterKeyOf(const ReferenceData &reference, const Sample &sample,
                                       numbering::PeriodKind period)
{
    const auto inPeriod = numbering::periodOf(period, sample.date, reference.fiscalYearOf(sample.projectId));
    if (!inPeriod || !reference.takesDate(sample.date))
        return std::nullopt;
    CounterKey key = keyOf(sample);
    key.period = *inPeriod;
    return numbering::normalized(key, shapeOf(reference, sample.typeId));
}

} // namespace lekthi::models
