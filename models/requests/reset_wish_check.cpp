#include "models/requests/reset_wish_check.h"

#include <QCoreApplication>

namespace lekthi::models {

using numbering::Reason;

namespace {

/// In Thai digits too; nothing if it is no number.
std::optional<qint64> numberTyped(const QString &text)
{
    QString digits;
    for (const QChar character : text.trimmed()) {
        if (!character.isDigit())
            return std::nullopt;
        digits += QString::number(character.digitValue());
    }
    bool isNumber = false;
    const qint64 number = digits.toLongLong(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace

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
    if (numberTyped(draft.typedValue) != draft.newNumber)
        return QCoreApplication::translate("lekthi", "To confirm, type the new value: %1")
            .arg(draft.newNumber);
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
