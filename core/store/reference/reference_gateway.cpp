#include "core/store/reference/reference_gateway.h"

#include "core/store/reference/reference_data.h"
#include "core/store/session/denial.h"
#include "core/store/session/json_text.h"

#include <QSet>

#include <array>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listItems("reference/list_items");
constexpr Statement listParticipants("reference/list_participants");
constexpr Statement listShown("reference/list_shown");
constexpr Routine changeRoutine("change_reference");

ReferenceItem referenceItemFrom(const Row &row, ReferenceKind kind)
{
    ReferenceItem item{.kind = kind,
                       .id = row.integer("id"_L1),
                       .version = row.integer("row_version"_L1),
                       .parentId = row.integer("parent_id"_L1),
                       .code = row.text("code"_L1),
                       .shortCode = row.text("short_code"_L1),
                       .nameThai = row.text("name_th"_L1),
                       .nameEnglish = row.text("name_en"_L1),
                       .nameChinese = row.text("name_zh"_L1),
                       .order = row.integer("sort_order"_L1),
                       .active = row.flag("is_active"_L1),
                       .startsOn = row.date("starts_on"_L1),
                       .endsOn = row.date("ends_on"_L1)};
    if (kind == ReferenceKind::Type && !row.isNull("counted_by"_L1))
        item.ownShape = numbering::keyShapeFromName(row.text("counted_by"_L1));
    if (kind == ReferenceKind::Project)
        item.fiscalYear = fiscalYearFrom(row);
    return item;
}

Result<QHash<int, QList<Participant>>> participantsOf(Connection &connection, ReferenceKind kind)
{
    if (!hasParticipants(kind))
        return {};
    return connection.read(listParticipants, {referenceKindName(kind)}).map([](const Rows &rows) {
        QHash<int, QList<Participant>> participants;
        for (const Row &row : rows)
            participants[row.integer("item_id"_L1)].append(
                {row.integer("organization_id"_L1),
                 participantRoleFromName(row.text("role"_L1)).value_or(ParticipantRole::Other)});
        return participants;
    });
}

Result<QSet<int>> shownOf(Connection &connection, ReferenceKind kind)
{
    return connection.read(listShown, {referenceKindName(kind)}).map([](const Rows &rows) {
        QSet<int> ids;
        for (const Row &row : rows)
            ids.insert(row.integer("id"_L1));
        return ids;
    });
}

QJsonValue dateOrNull(QDate date)
{
    return date.isValid() ? QJsonValue(date.toString(Qt::ISODate)) : QJsonValue();
}

QJsonArray participantsJson(const QList<Participant> &participants)
{
    QJsonArray values;
    for (const Participant &participant : participants)
        values.append(QJsonArray{participant.organizationId, participantRoleName(participant.role)});
    return values;
}

QJsonObject entryOf(const ReferenceItem &item)
{
    QJsonObject entry{{u"kind"_s, referenceKindName(item.kind)},
                      {u"parent"_s, item.parentId},
                      {u"code"_s, item.code},
                      {u"shortCode"_s, item.shortCode},
                      {u"nameThai"_s, item.nameThai},
                      {u"nameEnglish"_s, item.nameEnglish},
                      {u"nameChinese"_s, item.nameChinese},
                      {u"order"_s, item.order},
                      {u"active"_s, int(item.active)},
                      {u"startsOn"_s, dateOrNull(item.startsOn)},
                      {u"endsOn"_s, dateOrNull(item.endsOn)}};
    if (item.kind == ReferenceKind::Type)
        entry.insert(u"countedBy"_s,
                     item.ownShape ? QJsonValue(numbering::keyShapeName(*item.ownShape)) : QJsonValue());
    if (item.kind == ReferenceKind::Project) {
        entry.insert(u"fiscalStartMonth"_s, item.fiscalYear.startMonth);
        entry.insert(u"fiscalCalledBy"_s, item.fiscalYear.isCalledByEnd ? u"END"_s : u"BEGIN"_s);
    }
    if (item.id != 0) {
        entry.insert(u"id"_s, item.id);
        entry.insert(u"version"_s, item.version);
    }
    if (hasParticipants(item.kind))
        entry.insert(u"organizations"_s, participantsJson(item.participants));
    return entry;
}

} // namespace

Result<QList<ReferenceItem>> referenceItems(Connection &connection, ReferenceKind kind)
{
    const Result<Rows> rows = connection.read(listItems, {referenceKindName(kind)});
    if (!rows)
        return tl::unexpected(rows.error());
    const auto participants = participantsOf(connection, kind);
    if (!participants)
        return tl::unexpected(participants.error());
    const auto shown = shownOf(connection, kind);
    if (!shown)
        return tl::unexpected(shown.error());
    QList<ReferenceItem> items;
    for (const Row &row : *rows) {
        ReferenceItem item = referenceItemFrom(row, kind);
        item.participants = participants->value(item.id);
        item.codeFixed = shown->contains(item.id);
        items.append(item);
    }
    return items;
}

Result<int> changeReference(Connection &connection, const QList<ReferenceItem> &items,
                            const std::optional<numbering::Reason> &reason)
{
    if (items.isEmpty())
        return 0;
    QJsonArray changes;
    for (const ReferenceItem &item : items)
        changes.append(entryOf(item));
    return connection.call(changeRoutine, {jsonText(changes), reason ? reason->text() : QString()})
        .map([](const Rows &rows) { return rows.isEmpty() ? 0 : rows.first().integer("written"_L1); });
}

Result<int> setReferenceActive(Connection &connection, ReferenceItem item, bool active,
                               const std::optional<numbering::Reason> &reason)
{
    item.active = active;
    return changeReference(connection, {item}, reason);
}

std::optional<qsizetype> refusedItem(const Error &error)
{
    constexpr std::array placed{denial::badValue,           denial::unknownItem,
                                denial::movedSinceRead,     denial::referenceCodeExists,
                                denial::referenceCodeShown, denial::badReferenceCode,
                                denial::badReferenceName,   denial::badReferenceDates,
                                denial::badParticipant};
    bool isNumber = false;
    const qsizetype place = error.subject.toInt(&isNumber);
    if (!isNumber || place < 1 || std::ranges::find(placed, error.serverCode) == placed.end())
        return std::nullopt;
    return place - 1;
}

} // namespace lekthi::store
