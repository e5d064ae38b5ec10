#include "models/pools/pool_rights.h"

#include "core/dispensing/pool_filler.h"
#include "core/store/people/rights.h"

#include <QCoreApplication>

#include <algorithm>

namespace lekthi::models {

namespace {

QString retiredText()
{
    return QCoreApplication::translate("lekthi", "This pool is retired.");
}

} // namespace

QString whyNotRequestPool(const store::Person &person)
{
    return store::may(person, store::Deed::RequestPool)
               ? QString()
               : QCoreApplication::translate("lekthi", "Only Super Admins can request changes to ID pools.");
}

QString whyNotRetire(const PoolRow &row, const store::Person &person)
{
    if (const QString why = whyNotRequestPool(person); !why.isEmpty())
        return why;
    return row.pool.isActive() ? QString() : retiredText();
}

QString whyNotFill(const PoolRow &row, const store::Person &person)
{
    if (!store::may(person, store::Deed::FillPool))
        return QCoreApplication::translate(
            "lekthi", "Only Super Admins and the numbering services of a pool can fill it.");
    if (!row.pool.isActive())
        return retiredText();
    if (!row.settings)
        return QCoreApplication::translate("lekthi",
                                           "This version of Lekthi does not know all settings of this pool.");
    if (row.pool.hasNoMoreIds())
        return QCoreApplication::translate(
            "lekthi", "All IDs that the filters accept are generated. Create a pool with longer IDs.");
    if (row.pool.isBeingFilled)
        return QCoreApplication::translate("lekthi", "%1 is filling this pool now (%2).", "account, program")
            .arg(row.pool.filler, row.pool.fillingProgram);
    return idsToFill(row.pool) > 0 ? QString() : QCoreApplication::translate("lekthi", "This pool is full.");
}

qint64 idsToFill(const store::Pool &pool)
{
    if (pool.isLow())
        return dispensing::idsLacking(pool, pool.available());
    return std::clamp<qint64>(pool.minimum + pool.batch - pool.available(), 0, pool.batch);
}

} // namespace lekthi::models
