#pragma once

#include <QList>

class QWidget;

namespace lekthi::ui {

/// For controls that are made while their part is shown already: Tab comes to them where the part stands, in
/// the order of the list, instead of after everything else in the window. UI thread only.
void placeInTabOrder(QWidget &part, const QList<QWidget *> &controls);
/// For controls below area that lie over it: Tab comes to them after everything else in it, in the order of
/// the list. UI thread only.
void placeLastInTabOrder(QWidget &area, const QList<QWidget *> &controls);

} // namespace lekthi::ui
