#pragma once

#include "core/store/pools/pool_filling_gateway.h"
#include "core/store/pools/pool_gateway.h"
#include "core/store/requests/pool_request.h"
#include "tests/support/approving.h"
#include "tests/support/private_store.h"

namespace lekthi::test {

inline numbering::Reason poolReason()
{
    return *numbering::Reason::parse(QStringLiteral("the farmers get cards with numbers of their own"));
}

/// The settings of the draft, which has to be right.
inline pools::PoolSettings poolSettings(const pools::PoolDraft &draft)
{
    auto settings = pools::PoolSettings::make(draft);
    if (!settings)
        qFatal("%s", qPrintable(pools::describe(settings.error().first())));
    return *settings;
}

/// Ids of six digits without filters: 100,000 of them.
inline pools::PoolDraft plainDraft(const QString &name, qint64 minimum = 100, qint64 batch = 200,
                                   int length = 6)
{
    return {.name = name, .length = length, .minimum = minimum, .batch = batch};
}

inline pools::PoolName poolName(const QString &name)
{
    return *pools::PoolName::parse(name);
}

/// Requested by sa.one and approved by sa.two. What went wrong, else nothing.
inline store::Result<void> agreePool(const store::Address &store, const pools::PoolDraft &draft)
{
    const auto one =
        PrivateStore::instance().connect(PrivateStore::asPerson(store, QStringLiteral("sa.one")));
    const auto two =
        PrivateStore::instance().connect(PrivateStore::asPerson(store, QStringLiteral("sa.two")));
    const pools::PoolSettings settings = poolSettings(draft);
    return store::requestPool(*one, settings, *pools::measureCapacity(settings.rules()), poolReason())
        .and_then([&](qint64 id) { return approve(*two, id); });
}

/// The same, and given to allocator.demo.
inline void makePool(const store::Address &store, const pools::PoolDraft &draft)
{
    const auto root = PrivateStore::instance().connect(store);
    const auto made = agreePool(store, draft).and_then([&] {
        return store::givePool(*root, poolName(draft.name), QStringLiteral("allocator.demo"));
    });
    if (!made)
        qFatal("no pool: %s", qPrintable(made.error().detail));
}

} // namespace lekthi::test
