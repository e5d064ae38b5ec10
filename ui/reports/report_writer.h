#pragma once

#include "models/lists/list_export.h"
#include "ui/reports/report_text.h"

#include <memory>

namespace lekthi::ui {

/// More pages than anybody reads; a spreadsheet or a program takes more.
constexpr int mostReportRows = 20'000;

/// Writes a list as a PDF for paper, A4 across. Rows wait on the disk until the last one is known, as columns
/// are as wide as their contents ask for and each page says how many there are; then they are laid out, and
/// drawn, one by one. progress outlives it and ends commit() when it is cancelled. As ListWriter else.
std::unique_ptr<models::ListWriter> reportWriter(const ReportText &text, const QString &path,
                                                 models::ExportProgress &progress);

/// What to do with so long a list, a finished sentence.
QString tooLongForReportText();

} // namespace lekthi::ui
