#include "models/exchange/reference_csv.h"

#include "models/csv_text.h"

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::codeAmong;
using store::ReferenceItem;
using store::ReferenceKind;

namespace {

QString dateCell(QDate date)
{
    return date.isValid() ? date.toString(Qt::ISODate) : QString();
}

QString cellOf(const ReferenceItem &item, ReferenceColumn column, const ReferenceLists &lists)
{
    switch (column) {
    case ReferenceColumn::Type:
    case ReferenceColumn::Project:
        return codeAmong(lists.parents, item.parentId);
    case ReferenceColumn::Number:
        return item.code;
    case ReferenceColumn::Code:
        return item.kind == ReferenceKind::SubType ? item.shortCode : item.code;
    case ReferenceColumn::NameThai:
        return item.nameThai;
    case ReferenceColumn::NameEnglish:
        return item.nameEnglish;
    case ReferenceColumn::NameChinese:
        return item.nameChinese;
    case ReferenceColumn::Order:
        return QString::number(item.order);
    case ReferenceColumn::Active:
        return item.active ? u"yes"_s : u"no"_s;
    case ReferenceColumn::StartsOn:
        return dateCell(item.startsOn);
    case ReferenceColumn::EndsOn:
        return dateCell(item.endsOn);
    case ReferenceColumn::CountedBy:
        return store::countedByText(item.ownShape);
    case ReferenceColumn::Organizations:
        return organizationsText(item, lists);
    }
    Q_UNREACHABLE();
}

} // namespace

store::Result<ReferenceLists> readReferenceLists(store::Connection &connection, ReferenceKind kind)
{
    ReferenceLists lists;
    lists.kind = kind;
    const auto read = [&](ReferenceKind wanted, QList<ReferenceItem> &items) -> store::Result<void> {
        return store::referenceItems(connection, wanted).map([&](QList<ReferenceItem> found) {
            items = std::move(found);
        });
    };
    return read(kind, lists.items)
        .and_then([&] {
            const auto parent = store::parentKindOf(kind);
            return parent ? read(*parent, lists.parents) : store::Result<void>();
        })
        .and_then([&] {
            return store::hasParticipants(kind) ? read(ReferenceKind::Organization, lists.organizations)
                                                : store::Result<void>();
        })
        .map([&] { return lists; });
}

QString organizationsText(const ReferenceItem &item, const ReferenceLists &lists)
{
    QStringList parts;
    for (const store::Participant &participant : item.participants)
        parts += codeAmong(lists.organizations, participant.organizationId) + u':' +
                 store::participantRoleName(participant.role);
    return parts.join(u' ');
}

QByteArray referenceCsv(const ReferenceLists &lists)
{
    const QList<ReferenceColumn> columns = referenceColumnsOf(lists.kind);
    QStringList headings;
    std::ranges::transform(columns, std::back_inserter(headings), &headingOf);
    QString text = QChar(QChar::ByteOrderMark) + csvLine(headings);
    for (const ReferenceItem &item : lists.items) {
        QStringList cells;
        for (const ReferenceColumn column : columns)
            cells += cellOf(item, column, lists);
        text += csvLine(cells);
    }
    return text.toUtf8();
}

QString changeName(ReferenceChange change)
{
    switch (change) {
    case ReferenceChange::Added:
        return u"ADDED"_s;
    case ReferenceChange::Changed:
        return u"CHANGED"_s;
    case ReferenceChange::Closed:
        return u"CLOSED"_s;
    case ReferenceChange::Reopened:
        return u"REOPENED"_s;
    case ReferenceChange::Same:
        break;
    }
    return u"SAME"_s;
}

int ReferencePlan::count(ReferenceChange change) const
{
    return int(std::ranges::count(differences, change, &ReferenceDifference::change));
}

QList<ReferenceItem> ReferencePlan::changes() const
{
    QList<ReferenceItem> items;
    for (const ReferenceDifference &difference : differences) {
        if (difference.change != ReferenceChange::Same)
            items.append(difference.after);
    }
    return items;
}

} // namespace lekthi::models
