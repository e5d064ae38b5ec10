#pragma once

#include "core/store/reference/reference_data.h"

#include <QString>

namespace lekthi::models {

/// The code that a person types to say which counter is meant: "LCBP3-C2/LETTER/คคง./สคฉ.3/2025". The same in
/// every language and calendar; parts that the counter does not count by are left out.
QString counterCode(const numbering::CounterKey &key, const store::ReferenceData &reference);

/// What a person types or copies from a list to find a counter, written as counterCode writes it: "คคง. →
/// สคฉ.3 · พ.ศ. 2568" becomes "คคง./สคฉ.3/2025".
QString searchedCode(QString text);

/// The counter in one line, for a list: "LCBP3-C2 · LETTER · คคง. → สคฉ.3 · 2568".
QString counterText(const numbering::CounterKey &key, const store::ReferenceData &reference,
                    const QString &period);

/// The same where a heading names project and document type: "คคง. → สคฉ.3 · 2568"; "–" if nothing is left.
QString counterTextWithinType(const numbering::CounterKey &key, const store::ReferenceData &reference,
                              const QString &period);

} // namespace lekthi::models
