#pragma once

#include <QtGlobal>

// The header of QCustomPlot needs to be told that it is used as a library, and Qt's old loop, which nothing
// of ours uses.
#define QCUSTOMPLOT_USE_LIBRARY
#ifndef foreach
// NOLINTNEXTLINE(bugprone-macro-parentheses): the parts of a loop take none
#define foreach(variable, container) for (variable : container)
#include <qcustomplot.h>
#undef foreach
#else
#include <qcustomplot.h>
#endif
