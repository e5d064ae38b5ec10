#pragma once

#include "core/store/reference/reference_data.h"

#include <QString>

namespace lekthi::models {

/// What a person types or copies from a list to find a counter, written with the codes alone, as they are
/// in every language and calendar: "คคง. →
/// สคฉ.3 · พ.ศ. 2568" becomes "คคง./สคฉ.3/2025".
QString searchedCode(QString text);

/// The counter in one line, for a list: "LCBP3-C2 · LETTER · คคง. → สคฉ.3 · 2568".
QString counterText(const numbering::CounterKey &key, const store::ReferenceData &reference,
                    const QString &period);

/// The same where a heading names project and document type: "คคง. → สคฉ.3 · 2568"; "–" if nothing is left.
QString counterTextWithinType(const numbering::CounterKey &key, const store::ReferenceData &reference,
                              const QString &period);

} // namespace lekthi::models
