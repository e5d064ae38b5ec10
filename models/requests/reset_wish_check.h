#pragma once

#include "core/store/requests/reset_request.h"

#include <QString>

#include <optional>

namespace lekthi::models {

/// A reset that somebody is about to request, as it stands in the form.
struct ResetWishDraft
{
    qint64 counterId = 0;
    qint64 newNumber = 0;
    store::NumbersAbove above = store::NumbersAbove::Skip;
    QString reason;
    QString typedValue; ///< the new value once more, to confirm it
    /// What the store said about this new number; empty until it has answered.
    std::optional<store::ResetFacts> facts;
};

/// The finished sentence that says what is still missing before the request can be sent; empty if nothing is.
QString whatIsMissing(const ResetWishDraft &draft);

/// The same about a reason alone, of a reset or of an import.
QString whatIsMissingInReason(const QString &reason);

/// "12 letters and digits".
QString reasonCountText(const QString &reason);

/// What to send, or nothing while something is missing.
std::optional<store::ResetWish> wishOf(const ResetWishDraft &draft);

} // namespace lekthi::models
