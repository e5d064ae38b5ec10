#pragma once

#include "app/ctl/print/report.h"

#include <QList>

namespace lekthi::ctl {

/// One row more than a page takes was asked for: cuts it off and tells whether it was there, so that another
/// page follows.
template <class Row>
bool cutToPage(QList<Row> &rows, qsizetype limit)
{
    const bool hasMore = rows.size() > limit;
    if (hasMore)
        rows.resize(limit);
    return hasMore;
}

/// Says how the page of older rows is asked for: "next", and a note for people.
void addOlder(Report &report, qint64 before);

} // namespace lekthi::ctl
