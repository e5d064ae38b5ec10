#include "models/requests/reset_wish_check.h"

#include <QCoreApplication>

namespace lekthi::models {

using numbering::Reason;

QString whatIsMissing(const ResetWishDraft &draft)
{
    if (!draft.facts)
        return QCoreApplication::translate("lekthi", "Checking what the reset would do…");
    if (draft.newNumber == draft.facts->currentNumber)
        return QCoreApplication::translate("lekthi", "The counter is at %1 already. Enter another new value.")
            .arg(draft.newNumber);
    if (draft.above == store::NumbersAbove::Void && draft.facts->boundToDocuments > 0)
        return QCoreApplication::translate(
            "lekthi", "Some of the numbers belong to documents and cannot be released. Choose to skip them.");
    if (const QString missing = whatIsMissingInReason(draft.reason); !missing.isEmpty())
        return missing;
    if (draft.typedCode.trimmed().normalized(QString::NormalizationForm_C) != draft.counterCode)
        return QCoreApplication::translate("lekthi", "To confirm, type the counter's code: %1")
            .arg(draft.counterCode);
    return {};
}

QString whatIsMissingInReason(const QString &reason)
{
    const auto parsed = Reason::parse(reason, store::minimumForRequest);
    return parsed ? QString() : numbering::describe(parsed.error(), store::minimumForRequest);
}

QString reasonCountText(const QString &reason)
{
    const int count = int(numbering::letterCount(reason));
    return QCoreApplication::translate("lekthi", "%n letter(s) or digit(s)", nullptr, count);
}

std::optional<store::ResetWish> wishOf(const ResetWishDraft &draft)
{
    auto reason = Reason::parse(draft.reason, store::minimumForRequest);
    if (!reason || !whatIsMissing(draft).isEmpty())
        return std::nullopt;
    return store::ResetWish{draft.counterId, draft.facts->currentVersion, draft.newNumber, draft.above,
                            *std::move(reason)};
}

} // namespace lekthi::models
