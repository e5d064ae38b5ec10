#pragma once

#include <QByteArray>
#include <QVariant>

#include <optional>

namespace lekthi::store {

// What a statement gets for a value that may be missing.

template <class T>
QVariant orNull(const std::optional<T> &value)
{
    return value ? QVariant::fromValue(*value) : QVariant();
}

inline QVariant orNull(const QByteArray &hash)
{
    return hash.isEmpty() ? QVariant() : QVariant(hash);
}

} // namespace lekthi::store
