#pragma once

#include "core/register/register_fault.h"

#include <QHash>
#include <QStringList>

namespace lekthi::registers {

/// What a column of a register can hold.
enum class RegisterColumn {
    Number,
    Project,
    Type,
    Originator,
    Recipient,
    SubType,
    RfaType,
    Discipline,
    Date,
    DocumentId,
    Title,
};

/// "number", "project", "originator", ...: stable names for scripts.
QString columnName(RegisterColumn column);

/// Which cell of a line holds what, from 0.
using RegisterColumns = QHash<RegisterColumn, qsizetype>;

/// The columns whose headings are usual words for them, in English, Thai or Chinese. The first one of several
/// counts.
RegisterColumns columnsOf(const QStringList &headings);

/// The column of this heading (however its letters are written) or number from 1; UnknownColumn.
RegisterResult<qsizetype> findColumn(const QStringList &headings, const QString &name);

} // namespace lekthi::registers
