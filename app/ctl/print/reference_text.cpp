#include "app/ctl/print/reference_text.h"

#include "app/ctl/print/json_values.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/texts.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using models::ReferenceChange;
using models::ReferenceDifference;
using models::ReferenceLists;
using models::ReferencePlan;
using store::codeAmong;
using store::ReferenceItem;
using store::ReferenceKind;

namespace {

QJsonArray organizationsJson(const ReferenceItem &item, const ReferenceLists &lists)
{
    QJsonArray values;
    for (const store::Participant &participant : item.participants)
        values.append(QJsonObject{{u"code"_s, codeAmong(lists.organizations, participant.organizationId)},
                                  {u"role"_s, store::participantRoleName(participant.role)}});
    return values;
}

/// As the option --counts-by takes it.
QString shapeText(const ReferenceItem &item)
{
    const QString parts = numbering::keyShapeName(store::shapeOf(store::codedItem(item)));
    return parts.isEmpty() ? u"NONE"_s : parts;
}

QString fiscalName(const ReferenceItem &item)
{
    return item.fiscalYear.isCalledByEnd ? u"END"_s : u"BEGIN"_s;
}

QJsonArray shapeJson(const ReferenceItem &item)
{
    const QString parts = numbering::keyShapeName(store::shapeOf(store::codedItem(item)));
    return QJsonArray::fromStringList(parts.split(u',', Qt::SkipEmptyParts));
}

QStringList headingsOf(ReferenceKind kind)
{
    QStringList headings;
    if (kind == ReferenceKind::SubType)
        headings << Texts::tr("Type") << Texts::tr("Number", "of a sub type");
    if (kind == ReferenceKind::Contract)
        headings << Texts::tr("Project");
    headings << Texts::tr("Code") << Texts::tr("Thai name") << Texts::tr("English name")
             << Texts::tr("Chinese name") << Texts::tr("Order", "place in a list") << Texts::tr("State");
    if (kind == ReferenceKind::Contract)
        headings << Texts::tr("From", "a date") << Texts::tr("Until", "a date");
    if (kind == ReferenceKind::Type)
        headings << Texts::tr("Counts by");
    if (kind == ReferenceKind::Project)
        headings << Texts::tr("Fiscal year from month") << Texts::tr("named by");
    if (store::hasParticipants(kind))
        headings << Texts::tr("Organizations");
    return headings;
}

QStringList rowOf(const ReferenceItem &item, const ReferenceLists &lists)
{
    QStringList row;
    if (store::parentKindOf(item.kind))
        row << codeAmong(lists.parents, item.parentId);
    row << item.code;
    if (item.kind == ReferenceKind::SubType)
        row << item.shortCode;
    row << item.nameThai << item.nameEnglish << item.nameChinese << QString::number(item.order)
        << (item.active ? Texts::tr("active") : Texts::tr("closed"));
    if (item.kind == ReferenceKind::Contract)
        row << item.startsOn.toString(Qt::ISODate) << item.endsOn.toString(Qt::ISODate);
    if (item.kind == ReferenceKind::Type)
        row << shapeText(item);
    if (item.kind == ReferenceKind::Project)
        row << QString::number(item.fiscalYear.startMonth) << fiscalName(item);
    if (store::hasParticipants(item.kind))
        row << models::organizationsText(item, lists);
    return row;
}

QString changeText(const ReferenceDifference &difference, const ReferenceLists &lists)
{
    const QString name = referenceName(difference.after, lists);
    const QString after = rowOf(difference.after, lists).join(u" | "_s);
    switch (difference.change) {
    case ReferenceChange::Added:
        return Texts::tr("%1: new").arg(name) + u"\n  + "_s + after;
    case ReferenceChange::Closed:
        return Texts::tr("%1: closed").arg(name);
    case ReferenceChange::Reopened:
        return Texts::tr("%1: reopened").arg(name);
    case ReferenceChange::Changed:
        return Texts::tr("%1: changed").arg(name) + u"\n  − "_s +
               rowOf(difference.before, lists).join(u" | "_s) + u"\n  + "_s + after;
    case ReferenceChange::Same:
        break;
    }
    return Texts::tr("%1: the same").arg(name);
}

QString countsText(const ReferencePlan &plan)
{
    return Texts::tr("New: %1, changed: %2, closed: %3, reopened: %4, the same: %5.")
        .arg(QString::number(plan.count(ReferenceChange::Added)),
             QString::number(plan.count(ReferenceChange::Changed)),
             QString::number(plan.count(ReferenceChange::Closed)),
             QString::number(plan.count(ReferenceChange::Reopened)),
             QString::number(plan.count(ReferenceChange::Same)));
}

QString refusalText(const models::RefusedLine &refused)
{
    return refused.line > 0 ? Texts::tr("Line %1: %2").arg(QString::number(refused.line), refused.message)
                            : refused.message;
}

} // namespace

