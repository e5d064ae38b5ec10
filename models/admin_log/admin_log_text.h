#pragma once

#include "core/store/log/admin_entry.h"

#include <QString>
#include <QStringList>

namespace lekthi::models {

/// The actions that the store writes into its admin log: "TEMPLATE_CHANGED", ...
QStringList knownActions();

/// The action for a person, in the language of the program; one that is not known stays as the store has it.
QString actionText(const QString &action);

/// What the details of an entry say, in words; why a denial was one. The first line is the main one.
QStringList detailsLines(const store::AdminEntry &entry);
QString detailsText(const store::AdminEntry &entry); ///< the same in one line

} // namespace lekthi::models
