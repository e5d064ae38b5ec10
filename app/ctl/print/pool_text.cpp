#include "app/ctl/print/pool_text.h"

#include "app/ctl/print/table.h"
#include "app/ctl/print/texts.h"
#include "core/pools/filter_text.h"
#include "models/amount_text.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

QString countText(double count)
{
    return models::groupedText(qRound64(count));
}

QString shareText(qint64 part, qint64 whole)
{
    return u"%1 %"_s.arg(whole > 0 ? 100.0 * double(part) / double(whole) : 0.0, 0, 'f', 2);
}

QString headline(const pools::Capacity &capacity)
{
    const QString length = QString::number(capacity.rules.length());
    if (capacity.exact)
        return Texts::tr("%1 IDs of %2 digits pass the filters, out of %3.", "count, digits, count")
            .arg(countText(capacity.accepted), length, countText(capacity.possible()));
    return Texts::tr("About %1 IDs of %2 digits pass the filters, out of %3.", "count, digits, count")
               .arg(countText(capacity.accepted), length, countText(capacity.possible())) +
           u'\n' +
           Texts::tr("Estimated from %1 random IDs: between %2 and %3, with 99 % confidence.")
               .arg(countText(double(capacity.examined)), countText(capacity.atLeast),
                    countText(capacity.atMost));
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
    return headline(capacity) + u"\n\n"_s + alignedRows(rows);
}

} // namespace lekthi::ctl
