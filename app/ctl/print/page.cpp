#include "app/ctl/print/page.h"

#include "app/ctl/print/texts.h"

namespace lekthi::ctl {

void addOlder(Report &report, qint64 before)
{
    report.json[QStringLiteral("next")] = before;
    report.note = Texts::tr("Older ones: --before %1").arg(before);
}

} // namespace lekthi::ctl
