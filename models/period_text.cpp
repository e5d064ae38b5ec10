#include "models/period_text.h"

#include "translations/translations.h"

#include <QCoreApplication>
#include <QLocale>

namespace lekthi::models {

namespace {

constexpr int lastMonth = 12;

} // namespace

QString periodText(const numbering::Period &period, numbering::Language language,
                   numbering::Calendar calendar)
{
    if (period.year == 0)
        return QCoreApplication::translate("lekthi", "Always", "period of a counter that never starts again");
    const QString year = numbering::formatYear(period.year, language, calendar);
    if (period.part == 0)
        return year;
    if (period.part <= lastMonth)
        return QCoreApplication::translate("lekthi", "%1 %2", "month and year")
            .arg(QLocale(languageCode(language)).standaloneMonthName(period.part), year);
    return numbering::formatDate(numbering::dayOf(period), language, calendar);
}

} // namespace lekthi::models
