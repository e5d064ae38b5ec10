#pragma once

#include "core/numbering/preview.h"
#include "models/setup/setup_plan.h"

#include <QDate>

namespace lekthi::models {

/// What the first number of a planned template looks like, with the first two organizations of its project as
/// sender and recipient. Pure.
numbering::DocumentNumber firstNumberOf(const SetupTemplate &wanted, const SetupProject &project,
                                        const QDate &date);

} // namespace lekthi::models
