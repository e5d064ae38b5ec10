#pragma once

#include "app/ctl/print/report.h"
#include "app/ctl/store_access.h"
#include "core/audit/number_story.h"

namespace lekthi::ctl {

/// What the store knows of one number in the project that was chosen.
struct NumberStory : audit::NumberStory
{
    QString number;
    int projectId = 0;
};

/// Reads the story of the positional argument; --project tells numbers of several projects apart. Refused as
/// UNKNOWN_NUMBER or AMBIGUOUS_NUMBER.
Result<NumberStory> readStory(const CodedStore &coded, const Arguments &arguments);

/// The stories of all numbers of a document, of the project that was chosen if one was. Refused as
/// UNKNOWN_NUMBER if it has none.
Result<Report> documentReport(const CodedStore &coded, const Arguments &arguments, qint64 documentId);

/// A row of the ledger whole (3.11.8.1), with what is known of its hash.
QJsonObject eventJson(const audit::NumberStory::Event &event, const store::ReferenceData &data);
QString eventText(const audit::NumberStory::Event &event, const store::ReferenceData &data);

Report storyReport(const NumberStory &story, const store::ReferenceData &data);

} // namespace lekthi::ctl
