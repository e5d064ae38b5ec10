#pragma once

#include "core/numbering/period.h"
#include "core/numbering/token.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringView>

#include <initializer_list>
#include <optional>

namespace lekthi::numbering {

/// Which parts a correspondence type counts by, beside project and type (3.11.2): any of sender, recipient,
/// sub type, RFA type and discipline.
class KeyShape
{
public:
    static const KeyShape General;     ///< sender and recipient: LETTER, RFI, MEMO, ... and types added later
    static const KeyShape Transmittal; ///< General plus the sub type
    static const KeyShape Rfa;         ///< sender, RFA type and discipline

    /// By none of them: one counter of the type and period.
    constexpr KeyShape() = default;
    /// Kinds that canLeaveOut() does not know are passed over.
    constexpr KeyShape(std::initializer_list<TokenKind> parts)
    {
        for (const TokenKind part : parts)
            add(part);
    }

    constexpr void add(TokenKind part) { m_bits |= bitOf(part); }

    /// Whether types may count by this part or not; always true of nothing but the five.
    static constexpr bool canLeaveOut(TokenKind part) { return bitOf(part) != 0; }
    constexpr bool has(TokenKind part) const { return (m_bits & bitOf(part)) != 0; }
    constexpr bool operator==(const KeyShape &) const = default;

private:
    static constexpr unsigned bitOf(TokenKind part)
    {
        switch (part) {
        case TokenKind::Originator:
        case TokenKind::Recipient:
        case TokenKind::SubType:
        case TokenKind::RfaType:
        case TokenKind::Discipline:
            return 1U << static_cast<unsigned>(part);
        default:
            return 0;
        }
    }

    unsigned m_bits = 0;
};

inline constexpr KeyShape KeyShape::General{TokenKind::Originator, TokenKind::Recipient};
inline constexpr KeyShape KeyShape::Transmittal{TokenKind::Originator, TokenKind::Recipient,
                                                TokenKind::SubType};
inline constexpr KeyShape KeyShape::Rfa{TokenKind::Originator, TokenKind::RfaType, TokenKind::Discipline};

/// The shape of a type that has no setting of its own, by its code ("RFA", "TRANSMITTAL"); anything else is
/// General.
KeyShape keyShapeOf(QStringView typeCode);

/// "ORIGINATOR,RECIPIENT", as the store keeps it (correspondence_types.counted_by); empty: none of them.
QString keyShapeName(KeyShape shape);
/// Nothing for a name that is no part, and for one that stands twice.
std::optional<KeyShape> keyShapeFromName(QStringView name);

/// Whether numbers of this shape can show the token: the counter key, the document or the project holds it.
bool isAvailable(TokenKind kind, KeyShape shape);

/// The eight parts of 3.11.2 plus the period inside the year; equality is identity of the counter.
/// Parts that the shape does not use are 0 (recipient: empty), the sender too.
struct CounterKey
{
    int projectId = 0;
    int originatorOrganizationId = 0;
    std::optional<int> recipientOrganizationId{};
    int correspondenceTypeId = 0;
    int subTypeId = 0;
    int rfaTypeId = 0;
    int disciplineId = 0;
    Period period{};

    bool operator==(const CounterKey &) const = default;
};

size_t qHash(const CounterKey &key, size_t seed = 0);

/// The id of the part that a token shows; 0: none, or the token shows no part.
int partId(const CounterKey &key, TokenKind kind);
/// Does nothing for a token that shows no part.
void setPartId(CounterKey &key, TokenKind kind, int id);

/// The parts that numbers of this shape count by, beside project and document type (3.11.2).
QList<TokenKind> keyPartsOf(KeyShape shape);

/// The key with every part blanked that 3.11.2 does not count by for this shape.
CounterKey normalized(const CounterKey &key, KeyShape shape);

/// "docnum:2:22:10:6:0:0:0:2025", the part of the Redis key of 3.11.5 after "lock:"; a period inside the year
/// is appended so that monthly and daily counters do not wait for each other.
QString lockName(const CounterKey &key);

/// The form in which the ledger keeps the key (3.11.8.1), with the names of 3.11.11: projectId,
/// originatorOrgId, ...
QJsonObject toJson(const CounterKey &key);

} // namespace lekthi::numbering
