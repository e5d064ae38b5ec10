#include "app/ctl/print/time_text.h"

#include "app/ctl/print/texts.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

QString timeCell(const QDateTime &instant)
{
    if (!instant.isValid())
        return u"-"_s;
    const QDateTime there = instant.toTimeZone(numbering::defaultDocumentTimeZone());
    return there.toString(u"yyyy-MM-dd HH:mm:ss "_s) + there.timeZoneAbbreviation();
}

QString periodCell(const numbering::Period &period)
{
    constexpr int daysBegin = 100;
    if (period.year == 0)
        return Texts::tr("never", "a counter that is not reset");
    if (period.part == 0)
        return QString::number(period.year);
    const QString month = QString::number(period.part < daysBegin ? period.part : period.part / daysBegin);
    const QString withMonth = u"%1-%2"_s.arg(period.year).arg(month.rightJustified(2, u'0'));
    return period.part < daysBegin
               ? withMonth
               : withMonth + u'-' + QString::number(period.part % daysBegin).rightJustified(2, u'0');
}

} // namespace lekthi::ctl
