#pragma once

#include <QStringList>

class QWidget;

namespace lekthi::test {

/// What somebody who cannot see the window is told nothing about: the paths of all widgets below it that are
/// shown, take the keyboard and have no accessible name. Labels are their own names.
QStringList controlsWithoutName(const QWidget &root);

/// What somebody without a mouse cannot get to: the paths of all buttons, fields and lists below it that Tab
/// passes over, hidden ones too.
QStringList controlsWithoutTab(const QWidget &root);

/// Alt with a letter that means two things at once: "S: signInButton, saveButton". Looks at what can be seen.
QStringList clashingMnemonics(const QWidget &root);

} // namespace lekthi::test
