#pragma once

#include <QByteArray>

namespace lekthi::store {

/// Adds a value of what is hashed behind its length, so that none can run into the next: as the store's
/// function chained_text does.
inline void addChained(QByteArray &text, const QByteArray &field)
{
    text += QByteArray::number(field.size()) + ':' + field;
}

} // namespace lekthi::store
