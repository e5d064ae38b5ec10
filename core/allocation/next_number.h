#pragma once

#include "core/allocation/failure.h"
#include "core/numbering/counter_key.h"
#include "core/numbering/render.h"
#include "core/store/session/connection.h"
#include "core/store/templates/template_gateway.h"

#include <QList>
#include <QString>

#include <optional>

namespace lekthi::allocation {

/// Whose next number is asked for. Everything that a draw from this counter would look at.
struct NextNumberWish
{
    numbering::CounterKey key;
    qint64 lastNumber = 0;        ///< where the counter stands, or would stand after a reset
    numbering::NumberParts parts; ///< its sequence is what is looked for
    numbering::Template text;
    store::TemplateSettings settings;
    /// The counter whose numbers above lastNumber are released before: a reset that voids them.
    std::optional<qint64> voidedCounterId = {};
};

/// A number that would come, or why none does.
struct NextNumber
{
    qint64 sequence = 0;
    numbering::DocumentNumber number{}; ///< empty: none comes
    int skipped = 0;                    ///< taken numbers that are skipped just before it
    std::optional<Failure> whyNone{};   ///< what a draw would answer: NUMBER_TAKEN, SEQUENCE_EXHAUSTED, ...
};

/// The numbers that the next draws would give, in order: by the rule of drawing itself, against what is in
/// force. Fewer than count if the last of them says why none follows; never none. Numbers drawn in the
/// meantime change the answer. An error of the store means that it is unknown. On the connection's thread.
store::Result<QList<NextNumber>> nextNumbers(store::Connection &connection, const NextNumberWish &wish,
                                             int count);

/// The first of nextNumbers().
store::Result<NextNumber> nextNumber(store::Connection &connection, const NextNumberWish &wish);

/// nextNumber() of each wish, in their order; asks the store once for all wishes of one scope, as long as
/// their numbers are free.
store::Result<QList<NextNumber>> nextNumberOfEach(store::Connection &connection,
                                                  const QList<NextNumberWish> &wishes);

/// "11 taken numbers are skipped" in the language of the program; empty for none.
QString skippedText(int skipped);

} // namespace lekthi::allocation
