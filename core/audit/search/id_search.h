#pragma once

#include "core/audit/search/search_answer.h"

#include <QList>
#include <QString>

namespace lekthi::audit {

/// Of each ID pool whose ids are as long as what was typed, what it says of it: IdIssued first,
/// IdNeverIssued; nothing of an id whose check digit is wrong. Empty where anything but digits, spaces and
/// hyphens was typed. Whether an id that was not issued is in a pool is told to nobody. Any account may ask.
/// The thread of the connection.
store::Result<QList<SearchAnswer>> idsTyped(store::Connection &connection, const QString &typed);

/// The same for an id whose check digit is wrong: IdMistyped, with what may have been meant.
store::Result<QList<SearchAnswer>> idsMistyped(store::Connection &connection, const QString &typed);

/// What is told where no very number was found: of ids that only look like some of a pool where the others
/// are no numbers, either, in place of which template fits best. Pure.
QList<SearchAnswer> withLikelyIds(const QList<SearchAnswer> &ids, QList<SearchAnswer> others);

} // namespace lekthi::audit
