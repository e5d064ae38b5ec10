#pragma once

#include "core/numbering/reason.h"
#include "core/store/reference/reference_item.h"
#include "core/store/session/connection.h"

#include <QList>

#include <optional>

namespace lekthi::store {

/// changeReference(), with what types count by and the fiscal years of projects proved first (3.11.7): where
/// the numbers of a project's template have to differ and would no longer do so, or would come again in
/// another year, all is refused with denial::countedAlike, whose subject is the proof's sentence. What was
/// equal before is no reason, nor is what the allocation passes over within its type and period: the page of
/// templates shows both. What the store itself refuses is left to it, so that its reason is told. Proved
/// against what the store holds now; a template that another person saves meanwhile is proved by its own
/// saving. Any thread but the UI's; blocks.
Result<int> changeProvedReference(Connection &connection, const QList<ReferenceItem> &items,
                                  const std::optional<numbering::Reason> &reason = std::nullopt);

} // namespace lekthi::store
