#pragma once

#include <QList>
#include <QStringList>

class QWidget;

namespace lekthi::ui {

/// What these fields of a filter let through, in words: "Project: LCBP3", "Denied only". Fields that filter
/// nothing (no text, the first choice, not checked) are left out. UI thread only.
QStringList filterWords(const QList<const QWidget *> &fields);

} // namespace lekthi::ui
