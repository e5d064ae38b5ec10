#include "models/time_text.h"

#include "core/numbering/period.h"
#include "translations/translations.h"

namespace lekthi::models {

QString timeText(const QDateTime &instant, numbering::Calendar calendar)
{
    return numbering::formatDateTime(instant.toTimeZone(numbering::defaultDocumentTimeZone()),
                                     currentLanguage(), calendar);
}

} // namespace lekthi::models
