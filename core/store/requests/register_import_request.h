#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/reason.h"
#include "core/store/requests/request.h"

#include <QByteArray>

#include <optional>

namespace lekthi::store {

/// A number of a register, as it is taken over.
struct TakenOverNumber
{
    qsizetype counter = 0; ///< index into the counters of the import
    qint64 line = 0;       ///< of the register
    qint64 sequence = 0;
    QString number{};
    std::optional<qint64> documentId{};

    bool operator==(const TakenOverNumber &) const = default;
};

/// A counter that an import raises. What the store counts itself is 0 in a wish.
struct TakenOverCounter
{
    numbering::CounterKey key{};
    qint64 seenNumber = 0; ///< 0, with version 0, also if there is no such counter yet
    int seenVersion = 0;
    qint64 newNumber = 0;
    qint64 numbers = 0;
    qint64 missing = 0; ///< running numbers above seenNumber that the register does not have
    qint64 firstLine = 0;
    qint64 lastLine = 0;
};

/// Where the numbers of an import come from.
struct RegisterFacts
{
    QString fileName{};
    QByteArray fileDigest{}; ///< SHA-256
    qint64 lines = 0;
    qint64 notUnderstood = 0;
    qint64 repeated = 0;
    qint64 takenAlready = 0;

    bool operator==(const RegisterFacts &) const = default;
};

struct RegisterImportWish
{
    int projectId = 0;
    int typeId = 0;
    int templateVersion = 0; ///< of the template by which the numbers were read back
    RegisterFacts facts{};
    QList<TakenOverCounter> counters{};
    QList<TakenOverNumber> numbers{};
    numbering::Reason reason; ///< of at least minimumForRequest letters and digits
};

/// What one import may bring; measured: 50,000 numbers keep others out of the admin log for about two
/// seconds.
inline constexpr qsizetype mostTakenOverNumbers = 50'000;
inline constexpr qsizetype mostTakenOverCounters = 2'000;

/// A request to import a register.
struct RegisterImportRequest : Request
{
    RegisterImportRequest() = default;
    /// The request as it was read: its facts, which are those of an import.
    explicit RegisterImportRequest(const Request &request);

    int correspondenceTypeId = 0;
    QString templateText{};
    int templateVersion = 0;
    RegisterFacts source{};
    QByteArray contentDigest{}; ///< SHA-256 over counters and numbers, as they were requested
    qint64 numbers = 0;
};

/// What a request would do or did.
struct RegisterImportContent
{
    QList<TakenOverCounter> counters{};
    QList<TakenOverNumber> numbers{};
    QByteArray planDigest{}; ///< over what was read here: what approving vouches for
};

/// Where a number came from that was taken over.
struct TakenOverStory
{
    qint64 requestId = 0;
    int projectId = 0;
    int typeId = 0;
    RegisterFacts facts{};
    QDateTime takenOverAt{};
    QString reason{};
    qint64 line = 0;
    qint64 sequence = 0;
    QString number{};
    std::optional<qint64> documentId{};
};

} // namespace lekthi::store
