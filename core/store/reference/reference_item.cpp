#include "core/store/reference/reference_item.h"

#include <algorithm>
#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kindNames{
    std::pair{ReferenceKind::Project, "PROJECT"_L1},
    std::pair{ReferenceKind::Contract, "CONTRACT"_L1},
    std::pair{ReferenceKind::Organization, "ORGANIZATION"_L1},
    std::pair{ReferenceKind::Type, "TYPE"_L1},
    std::pair{ReferenceKind::SubType, "SUB_TYPE"_L1},
    std::pair{ReferenceKind::RfaType, "RFA_TYPE"_L1},
    std::pair{ReferenceKind::Discipline, "DISCIPLINE"_L1},
};

constexpr std::array roleNames{
    std::pair{ParticipantRole::Owner, "OWNER"_L1},
    std::pair{ParticipantRole::Designer, "DESIGNER"_L1},
    std::pair{ParticipantRole::Consultant, "CONSULTANT"_L1},
    std::pair{ParticipantRole::Contractor, "CONTRACTOR"_L1},
    std::pair{ParticipantRole::ThirdParty, "THIRD_PARTY"_L1},
    std::pair{ParticipantRole::Other, "OTHER"_L1},
};

template <class Names, class Value>
QString nameIn(const Names &names, Value value)
{
    return std::ranges::find(names, value, &Names::value_type::first)->second;
}

template <class Names>
auto valueIn(const Names &names, QStringView name) -> std::optional<typename Names::value_type::first_type>
{
    const auto found = std::ranges::find_if(
        names, [&](const auto &entry) { return name.compare(entry.second, Qt::CaseInsensitive) == 0; });
    if (found == names.end())
        return std::nullopt;
    return found->first;
}

} // namespace

QString referenceKindName(ReferenceKind kind)
{
    return nameIn(kindNames, kind);
}

std::optional<ReferenceKind> referenceKindFromName(QStringView name)
{
    return valueIn(kindNames, name);
}

QString participantRoleName(ParticipantRole role)
{
    return nameIn(roleNames, role);
}

std::optional<ParticipantRole> participantRoleFromName(QStringView name)
{
    return valueIn(roleNames, name);
}

QString countedByText(const std::optional<numbering::KeyShape> &ownShape)
{
    if (!ownShape)
        return u"USUAL"_s;
    const QString parts = numbering::keyShapeName(*ownShape);
    return parts.isEmpty() ? u"NONE"_s : QString(parts).replace(u',', u' ');
}

std::optional<std::optional<numbering::KeyShape>> countedByFromText(const QString &text)
{
    const QString parts = QString(text).replace(u',', u' ').simplified().toUpper();
    if (parts == "USUAL"_L1)
        return std::optional<numbering::KeyShape>();
    if (parts.isEmpty())
        return std::nullopt;
    const QString names = parts == "NONE"_L1 ? QString() : QString(parts).replace(u' ', u',');
    const auto shape = numbering::keyShapeFromName(names);
    return shape ? std::make_optional(shape) : std::nullopt;
}

bool hasParticipants(ReferenceKind kind)
{
    return kind == ReferenceKind::Project || kind == ReferenceKind::Contract;
}

std::optional<ReferenceKind> parentKindOf(ReferenceKind kind)
{
    if (kind == ReferenceKind::SubType)
        return ReferenceKind::Type;
    if (kind == ReferenceKind::Contract)
        return ReferenceKind::Project;
    return std::nullopt;
}

QString codeAmong(const QList<ReferenceItem> &items, int id)
{
    const auto found = std::ranges::find(items, id, &ReferenceItem::id);
    return found == items.end() ? QString() : found->code;
}

CodedItem codedItem(const ReferenceItem &item)
{
    return {.id = item.id,
            .code = item.code,
            .nameThai = item.nameThai,
            .nameEnglish = item.nameEnglish,
            .nameChinese = item.nameChinese,
            .active = item.active,
            .order = item.order,
            .shortCode = item.shortCode,
            .parentId = item.parentId,
            .ownShape = item.ownShape};
}

} // namespace lekthi::store
