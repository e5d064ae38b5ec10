#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/reason.h"
#include "core/store/requests/request.h"

#include <QString>

#include <optional>

namespace lekthi::store {

/// What becomes of the numbers that lie above the value that a counter is reset to.
enum class NumbersAbove {
    Skip, ///< they stay taken and are passed over
    Void, ///< they are released for new documents; refused if a document holds one of them
};

/// A request to reset a counter.
struct ResetRequest : Request
{
    ResetRequest() = default;
    /// The request as it was read: its facts, which are those of a reset.
    explicit ResetRequest(const Request &request);

    qint64 counterId = 0;
    numbering::CounterKey key;
    qint64 seenNumber = 0; ///< last number of the counter when the reset was requested
    int seenVersion = 0;
    qint64 newNumber = 0;
    NumbersAbove above = NumbersAbove::Skip;
    int countAbove = 0;       ///< numbers in force above newNumber when it was requested
    qint64 currentNumber = 0; ///< last number of the counter now
    int currentVersion = 0;
};

/// What a reset would do, read at this moment.
struct ResetFacts
{
    qint64 currentNumber = 0;
    int currentVersion = 0;
    int countAbove = 0; ///< numbers in force above the new value
    QString firstAbove; ///< the first that would collide; empty if there is none
    QString lastAbove;
    int boundToDocuments = 0; ///< of countAbove; more than 0: they cannot be released
};

struct ResetWish
{
    qint64 counterId = 0;
    int seenVersion = 0;
    qint64 newNumber = 0;
    NumbersAbove above = NumbersAbove::Skip;
    numbering::Reason reason; ///< of at least minimumForRequest letters and digits
};

QString numbersAboveName(NumbersAbove above);
std::optional<NumbersAbove> numbersAboveFromName(const QString &name);

} // namespace lekthi::store
