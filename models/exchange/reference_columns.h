#pragma once

#include "core/store/reference/reference_item.h"

#include <QList>
#include <QString>

#include <optional>

namespace lekthi::models {

/// The columns of CSV files of reference data, in the order in which they are written.
enum class ReferenceColumn {
    Type,    ///< sub types: the code of what they belong to
    Project, ///< contracts: the same
    Number,  ///< sub types: what numbers show
    Code,
    NameThai,
    NameEnglish,
    NameChinese,
    Order,
    Active,
    StartsOn,
    EndsOn,
    CountedBy,     ///< document types: "ORIGINATOR RECIPIENT", "NONE", "USUAL"
    Organizations, ///< "คคง.:CONSULTANT ผรม.2:CONTRACTOR"
};

QList<ReferenceColumn> referenceColumnsOf(store::ReferenceKind kind);
/// "name_th", "starts_on", ...: its heading.
QString headingOf(ReferenceColumn column);
/// By its heading, whatever the case of its letters and the spaces around it; of the kind's columns only.
std::optional<ReferenceColumn> referenceColumnFrom(store::ReferenceKind kind, QStringView heading);
/// Whether every file has to have it; of the others what is there already stays.
bool isRequired(ReferenceColumn column);

} // namespace lekthi::models
