#pragma once

#include <QStringList>

class QWidget;

namespace lekthi::test {

/// Where the keyboard comes in a window by pressing Tab (or Shift and Tab) again and again: the paths of the
/// widgets, beginning with the one that has it, until one comes a second time. That is the first one where
/// nothing holds the keyboard back; the last entry says which it was.
QStringList tabWalk(QWidget &window, bool forward = true);

/// The steps of Tab around a window that lead against the order in which its controls stand (from above to
/// below, in columns and lines from the left to the right), as "from -> to". One of them is the way from the
/// last control to the first.
QStringList stepsBack(QWidget &window);

/// What can be seen and used, and stops at Tab by its own account.
QStringList tabStops(const QWidget &window);

} // namespace lekthi::test
