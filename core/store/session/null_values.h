#pragma once

#include <QByteArray>
#include <QUuid>
#include <QVariant>

#include <optional>

namespace lekthi::store {

// What a statement gets for a value that may be missing, or that has another form there.

template <class T>
QVariant orNull(const std::optional<T> &value)
{
    return value ? QVariant::fromValue(*value) : QVariant();
}

inline QVariant orNull(const QByteArray &hash)
{
    return hash.isEmpty() ? QVariant() : QVariant(hash);
}

inline QString textOf(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces);
}

} // namespace lekthi::store
