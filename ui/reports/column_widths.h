#pragma once

#include <QList>

namespace lekthi::ui {

/// How much room a column of paper needs.
struct ColumnNeed
{
    qreal least = 0;  ///< for its longest word or number
    qreal wished = 0; ///< for its longest text in one line
};

/// Shares the room out: what needs little has it, so that short texts stay in one line, and the others share
/// what is left, none below its least as far as there is room. Fills the room where all have what they wish.
/// A pure function.
QList<qreal> columnWidths(const QList<ColumnNeed> &needs, qreal room);

} // namespace lekthi::ui
