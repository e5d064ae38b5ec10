#pragma once

#include "core/numbering/period.h"
#include "core/numbering/token.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace lekthi::numbering {

/// Which parts a correspondence type counts by (3.11.2).
enum class KeyShape {
    General,     ///< LETTER, RFI, MEMO, EMAIL, MOM, INSTRUCTION, NOTICE, OTHER and every type added later
    Transmittal, ///< General plus the sub type
    Rfa,         ///< no recipient; RFA type and discipline
};

/// The shape by the type's code ("RFA", "TRANSMITTAL"); anything else is General.
KeyShape keyShapeOf(QStringView typeCode);

/// Whether numbers of this shape can show the token: the counter key, the document or the project holds it.
bool isAvailable(TokenKind kind, KeyShape shape);

/// The eight parts of 3.11.2 plus the period inside the year; equality is identity of the counter.
/// Parts that the shape does not use are 0 (recipient: empty).
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
