#pragma once

namespace lekthi::ui {

/// Tells assistive technology what our own widgets are (a chart, a number, a button that opens something),
/// and names choices by their label where Qt would name them by their value. May be called again. UI thread
/// only.
void installAccessibleRoles();

} // namespace lekthi::ui
