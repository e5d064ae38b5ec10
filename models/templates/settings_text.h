#pragma once

#include "core/store/templates/number_template.h"

#include <QString>
#include <QStringList>

namespace lekthi::models {

/// The choices of each setting of a template, in the order of their values and the language of the program.
QStringList periodTitles();
QStringList overflowTitles();
QStringList scopeTitles();
QStringList takenTitles();

/// What each of the four settings decides, in the order of TemplateSettings.
QStringList settingTitles();

/// "Numbers start again: Every year → Never" for each setting that differs.
QStringList settingChanges(const store::TemplateSettings &before, const store::TemplateSettings &after);

/// All four of them in one line.
QString settingsText(const store::TemplateSettings &settings);

} // namespace lekthi::models
