#pragma once

#include "core/dispensing/pool_filler.h"
#include "tests/support/agreed_pool.h"

namespace lekthi::test {

inline store::Pool findPool(const store::Address &store, const QString &name)
{
    const auto pool = store::findPool(*PrivateStore::instance().connect(store), poolName(name));
    if (!pool)
        qFatal("%s", qPrintable(pool.error().detail));
    return *pool;
}

inline dispensing::FillOptions fillOptions(qint64 count = 0)
{
    return {.program = QStringLiteral("test"), .count = count};
}

/// Made, given to allocator.demo and filled to its minimum.
inline void makeFilledPool(const store::Address &store, const pools::PoolDraft &draft)
{
    makePool(store, draft);
    const auto root = PrivateStore::instance().connect(store);
    const auto filled = dispensing::fillPool(*root, findPool(store, draft.name), fillOptions());
    if (!filled)
        qFatal("not filled: %s", qPrintable(filled.error().detail));
}

} // namespace lekthi::test
