#pragma once

#include "core/store/template_gateway.h"

#include <QString>
#include <QStringList>

namespace lekthi::models {

/// The choices of each setting of a template, in the order of their values and the language of the program.
QStringList periodTitles();
QStringList overflowTitles();
QStringList scopeTitles();
QStringList takenTitles();

/// All four of them in one line.
QString settingsText(const store::TemplateSettings &settings);

} // namespace lekthi::models
