#pragma once

#include "core/store/reference/reference_item.h"
#include "core/store/reference/reference_source.h"

#include <QString>

namespace lekthi::models {

/// "Organizations": the list of a kind.
QString listTitle(store::ReferenceKind kind);
/// "Contractor".
QString participantTitle(store::ParticipantRole role);
/// What the code of the kind is called: "Number" for sub types.
QString codeCaption(store::ReferenceKind kind);
/// Who keeps the lists instead of the store, and how many entries there are left out.
QString sourceText(const store::ReferenceSource &source);
/// The name in the program's language, else in another one.
QString nameOf(const store::ReferenceItem &item);

} // namespace lekthi::models
