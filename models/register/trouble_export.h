#pragma once

#include "core/register/register_plan.h"

#include <QByteArray>

namespace lekthi::models {

/// The lines of a register that are not taken over, and why, as CSV in UTF-8 that spreadsheets open rightly;
/// headings and reasons in the language of the program. Any thread.
QByteArray troublesCsv(const registers::RegisterImportPlan &plan);

} // namespace lekthi::models
