#pragma once

#include <QModelIndex>
#include <QString>

#include <functional>

namespace lekthi::test {

// The hands of a person without a mouse: keys go to the window that is active, which gives them to whatever
// has the keyboard there.

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
/// Letters, digits and signs of ASCII.
void typeText(const QString &text);
/// Presses Tab until the control of that name has the keyboard; false if it never comes there.
bool tabTo(const QString &name);
/// Goes through the rows of the list or table that has the keyboard, from its first on, until one fits; false
/// if none does.
bool goToRow(const std::function<bool(const QModelIndex &)> &fits);

} // namespace lekthi::test
