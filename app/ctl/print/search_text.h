#pragma once

#include "app/ctl/print/report.h"
#include "core/audit/search/search_answer.h"
#include "core/store/reference/reference_data.h"

namespace lekthi::ctl {

/// The answers to a search, best first.
Report searchReport(const QString &text, const QList<audit::SearchAnswer> &answers,
                    const store::ReferenceData &data);

} // namespace lekthi::ctl
