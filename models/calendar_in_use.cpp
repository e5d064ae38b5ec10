#include "models/calendar_in_use.h"

#include "translations/translations.h"

namespace lekthi::models {

using numbering::Calendar;
using numbering::Language;

namespace {

std::optional<Calendar> chosen;

} // namespace

Calendar usualCalendar(Language language)
{
    return language == Language::Thai ? Calendar::Buddhist : Calendar::Gregorian;
}

void useCalendar(std::optional<Calendar> calendar)
{
    chosen = calendar;
}

Calendar calendarInUse()
{
    return chosen.value_or(usualCalendar(currentLanguage()));
}

} // namespace lekthi::models
