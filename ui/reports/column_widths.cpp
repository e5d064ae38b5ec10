#include "ui/reports/column_widths.h"

#include <algorithm>
#include <numeric>

namespace lekthi::ui {

namespace {

qreal sumOf(const QList<qreal> &widths)
{
    return std::accumulate(widths.begin(), widths.end(), qreal(0));
}

/// The width that columns may have at most so that all fit.
qreal evenLimit(const QList<ColumnNeed> &needs, qreal room)
{
    const auto taken = [&needs](qreal limit) {
        return std::accumulate(needs.begin(), needs.end(), qreal(0),
                               [limit](qreal sum, const ColumnNeed &need) {
                                   return sum + std::max(need.least, std::min(need.wished, limit));
                               });
    };
    constexpr int halvings = 40;
    qreal low = 0;
    qreal high = room;
    for (int step = 0; step < halvings; ++step) {
        const qreal middle = (low + high) / 2;
        (taken(middle) <= room ? low : high) = middle;
    }
    return low;
}

} // namespace

QList<qreal> columnWidths(const QList<ColumnNeed> &needs, qreal room)
{
    QList<qreal> widths;
    const qreal limit = evenLimit(needs, room);
    for (const ColumnNeed &need : needs)
        widths += std::max(need.least, std::min(need.wished, limit));
    const qreal taken = sumOf(widths);
    if (taken <= 0)
        return widths;
    if (taken > room) {
        for (qreal &width : widths)
            width *= room / taken;
        return widths;
    }
    for (qreal &width : widths)
        width += (room - taken) * width / taken;
    return widths;
}

} // namespace lekthi::ui
