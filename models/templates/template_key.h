#pragma once

#include <QHashFunctions>

#include <optional>

namespace lekthi::models {

/// Which template: of one type, or the project's default for all types that have none of their own.
struct TemplateKey
{
    int projectId = 0;
    std::optional<int> typeId; ///< empty: the default

    bool operator==(const TemplateKey &) const = default;
};

inline size_t qHash(const TemplateKey &key, size_t seed = 0)
{
    return qHashMulti(seed, key.projectId, key.typeId.value_or(0));
}

} // namespace lekthi::models
