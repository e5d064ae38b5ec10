#include "app/ctl/print/pool_text.h"

#include "app/ctl/print/table.h"
#include "app/ctl/print/texts.h"
#include "core/pools/filter_text.h"
#include "models/pools/pool_text.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

QString shareText(qint64 part, qint64 whole)
{
    return u"%1 %"_s.arg(whole > 0 ? 100.0 * double(part) / double(whole) : 0.0, 0, 'f', 2);
}

} // namespace

QString capacityText(const pools::Capacity &capacity)
{
    QList<QStringList> rows{{Texts::tr("Filter"), Texts::tr("Refuses", "heading, share of IDs"),
                             Texts::tr("It alone", "heading, share of IDs that no other filter refuses"),
                             Texts::tr("What it refuses", "heading")}};
    for (const pools::FilterKind filter : pools::allFilters) {
        const pools::FilterLoss &loss = capacity.lossOf(filter);
        rows.append({pools::filterTitle(filter), shareText(loss.refused, capacity.examined),
                     shareText(loss.refusedOnly, capacity.examined),
                     pools::filterMeaning(filter, capacity.rules.filters())});
    }
    return models::capacitySentences(capacity).join(u'\n') + u"\n\n"_s + alignedRows(rows);
}

} // namespace lekthi::ctl