QJsonObject toJson(const ReferenceItem &item, const ReferenceLists &lists)
{
    QJsonObject object{{u"id"_s, idOrNull(item.id)},
                       {u"code"_s, item.code},
                       {u"nameThai"_s, textOrNull(item.nameThai)},
                       {u"nameEnglish"_s, textOrNull(item.nameEnglish)},
                       {u"nameChinese"_s, textOrNull(item.nameChinese)},
                       {u"order"_s, item.order},
                       {u"active"_s, item.active},
                       {u"codeFixed"_s, item.codeFixed}};
    if (item.kind == ReferenceKind::SubType) {
        object.insert(u"type"_s, codeAmong(lists.parents, item.parentId));
        object.insert(u"number"_s, item.code);
        object.insert(u"code"_s, item.shortCode);
    }
    if (item.kind == ReferenceKind::Contract) {
        object.insert(u"project"_s, codeAmong(lists.parents, item.parentId));
        object.insert(u"startsOn"_s, dateOrNull(item.startsOn));
        object.insert(u"endsOn"_s, dateOrNull(item.endsOn));
    }
    if (item.kind == ReferenceKind::Type)
        object.insert(u"countsBy"_s, shapeJson(item));
    if (item.kind == ReferenceKind::Project) {
        object.insert(u"fiscalStartMonth"_s, item.fiscalYear.startMonth);
        object.insert(u"fiscalName"_s, fiscalName(item));
    }
    if (store::hasParticipants(item.kind))
        object.insert(u"organizations"_s, organizationsJson(item, lists));
    return object;
}

QString describe(const ReferenceLists &lists)
{
    QList<QStringList> rows{headingsOf(lists.kind)};
    for (const ReferenceItem &item : lists.items)
        rows.append(rowOf(item, lists));
    return alignedRows(rows);
}

QJsonObject toJson(const ReferencePlan &plan, const ReferenceLists &lists)
{
    QJsonArray items;
    for (const ReferenceDifference &difference : plan.differences) {
        const bool isNew = difference.before.id == 0;
        items.append(
            QJsonObject{{u"line"_s, idOrNull(difference.line)},
                        {u"change"_s, models::changeName(difference.change)},
                        {u"before"_s, isNew ? QJsonValue() : QJsonValue(toJson(difference.before, lists))},
                        {u"after"_s, toJson(difference.after, lists)}});
    }
    QJsonArray refused;
    for (const models::RefusedLine &line : plan.refused)
        refused.append(QJsonObject{
            {u"line"_s, idOrNull(line.line)}, {u"code"_s, line.code}, {u"message"_s, line.message}});
    return {{u"encoding"_s, registers::encodingName(plan.encoding)},
            {u"accepted"_s, plan.isAccepted()},
            {u"items"_s, items},
            {u"refused"_s, refused}};
}

QString describe(const ReferencePlan &plan, const ReferenceLists &lists)
{
    QStringList lines;
    if (!plan.isAccepted()) {
        lines << Texts::tr("Nothing was changed. The file has lines that are not accepted:");
        for (const models::RefusedLine &refused : plan.refused)
            lines << refusalText(refused);
        return lines.join(u'\n');
    }
    for (const ReferenceDifference &difference : plan.differences) {
        if (difference.change != ReferenceChange::Same)
            lines << changeText(difference, lists);
    }
    lines << countsText(plan);
    return lines.join(u'\n');
}

QString referenceName(const ReferenceItem &item, const ReferenceLists &lists)
{
    return item.kind == ReferenceKind::SubType ? codeAmong(lists.parents, item.parentId) + u' ' + item.code
                                               : item.code;
}

} // namespace lekthi::ctl
