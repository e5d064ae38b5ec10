#pragma once

#include "core/numbering/calendar.h"

#include <optional>

namespace lekthi::models {

/// In which people of a language see dates unless they chose another one.
numbering::Calendar usualCalendar(numbering::Language language);

/// Nothing: the usual one of the language in use. UI thread only, as the next.
void useCalendar(std::optional<numbering::Calendar> calendar);

/// Of every date that a person sees.
numbering::Calendar calendarInUse();

} // namespace lekthi::models
