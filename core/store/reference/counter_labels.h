#pragma once

#include "core/numbering/counter_key.h"
#include "core/store/reference/reference_values.h"

#include <QByteArray>
#include <QHash>

#include <array>

namespace lekthi::store {

/// counterCodes() with "/" between them, for long lists of counters: each look-up takes as long among a
/// thousand organizations as among three. Holds a copy of the codes, no text of a counter. Pure; one thread.
class CounterLabels
{
public:
    explicit CounterLabels(const ReferenceData &data);

    QByteArray of(const numbering::CounterKey &key) const; ///< UTF-8

private:
    using Codes = QHash<int, QByteArray>;

    Codes m_projects;
    std::array<Codes, 6> m_parts; ///< in the order in which they stand behind the project
};

} // namespace lekthi::store
