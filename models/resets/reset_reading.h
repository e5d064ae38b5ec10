#pragma once

#include "core/store/people/glass.h"
#include "core/store/people/people.h"
#include "core/store/reference/reference_data.h"
#include "core/store/requests/reset_request.h"
#include "models/counters/next_numbers.h"
#include "models/resets/reset_rights.h"

namespace lekthi::models {

/// What is known of open resets and take-overs and of those who decide about them, read at one moment.
struct ResetsReading
{
    QList<store::ResetRequest> requests;
    QList<store::TakeOverRequest> takeOvers; ///< the newest ones, takeOverPageSize at most
    QList<store::Person> people;
    QList<store::GlassBreak> glassBreaks;

    int activeSuperAdmins() const;
    /// The name in the language of the program, or the login if nobody has it.
    QString nameOf(const QString &login) const;
    Decider deciderOf(const store::Person &person) const;
};
inline constexpr int takeOverPageSize = 100;

/// What is open, and what happened since known was read.
store::Result<ResetsReading> readResets(store::Connection &connection, const store::KnownResets &known);
store::KnownResets knownOf(const QList<store::ResetRequest> &requests); ///< newest first

store::Result<Glass> readGlass(store::Connection &connection, const QString &login);

/// What a reset to this value would do, with the numbers that really come next after it. Any thread but the
/// UI's.
struct ResetOutlook
{
    store::ResetFacts facts;
    ShownNext ifSkipped; ///< the numbers above the new value stay taken
    ShownNext ifVoided;  ///< they are released; unknown where that is not possible

    const ShownNext &next(store::NumbersAbove above) const
    {
        return above == store::NumbersAbove::Void ? ifVoided : ifSkipped;
    }
};
store::Result<ResetOutlook> readOutlook(store::Connection &connection, const store::ReferenceData &reference,
                                        qint64 counterId, const numbering::CounterKey &key, qint64 newNumber);

/// A request and its outlook as they stand now.
struct ResetDetails
{
    store::ResetRequest request;
    ResetOutlook outlook;
};
store::Result<ResetDetails> readDetails(store::Connection &connection, const store::ReferenceData &reference,
                                        qint64 id);

} // namespace lekthi::models
