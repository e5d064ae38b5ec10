#pragma once

class QWidget;

namespace lekthi::ui {

// Where the keyboard begins in a part of the window. A focus proxy would say it too, but Tab stops at it as
// if it were a control, and comes from the last control of a part to the part itself: round and round. UI
// thread only.

/// start: a control inside of the part, or a part that has a start itself.
void setKeyboardStart(QWidget &part, QWidget &start);

/// Gives the keyboard to the control of the part that had it last, or else to where it begins, or else to the
/// first that can be seen and stops Tab. Nothing happens in a part without any.
void takeKeyboard(QWidget &part);

} // namespace lekthi::ui
