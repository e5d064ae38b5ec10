#pragma once

#include <QString>

namespace lekthi::store {

/// A statement with its "{{from_...}}", "{{pattern_...}}" and "{{text_...}}" replaced by the files of these
/// names among the sql_parts of a room, or by what the core checks by too (core/numbering/reason_patterns.h,
/// token_table.h): what several statements and routines have to read alike. Values behind a name, as in
/// "{{text_take_list rfa_types type RFA_TYPE}}", take the places %1, %2, ... of the part.
QString withParts(QString text);

/// The same for a routine, whose tables need their schema: "{{store}}." before each.
QString withPartsOfStore(QString text);

/// With "{{store}}." before each table behind FROM and JOIN.
QString withSchema(QString text);

} // namespace lekthi::store
