#pragma once

#include "core/store/reference/reference_values.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringView>

#include <array>
#include <optional>

namespace lekthi::store {

/// The lists that are kept in the store.
enum class ReferenceKind { Project, Contract, Organization, Type, SubType, RfaType, Discipline };

inline constexpr std::array referenceKinds{
    ReferenceKind::Project, ReferenceKind::Contract, ReferenceKind::Organization, ReferenceKind::Type,
    ReferenceKind::SubType, ReferenceKind::RfaType,  ReferenceKind::Discipline};

/// "PROJECT", "SUB_TYPE", ...: as the store has them.
QString referenceKindName(ReferenceKind kind);
std::optional<ReferenceKind> referenceKindFromName(QStringView name);

/// What an organization does in a project or contract.
enum class ParticipantRole { Owner, Designer, Consultant, Contractor, ThirdParty, Other };

inline constexpr std::array participantRoles{ParticipantRole::Owner,      ParticipantRole::Designer,
                                             ParticipantRole::Consultant, ParticipantRole::Contractor,
                                             ParticipantRole::ThirdParty, ParticipantRole::Other};

/// "OWNER", "THIRD_PARTY", ...: as the store has them.
QString participantRoleName(ParticipantRole role);
/// Whatever the case of its letters.
std::optional<ParticipantRole> participantRoleFromName(QStringView name);

struct Participant
{
    int organizationId = 0;
    ParticipantRole role = ParticipantRole::Other;

    bool operator==(const Participant &) const = default;
};

/// A row of the reference data with all that can be changed of it. A value that may cross threads.
struct ReferenceItem
{
    ReferenceKind kind = ReferenceKind::Organization;
    int id = 0;             ///< 0: a new one
    int version = 0;        ///< as read; a change is refused if the row has moved since
    int parentId = 0;       ///< sub types: their type; contracts: their project; never changes
    QString code = {};      ///< what numbers show; sub types: their number (3.11.4)
    QString shortCode = {}; ///< sub types: DWG
    QString nameThai = {};
    QString nameEnglish = {}; ///< may be empty, as the next one
    QString nameChinese = {};
    int order = 0; ///< place in lists; those of one place by their codes
    bool active = true;
    QDate startsOn = {}; ///< contracts; invalid: not known
    QDate endsOn = {};
    QList<Participant> participants = {}; ///< projects and contracts, by organization id
    /// Document types: what they count by; nothing: as their code says. Stays once there are counters.
    std::optional<numbering::KeyShape> ownShape = {};
    numbering::FiscalYear fiscalYear = {}; ///< projects; stays once counters ran by it
    bool codeFixed = false; ///< a counter, and so a number, or a template is of it: the code cannot change

    bool operator==(const ReferenceItem &) const = default;
};

/// What a type counts by, as people write it: "ORIGINATOR RECIPIENT", "NONE", or "USUAL" for what its code
/// says.
QString countedByText(const std::optional<numbering::KeyShape> &ownShape);
/// The same read back, with commas or spaces between, whatever the case of letters. Outer nothing: it is none
/// of them; inner nothing: as usual.
std::optional<std::optional<numbering::KeyShape>> countedByFromText(const QString &text);

/// Whether items of the kind have organizations.
bool hasParticipants(ReferenceKind kind);
/// The kind of what items of this kind belong to: a sub type to a type, a contract to a project.
std::optional<ReferenceKind> parentKindOf(ReferenceKind kind);

/// The code of the item with this id; empty: there is none among them.
QString codeAmong(const QList<ReferenceItem> &items, int id);
/// The item as it stands in lists to choose from.
CodedItem codedItem(const ReferenceItem &item);

} // namespace lekthi::store
