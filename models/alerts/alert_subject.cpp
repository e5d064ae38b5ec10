#include "models/alerts/alert_subject.h"

#include "models/period_text.h"
#include "translations/translations.h"

#include <QRegularExpression>

namespace lekthi::models {

using namespace Qt::StringLiterals;

QString subjectText(const QString &subject, const QString &label, numbering::Calendar calendar)
{
    static const QRegularExpression ending(u"^(.*) ([0-9]{4})(?: ([0-9]{1,4}))?$"_s);
    const auto match = subject.startsWith("counter:"_L1) ? ending.match(label) : QRegularExpressionMatch();
    const int year = match.captured(2).toInt();
    if (year < numbering::firstCountedYear || year > numbering::lastCountedYear)
        return label;
    return u"%1 · %2"_s.arg(match.captured(1),
                            periodText({year, match.captured(3).toInt()}, currentLanguage(), calendar));
}

} // namespace lekthi::models
