#pragma once

#include <QStringList>

class QWidget;

namespace lekthi::test {

/// What assistive technology is told too little of, going down from a window as it does: what takes the
/// keyboard without a name, and what paints itself and has no role and no words for what it shows.
QStringList unspoken(QWidget &window);

} // namespace lekthi::test
