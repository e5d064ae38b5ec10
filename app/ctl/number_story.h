#pragma once

#include "app/ctl/report.h"
#include "app/ctl/store_access.h"
#include "core/store/ledger_chain.h"
#include "core/store/take_over_gateway.h"

namespace lekthi::ctl {

/// What the ledger knows of one number.
struct NumberStory
{
    struct Event
    {
        store::StoredLedgerRow row;
        QString login; ///< who asked for it; empty if the account is gone
        bool isInForce = false;
        qint64 place = 0;     ///< in the counter's chain; 0: older than the chain
        bool isWhole = false; ///< the row has the hash that it should have
    };

    QString number;
    int projectId = 0;
    QList<Event> events;                        ///< of the number and of its revisions
    QList<store::StoredLedgerRow> passedOverBy; ///< rows that skipped the number
    QList<store::TakenOverStory> takenOver;     ///< where it came from, if from an old register
};

/// Reads the story of the positional argument; --project tells numbers of several projects apart. Refused as
/// UNKNOWN_NUMBER or AMBIGUOUS_NUMBER.
Result<NumberStory> readStory(const CodedStore &coded, const Arguments &arguments);

Report storyReport(const NumberStory &story, const store::ReferenceData &data);

} // namespace lekthi::ctl
