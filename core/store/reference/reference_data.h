#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/render.h"
#include "core/numbering/token.h"
#include "core/store/reference/reference_values.h"
#include "core/store/session/connection.h"

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace lekthi::store {

Result<ReferenceData> loadReferenceData(Connection &connection);

/// The codes of the key's parts, with its period; the rest is the caller's.
numbering::NumberParts keyParts(const ReferenceData &data, const numbering::CounterKey &key);

/// A code that an item had before it was changed. Organizations are of the kind Originator.
struct PastCode
{
    numbering::TokenKind kind = numbering::TokenKind::Project;
    int itemId = 0;
    QString code;
};
/// All of them, oldest first. Numbers that show one stay as they are.
Result<QList<PastCode>> pastCodes(Connection &connection);

/// Longest code in use per token, in code points, for validation; project narrows {PROJECT} and the
/// organizations.
QHash<numbering::TokenKind, int> longestCodes(const ReferenceData &data,
                                              std::optional<int> projectId = std::nullopt);

} // namespace lekthi::store
