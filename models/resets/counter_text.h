#pragma once

#include "core/store/reference_data.h"

#include <QString>

namespace lekthi::models {

/// The code that a person types to say which counter is meant: "LCBP3-C2/LETTER/คคง./สคฉ.3/2025". The same in
/// every language and calendar; parts that the counter does not count by are left out.
QString counterCode(const numbering::CounterKey &key, const store::ReferenceData &reference);

/// The counter in one line, for a list: "LCBP3-C2 · LETTER · คคง. → สคฉ.3 · 2568".
QString counterText(const numbering::CounterKey &key, const store::ReferenceData &reference,
                    const QString &period);

} // namespace lekthi::models
