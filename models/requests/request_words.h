#pragma once

#include "core/numbering/calendar.h"
#include "core/store/reference/reference_data.h"
#include "core/store/requests/archive_request.h"
#include "models/requests/request_rights.h"

#include <QString>

namespace lekthi::models {

// What a person reads about a request in a line, by its kind, in the language of the program. Of a kind that
// this program does not know the same is said in general words.

QString titleOf(const store::Request &request); ///< "Request #7", "Import #8", "Template #9"
/// What would change: "117 → 100", "9 numbers".
QString valuesOf(const store::Request &request, numbering::Calendar calendar);
QString archivedYearText(const store::ArchivedRange &range, numbering::Calendar calendar);
/// What it is about: the counter, the register, the template.
QString placeOf(const store::Request &request, const store::ReferenceData &reference,
                numbering::Calendar calendar);

/// The sentence beside the disabled button; empty for None.
QString whyNot(RequestObstacle obstacle, const store::Request &request);

/// Once a person has decided: finished sentences. The first is after an approval that was not the last.
QString approvedText(const store::Request &request);
QString executedText(const store::Request &request);
QString rejectedText(const store::Request &request);
QString withdrawnText(const store::Request &request);

} // namespace lekthi::models
